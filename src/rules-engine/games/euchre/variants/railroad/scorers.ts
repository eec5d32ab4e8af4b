import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { railroadAdd } from './points.ts';

type Key = 'point' | 'march' | 'lone-march' | 'lone-point' | 'euchre' | 'euchre-lone' | 'lone-euchred-by-lone';
type Prices = Schedule<typeof points & typeof railroadAdd>;

function itemOf(play: string, tricks: number): Key {
  if (tricks < 3) return play === 'partners' ? 'euchre' : play === 'alone' ? 'euchre-lone' : 'lone-euchred-by-lone';
  if (play === 'partners') return tricks === 5 ? 'march' : 'point';
  return tricks === 5 ? 'lone-march' : 'lone-point';
}

export const deal = scorer({
  title: 'A deal of railroad euchre',
  gist: 'What the makers or their opponents score, a lone hand against a lone hand included.',
  aka: ['lone against lone score', 'loner euchred by a loner'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    play: choiceOf('How was it played?', { partners: 'Two against two', alone: 'A maker alone against two', opposed: 'A maker alone against a lone opponent' }),
    tricks: count('The makers’ tricks', 0, 5),
  },
  score: ({ play, tricks }, by: Prices) => {
    const key = itemOf(play, tricks);
    const to = tricks < 3 ? 'Opponents' : 'Makers';
    const won = by.points(key);
    const notes = [
      ...((by.way(key) as string | undefined) === 'not-said-again'
        ? ['The book does not say this figure again for railroad euchre; it is the one of its main game.']
        : []),
      ...(by.way(key) === 'lost' ? ['The book says that the lone hand loses these points; they are given to the opponents here, as for any euchre.'] : []),
    ];
    const say =
      tricks < 3
        ? `euchre: ${sayPoints(tricks, 'trick')}`
        : tricks === 5
          ? play === 'partners'
            ? 'march'
            : 'lone march'
          : `${sayPoints(tricks, 'trick')}${play === 'partners' ? '' : ' alone'}`;
    return ok(answer(`${to === 'Makers' ? 'The makers' : 'The opponents'} score ${won}`, [by.line(key, say, { to })], notes));
  },
});
