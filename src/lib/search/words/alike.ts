// Synonyms in any game. Those of a single offence or law are listed there, as `aka`; here are the general ones, once.

import { ALSO } from './also.ts';
import { SAYS_THE_SAME, stem } from './words.ts';

/** Synonyms: each word may replace any other in its line. */
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

/** Numbers as words and as figures. */
const FIGURES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** The table as in the first file: a line `=stem other another` per set of synonyms, then `stem other~8 another~6` per word that may mean others. */
export function packAlike(): string {
  const stemsOf = (words: readonly string[]) => [...new Set(words.map(stem))];
  const same = [...SAME.map((line) => stemsOf(line.split(' '))), ...FIGURES.split(' ').map((word, n) => [stem(word), String(n)])];
  const also = new Map<string, Map<string, number>>();
  const put = (word: string, other: string, weight: number) => {
    const [one, meant] = [stem(word), stem(other)];
    if (one === meant) return;
    const row = also.get(one) ?? new Map<string, number>();
    row.set(meant, Math.max(row.get(meant) ?? 0, weight));
    also.set(one, row);
  };
  for (const suit of ['heart', 'diamond', 'club', 'spade']) put(suit, 'suit', 5);
  for (const line of ALSO) {
    const [word = '', others = ''] = line.split(': ');
    for (const other of others.split(' ')) {
      const [one = '', weight = String(SAYS_THE_SAME)] = other.split('~');
      put(word, one, Number(weight));
    }
  }
  return [
    ...same.filter((stems) => stems.length > 1).map((stems) => `=${stems.join(' ')}`),
    ...[...also].map(([word, row]) => `${word} ${[...row].map(([one, weight]) => (weight === SAYS_THE_SAME ? one : `${one}~${weight}`)).join(' ')}`),
  ].join('\n');
}
