// The costs of a wrong claim, a refused count and a lost count.
import { doubted } from '../../../laws/cites.ts';
import { law } from '../../../laws/one-book.ts';
import { scores, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';

const { game: section } = cites.uspc;
const GAIGEL = [scores('opponents', pointsOf(points.gaigel, 'uspc-1898'), 'game')];

export const errorLaws = {
  'false-claim': law({
    offence: 'false-claim',
    title: 'A side claims to be out and is not',
    gist: 'A player knocks for 101, and the count proves it wrong.',
    aka: ['knocked too soon', 'rapped on the table', 'claimed 101', 'miscounted', 'not out', 'only has 97'],
    moment: 'count',
    cases: [{ then: GAIGEL }],
    cites: section,
    see: ['gaigel.points.gaigel'],
  }),
  'played-on': law({
    offence: 'irregular-play',
    title: 'Playing on after 101',
    gist: 'A side has 101 and plays another card instead of knocking.',
    aka: ['did not knock', 'forgot to knock', 'kept playing after 101'],
    moment: 'play',
    cases: [{ then: GAIGEL }],
    cites: doubted(section, 'The book says that opponents play again after scoring 101; that the 101 are their own is how we read it.'),
    see: ['gaigel.points.gaigel'],
  }),
  'recount-refused': law({
    offence: 'hand-not-shown',
    title: 'A count refused, or the cards mixed',
    gist: 'A side will not let the current trick be counted over, or mixes the cards before the count is settled.',
    aka: ['would not let us recount', 'count the trick again', 'mixed up the cards', 'threw the tricks together'],
    moment: 'count',
    cases: [{ then: GAIGEL }],
    cites: section,
    see: ['gaigel.points.gaigel'],
  }),
  'unfounded-dispute': law({
    offence: 'wrong-penalty',
    title: 'An error claimed, and there was none',
    gist: 'A player says that the others have gone wrong, and it proves unfounded.',
    aka: ['accused wrongly', 'challenged and was wrong', 'false accusation'],
    moment: 'count',
    cases: [{ then: GAIGEL }],
    cites: section,
    see: ['gaigel.points.gaigel'],
  }),
  'tricks-recounted': law({
    offence: 'looking-back',
    title: 'Losing count and recounting the tricks',
    gist: 'A player no longer knows what their side has and tries to count the tricks over.',
    aka: ['lost count', 'lost track of the score', 'picked up our tricks', 'how many have we', 'recount our tricks'],
    moment: 'any-time',
    cases: [{ then: [wins('opponents', 'game')] }],
    cites: doubted(section, 'It says that the game is forfeited; to the opponents, as at a revoke, is taken for granted.'),
    see: ['gaigel.points.single-game', 'gaigel.law.looking-back'],
  }),
};
