import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { deal, declarations } from './scorers.ts';

const { without } = cites.uspc;

export default variant({
  title: 'Bezique without a trump',
  aliases: ['No-trump bezique'],
  books: { 'uspc-1898': { heading: 'Bezique without a Trump', pages: '75-76', inherits: { from: 'bezique', cite: without } } },
  has: { 'turned-card': false },
  players: { min: 2, max: 2 },
  packs: ['pinochle-64'],
  glance: {
    Trump: 'none is turned; the suit of the first marriage declared becomes trump',
    'Seven of trumps': 'counts nothing',
    Game: '{points.game}',
  },
  laws: {},
  points: {
    amend: {
      'royal-marriage': {
        gist: 'King and queen of trumps, the marriage that makes the trump among them.',
        books: {
          'uspc-1898': bookValue(
            40,
            doubted(without, 'The book does not say whether the marriage that makes the trump counts as a royal one; at Rubicon it does.'),
          ),
        },
      },
    },
  },
  scorers: { declarations, deal },
  examples: [
    lawExample('lesser-after-greater', without, { first: 'lesser' }, 'A marriage makes the trump, and grows into the sequence.', 'may declare the second'),
    scoreExample(
      'declarations',
      without,
      { hand: 'KH-QH-AH-10H-JH-KS-QS', trump: 'none' },
      'The marriage in hearts makes the trump, and the sequence follows; the other marriage is a plain one.',
      310,
    ),
    scoreExample('declarations', without, { hand: '7H-KC-QC', trump: 'H' }, 'Hearts are trumps, and their seven counts nothing.', 20),
    scoreExample(
      'deal',
      without,
      { trump: 'D', declared: 'bezique.marriage-D.marriage-C', brisques: '7', last: 'yes' },
      'A bézique before there is a trump, then the marriage that makes it and a plain one.',
      180,
    ),
    scoreExample('deal', without, { trump: 'none', declared: 'four-aces', brisques: '8', last: 'no' }, 'Nobody has declared a marriage.', 180),
    sheetExample(
      'game',
      without,
      { names: 'Ann.Ben' },
      [
        { declared: '400.310', brisques: '7.9', last: 'second' },
        { declared: '520.100', brisques: '6.4', last: 'nobody' },
      ],
      'No seven counts; Ann is out in the second deal.',
      { Ann: 1050, Ben: 550 },
      'Ann has won it',
    ),
  ],
});
