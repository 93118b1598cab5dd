### eldritch story: партия, сыгранная на сервере, в словах.

story-help =
    Выводит партию, сыгранную на сервере, в виде текста, строка за строкой.

    В нём то, что видели все, а с --seat и то, что знал этот игрок.
story-example =
    Примеры:

      eldritch story game.json
      eldritch story game.json --seat 2 --lang ru > game.txt
story-arg-seat = показать и то, что видел этот игрок (считая с 1)
