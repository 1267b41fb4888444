// Written by `python -m tools.wire_types` from the Structs of the server and the games.

/** Arguments of messages that are seats: people read the names of the players there. */
export const SEAT_ARGUMENTS: readonly string[] = ["seat", "to", "victim"];

export type FromServer = Table | Update | Said | Done | Refused | Closing;

export type FromClient = Answer | Undo | Grant | Decline | Say | Go;

export interface Table {
  readonly type: "table";
  readonly table: TableShown;
}

export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly since: number;
  readonly events: readonly EventShown[];
  readonly view: View<unknown>;
  readonly decisions: readonly DecisionShown[];
  readonly undo: "free" | "ask" | "no";
  readonly request: RequestShown | null;
  readonly deadlines: readonly (number | null)[];
  readonly relief: readonly (number | null)[];
  readonly now: number;
}

export interface Said {
  readonly type: "said";
  readonly remarks: readonly RemarkShown[];
}

export interface Done {
  readonly type: "done";
  readonly ref: number;
  readonly seq: number;
}

export interface Refused {
  readonly type: "refused";
  readonly ref: number;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly detail: string;
  readonly rule: string | null;
  readonly stale: boolean;
}

export interface Closing {
  readonly type: "closing";
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly detail: string;
}

export interface Answer {
  readonly type: "answer";
  readonly ref: number;
  readonly seq: number;
  readonly text: string;
}

export interface Undo {
  readonly type: "undo";
  readonly ref: number;
  readonly seq: number;
}

export interface Grant {
  readonly type: "grant";
  readonly ref: number;
  readonly seq: number;
}

export interface Decline {
  readonly type: "decline";
  readonly ref: number;
  readonly seq: number;
}

export interface Say {
  readonly type: "say";
  readonly ref: number;
  readonly text: string;
}

export interface Go {
  readonly type: "go";
  readonly ref: number;
  readonly table: string;
  readonly seen?: number;
}

export interface View<B> {
  readonly seat: number | null;
  readonly seats: number;
  readonly waiting: readonly number[];
  readonly sealed: readonly number[];
  readonly own_sealed: string | null;
  readonly talk: Talk;
  readonly outcome: Outcome | null;
  readonly board: B;
}

export interface OptionShown {
  readonly text: string;
  readonly verb: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly pieces?: readonly string[];
  readonly told?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly label?: string;
}

export interface ChoiceShown {
  readonly value: unknown;
  readonly text?: string | null;
  readonly piece?: string;
}

export interface RowsShown {
  readonly verb: string;
  readonly form: string;
  readonly args: readonly string[];
  readonly rows: readonly (readonly number[])[];
  readonly pieces?: readonly string[];
  readonly told?: readonly (Readonly<Record<string, string | number | readonly (string | number)[]>>)[];
}

export interface ProductShown {
  readonly verb: string;
  readonly form: string;
  readonly choices: Readonly<Record<string, readonly number[]>>;
  readonly pieces?: readonly string[];
  readonly told?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly but?: readonly string[];
}

export interface DecisionShown {
  readonly prompt: Message;
  readonly must: boolean;
  readonly options: readonly (OptionShown | RowsShown | ProductShown)[];
  readonly choices: readonly ChoiceShown[];
}

export interface SeatShown {
  readonly seat: number;
  readonly name: string | null;
  readonly bot: string | null;
  readonly away: boolean;
}

export interface TableShown {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  readonly seats: readonly SeatShown[];
  readonly status: "open" | "playing" | "over";
  readonly waiting: readonly number[];
  readonly listed: boolean;
  readonly clock: number | null;
  readonly host: number | null;
  readonly you: number | null;
  readonly earlier: string | null;
  readonly later: string | null;
  readonly fork_of: string | null;
  readonly seed_hash: string;
  readonly seed: string | null;
  readonly unplayable: Message | null;
  readonly created: number;
  readonly changed: number;
}

export interface Problem {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly detail: string;
}

export interface EventShown {
  readonly seq: number;
  readonly kind: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

export interface RequestShown {
  readonly seat: number;
  readonly granted: readonly number[];
  readonly needed: readonly number[];
}

export interface RemarkShown {
  readonly id: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly seq: number;
}

export interface RulesShown {
  readonly game: string;
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}

export interface WhyShown {
  readonly legal: boolean;
  readonly text: string | null;
  readonly why: Message | null;
  readonly rule: string | null;
}

export interface WhatIfShown {
  readonly why: WhyShown;
  readonly certainty: "certain" | "open" | null;
  readonly view: View<unknown> | null;
}

export interface HintShown {
  readonly seq: number;
  readonly bot: string;
  readonly text: string | null;
}

export interface ReportKept {
  readonly id: number;
}

export interface MomentShown {
  readonly number: number;
  readonly seat: number | null;
  readonly chosen: OptionShown | null;
  readonly at: number | null;
  readonly events: readonly EventShown[];
  readonly view: View<unknown>;
}

export interface ReplayShown {
  readonly table: TableShown | null;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  readonly seed: string | null;
  readonly seat: number | null;
  readonly moments: readonly MomentShown[];
}

export interface LessonMoment {
  readonly number: number;
  readonly seat: number | null;
  readonly chosen: OptionShown | null;
  readonly at: number | null;
  readonly events: readonly EventShown[];
  readonly view: View<unknown>;
  readonly decisions: readonly DecisionShown[];
  readonly say: string | null;
}

export interface VoyageShown {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  readonly learner: number;
  readonly moments: readonly LessonMoment[];
}

export interface Newcomer {
  readonly name: string;
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export interface PasswordChange {
  readonly old: string;
  readonly new: string;
}

export interface Label {
  readonly label: string;
}

export interface Program {
  readonly person: Person;
  readonly token: string;
}

export interface NewToken {
  readonly id: string;
  readonly token: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
  readonly listed?: boolean;
  readonly clock?: number | null;
}

export interface Who {
  readonly who: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

export interface Token {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly current: boolean;
}

export interface Version {
  readonly version: string;
}

export interface ConditionShown {
  readonly value: string | number | boolean | null;
  readonly of: string;
  readonly among: readonly (string | number | boolean | null)[];
}

export interface SettingShown {
  readonly name: string;
  readonly default: string | number | boolean | null;
  readonly values: readonly (string | number | boolean | null)[];
  readonly conditions: readonly ConditionShown[];
  readonly explained: Readonly<Record<string, string>>;
  readonly difficulty: Readonly<Record<string, 1 | 2 | 3 | 4 | 5>>;
}

export interface GameShown {
  readonly id: string;
  readonly rules: number;
  readonly seats: readonly number[];
  readonly usual_seats: number;
  readonly bots: readonly string[];
  readonly settings: readonly SettingShown[];
}

export interface OldRecord {
  readonly record: string;
  readonly seat?: number | null;
}

export interface Turning {
  readonly moment: number;
  readonly seat: number;
}

export interface Attempt {
  readonly text?: string | null;
  readonly pieces?: readonly string[];
}

export interface Complaint {
  readonly words: string;
  readonly moment?: number | null;
}

export interface TranquilityBoard {
  readonly options: TranquilityOptions;
  readonly belongings: readonly ("start" | "decks" | "display" | "halves" | "compasses" | "supply" | "barriers" | "exploration")[];
  readonly moment: "turn" | "pay" | "offer" | "give" | "rocks" | "storm" | "explore" | "take" | "over";
  readonly first: number;
  readonly active: number;
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly string[];
  readonly grid: readonly number[];
  readonly borders: readonly string[];
  readonly day_cells: readonly string[];
  readonly closed: readonly string[];
  readonly crown_closed: boolean;
  readonly pillars: readonly [number, number] | null;
  readonly started: boolean;
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly limits: readonly number[];
  readonly decks: readonly number[];
  readonly discards: readonly number[];
  readonly shown: readonly (readonly string[])[];
  readonly removed: number;
  readonly gone: readonly string[];
  readonly offers: readonly number[];
  readonly quotas: readonly number[];
  readonly joint: TranquilityJointSeen | null;
  readonly rocks: number | null;
  readonly storms: readonly TranquilityStormInPlay[];
  readonly compasses: number;
  readonly supply: number;
  readonly night: boolean;
  readonly night_cells: readonly string[];
  readonly wrong_cells: readonly string[];
  readonly misfits: readonly string[];
  readonly exploration: number;
  readonly found: number;
  readonly paradise: boolean;
  readonly display: readonly number[];
  readonly places: number;
  readonly scores: readonly number[];
  readonly worth: readonly number[];
}

export interface LifeboatsBoard {
  readonly options: LifeboatsOptions;
  readonly colours: readonly string[];
  readonly lanes: number;
  readonly moves: number;
  readonly first: number;
  readonly round: number;
  readonly moment: "launch" | "board" | "vote" | "settle" | "leave" | "climb" | "over";
  readonly islands: readonly LifeboatsIslandSeen[];
  readonly boats: readonly LifeboatsBoatSeen[];
  readonly on_deck: readonly LifeboatsPerson[];
  readonly swimmers: readonly LifeboatsSwimming[];
  readonly drowned: readonly LifeboatsPerson[];
  readonly arrivals: readonly string[];
  readonly scores: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly hand: readonly string[];
  readonly laid: string;
  readonly hats: readonly number[];
  readonly vote: LifeboatsOpenVote | null;
  readonly cards: readonly string[];
  readonly said: readonly LifeboatsSpoken[];
  readonly called: boolean;
  readonly votes: readonly LifeboatsVoteSeen[];
  readonly faith: LifeboatsFaith;
}

export interface OverboardBoard {
  readonly options: OverboardOptions;
  readonly roles: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly people: readonly OverboardPerson[];
  readonly benches: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly day: number;
  readonly order: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly acting: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" | null;
  readonly gulls: number;
  readonly friend: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" | null;
  readonly enemy: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" | null;
  readonly hand: readonly ("water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels")[];
  readonly provisions: number;
  readonly crate: readonly ("water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels")[];
  readonly crate_left: number;
  readonly spent: readonly ("water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels")[];
  readonly sunk: number;
  readonly navigation: number;
  readonly looking: readonly OverboardCardSeen[];
  readonly laid: number;
  readonly laid_known: readonly OverboardCardSeen[];
  readonly card: OverboardCardSeen | null;
  readonly swimmers: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly sharks: boolean;
  readonly demand: OverboardDemandSeen | null;
  readonly fight: OverboardFightSeen | null;
  readonly offers: readonly OverboardOfferSeen[];
  readonly offers_left: number;
  readonly said: readonly OverboardSpoken[];
  readonly friends: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly enemies: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly hands: readonly (readonly ("water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels")[])[];
  readonly accounts: readonly OverboardAccount[];
}

export interface TobagoBoard {
  readonly options: TobagoOptions;
  readonly island: string;
  readonly spaces: readonly TobagoSpaceSeen[];
  readonly huts: readonly string[];
  readonly palms: readonly string[];
  readonly statues: readonly TobagoStatueSeen[];
  readonly amulets: readonly string[];
  readonly supply: number;
  readonly first: number;
  readonly active: number;
  readonly idle: number;
  readonly acted: boolean;
  readonly steps: number;
  readonly by_amulet: boolean;
  readonly maps: readonly TobagoMapSeen[];
  readonly players: readonly TobagoPlayerSeen[];
  readonly hand: readonly string[];
  readonly deck: number;
  readonly discards: readonly string[];
  readonly exchanged: readonly string[];
  readonly treasures: number;
  readonly spent: number;
  readonly spent_known: readonly number[];
  readonly struck: number;
  readonly chest: readonly number[];
  readonly sharing: TobagoSharingSeen | null;
  readonly chests: readonly (readonly number[])[];
}

export interface RobinsonBoard {
  readonly options: RobinsonOptions;
  readonly round: number;
  readonly rounds: number;
  readonly phase: "event" | "morale" | "production" | "action" | "end" | "weather" | "night";
  readonly first: number;
  readonly people: readonly RobinsonPersonSeen[];
  readonly goal: RobinsonWoodpile | RobinsonExorcism | RobinsonRescue | RobinsonHousehold | RobinsonExpedition | RobinsonSiege | RobinsonFilming;
  readonly progress: readonly Message[];
  readonly mouths: number;
  readonly spaces: readonly RobinsonSpaceSeen[];
  readonly camp: string;
  readonly shortcut: string | null;
  readonly available: RobinsonGoods;
  readonly future: RobinsonGoods;
  readonly morale: number;
  readonly shelter: boolean;
  readonly levels: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  readonly laid: readonly string[];
  readonly rules: readonly string[];
  readonly laters: readonly RobinsonLaterSeen[];
  readonly threats: readonly (RobinsonThreatSeen | null)[];
  readonly inventions: readonly RobinsonInventionSeen[];
  readonly items: readonly string[];
  readonly future_items: readonly string[];
  readonly turned_back: readonly string[];
  readonly marked: readonly string[];
  readonly kept: readonly RobinsonKept[];
  readonly future_finds: readonly string[];
  readonly future_treasures: readonly string[];
  readonly sky: RobinsonSkySeen;
  readonly decks: Readonly<Record<string, RobinsonDeckSeen>>;
  readonly waiting: readonly string[];
  readonly mystery_discards: readonly string[];
  readonly invention_discards: readonly string[];
  readonly beside: string;
  readonly card: string;
  readonly half: string;
  readonly roll: RobinsonRollSeen | null;
  readonly battle: RobinsonBattleSeen | null;
  readonly plan: readonly RobinsonStackSeen[];
  readonly deeds: readonly RobinsonDeedSeen[];
  readonly ready: readonly boolean[];
  readonly changes: readonly number[];
}

export interface Talk {
  readonly level: "none" | "numbers" | "free";
  readonly topic: string | null;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface Message {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface TranquilityOptions {
  readonly mode: "base" | "high_arch" | "pyramid" | "day_and_night" | "duel";
  readonly fewer_islands: "none" | "galatea" | "triton" | "leucothea" | "amphitrite" | "poseidon";
  readonly rocks: boolean;
  readonly monsters: 0 | 3 | 4 | 5 | null;
  readonly storms: boolean;
  readonly crown: "last" | "early";
  readonly night: "rounds" | "start";
  readonly talk: "silence" | "no_cards" | "free";
}

export interface TranquilityJointSeen {
  readonly counts: readonly number[];
  readonly settled: boolean;
  readonly sum: number;
  readonly total: number;
}

export interface TranquilityStormInPlay {
  readonly colour: "yellow" | "purple" | "orange";
  readonly place: string;
}

export interface LifeboatsOptions {
  readonly landing: "arrival" | "lane";
}

export interface LifeboatsIslandSeen {
  readonly island: "left" | "centre" | "right";
  readonly fields: readonly number[];
  readonly sailor: number;
  readonly officer: number;
}

export interface LifeboatsBoatSeen {
  readonly colour: string;
  readonly state: "on deck" | "afloat" | "landed" | "sunk";
  readonly lane: number | null;
  readonly to_shore: number;
  readonly leaks: number;
  readonly crew: readonly LifeboatsPerson[];
  readonly island: "left" | "centre" | "right" | null;
  readonly field: number | null;
  readonly free_seats: number;
  readonly points: readonly number[];
}

export interface LifeboatsPerson {
  readonly colour: string;
  readonly rank: "sailor" | "officer";
}

export interface LifeboatsSwimming {
  readonly person: LifeboatsPerson;
  readonly left: string;
}

export interface LifeboatsOpenVote {
  readonly about: "leak" | "overboard" | "move";
  readonly boat: string | null;
  readonly colours: readonly string[];
  readonly weights: readonly number[];
  readonly how: "votes" | "hat" | "tie" | "hats" | null;
  readonly decider: number | null;
  readonly sums: readonly LifeboatsSum[];
  readonly prospects: readonly LifeboatsProspect[];
}

export interface LifeboatsSpoken {
  readonly seat: number;
  readonly kind: "vote" | "spare" | "offer" | "agree";
  readonly colour: string;
  readonly to: number | null;
  readonly favour: "help" | "spare" | null;
  readonly kept: boolean | null;
}

export interface LifeboatsVoteSeen {
  readonly about: "leak" | "overboard" | "move";
  readonly boat: string | null;
  readonly cards: readonly string[];
  readonly said: readonly LifeboatsSpoken[];
  readonly chosen: string;
  readonly weights: readonly number[];
  readonly how: "votes" | "hat" | "tie" | "hats";
  readonly decider: number | null;
  readonly sums: readonly LifeboatsSum[];
}

export interface LifeboatsFaith {
  readonly kept: readonly number[];
  readonly broken: readonly number[];
}

export interface OverboardOptions {
  readonly jewels: "high" | "low";
}

export interface OverboardPerson {
  readonly role: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly seat: number;
  readonly strength: number;
  readonly survival: number;
  readonly wounds: number;
  readonly condition: "conscious" | "unconscious" | "dead" | "adrift";
  readonly rowed: boolean;
  readonly fought: boolean;
  readonly opened: readonly ("water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels")[];
  readonly hidden: number;
  readonly thirst: number;
}

export interface OverboardCardSeen {
  readonly number: number;
  readonly gull: number;
  readonly overboard: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly thirst: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly oars: boolean;
  readonly strongman: boolean;
}

export interface OverboardDemandSeen {
  readonly by: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly of: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly aim: "seat" | "provision";
}

export interface OverboardFightSeen {
  readonly by: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly of: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly aim: "seat" | "provision";
  readonly attackers: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly victims: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
  readonly attack: number;
  readonly defence: number;
  readonly shots: readonly ("lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid")[];
}

export interface OverboardOfferSeen {
  readonly by: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly to: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly give: "water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels" | "hidden" | null;
  readonly lie: "hidden" | "open" | "unseen" | null;
  readonly want: "water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels" | null;
  readonly want_lie: "hidden" | "open" | null;
}

export interface OverboardSpoken {
  readonly by: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly kind: "ask" | "promise" | "offer" | "agree";
  readonly to: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid";
  readonly favour: "row" | "help" | "peace" | "water" | "heal";
  readonly in_return: "row" | "help" | "peace" | "water" | "heal" | null;
}

export interface OverboardAccount {
  readonly survival: number;
  readonly money: number;
  readonly paintings: number;
  readonly jewels: number;
  readonly friend: number;
  readonly enemy: number;
  readonly bodies: number;
}

export interface TobagoOptions {
  readonly island: "random" | "abc0" | "acb0" | "abc1" | "acb1" | "abC0" | "aCb0" | "abC1" | "aCb1" | "aBc0" | "acB0" | "aBc1" | "acB1" | "aBC0" | "aCB0" | "aBC1" | "aCB1" | "Abc0" | "Acb0" | "Abc1" | "Acb1" | "AbC0" | "ACb0" | "AbC1" | "ACb1" | "ABc0" | "AcB0" | "ABc1" | "AcB1" | "ABC0" | "ACB0" | "ABC1" | "ACB1";
  readonly landmarks: "players" | "random";
  readonly experts: boolean;
  readonly curses: 2 | 1 | 0;
  readonly depth: 27 | 21;
  readonly after_curse: "over" | "goes-on" | "for-amulets";
  readonly curse_returns: boolean;
}

export interface TobagoSpaceSeen {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly terrain: "beach" | "jungle" | "river" | "scrubland" | "lake" | "mountain";
  readonly largest: boolean;
}

export interface TobagoStatueSeen {
  readonly space: string;
  readonly facing: "n" | "ne" | "se" | "s" | "sw" | "nw";
  readonly gaze: string;
}

export interface TobagoMapSeen {
  readonly colour: "white" | "grey" | "brown" | "black";
  readonly laid: readonly TobagoLaidSeen[];
  readonly possible: readonly string[];
  readonly marked: boolean;
}

export interface TobagoPlayerSeen {
  readonly vehicle: string | null;
  readonly amulets: number;
  readonly clues: number;
  readonly treasures: number;
  readonly roses: number;
}

export interface TobagoSharingSeen {
  readonly colour: "white" | "grey" | "brown" | "black";
  readonly digger: number;
  readonly claims: readonly number[];
  readonly passed: number;
  readonly shown: number | null;
  readonly hoard: number;
  readonly known: readonly number[];
  readonly last: boolean;
  readonly opener: number | null;
}

export interface RobinsonOptions {
  readonly scenario: "castaways" | "cursed_island" | "jenny" | "volcano_island" | "cannibal_island" | "family_robinson" | "king_kong";
  readonly characters: "draw" | "choose";
  readonly friday: boolean | null;
  readonly dog: boolean | null;
  readonly items: 2 | 0 | 1 | 3 | 4;
  readonly events: "even" | "books" | "adventures";
  readonly wreck: "food" | "random";
  readonly harder: boolean;
}

export interface RobinsonPersonSeen {
  readonly name: string;
  readonly wounds: number;
  readonly determination: number;
  readonly pawns: number;
  readonly free: number;
  readonly used: readonly string[];
  readonly scars: readonly string[];
  readonly outside: string | null;
  readonly pack: RobinsonGoods;
  readonly sheet: readonly string[];
  readonly marks: number;
  readonly deaf: readonly number[];
  readonly rules: readonly string[];
  readonly away: boolean;
  readonly kinds: readonly ("threat" | "hunt" | "build" | "gather" | "explore" | "arrange" | "rest")[];
}

export interface RobinsonWoodpile {
  readonly type: "Woodpile";
  readonly laid: readonly number[];
  readonly closed: boolean;
}

export interface RobinsonExorcism {
  readonly type: "Exorcism";
  readonly temple_explored: boolean;
}

export interface RobinsonRescue {
  readonly type: "Rescue";
  readonly raft: boolean;
  readonly rescued: boolean;
  readonly lifeboat: boolean;
}

export interface RobinsonHousehold {
  readonly type: "Household";
  readonly wanted: readonly string[];
  readonly children: number;
  readonly ready: number;
}

export interface RobinsonExpedition {
  readonly type: "Expedition";
  readonly spaces: number;
  readonly sites: number;
  readonly spaces_wanted: number;
  readonly sites_wanted: number;
}

export interface RobinsonSiege {
  readonly type: "Siege";
  readonly burnt: readonly number[];
  readonly destroyed: boolean;
}

export interface RobinsonFilming {
  readonly type: "Filming";
  readonly traps: number;
  readonly caught: boolean;
  readonly killed: readonly string[];
  readonly captive: boolean;
  readonly fasted: number;
}

export interface RobinsonSpaceSeen {
  readonly name: string;
  readonly tile: number;
  readonly terrain: "beach" | "hills" | "mountains" | "river" | "plains" | null;
  readonly left: string | null;
  readonly right: string | null;
  readonly shelter: boolean;
  readonly totem: number;
  readonly face_down: boolean;
  readonly tokens: readonly string[];
  readonly covered: readonly string[];
  readonly landmark: string;
}

export interface RobinsonGoods {
  readonly wood: number;
  readonly food: number;
  readonly rations: number;
  readonly fur: number;
}

export interface RobinsonLaterSeen {
  readonly card: string;
  readonly who: string;
  readonly when: "round" | "night";
}

export interface RobinsonThreatSeen {
  readonly card: string;
  readonly sizes: readonly number[];
  readonly needs: readonly RobinsonNeedSeen[];
  readonly by_two: boolean;
  readonly rewards: readonly RobinsonRewardSeen[];
}

export interface RobinsonInventionSeen {
  readonly name: string;
  readonly owner: number | null;
  readonly terrains: readonly ("beach" | "hills" | "mountains" | "river" | "plains")[];
  readonly items: readonly string[];
  readonly needs: readonly RobinsonNeedSeen[];
  readonly possible: boolean;
}

export interface RobinsonKept {
  readonly card: string;
  readonly uses: number;
  readonly user: number;
  readonly rests: boolean;
}

export interface RobinsonSkySeen {
  readonly tokens: readonly string[];
  readonly rolled: boolean;
  readonly rain: number;
  readonly snow: number;
  readonly animals: readonly ("none" | "palisade" | "food" | "beast")[];
  readonly due: readonly ("rain" | "winter" | "animals")[];
}

export interface RobinsonDeckSeen {
  readonly count: number;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
  readonly back: string;
}

export interface RobinsonRollSeen {
  readonly success: boolean;
  readonly wound: boolean;
  readonly adventure: boolean;
  readonly dice: readonly ("success" | "wound" | "adventure")[];
}

export interface RobinsonBattleSeen {
  readonly strength: number;
  readonly bonus: number;
  readonly cost: number;
}

export interface RobinsonStackSeen {
  readonly name: string;
  readonly kind: string;
  readonly target: string;
  readonly pawns: readonly string[];
  readonly paid: RobinsonGoods;
  readonly extras: readonly string[];
  readonly sizes: readonly number[];
  readonly complete: boolean;
  readonly sure: boolean;
}

export interface RobinsonDeedSeen {
  readonly kind: string;
  readonly target: string;
  readonly sizes: readonly number[];
  readonly dice: boolean;
  readonly needs: readonly RobinsonNeedSeen[];
  readonly leader: number | null;
  readonly by_two: boolean;
  readonly most: number;
}

export interface Paragraph {
  readonly id: string;
  readonly text: string;
  readonly ruling: boolean;
}

export interface LifeboatsSum {
  readonly colour: string;
  readonly votes: number;
}

export interface LifeboatsProspect {
  readonly colour: string;
  readonly brings: "leak" | "full" | "sinks" | "drowns" | "drowns-in-vain" | "nearer" | "lands" | "lands-empty";
  readonly leaks: number | null;
  readonly left: number | null;
  readonly island: "left" | "centre" | "right" | null;
  readonly rank: "sailor" | "officer" | null;
}

export interface TobagoLaidSeen {
  readonly clue: string | null;
  readonly seat: number;
  readonly roses: number;
}

export interface RobinsonNeedSeen {
  readonly item?: string;
  readonly weapon?: number;
  readonly wood?: number;
  readonly food?: number;
  readonly fur?: number;
}

export interface RobinsonRewardSeen {
  readonly determination: number;
  readonly morale: number;
  readonly goods: RobinsonGoods;
  readonly more: boolean;
}

export interface OverboardProvision {
  readonly kind: "water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels";
  readonly lie: "hidden" | "open" | "unseen";
}

export interface OverboardWish {
  readonly want: "water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels";
  readonly wantlie: "hidden" | "open";
}

export interface TobagoPair {
  readonly one: number;
  readonly other: number;
}

export interface RobinsonDeed {
  readonly action: "threat" | "hunt" | "build" | "gather" | "explore" | "arrange" | "rest";
  readonly target: string;
}

export interface RobinsonStack {
  readonly action: "threat" | "hunt" | "build" | "gather" | "explore" | "arrange" | "rest";
  readonly target: string;
  readonly number: number;
}

export interface RobinsonSpot {
  readonly space: string;
  readonly part: string;
}

export interface RobinsonArrow {
  readonly who: string;
  readonly wound: number;
}

/** What each game has on its table. */
export interface Boards {
  readonly tranquility: TranquilityBoard;
  readonly lifeboats: LifeboatsBoard;
  readonly overboard: OverboardBoard;
  readonly tobago: TobagoBoard;
  readonly robinson: RobinsonBoard;
}

export type TranquilityAnswer =
  | { readonly verb: "play"; readonly args: { readonly card: number; readonly cell: string }; readonly told: { readonly cost: number; readonly points?: number; readonly gain?: number } }
  | { readonly verb: "discard"; readonly args: Readonly<Record<string, never>>; readonly told: { readonly cost: number } }
  | { readonly verb: "start"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "finish"; readonly args: Readonly<Record<string, never>>; readonly told: { readonly against: "nothing" | "monsters" } }
  | { readonly verb: "monster"; readonly args: { readonly cell: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "turn"; readonly args: { readonly cell: string }; readonly told: { readonly cost: number } }
  | { readonly verb: "trade"; readonly args: Readonly<Record<string, never>>; readonly told: { readonly cost: number } }
  | { readonly verb: "give-up"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "pay"; readonly args: { readonly card: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "take"; readonly args: { readonly card: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "offer"; readonly args: { readonly count: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "give"; readonly args: { readonly cards: readonly string[] }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "give-unseen"; readonly args: { readonly cards: readonly string[] }; readonly told: { readonly held: number; readonly unseen: number } }
  | { readonly verb: "rocks"; readonly args: { readonly row: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "stay"; readonly args: Readonly<Record<string, never>>; readonly told: { readonly cost: number } }
  | { readonly verb: "storm"; readonly args: { readonly row: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "weather"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "sail-on"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "lift"; readonly args: { readonly storm: TranquilityStormInPlay }; readonly told: { readonly victim?: number; readonly row?: number } }
  | { readonly verb: "devour"; readonly args: { readonly cell: string }; readonly told: Readonly<Record<string, never>> };

export type LifeboatsAnswer =
  | { readonly verb: "launch"; readonly args: { readonly lane: number }; readonly told: { readonly island?: "left" | "centre" | "right"; readonly sailor?: number; readonly officer?: number } }
  | { readonly verb: "board"; readonly args: { readonly rank: "sailor" | "officer"; readonly colour: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "vote"; readonly args: { readonly colour: string }; readonly told: { readonly about: "leak" | "overboard" | "move" } }
  | { readonly verb: "vote-hat"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "decide"; readonly args: { readonly colour: string }; readonly told: { readonly about: "leak" | "overboard" | "move" } }
  | { readonly verb: "say-vote"; readonly args: { readonly colour: string }; readonly told: { readonly about: "leak" | "overboard" | "move" } }
  | { readonly verb: "say-spare"; readonly args: { readonly colour: string }; readonly told: { readonly about: "leak" | "overboard" | "move" } }
  | { readonly verb: "say-offer"; readonly args: { readonly to: number; readonly colour: string; readonly favour: "help" | "spare" }; readonly told: { readonly about: "leak" | "overboard" | "move" } }
  | { readonly verb: "say-agree"; readonly args: { readonly to: number; readonly colour: string }; readonly told: { readonly about: "leak" | "overboard" | "move" } }
  | { readonly verb: "call"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "leave"; readonly args: { readonly rank: "sailor" | "officer"; readonly colour: string }; readonly told: { readonly stay: number; readonly brings: "sinks" | "floats" } }
  | { readonly verb: "climb"; readonly args: { readonly colour: string }; readonly told: Readonly<Record<string, never>> };

export type OverboardAnswer =
  | { readonly verb: "keep"; readonly args: { readonly kind: "water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "row"; readonly args: { readonly oars: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "seat"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "rob"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "steal"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "heal"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "shade"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "fire"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "rest"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "lay"; readonly args: { readonly cards: readonly number[] }; readonly told: { readonly count: number } }
  | { readonly verb: "yield"; readonly args: Readonly<Record<string, never>>; readonly told: { readonly aim: "seat" | "provision" } }
  | { readonly verb: "refuse"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "take-open"; readonly args: { readonly kind: "water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "take-hidden"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "join"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "shoot"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "pass"; readonly args: Readonly<Record<string, never>>; readonly told: { readonly about: "fight" | "chum" | "water" } }
  | { readonly verb: "ready"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "use-compass"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "skip-compass"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "steer"; readonly args: { readonly card: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "fall"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "chum"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "water"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: { readonly own: "true" | "false" } }
  | { readonly verb: "open"; readonly args: { readonly kind: "water" | "medkit" | "oar" | "club" | "knife" | "gaff" | "flare" | "bait" | "umbrella" | "lifebuoy" | "compass" | "money" | "painting2" | "painting3" | "jewels" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "throw"; readonly args: { readonly gift: OverboardProvision }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "give"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly gift: OverboardProvision }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "offer-gift"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly gift: OverboardProvision }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "request"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly wish: OverboardWish }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "offer-swap"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly gift: OverboardProvision; readonly wish: OverboardWish }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "accept"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "decline"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "withdraw"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "say-ask"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly favour: "row" | "help" | "peace" | "water" | "heal" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "say-promise"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly favour: "row" | "help" | "peace" | "water" | "heal" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "say-offer"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly favour: "row" | "help" | "peace" | "water" | "heal"; readonly reward: "row" | "help" | "peace" | "water" | "heal" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "say-agree"; readonly args: { readonly whom: "lady" | "snob" | "captain" | "bosun" | "frenchy" | "kid"; readonly favour: "row" | "help" | "peace" | "water" | "heal"; readonly reward: "row" | "help" | "peace" | "water" | "heal" }; readonly told: Readonly<Record<string, never>> };

export type TobagoAnswer =
  | { readonly verb: "put"; readonly args: { readonly landmark: "hut" | "palm" | "statue"; readonly space: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "face"; readonly args: { readonly direction: "n" | "ne" | "se" | "s" | "sw" | "nw" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "park"; readonly args: { readonly space: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "play"; readonly args: { readonly clue: string; readonly colour: "white" | "grey" | "brown" | "black" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "drive"; readonly args: { readonly space: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "stop"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "dig"; readonly args: { readonly colour: "white" | "grey" | "brown" | "black" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "exchange"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "end"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "amulet"; readonly args: { readonly power: "marker" | "clue" | "move" | "exchange" | "double" | "swap" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "remove"; readonly args: { readonly colour: "white" | "grey" | "brown" | "black"; readonly space: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "double"; readonly args: { readonly colour: "white" | "grey" | "brown" | "black"; readonly place: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "swap"; readonly args: { readonly colour: "white" | "grey" | "brown" | "black"; readonly places: TobagoPair }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "take"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "pass"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "lay"; readonly args: { readonly clue: string }; readonly told: { readonly colour: "white" | "grey" | "brown" | "black" } };

export type RobinsonAnswer =
  | { readonly verb: "be"; readonly args: { readonly who: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "do"; readonly args: { readonly deed: RobinsonDeed; readonly price: string | null; readonly aid: string | null }; readonly told: { readonly who: string; readonly asked: "plan" | "order" } }
  | { readonly verb: "send"; readonly args: { readonly who: string; readonly deed: RobinsonDeed; readonly price: string | null; readonly aid: string | null }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "add"; readonly args: { readonly pawn: string; readonly stack: RobinsonStack }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "take"; readonly args: { readonly pawn: string; readonly stack: RobinsonStack }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "with"; readonly args: { readonly extra: string; readonly stack: RobinsonStack }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "ready"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "wait"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "do-next"; readonly args: { readonly stack: RobinsonStack }; readonly told: { readonly who: string } }
  | { readonly verb: "build"; readonly args: { readonly target: string; readonly price: string | null; readonly aid: string | null }; readonly told: { readonly action: "build" } }
  | { readonly verb: "keep"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "reroll"; readonly args: { readonly die: "success" | "wound" | "adventure" }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "reroll-with"; readonly args: { readonly die: "success" | "wound" | "adventure"; readonly card: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "choose-space"; readonly args: { readonly space: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "choose-part"; readonly args: { readonly spot: RobinsonSpot }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "choose-tile"; readonly args: { readonly tile: number }; readonly told: { readonly terrain: "beach" | "hills" | "mountains" | "river" | "plains"; readonly left: "wood" | "parrot" | "fish" | "beast"; readonly right: "wood" | "parrot" | "fish" | "beast" } }
  | { readonly verb: "choose-person"; readonly args: { readonly who: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "choose-arrow"; readonly args: { readonly arrow: RobinsonArrow }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "choose-item"; readonly args: { readonly item: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "choose-card"; readonly args: { readonly card: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "choose"; readonly args: { readonly way: string }; readonly told: { readonly about: "way" | "animals" | "peek" | "night"; readonly card: string } }
  | { readonly verb: "enough"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "go-on"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "determination"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "heal"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "produce"; readonly args: { readonly wood: number; readonly food: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "hungry"; readonly args: { readonly who: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "stay"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "lay"; readonly args: { readonly count: number }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "fight"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "draw"; readonly args: Readonly<Record<string, never>>; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "use"; readonly args: { readonly card: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "use-ability"; readonly args: { readonly ability: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "wield"; readonly args: { readonly card: string }; readonly told: { readonly purpose: "arm" | "protect" | "spare" | "brandish"; readonly bonus: number } }
  | { readonly verb: "arm"; readonly args: { readonly card: string; readonly who: string }; readonly told: Readonly<Record<string, never>> }
  | { readonly verb: "ignore"; readonly args: { readonly card: string }; readonly told: { readonly mystery: string } };

/** What can be answered in each game. */
export interface Answers {
  readonly tranquility: TranquilityAnswer;
  readonly lifeboats: LifeboatsAnswer;
  readonly overboard: OverboardAnswer;
  readonly tobago: TobagoAnswer;
  readonly robinson: RobinsonAnswer;
}
