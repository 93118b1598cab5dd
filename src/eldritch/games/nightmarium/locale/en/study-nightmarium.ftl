study-nightmarium-executed = card taken from a creature
study-nightmarium-scavenged = creature scattered
study-nightmarium-devoured = own creature eaten at
study-nightmarium-gave-up = cards given up to a pure legion
study-nightmarium-chain-stopped = chain that stopped short
