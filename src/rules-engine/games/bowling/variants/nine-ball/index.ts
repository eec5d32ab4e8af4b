import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, rule, points as worth } from '../shared/of-donohue.ts';
import { balls, pays } from './scorers.ts';

const points = {
  'pin-down': worth('Pin down', 'A pin falls to one of the nine balls.', 1, cites.donohue.nineBall, { per: 'a pin' }),
  'spare-balls': rule('Spare balls', 'Balls are left over when all the pins are down.', 'They are counted.', cites.donohue.nineBall),
  'two-players': rule('Two players', 'Two play.', 'The player with the fewest pins pays for the game.', cites.donohue.nineBall),
  'match-of-five': rule(
    'Match of five',
    'Five play, or more in proportion.',
    'The first two pay nothing, the third half the price, the last two the whole price each.',
    cites.donohue.nineBall,
  ),
};

export default form(
  'Nine ball game',
  cites.donohue.nineBall,
  {
    aliases: ['Baltimore game'],
    players: { min: 2, max: 10, say: 'any number' },
    glance: { Pins: 'ten', Balls: 'nine each, in threes or all at once', Pays: 'the fewest pins' },
    scorers: { balls, pays },
    examples: [
      scoreExample(
        'balls',
        cites.donohue.nineBall,
        { balls: '10.5.3.4.2.1.6.3.0' },
        'Ten with the first ball and eight with the two spared; then seven; then nine.',
        34,
      ),
      scoreExample(
        'pays',
        cites.donohue.nineBall,
        { totals: '61.48.70.39.55' },
        'Five play a match.',
        'Player 5 pays half a game; players 2 and 4 pay for a whole game each',
      ),
      scoreExample('pays', cites.donohue.nineBall, { totals: '40.52' }, 'Two play, and the fewer pins pay.', 'Player 1 pays for a whole game'),
      valueExample('spare-balls', cites.donohue.nineBall, 'All ten fall at once, and the hand has two balls more.', 'They are counted'),
    ],
  },
  points,
);
