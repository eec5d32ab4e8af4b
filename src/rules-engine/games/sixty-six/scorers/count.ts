import { cards, flag, count as numberOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Rank, rankOf } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { Prices } from '../reckoning/deal.ts';

/** Ranks that count, with the item and the name of each. */
const COUNTING = [
  ['A', 'ace'],
  ['10', 'ten'],
  ['K', 'king'],
  ['Q', 'queen'],
  ['J', 'jack'],
] as const satisfies readonly (readonly [Rank, string])[];

export const count = scorer({
  title: 'Count toward 66',
  gist: 'What a player has from the cards in tricks, marriages and the last trick, and how far it is from 66.',
  aka: ['have I 66', 'count my tricks', 'trick points', 'card points'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: {
    taken: cards('Cards taken in tricks', 'short-24', [0, 24], { hint: 'Nines count nothing, and may be left out.' }),
    marriages: numberOf('Marriages declared in plain suits', 0, 3, { optional: true, hint: 'Left empty: none.' }),
    trumps: flag('The marriage in trumps'),
    last: flag('The last trick', { given: 'last-trick', hint: 'Only where the stock was drawn and all the cards were played: nothing in a closed hand.' }),
  },
  score: ({ taken, marriages, trumps, last }, by: Prices) => {
    const beside: Line[] = [];
    if (marriages !== null && marriages > 0) beside.push(by.line('marriage', counted(marriages, 'marriage'), { times: marriages }));
    if (trumps) beside.push(by.line('trump-marriage', 'marriage in trumps'));
    if (last === true && by.gives('last-trick')) beside.push(by.line('last-trick', 'last trick'));
    if (beside.length > 0 && taken.length === 0) return wrong(problem('taken', 'a card of the tricks, if only a nine: without a trick nothing counts', 'none'));
    const lines = COUNTING.flatMap(([rank, key]) => {
      const held = taken.filter((card) => rankOf(card) === rank);
      return held.length === 0 ? [] : [by.line(key, counted(held.length, key), { times: held.length, cards: held })];
    });
    const all = [...lines, ...beside];
    const total = all.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const enough = by.points('enough');
    const half = by.points('out-of-schneider');
    const far = total >= half ? 'out of schneider' : `${half - total} short of ${half}`;
    return ok(answer(total >= enough ? `${total}: ${enough} is reached` : `${total}: ${enough - total} short of ${enough}, ${far}`, all));
  },
});
