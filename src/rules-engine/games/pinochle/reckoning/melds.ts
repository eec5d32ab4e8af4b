import { cards, choiceOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import { type Card, rankOf, showCard, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { hasOnePack } from './forms.ts';
import { type Found, type Meld, type MeldRules, search } from './search.ts';

/** The fields of every scorer of melds. `most`: the number of cards in a hand of this variant. */
export const handFields = (most: number) =>
  ({
    hand: cards('Hand', 'pinochle-64', [1, most], { hint: 'The cards held when melding begins; give a card twice if you hold both.' }),
    trump: choiceOf('Trump', { S: 'Spades', H: 'Hearts', C: 'Clubs', D: 'Diamonds' }),
  }) as const;

export interface Held {
  readonly hand: readonly Card[];
  readonly trump: 'S' | 'H' | 'C' | 'D';
}

/** Title and description of a scorer of melds, in every variant. */
export const described = {
  title: 'Count the melds of a hand',
  gist: 'The most that a hand can meld with its trump, each meld in an order that the book allows, and what another order would lose.',
  aka: ['pinochle calculator', 'how much meld', 'contested meld', 'round trip', 'run', 'double pinochle', 'aces around', 'what is my meld worth'],
} as const;

const NAMES: Readonly<Record<string, string>> = { sequence: 'trump sequence', 'double-after-single': 'double pinochle after a single' };
export const nameOf = (key: string) => NAMES[key] ?? key.replace('-', ' ');
const lineOf = (by: Schedule, { key, cards: laid }: Meld): Line => by.line(key, `${nameOf(key)}: ${laid.map(showCard).join(' ')}`, { cards: laid });

/** Problems: too many cards for the variant, cards that are not in the pack, a card twice with one pack. */
export function handProblems({ hand }: Held, by: Schedule<typeof points>, most: number): Problem[] {
  const problems: Problem[] = [];
  if (hand.length > most) problems.push(problem('hand', `at most ${most} cards in this form`, `${hand.length}`));
  const small = by.way('dix') === 'seven' ? [] : hand.filter((card) => rankOf(card) === '7' || rankOf(card) === '8');
  if (small.length > 0) problems.push(problem('hand', 'no sevens and eights: this pack has none', small.map(showCard).join(' ')));
  const twice = hasOnePack(by) ? hand.filter((card, n) => hand.indexOf(card) !== n) : [];
  if (twice.length > 0) problems.push(problem('hand', 'each card once: this book plays with one pack', twice.map(showCard).join(' ')));
  return problems;
}

/** Notes on what the book leaves open about these melds. */
export function doubtsOf(by: Schedule<typeof points>, melds: readonly Meld[]): string[] {
  const keys = new Set(melds.map((meld) => meld.key));
  const notes: string[] = [];
  if (by.way('pinochle') === 'classes-not-said' && melds.length > 1)
    notes.push('This book does not say whether a card may serve in melds of two classes; they are all counted here.');
  if (by.way('sequence') === 'grown-not-said')
    notes.push('The four-handed section does not say again how cards may be used twice; the rules of the game for two are taken.');
  const doubled = keys.has('double-after-single') && by.way('double-after-single') === 'in-full';
  if (doubled || [...keys].some((key) => key.startsWith('eight-')))
    notes.push('By the letter of the Bezique rule cards may serve again in a meld of the same class that is worth more: the smaller melds are scored first.');
  if (keys.has('double-pinochle') && by.points('double-pinochle') === 2 * by.points('pinochle'))
    notes.push(`This book gives ${by.points('double-pinochle')} for both pinochles together, which is the same as two single ones.`);
  return notes;
}

/**
 * The best melds and dixes of a hand, at most `limit` of them if there is a limit. A dix uses a turn to meld too:
 * as many are shown as leave enough turns for the best melds.
 */
export function bestOf(
  { hand, trump }: Held,
  by: Schedule<typeof points>,
  rules: MeldRules,
  limit?: number,
): Found & { readonly lines: readonly Line[]; readonly shown: number } {
  const rank = by.way('dix') === 'seven' ? '7' : '9';
  const dixes = hand.filter((card) => rankOf(card) === rank && suitOf(card) === trump);
  const worth = by.points('dix');
  const total = (melds: readonly Meld[]) => melds.reduce((sum, meld) => sum + meld.points, 0);
  const found = search(hand, trump, rules, limit);
  let { best } = found;
  let shown = limit === undefined ? dixes.length : Math.min(dixes.length, limit - best.length);
  for (let n = shown + 1; n <= dixes.length && n <= (limit ?? 0); n++) {
    const fewer = search(hand, trump, rules, (limit ?? 0) - n);
    if (total(fewer.best) + n * worth > total(best) + shown * worth) {
      best = fewer.best;
      shown = n;
    }
  }
  const lines = [...best.map((meld) => lineOf(by, meld)), ...dixes.slice(0, shown).map((card) => by.line('dix', `dix: ${showCard(card)}`, { cards: [card] }))];
  return { best, others: found.others, lines, shown };
}

/** Other legal orders and their loss, highest total first. `dixes`: the points of the dixes, which are the same in every order. */
export function otherOrders(others: Found['others'], dixes: number): string[] {
  const notes = others
    .slice(0, 5)
    .map(
      (other) =>
        `${other.points + dixes} is what another order leaves: ${other.melds.map((meld) => nameOf(meld.key)).join(', ')}${dixes > 0 ? ', dix' : ''}; after that no other meld is allowed.`,
    );
  if (others.length > 5) notes.push(`Further orders stop lower, the least of them at ${(others.at(-1)?.points ?? 0) + dixes}.`);
  return notes;
}

export function counted(lines: readonly Line[], notes: readonly string[]): Answer {
  const sum = lines.reduce((points, line) => points + (line.points ?? 0), 0);
  return answer(sum === 0 ? 'No meld: 0 points' : `${sum} points in melds`, lines, notes);
}
