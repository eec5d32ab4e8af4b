import { scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, points as worth } from '../shared/of-donohue.ts';
import { PLAYERS } from '../shared/players.ts';
import { innings } from './scorers.ts';

const points = {
  'nine-down': worth('Nine down', 'Nine pins fall and the centre pin stands.', 1, cites.donohue.leaveCentrePin),
  'ten-down': worth('Ten down', 'All ten fall, to one ball or within three.', 0, cites.donohue.leaveCentrePin),
};

export default form(
  'To leave the centre pin standing',
  cites.donohue.leaveCentrePin,
  {
    players: PLAYERS,
    glance: { Pins: 'ten', Balls: 'three', Wins: 'nine down, the centre pin up' },
    scorers: { innings },
    examples: [scoreExample('innings', cites.donohue.leaveCentrePin, { innings: 'nine.ten' }, 'One hand leaves the pin, one clears all.', 1)],
  },
  points,
);
