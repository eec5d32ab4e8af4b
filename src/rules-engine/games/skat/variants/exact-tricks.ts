import { choiceOf, count } from '../../../core/fields.ts';
import { fact, law, says } from '../../../core/laws.ts';
import { item, pointsOf, type ScoreItem, worth } from '../../../core/points.ts';
import { losesGame, noPenalty } from '../../../core/remedies.ts';
import { ok } from '../../../core/result.ts';
import { answer, scorer } from '../../../core/scorers.ts';
import { BLUE, text } from '../cites.ts';

/** Uno and duo are one game with another number: so many tricks, neither more nor fewer. */
export function exactTricks(name: 'Uno' | 'Duo', needed: number, page: string) {
  const tricks = needed === 1 ? 'one trick' : `${['no', 'one', 'two'][needed]} tricks`;
  const cites = text(page);
  const points = {
    made: item({
      title: name,
      gist: `The lone player takes exactly ${tricks}.`,
      aka: [`exactly ${tricks}`],
      books: { [BLUE]: worth(20, text('355')) },
    }),
    open: item({
      title: `Open ${name.toLowerCase()}`,
      gist: `The same with the hand on the table.`,
      aka: [`${name.toLowerCase()} ouvert`],
      books: { [BLUE]: worth(40, text('355')) },
    }),
  } as const satisfies Record<string, ScoreItem>;
  const laws = {
    'wrong-tricks': law({
      offence: 'rule-of-the-game',
      title: `More or fewer than ${tricks}`,
      gist: `The lone player at ${name.toLowerCase()} does not take exactly ${tricks}.`,
      aka: ['too many tricks', 'no trick', 'one trick too many'],
      moment: 'hand-over',
      facts: { took: fact('How many tricks were taken?', { fewer: 'Fewer', exact: `Exactly ${tricks}`, more: 'More' }) },
      readings: {
        [BLUE]: says(
          [
            { when: { took: 'exact' }, then: [noPenalty] },
            { when: { took: ['fewer', 'more'] }, then: [losesGame('lone-player')] },
          ],
          cites,
        ),
      },
    }),
  };
  const deal = scorer({
    title: `A hand of ${name.toLowerCase()}`,
    gist: 'Won or lost, open or not.',
    books: [BLUE],
    ask: {
      how: choiceOf('How was it played?', { closed: 'Cards in hand', open: 'Open, the hand on the table' }),
      tricks: count('Tricks of the lone player', 0, 10),
    },
    score: ({ how, tricks: taken }) => {
      const key = how === 'open' ? 'open' : 'made';
      const worthIt = pointsOf(points[key], BLUE);
      const won = taken === needed;
      const say = `${taken} ${taken === 1 ? 'trick' : 'tricks'} taken, ${needed} needed`;
      return ok(
        answer(`${won ? 'Won: plus' : 'Lost: minus'} ${worthIt}`, [{ rule: `points.${key}`, say, points: won ? worthIt : -worthIt, to: 'Lone player' }]),
      );
    },
  });
  return { points, laws, deal, cites };
}
