import { cards, flag, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { plainValues, setLines, split } from '../reckoning/combining.ts';

const ask = {
  card: cards('The card played', 'standard-52', 1),
  wanted: cards('Cards to be taken from the table', 'standard-52', [1, 16], { hint: 'A build goes in card by card.' }),
  all: flag('Is the table empty after that?'),
} as const;

function score({ card, wanted, all }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const [played] = card;
  if (played === undefined || wanted.includes(played)) return wrong(problem('wanted', 'other cards than the one played', card.map(showCard).join(' ')));
  const [number] = plainValues(played);
  const sets = split(wanted, played, number ?? null, plainValues);
  if (sets === null) {
    const lines: Line[] = [by.law('wrong-cards-taken', `the cards do not fall into sets that each match ${showCard(played)}`, { cards: wanted })];
    return { ok: true, value: answer('No, these cannot be taken together', lines) };
  }
  const lines = setLines(sets, number, by);
  if (all) lines.push(by.line('sweep', 'sweep'));
  return { ok: true, value: answer(all ? 'Yes, and it is a sweep' : 'Yes, these can be taken', lines) };
}

export const take = scorer({
  title: 'Can I take these?',
  gist: 'Whether one card takes the cards named from the table, how they combine, and whether that is a sweep.',
  aka: ['combine', 'pair and combine', 'is it a sweep', 'can I take'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score,
});
