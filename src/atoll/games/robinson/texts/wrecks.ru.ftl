# «Робинзон Крузо»: карты обломков.

card-wreck-captains-chest = Сундук капитана
text-wreck-captains-chest-remedy = Поход за сокровищами
text-wreck-captains-chest-one = Команда получает 1 дерево.
text-wreck-captains-chest-two = Команда получает 1 дерево и стартовый предмет, наугад из тех, что ещё не в игре.

card-wreck-food-crates = Ящики с едой
text-wreck-food-crates-remedy = Поход за едой
text-wreck-food-crates-one = Команда получает 1 еду.
text-wreck-food-crates-two = Команда получает 1 еду и 1 еду, которая не портится.

card-wreck-wrecked-lifeboat = Разбитая шлюпка
text-wreck-wrecked-lifeboat-remedy = Поход за деревом
text-wreck-wrecked-lifeboat-one = Команда получает 1 дерево.
text-wreck-wrecked-lifeboat-two = Команда получает 2 дерева.
