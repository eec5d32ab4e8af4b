import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { chips, HEARTS_IN_PACK, heartsTaken, heartsWord, nameOf, placeOf, seatOf, sum, wrongSum } from '../../reckoning/counting.ts';

/** Returns the scorer of a deal in which a black card counts with the hearts, from its name and the key of its score item. */
export const dealWith = (name: string, key: 'black-jack' | 'black-lady') =>
  scorer({
    title: 'Count a deal',
    gist: `What each player has taken in hearts, with the ${name}.`,
    aka: ['discard hearts', `${name} taken`],
    books: ['blue-ribbon-1940'],
    ask: { hearts: heartsTaken(4, 6), card: seatOf(`Who took the ${name}?`, 'By place in the same order as the hearts.') },
    score: ({ hearts, card }, by: Schedule<typeof points & Added<'black-lady' | 'black-jack'>>) => {
      const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, hearts.length === 4);
      if (off !== null) return wrong(off);
      const taker = placeOf(card);
      if (taker >= hearts.length) return wrong(problem('card', `one of the ${hearts.length} players`, nameOf(taker)));
      const lines = hearts.flatMap((own, n): Line[] => [
        ...(own > 0 ? [by.line('heart', heartsWord(own), { times: -own, to: nameOf(n) })] : []),
        ...(n === taker ? [by.line(key, `the ${name}`, { times: -1, to: nameOf(n) })] : []),
      ]);
      const all = -sum(lines.map((line) => line.points ?? 0));
      return ok(answer(`${chips(all)} into the pool`, lines, ['Who takes the pool turns on the way of settling; taking everything earns nothing.']));
    },
  });
