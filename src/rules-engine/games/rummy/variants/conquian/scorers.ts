// Whether a hand of conquian with the offered card is eleven down (blue-ribbon-1940 p. 192-193).

import { type Melder, melder } from '../../../../mechanics/melds.ts';
import { cards, choiceOf, listOf, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { type Card, type Rank, showCard } from '../../../../vocabulary/cards.ts';
import { inPack, PACKS, type PackId } from '../../../../vocabulary/packs.ts';
import type { points } from '../../points.ts';
import { show } from '../../reckoning/left.ts';
import { type Down, mostDown } from './reckoning.ts';

const PACK: Readonly<Record<'american' | 'spanish', PackId>> = { american: 'low-40', spanish: 'spanish-40' };
const ask = {
  pack: choiceOf('Pack', { american: 'Ace to ten, without court cards', spanish: 'Without eights, nines and tens' }, { otherwise: 'american' }),
  hand: cards('Cards in your hand', 'standard-52', [0, 10], { hint: 'Ten together with those on the table.' }),
  offered: cards('Card to which you have a say', 'standard-52', 1),
  table: listOf('Combinations that you have on the table', cards('Combination', 'standard-52', [3, 10]), 1, 3, { optional: true }),
} as const;
type Asked = Values<typeof ask>;

/** Each card counts one, so the least count is the number of cards that are not down. */
const one = () => 1;
const AMERICAN: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
// The book has "AQ K J 7 6": the jack is next to the seven. The same page, on the deal, says that the ace is low.
const SPANISH: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', 'J', 'Q', 'K'];
/** The melder of each pack. */
export const MELDERS = { american: melder({ order: AMERICAN, count: one }), spanish: melder({ order: SPANISH, count: one }) } as const;
const ACE_HIGH = melder({ order: [...SPANISH, 'A'], count: one });
const ELEVEN = 11;

function problemsOf({ pack, hand, offered, table }: Asked): Problem[] {
  const laid = table ?? [];
  const problems: Problem[] = [];
  const all = { hand, offered, table: laid.flat() };
  for (const [field, held] of Object.entries(all)) {
    const strange = held.filter((card) => !inPack(PACK[pack], card));
    if (strange.length > 0) problems.push(problem(field, `cards of the pack (${PACKS[PACK[pack]].title})`, show(strange)));
  }
  const every = Object.values(all).flat();
  const twice = every.filter((card, n) => every.indexOf(card) !== n);
  if (twice.length > 0) problems.push(problem('hand', 'each card in one place', show(twice)));
  if (every.length !== ELEVEN) problems.push(problem('hand', 'ten cards together with those on the table', `${every.length - offered.length}`));
  for (const meld of laid) {
    if (!MELDERS[pack].isMeld(meld) && !(pack === 'spanish' && ACE_HIGH.isMeld(meld)))
      problems.push(problem('table', 'three or four of a rank, or three or more of a suit in sequence', show(meld)));
  }
  return problems;
}

function notesOf({ pack, hand, offered, table }: Asked, best: Down, melds: Melder): string[] {
  if (best.left.length === 0) return [];
  const notes = ['A player who has to discard cannot have eleven down.'];
  if (pack === 'spanish' && melds !== ACE_HIGH && mostDown(ACE_HIGH, table ?? [], [...hand, ...offered]).left.length === 0)
    notes.push('With the ace above the king eleven would be down. The print names the ace first among the ranks, and calls it low.');
  return notes;
}

function score(asked: Asked, by: Schedule<typeof points & Added<'eleven-down'>>): Result<Answer> {
  const problems = problemsOf(asked);
  if (problems.length > 0) return { ok: false, problems };
  const { pack, hand, offered } = asked;
  const table = asked.table ?? [];
  // If an ace is above the king on the table, it is already high.
  const arranger = table.every(MELDERS[pack].isMeld) ? MELDERS[pack] : ACE_HIGH;
  const [card] = offered as [Card];
  const best = mostDown(arranger, table, [...hand, card]);
  const lines: Line[] = best.melds.map((meld) =>
    by.mention('eleven-down', meld.includes(card) ? 'combination with the card offered' : 'combination', { cards: meld }),
  );
  if (best.borrowed.length > 0) lines.push(by.law('card-borrowed', 'borrowed from the table', { cards: best.borrowed }));
  if (best.left.length > 0) lines.push(by.law('ten-down', 'not down', { cards: best.left }));
  if (table.some((meld) => arranger.isMeld([...meld, card])))
    lines.push(by.law('forced-card', `${showCard(card)} fits the table: your opponent can compel you to use it`, { cards: [card] }));
  const down = ELEVEN - best.left.length;
  const headline = down === ELEVEN ? 'Eleven down: the game is won' : `No win with this card: ${down} of 11 can be down`;
  return ok(answer(headline, lines, notesOf(asked, best, arranger)));
}

export const elevenDown = scorer({
  title: 'Does this card win?',
  gist: 'Whether the hand and the card offered make eleven down, with what lies on the table and what may be borrowed from it.',
  untotalled: true,
  aka: ['conquian solver', 'spreads', 'eleven down', 'coon can hand', 'arrange a hand'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
