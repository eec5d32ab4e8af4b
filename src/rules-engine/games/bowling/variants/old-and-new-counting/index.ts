import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, points as worth } from '../shared/of-donohue.ts';
import { PLAYERS } from '../shared/players.ts';
import { frames } from './scorers.ts';

const points = {
  strike: worth(
    'Ten-strike',
    'All ten fall to the first ball of a compartment.',
    10,
    doubted(cites.donohue.countingOldNew, 'The first count of the sample prints 20 in our copy; 30 makes its total.'),
    { says: 'the pins of the next two balls count with it' },
  ),
  spare: worth(
    'Spare',
    'All ten fall to two balls.',
    10,
    doubted(
      cites.donohue.countingOldNew,
      'Not explained. The row of the second sample cannot be read in our copy; its 60 with six balls is what strike, spare, strike, spare make in this way.',
    ),
    { says: 'the pins of the next ball count with it' },
  ),
  pin: worth('Pin down', 'A pin falls in a compartment without a ten-strike or a spare.', 1, cites.donohue.countingOldNew, { per: 'a pin' }),
};

export default form(
  'Counting old and new',
  cites.donohue.countingOldNew,
  {
    aliases: ['Strike and spare counting'],
    players: PLAYERS,
    glance: { Pins: 'ten', Balls: 'nine, three to a compartment', Count: 'a ten-strike and the next two balls' },
    scorers: { frames },
    examples: [
      scoreExample('frames', cites.donohue.countingOldNew, { balls: '3.4.2' }, 'Nine with the three balls of a compartment.', 9),
      scoreExample(
        'frames',
        doubted(cites.donohue.countingOldNew, 'The first count of the sample prints 20 in our copy; 30 makes its total.'),
        { balls: '10.10.10.8.0' },
        'Three ten-strikes, then eight, then a ball off the alley.',
        76,
      ),
      scoreExample(
        'frames',
        doubted(
          cites.donohue.countingOldNew,
          'Not explained. The row of the second sample cannot be read in our copy; its 60 with six balls is what strike, spare, strike, spare make in this way.',
        ),
        { balls: '10.5.5.10.4.6' },
        'Strike, spare, strike and ten more: sixty with six balls, the total of the second sample.',
        60,
      ),
    ],
  },
  points,
);
