import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { royalCases } from '../shared/cases.ts';
import { ofTwoBooks } from '../shared/verdicts.ts';
import { values } from './points.ts';
import { deal } from './scorers/deal.ts';
import { take } from './scorers/take.ts';

export default variant({
  title: 'Royal cassino',
  aliases: ['Royal casino'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Royal Cassino',
      pages: '138',
      inherits: {
        from: 'cassino',
        cite: doubted(cites.blue.royal, 'No clause of its own: a paragraph inside the chapter that gives the court cards numbers.'),
      },
    },
    'uspc-1898': { heading: 'Royal Cassino', pages: '56-57', inherits: { from: 'cassino', cite: cites.uspc.royal } },
  },
  players: { min: 2, max: 4 },
  packs: ['standard-52', 'sixty-60'],
  glance: {
    'Court cards': 'jack 11, queen 12, king 13',
    Ace: '1 or 14; on the table always 1 (1940)',
    'Pack of 60': 'jack 13, queen 14, king 15, ace 1 or 16 (1898)',
    Score: 'as in cassino',
  },
  laws: { amend: ofTwoBooks },
  points: { add: values },
  scorers: { deal, take },
  examples: [
    scoreExample(
      'take',
      cites.blue.royal,
      { card: 'QH', wanted: '9S 3D', sixty: 'no', all: 'no' },
      'A queen takes a nine and a three.',
      'Yes, these can be taken',
    ),
    scoreExample(
      'deal',
      cites.uspc.royal,
      { cards: '31.29', spades: '7.8', big: '1', little: '2', aceSpades: '1', aceClubs: '1', aceHearts: '2', aceDiamonds: '2', sixty: 'yes' },
      'With 60 cards: 31 against 29, eight spades against seven.',
      { 'Side 1': 7, 'Side 2': 4 },
    ),
    ...royalCases,
  ],
});
