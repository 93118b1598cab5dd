study-castle-attacked = нападение
study-castle-offered = предложен обмен
study-castle-looked-at-identity = увидена личность
study-castle-hypnotised = применён гипноз
