import { scoreExample } from '../../../../laws/examples.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { additionIn } from '../shared/additions.ts';
import { lapsCases } from '../shared/cases.ts';
import { surplus } from './scorers.ts';

export const own = {
  lap: item({
    title: 'Lap',
    gist: 'Points made beyond those that win the game.',
    aka: ['points carried over', 'surplus points'],
    books: {
      'uspc-1898': bookValue(1, cites.uspc.laps, { per: 'a point beyond the game, scored on the next one' }),
      'blue-ribbon-1940': bookValue(1, cites.blue.lapsSlamsJambone, { per: 'a point beyond the game, scored on the next one', way: 'in-railroad' }),
    },
  }),
};

export default variant({
  title: 'Laps',
  aliases: ['Lap', 'Laps euchre'],
  books: additionIn(cites.uspc.laps),
  players: { min: 4, max: 4 },
  packs: ['piquet-32', 'short-25'],
  glance: {
    'What changes': 'points beyond the game count on the next game',
    'Added to': 'any euchre (U.S. Playing Card); railroad euchre (Blue Ribbon)',
  },
  laws: {},
  points: { add: own },
  scorers: { surplus },
  repealScorers: { game: 'Points over the game are carried to the next one.', running: 'Points over the game are carried to the next one.' },
  examples: [
    scoreExample(
      'surplus',
      cites.uspc.laps,
      { game: 'five', before: '3', made: '4' },
      'A side with 3 points out of 5 makes a lone march.',
      { 'Next game': 2 },
      '2 carried',
    ),
    ...lapsCases,
  ],
});
