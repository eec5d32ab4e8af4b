import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { scores } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { BOOK, form, rule, points as worth } from '../shared/of-donohue.ts';
import { balls, pays } from './scorers.ts';
export const points = {
  'early-ball': worth('Ball off the alley early', 'The ball leaves the alley before its end.', 10, cites.donohue.smallestNumber),
  'pin-against': worth('Pin down', 'A pin falls; it counts against the player.', 1, cites.donohue.smallestNumber, { per: 'a pin' }),
  pays: rule(
    'Who pays',
    'All have rolled.',
    'Of two or three players the one with the largest number pays; of more, in proportion.',
    cites.donohue.smallestNumber,
  ),
};
const early = pointsOf(points['early-ball'], BOOK);

export default form(
  'Game for the smallest number',
  cites.donohue.smallestNumber,
  {
    players: { min: 2, max: 10, say: 'two, three or more' },
    glance: { Pins: 'ten', Balls: 'three, each off the end of the alley', Pays: 'the largest number' },
    scorers: { balls, pays },
    examples: [
      lawExample('off-early', cites.donohue.smallestNumber, {}, 'The ball drops into the channel halfway.', '10 points'),
      scoreExample('balls', cites.donohue.smallestNumber, { balls: '1.early.2' }, 'One pin, a ball off the alley early, two pins.', 13),
      scoreExample('pays', cites.donohue.smallestNumber, { totals: '6.13.4' }, 'Three play, and the largest number pays.', 'Player 2 pays for a whole game'),
    ],
  },
  points,
  {
    'off-early': law({
      offence: 'irregular-ball',
      title: 'Ball off the alley early',
      gist: 'The ball rolls off before it reaches the end of the alley.',
      aka: ['gutter ball'],
      moment: 'delivery',
      facts: {},
      readings: () => ({
        [BOOK]: always(scores('player', early), cites.donohue.smallestNumber, { note: 'They count against the player: the fewest are best.' }),
      }),
    }),
  },
);
