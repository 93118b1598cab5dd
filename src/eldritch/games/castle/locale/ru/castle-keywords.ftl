### Ключевые слова «Путешествия к замку Дьявола». Формы: как слово может стоять в тексте; звёздочка — любое окончание.

castle-keywords-order = Орден Открытых секретов
castle-keywords-order-forms = орден*
castle-keywords-order-text = Одна из двух организаций. Побеждает, когда у её членов вместе три ключа.
castle-keywords-brotherhood = Братство Правдивой лжи
castle-keywords-brotherhood-forms = братств*
castle-keywords-brotherhood-text = Одна из двух организаций. Побеждает, когда у её членов вместе три кубка.
castle-keywords-goal = Победный предмет
castle-keywords-goal-forms = победн* предмет*
castle-keywords-goal-text = Ключи для Ордена, кубки для Братства. Трёх у одной организации хватит, чтобы объявить победу.
castle-keywords-side = Принадлежность
castle-keywords-side-forms = принадлежност*, организаци*
castle-keywords-side-text = Ваша тайная организация. Она не меняется. Другие узнают её, только подсмотрев: после стычки или с Моноклем.
castle-keywords-profession = Профессия
castle-keywords-profession-forms = професси*
castle-keywords-profession-text =
    Тайное умение. Применённая профессия лежит лицом вверх; одноразовая больше не действует, пока её не обновят Талмуд
    или Куртка.
castle-keywords-trade = Обмен
castle-keywords-trade-forms = обмен*, менят*, меняйте*
castle-keywords-trade-text =
    В свой ход вы отдаёте предмет лицом вниз. Другой игрок отказывается либо оставляет его и возвращает свой. Ход в
    любом случае окончен.
castle-keywords-aloud = Вслух
castle-keywords-aloud-forms = вслух, при обмене
castle-keywords-aloud-text =
    Некоторые предметы действуют при обмене: получивший называет предмет, отдавший выполняет. Остальные переходят
    молча.
castle-keywords-attack = Атака
castle-keywords-attack-forms = напад*, атак*, стычк*
castle-keywords-attack-text = В свой ход вы атакуете другого игрока. Остальные решают, кого поддержать, и побеждает более сильная сторона.
castle-keywords-support = Поддержка
castle-keywords-support-forms = поддерж*
castle-keywords-support-text = Все остальные по очереди встают за атакующего, за защищающегося или ни за кого. Это многое о них говорит.
castle-keywords-rounds = Тайные круги
castle-keywords-rounds-forms = тайн* круг*
castle-keywords-rounds-text =
    После поддержки предметы и профессии выкладывают тайно и открывают разом, пока никто ничего не добавит.
castle-keywords-spoils = Добыча
castle-keywords-spoils-forms = добыч*
castle-keywords-spoils-text =
    Победитель узнаёт принадлежность и профессию проигравшего либо смотрит весь его багаж и может забрать предмет.
castle-keywords-tie = Ничья
castle-keywords-tie-forms = ничь*
castle-keywords-tie-text =
    Стороны равны: побеждает применивший Кольцо с ядом, а без него никто, и атакующий берёт предмет из колоды.
castle-keywords-declare = Объявить победу
castle-keywords-declare-forms = объяв*
castle-keywords-declare-text =
    В свой ход: покажите карты и назовите союзников, чьи предметы вместе с вашими составят три. Если вы правы, победила
    ваша организация, если ошиблись — чужая.
castle-keywords-elixir = Эликсир силы
castle-keywords-elixir-forms = эликсир*
castle-keywords-elixir-text =
    При нечётном числе игроков меньшая организация может засчитать эликсир объявляющего как один победный предмет.
castle-keywords-limit = Предел руки
castle-keywords-limit-forms = предел*
castle-keywords-limit-text =
    Пять предметов; шесть вчетвером, восемь втроём. У кого лишний, тот отдаёт один тому, у кого есть место.
castle-keywords-bag = Сумка
castle-keywords-bag-forms = сумк*
castle-keywords-bag-text =
    Отдавший её при обмене может взять предмет из колоды. Внутри ключ или кубок: им она и станет, когда колода опустеет.
castle-keywords-pile = Колода
castle-keywords-pile-forms = колод*
castle-keywords-pile-text =
    Предметы, которых ещё ни у кого нет. Их приносят сумки и ничьи; когда ушёл последний, сумки открываются.
castle-keywords-spare = Свободные профессии
castle-keywords-spare-forms = свободн* професси*
castle-keywords-spare-text = Профессии, которых ни у кого нет. Куртка позволяет выбрать одну из них.
castle-keywords-key = Ключ
castle-keywords-key-forms = ключ, ключа, ключи, ключей
castle-keywords-key-text = Победный предмет Ордена: трёх хватит для победы.
castle-keywords-goblet = Кубок
castle-keywords-goblet-forms = кубок, кубка, кубки, кубков
castle-keywords-goblet-text = Победный предмет Братства: трёх хватит для победы.
castle-keywords-dagger = Кинжал
castle-keywords-dagger-forms = кинжал*
castle-keywords-dagger-text = В стычке: +1 вам, если вы атакуете.
castle-keywords-gloves = Перчатки
castle-keywords-gloves-forms = перчат*
castle-keywords-gloves-text = В стычке: +1 вам, если вы защищаетесь.
castle-keywords-casting_knives = Метательные ножи
castle-keywords-casting_knives-forms = метательн* нож*, ножи, ножей
castle-keywords-casting_knives-text = В стычке: +1 атакующему, которого вы поддержали.
castle-keywords-whip = Хлыст
castle-keywords-whip-forms = хлыст*
castle-keywords-whip-text = В стычке: +1 защищающемуся, которого вы поддержали.
castle-keywords-poison_ring = Кольцо с ядом
castle-keywords-poison_ring-forms = кольц* с ядом
castle-keywords-poison_ring-text = В своей стычке вы побеждаете при ничьей, если применили его.
castle-keywords-monocle = Монокль
castle-keywords-monocle-forms = монокл*
castle-keywords-monocle-text = Отдавший его при обмене видит принадлежность другого.
castle-keywords-privilege = Грамота
castle-keywords-privilege-forms = грамот*
castle-keywords-privilege-text = Отдавший её при обмене видит все предметы другого.
castle-keywords-black_pearl = Чёрная жемчужина
castle-keywords-black_pearl-forms = черн* жемчужин*, жемчужин*
castle-keywords-black_pearl-text = От неё нельзя отказаться, и с нею нельзя объявить победу. Избавьтесь от неё.
castle-keywords-tome = Талмуд
castle-keywords-tome-forms = талмуд*
castle-keywords-tome-text =
    Отдавший его при обмене может поменяться профессиями с другим; обе снова лежат лицом вниз, как новые.
castle-keywords-coat = Куртка
castle-keywords-coat-forms = куртк*
castle-keywords-coat-text = Отдавший её при обмене может сменить профессию на одну из свободных; она ложится лицом вниз.
castle-keywords-sextant = Секстант
castle-keywords-sextant-forms = секстант*
castle-keywords-sextant-text = Отдавший его при обмене выбирает, влево или вправо, и все передают туда по предмету.
castle-keywords-ring_of_power = Кольцо Всевластия
castle-keywords-ring_of_power-forms = кольц* всевластия
castle-keywords-ring_of_power-text = С ним и тремя любыми победными предметами в руке вы побеждаете в одиночку.
castle-keywords-broken_mirror = Разбитое зеркало
castle-keywords-broken_mirror-forms = разбит* зеркал*, зеркал*
castle-keywords-broken_mirror-text = От него нельзя отказаться. Ни один предмет в этом обмене не называют, и оба не действуют.
castle-keywords-diplomat = Дипломат
castle-keywords-diplomat-forms = дипломат*
castle-keywords-diplomat-text =
    Один раз, в свой ход: потребуйте названный предмет в обмен на свой. Если его нет, игрок показывает вам все свои
    предметы. Ход окончен.
castle-keywords-doctor = Врач
castle-keywords-doctor-forms = врач, врача, врачу, врачом
castle-keywords-doctor-text = Один раз, в любой стычке: после подсчёта она остаётся без последствий, и ход окончен.
castle-keywords-duelist = Дуэлянт
castle-keywords-duelist-forms = дуэлянт*
castle-keywords-duelist-text = Один раз, в своей стычке: никто не может никого поддержать, и +1 вам.
castle-keywords-poison_mixer = Знаток ядов
castle-keywords-poison_mixer-forms = знаток* ядов
castle-keywords-poison_mixer-text = Один раз, в чужой стычке: вы называете победителя.
castle-keywords-grand_master = Великий мастер
castle-keywords-grand_master-forms = велик* мастер*
castle-keywords-grand_master-text = +1 вам, когда вы защищаетесь.
castle-keywords-clairvoyant = Провидец
castle-keywords-clairvoyant-forms = провид*
castle-keywords-clairvoyant-text =
    Один раз, в свой ход: просмотрите колоду, положите два предмета сверху, остальные перемешайте. Это не действие.
castle-keywords-hypnotist = Гипнотизёр
castle-keywords-hypnotist-forms = гипнотизер*
castle-keywords-hypnotist-text =
    Когда атакуете: один из остальных никого не поддерживает и ничего не применяет в этой стычке.
castle-keywords-bodyguard = Телохранитель
castle-keywords-bodyguard-forms = телохранител*
castle-keywords-bodyguard-text = +1 стороне, которую вы поддержали.
castle-keywords-priest = Священник
castle-keywords-priest-forms = священник*
castle-keywords-priest-text =
    Один раз, до поддержки: отмените чужую стычку. Атакующий, у которого два предмета или больше, отдаёт вам один на
    свой выбор.
castle-keywords-thug = Головорез
castle-keywords-thug-forms = головорез*
castle-keywords-thug-text = +1 вам, когда вы атакуете.
castle-keywords-smuggling = Контрабанда
castle-keywords-smuggling-forms = контрабанд*
castle-keywords-smuggling-text = Вариант: отдающий предмет может скрыть его свойство. Тогда оно не действует.
castle-keywords-fortune = Гадание
castle-keywords-fortune-forms = гадани*
castle-keywords-fortune-text =
    Вариант, действие: назовите врагов, у которых вместе три их победных предмета. Если вы правы, победила ваша
    организация, если ошиблись — их.
