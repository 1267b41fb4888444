# «Робинзон Крузо»: карты обломков.

card-wreck-captains-chest = Сундук капитана
card-wreck-captains-chest-remedy = Поход за сокровищами
card-wreck-captains-chest-one = Команда получает 1 дерево.
card-wreck-captains-chest-two = Команда получает 1 дерево и стартовый предмет, наугад из тех, что ещё не в игре.

card-wreck-food-crates = Ящики с едой
card-wreck-food-crates-remedy = Поход за едой
card-wreck-food-crates-one = Команда получает 1 еду.
card-wreck-food-crates-two = Команда получает 1 еду и 1 еду, которая не портится.

card-wreck-wrecked-lifeboat = Разбитая шлюпка
card-wreck-wrecked-lifeboat-remedy = Поход за деревом
card-wreck-wrecked-lifeboat-one = Команда получает 1 дерево.
card-wreck-wrecked-lifeboat-two = Команда получает 2 дерева.
