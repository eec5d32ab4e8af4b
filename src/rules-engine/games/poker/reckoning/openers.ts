import { cards, choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { ok, type Result, wrong } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import { rateOf } from './evaluate.ts';
import { show, sign } from './explain.ts';
import { rankName, rankNames } from './names.ts';
import { codeOf } from './order.ts';
import { type Ranked, rankingOf } from './ranking.ts';
import { noStraights, straightProblems } from './showdown.ts';

/** The score item of the openers, by the least pair. */
export type OpenersItem = 'openers' | 'openers-second-deal' | 'openers-third-deal' | 'openers-later-deals';
/** The schedule of a jack pot. */
export type Prices = Schedule<Ranked & Added<OpenersItem>>;

/** The openers, with the index of their rank and their score item. */
export const NEEDS = {
  jacks: { place: 9, item: 'openers' },
  queens: { place: 10, item: 'openers-second-deal' },
  kings: { place: 11, item: 'openers-third-deal' },
  aces: { place: 12, item: 'openers-later-deals' },
} as const;

/** What the cards make without the rest of the hand. `sets` rates fewer than five cards; `null` if they make nothing. */
function sets(shown: readonly Card[]): { name: string; pair: number | null } | null {
  const held = new Map<number, number>();
  for (const card of shown) {
    const place = codeOf(card) >> 2;
    held.set(place, (held.get(place) ?? 0) + 1);
  }
  const groups = [...held].filter(([, n]) => n > 1).sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const [first, second] = groups;
  if (first === undefined) return null;
  const many = rankNames(13, first[0]);
  if (first[1] === 4) return { name: `four of a kind, ${many}`, pair: null };
  if (first[1] === 3) return { name: `three of a kind, ${many}`, pair: null };
  if (second !== undefined) return { name: `two pairs, ${many} and ${rankNames(13, second[0])}`, pair: null };
  return { name: `pair of ${many}`, pair: first[0] };
}

const YES = ['yes', 'true', '1', 'on'];
export const ask = {
  shown: cards('Cards shown as openers', 'standard-52', [1, 5], { hint: 'As many as are shown; a discard split from them counts.' }),
  'no-straights': noStraights,
  split: flag('The openers were split in the draw'),
  discard: choiceOf(
    'Where the opener’s discard lay',
    { apart: 'Apart from all others, or under the chips in the pool', mixed: 'Among the other discards' },
    { when: { field: 'split', is: YES } },
  ),
  held: count('Cards in the opener’s hand now', 0, 10, { optional: true, hint: 'Counted face down.' }),
};

export const ABOUT = {
  title: 'Are these openers?',
  gist: 'Tells whether the cards shown prove that a jack pot was opened rightly.',
  untotalled: true,
  aka: ['jacks or better', 'prove openers', 'false opening', 'split openers', 'show openers'],
} as const;

/** Decides whether the cards shown by the opener were sufficient to open. */
export function proveOpeners(values: Values<typeof ask>, need: keyof typeof NEEDS, by: Prices): Result<Answer> {
  const { shown } = values;
  const problems = straightProblems(by, values['no-straights']);
  if (problems.length > 0) return wrong(...problems);
  const { order } = rankingOf(by, { straights: values['no-straights'] !== true });
  const way = by.way('openers');
  const whole = shown.length === 5 ? show(order, rateOf(order), 1, shown) : null;
  const made = sets(shown);
  const least = NEEDS[need].place;
  // A hand without a pair that beats a high card is a straight, a flush or both.
  const good = made === null ? whole !== null && whole.hand !== 'high-card' : made.pair === null || made.pair >= least;
  const name = whole?.name ?? made?.name ?? (shown.length === 1 ? `one ${rankName(13, codeOf(shown[0] as Card) >> 2)}` : 'no pair');
  const asked = `${need} or better`;
  const { item } = NEEDS[need];
  const lines: Line[] = [
    by.mention(item, `${name}: ${good ? 'openers' : 'no openers'} where ${asked} are asked for (${shown.map(sign).join(' ')})`, { cards: shown }),
  ];
  const notes: string[] = [];
  if (good && values.split && values.discard === 'mixed' && way === 'discard-apart') {
    lines.push(by.law('splitting-openers', 'Split without a discard laid apart: treated as opening without openers'));
    return ok(answer('Openers shown, yet treated as a false opening.', lines, notes));
  }
  if (good && values.split) {
    lines.push(by.law('splitting-openers', 'Split openers: allowed'));
    if (values.discard === 'mixed' && way === 'discard-under-chips')
      notes.push('The discard belongs under the chips; the book names no penalty for an opener who puts it elsewhere.');
    if (values.discard === 'mixed' && way === 'to-be-proved')
      notes.push('The opener must be able to prove having held them at the start; the book does not say how.');
  }
  if (values.held !== null && values.held !== 5) {
    lines.push(by.law('foul-hand-shown', `${counted(values.held, 'card')} in the opener’s hand: not five`));
    if (way === 'to-be-proved') notes.push('An opener who is not called has to show a hand of exactly five cards.');
  }
  if (good) return ok(answer(`Openers: ${name}.`, lines, notes));
  if (whole === null && made === null) notes.push('A straight or a flush is proved by all five cards only.');
  else if (whole === null) notes.push('The other cards may make them good: show as many as it takes.');
  lines.push(by.law('false-opening', whole === null ? 'Unless the opener shows more, the pot was opened falsely' : 'The pot was opened falsely'));
  return ok(answer(whole === null ? `Not proved: ${name}.` : `No openers: ${name}.`, lines, notes));
}
