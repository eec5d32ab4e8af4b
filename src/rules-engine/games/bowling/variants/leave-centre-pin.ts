import { scoreExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { inningsScorer } from '../reckoning/innings.ts';
import { BOOK, form, points as worth } from './shared/of-donohue.ts';
import { PLAYERS } from './shared/players.ts';

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
    scorers: {
      innings: inningsScorer({
        title: 'Score leaving the centre pin',
        book: BOOK,
        outcomes: {
          nine: {
            name: 'Nine down, centre pin up',
            scores: [{ item: 'nine-down', say: 'nine down, the centre pin up' }],
          },
          ten: { name: 'All down', scores: [{ item: 'ten-down', say: 'all down' }] },
          other: { name: 'Anything else', scores: [], note: 'The book gives a number for two results only; any other counts nothing here.' },
        },
        nothing: 'bowling/leave-centre-pin.rule.aim',
        name: 'hand',
        most: 10,
        hint: 'The book does not say how many hands make a game.',
      }),
    },
    examples: [scoreExample('innings', cites.donohue.leaveCentrePin, { innings: 'nine.ten' }, 'One hand leaves the pin, one clears all.', 1)],
  },
  points,
);
