# «Острів людожерів»: усе, що каже лише цей сценарій.

setting-scenario-cannibal_island = Острів людожерів
setting-scenario-cannibal_island-help = Паліть села людожерів і візьміть штурмом їхнє місто за 9 раундів.
goal-cannibal_island = Мета: знищити місто людожерів так, щоб усі дожили до кінця цього раунду; на це 9 раундів. Місто відкриється на t4 в раунді 4. Села стоять на перших чотирьох досліджених ділянках із тотемами; хто знайшов село, дістає рани, а таборові там не місце, доки його не спалено. Напад — це полювання з 2 фішками на місце, до якого ведуть досліджені ділянки, хоч яке воно далеке; хто його веде, дістає по 1 рані за кожен рівень, якого бракує зброї. Кожне спалене село ослаблює місто на 3, а решту сіл — на 1. Книга на карті події приводить людожерів у табір: вони завдають ран, тим менше, чим більше сіл спалено, і табір мусить тікати на сусідню ділянку. Кубиків погоди не кидають, якщо цього не вимагає карта.
help-cannibal_island =
    У цьому сценарії:
      do hunt m2-village        напасти на село на m2
      do hunt t4-city           напасти на місто
planned-village = напад ({ $target })
planned-city = напад ({ $target })
progress-villages = Села: спалено { $burnt }, знайдено { $found }
progress-village-strength = сила: село { $strength }
progress-city-strength = місто { $strength }

card-find-blowpipe = Духова трубка
text-find-blowpipe = Тимчасова зброя +2, один раз.
card-find-healing-ointment = Цілюща мазь
text-find-healing-ointment = Вилікувати 1 рану, вночі.
card-find-map-of-the-island = Мапа острова
text-find-map-of-the-island = Гляньте на три наступні ділянки стосу й поверніть їх у будь-якому порядку.
card-find-rusty-machete = Старе мачете
text-find-rusty-machete = Зброя +1.
card-canoe = Каное
text-canoe = Хто досліджує, бере дві наступні ділянки, одну викладає, другу затасовує назад.
card-ballista = Баліста
text-ballista = Зброя +1, а якщо є укриття, ще й частокіл +2.
card-t1-village = село на t1
card-t2-village = село на t2
card-t3-village = село на t3
card-m2-village = село на m2
card-m3-village = село на m3
card-m4-village = село на m4
card-b1-village = село на b1
card-b2-village = село на b2
card-b3-village = село на b3
card-t4-city = місто на t4
card-t4-left = t4 ліворуч
card-t4-right = t4 праворуч
card-t4-token = t4 папуги

event-city-found = Ділянку 4 відкрито: на { $space } стоїть місто людожерів.
event-village-found = На { $space } стоїть село людожерів № { $number }.
event-village-burnt = Село на { $space } спалено.
event-city-destroyed = Місто людожерів знищено! Лишилося всім дожити до кінця раунду.
event-cannibals-attack = Людожери нападають на табір.
event-shelter-lost = Таборові нікуди тікати, і укриття втрачено.

refused-cannibals-there = Таборові не можна на { $space }: там людожери.
refused-no-cannibals = На { $space } нападати ні на кого: села там немає.
refused-burnt-already = Село на { $space } вже спалено.
refused-friday-attacks = П’ятниця допомагає в нападі, але не веде його.
refused-city-hidden = На місто можна напасти, лише коли його ділянка відкриється, — у раунді { $round }.
