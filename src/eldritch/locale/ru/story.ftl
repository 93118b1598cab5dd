### eldritch story: партия, сыгранная на сервере, в словах.

story-help =
    Рассказать словами, строка за строкой, партию, сыгранную на сервере.

    Рассказывается то, что видели все, а с --seat и то, что знал этот игрок.
story-example =
    Примеры:

      eldritch story game.json
      eldritch story game.json --seat 2 --lang ru > game.txt
story-arg-seat = рассказать глазами этого игрока (считая с 1)
