import { cards, flag, type Values } from '../../../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../../../scoring/result.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../../../vocabulary/cards.ts';
import type { points } from '../../../points.ts';
import { rankOf, setLines, split } from '../../../reckoning/combining.ts';
import type { values } from '../points.ts';

const ask = {
  card: cards('The card played', 'sixty-60', 1),
  wanted: cards('Cards to be taken from the table', 'sixty-60', [1, 16], { hint: 'A build goes in card by card.' }),
  sixty: flag('Is it the pack of 60 cards, with elevens and twelves?'),
  all: flag('Is the table empty after that?'),
} as const;

/** The values of a card; an ace has two, but in one book an ace on the table is only a one. */
function valuesOf(card: Card, sixty: boolean, lowAce: boolean): readonly number[] {
  const rank = rankOf(card);
  const above = sixty ? 13 : 11;
  if (rank === 'A') return lowAce ? [1] : [1, above + 3];
  const court = ['J', 'Q', 'K'].indexOf(rank);
  return [court < 0 ? Number(rank) : above + court];
}

const COURTS = { A: 'ace-number', J: 'jack-number', Q: 'queen-number', K: 'king-number' } as const;

/** The line for the value of a played court card or ace. */
function numberLine(played: Card, number: number, by: Schedule<typeof points & typeof values>): Line[] {
  const rank = rankOf(played);
  return rank in COURTS ? [by.mention(COURTS[rank as keyof typeof COURTS], `${showCard(played)} is ${number}`)] : [];
}

function score({ card, wanted, sixty, all }: Values<typeof ask>, by: Schedule<typeof points & typeof values>): Result<Answer> {
  const [played] = card;
  const problems: Problem[] = [];
  if (played === undefined || wanted.includes(played)) problems.push(problem('wanted', 'other cards than the one played', card.map(showCard).join(' ')));
  if (sixty && by.way('king-number') !== 'of-60-too') problems.push(problem('sixty', 'the pack of 52 cards in this book', '60 cards'));
  const sixties = sixty ? [] : [...card, ...wanted].filter((one) => ['11', '12'].includes(rankOf(one)));
  if (sixties.length > 0) problems.push(problem('wanted', 'no elevens and twelves in a pack of 52', sixties.map(showCard).join(' ')));
  if (problems.length > 0 || played === undefined) return wrong(...problems);
  for (const number of valuesOf(played, sixty, false)) {
    const sets = split(wanted, played, number, (one) => valuesOf(one, sixty, by.way('ace-number') === 'low-on-the-table'));
    if (sets === null) continue;
    const lines = [...numberLine(played, number, by), ...setLines(sets, number, by)];
    if (all) lines.push(by.line('sweep', 'sweep'));
    return { ok: true, value: answer(all ? 'Yes, and it is a sweep' : 'Yes, these can be taken', lines) };
  }
  const lines: Line[] = [by.law('wrong-cards-taken', `the cards do not fall into sets that each match ${showCard(played)}`, { cards: wanted })];
  return { ok: true, value: answer('No, these cannot be taken together', lines) };
}

export const take = scorer({
  title: 'Can I take these?',
  gist: 'Whether one card takes the cards named from the table, with the court cards and the ace as numbers.',
  aka: ['royal cassino combinations', 'queen takes nine and three'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask,
  score,
});
