import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { item } from '../../../../laws/one-book.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { game, settlement } from './scorers.ts';

const { ecrire } = cites.blue;

export const ecrirePoints = {
  settlement: item({
    title: 'Settlement',
    gist: 'What two players settle with each other at the end of the round.',
    aka: ['difference of scores'],
    group: 'The game',
    bookValue: ruled('the difference of their scores, to the higher', ecrire),
  }),
};

export default variant({
  title: 'Piquet à écrire',
  aliases: ['Piquet a ecrire', 'Written piquet'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Piquet à Ecrire',
      pages: '278',
      inherits: {
        from: 'piquet',
        cite: doubted(ecrire, 'The section tells who plays with whom and how it is settled; that each deal is one of piquet is drawn from its name and place.'),
        except: ['pone-takes-dealers-card', 'dealer-takes-pones-card'],
      },
    },
  },
  players: { min: 3, max: 7, say: '3 to 7, two at a time' },
  packs: ['piquet-32'],
  glance: {
    Players: '3 to 7, two at a time',
    Turn: 'two deals running: with the neighbour on the right, then on the left',
    Settlement: 'each with every other, the difference of their scores',
  },
  laws: {},
  points: { add: ecrirePoints, repeal: { game: 'A round is played, and nobody has a score to reach.' } },
  scorers: { game, settlement },
  examples: [
    scoreExample('settlement', ecrire, { scores: '60.45.30' }, 'Three players end the round with 60, 45 and 30.', {
      'First player': 45,
      'Second player': 0,
      'Third player': -45,
    }),
    sheetExample(
      'game',
      ecrire,
      { players: '3', names: 'Ann.Ben.Cleo' },
      [
        { who: 'first', against: 'third', first: '20', second: '10', tricks: '7' },
        { who: 'first', against: 'second', first: '15', second: '18', tricks: '6' },
        { who: 'second', against: 'third', first: '12', second: '14', tricks: '5' },
      ],
      'A round of three: each has played with both neighbours.',
      { Ann: 45, Ben: 30, Cleo: 34 },
      'Ann gets 26',
    ),
  ],
});
