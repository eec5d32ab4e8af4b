// Words that say the same at any table. What belongs to one offence or one law stands there, as `aka`; here stands what is general, once.
import { stem } from '../words.ts';

/** Words of which each may stand for every other. */
const SAME: readonly string[] = [
  'revoke renege reneg renig reneged revoked',
  'jack knave boy',
  'pack deck',
  'widow kitty talon skat blind cat',
  'lone loner alone',
  'ruff ruffed',
  'trick book',
  'flip turn upturned',
  'flash expose show reveal',
  'peek look peep glance',
  'mistake error slip',
  'forgot miss overlook neglect omit forget',
  'extra additional surplus',
  'toss throw fling',
  'opponent adversary enemy rival',
  'misdeal missdeal misdealt missdealt',
  'begin start commence',
  'finish end',
  'quit leave left abandon',
  'everyone everybody all',
  'nobody none noone',
  'twice double',
  'correct right fix mend amend',
  'umpire referee judge',
  'dispute argue argument quarrel disagree',
  'fold pass',
  'king kings',
  'joker jolly',
  'pot pool',
  'bet wager stake',
  'chip counter check',
  'ball balls',
  'piece man men',
  'die dice',
  'tile domino stone bone',
  'boneyard stock stockpile',
  'signal hint tip',
  'talk speak tell told spoke discuss',
  'pick lift',
  'peg score mark',
  'disconnect broken',
  'bower bauer boer',
  'cheat cheating dishonest',
  'spectator bystander onlooker kibitzer watcher',
  'settle pay payment payoff',
  'announce declare call',
  'unplayed remaining leftover',
  'spill drop fell fall',
  'bust broke',
];

/** One way only: for the word before the colon, those after it may be meant too. */
const ALSO: readonly string[] = [
  'cut: ruff~6 trump~6',
  'trump: ruff~7',
  'ruff: trump~8',
  'set: euchre~7 bete~7 made~4 back~4',
  'euchred: set~6',
  'bury: discard~8 lay~5',
  'discard: lay~5 bury~6',
  'push: tie~7 draw~5 stand~3',
  'tie: equal~8 same~4',
  'equal: tie~8 same~5',
  'skip: pass~6 miss~7 turn~3',
  'short: few~8 miss~5 lack~6',
  'missing: short~6 lack~6 imperfect~5 lost~6',
  'lose: lost~9',
  'many: number~5 much~6 count~4',
  'much: many~6 worth~5 count~4',
  'few: short~7 number~4',
  'number: many~5 count~5',
  'early: soon~8 before~4',
  'soon: early~8',
  'late: after~5',
  'see: look~7 expose~5 show~4',
  'look: see~7',
  'show: expose~8 face~5',
  'expose: show~8 face~6 visible~6',
  'face: expose~6',
  'drop: expose~6 fall~8 show~4',
  'give: deal~6',
  'get: deal~4 score~4 receive~6',
  'got: deal~4 receive~6',
  'gave: deal~6',
  'receive: deal~5',
  'claim: call~5 ask~5',
  'demand: claim~6 call~6 ask~5',
  'wrong: irregular~7 mistake~5 improper~6 foul~5',
  'illegal: irregular~7 wrong~7 foul~6 allow~5',
  'legal: allow~8 may~5',
  'allow: may~6 permit~9 legal~7',
  'must: oblig~7 force~6',
  'force: must~7 oblig~7',
  'refuse: must~4 force~4 fail~4',
  'withdraw: change~5 back~5 take~4',
  'change: correct~5 alter~9 back~4',
  'undo: back~7 change~6 withdraw~6',
  'bid: call~7 declare~5 offer~5',
  'call: bid~6 name~5',
  'upcard: turn~8 starter~6',
  'starter: turn~5',
  'meld: declare~6 spread~6 combination~5',
  'declare: meld~5 name~5',
  'worth: count~6 value~8 score~6',
  'value: worth~8 count~6',
  'win: take~5 beat~5',
  'beat: win~6 higher~6 rank~5',
  'high: rank~6 best~4',
  'rank: order~6 high~6',
  'partner: mate~8 dummy~3',
  'ragged: wrong~4',
  'shuffle: mix~5',
  'shoot: stroke~6 shot~8',
  'shot: stroke~8 shoot~8',
  'stroke: shot~8',
  'cue: stroke~4',
  'pocket: hole~7 pot~4',
  'scratch: pocket~6 foul~5',
  'jump: off~4',
  'roll: throw~8 bowl~6 cast~7',
  'throw: cast~6 roll~7',
  'cast: throw~7',
  'frame: inning~6',
  'hand: deal~4 round~4',
  'round: deal~5 hand~4',
  'out: win~3',
  'stick: stuck~8',
  'stuck: together~5 two~4',
  'moon: all~4 sweep~6 take~4',
  'slam: all~4 trick~3',
  'march: all~5',
  'sweep: all~5 clear~5',
  'skunk: lurch~9',
  'lurch: skunk~8',
  'deadwood: dead~6 unmatched~6',
  'loser: lose~8',
  'winner: win~8',
  'nothing: zero~7 none~6',
  'zero: nothing~7',
  'board: table~3',
  'last: final~8',
  'quarter: four~3',
  'cocked: edge~5',
  'bystander: spectator~9',
  'touch: lift~5 handle~6',
  'handle: touch~7',
  'swap: exchange~9 change~7',
  'exchange: change~7 swap~8 draw~4',
  'borrow: short~4',
  'insufficient: low~5 high~3',
  'own: himself~4',
  'himself: dealer~3 own~5',
  'raise: bet~6 increase~8',
  'limit: most~4 maximum~9',
  'maximum: limit~8 most~5',
  'minimum: least~8',
  'allin: chip~5 stake~6 short~5',
  'overpeg: over~8 many~6 score~5',
];

/** Numbers as words and as figures. */
const FIGURES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** The table as the first file has it: a line a word, `stem other~8 another~6`. */
export function packAlike(): string {
  const table = new Map<string, Map<string, number>>();
  const put = (one: string, other: string, weight: number) => {
    const [a, b] = [stem(one), stem(other)];
    if (a === b) return;
    const row = table.get(a) ?? new Map<string, number>();
    row.set(b, Math.max(row.get(b) ?? 0, weight));
    table.set(a, row);
  };
  for (const line of SAME) {
    const words = line.split(' ');
    for (const one of words) for (const other of words) put(one, other, 9);
  }
  for (const [n, word] of FIGURES.split(' ').entries()) {
    put(word, String(n), 9);
    put(String(n), word, 9);
  }
  for (const suit of ['heart', 'diamond', 'club', 'spade']) put(suit, 'suit', 5);
  for (const line of ALSO) {
    const [word = '', others = ''] = line.split(': ');
    for (const other of others.split(' ')) {
      const [one = '', weight = '9'] = other.split('~');
      put(word, one, Number(weight));
    }
  }
  return [...table].map(([word, row]) => `${word} ${[...row].map(([one, weight]) => (weight === 9 ? one : `${one}~${weight}`)).join(' ')}`).join('\n');
}
