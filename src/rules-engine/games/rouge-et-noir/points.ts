import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, donohue } = cites;
const stake = { unit: 'stake' } as const;
const CHANCES = 'The four chances';
const EQUAL = 'Equal rows';

export const points = {
  row: item({
    title: 'Black or red',
    gist: 'The row of that colour comes nearer to 31.',
    aka: ['noir', 'rouge', 'even money'],
    group: CHANCES,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.wins, { ...stake, says: 'Even money.' }),
      donohue: bookValue(1, donohue.wins, { ...stake, says: 'The stake is doubled.' }),
    },
  }),
  colour: item({
    title: 'Colour',
    gist: 'The first card has the colour of the row that wins.',
    aka: ['couleur', 'color'],
    group: CHANCES,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.colour, { ...stake, says: 'Even money, by the first card of the winning row.', way: 'winning-row' }),
      donohue: bookValue(1, donohue.couleur, { ...stake, says: 'The stake is doubled, by the first card of all.', way: 'first-of-all' }),
    },
  }),
  inverse: item({
    title: 'Inverse',
    gist: 'The first card has not the colour of the row that wins.',
    aka: ['opposite colour'],
    group: CHANCES,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.colour, { ...stake, says: 'By the first card of the winning row.' }),
      donohue: bookValue(1, donohue.couleur, { ...stake, says: 'The stake is doubled, by the first card of all.' }),
    },
  }),
  lost: item({
    title: 'The chance that does not come',
    gist: 'The stakes that the bank draws.',
    aka: ['lost stake'],
    group: CHANCES,
    books: { 'blue-ribbon-1940': unscored('The book says only what wins.'), donohue: bookValue(-1, [donohue.wins, donohue.couleur], stake) },
  }),
  equal: item({
    title: 'Both rows alike, from 32 to 40',
    gist: 'The rows come to the same point, and it is not 31.',
    aka: ['apres', 'refait', 'tie', 'stand off', 'same point'],
    group: EQUAL,
    books: {
      'blue-ribbon-1940': ruled('Nothing: all bets stand off.', blue.equal, stake),
      donohue: ruled('Nothing: the coup is void.', donohue.equal, stake),
    },
  }),
  refait: item({
    title: 'Refait of 31',
    gist: 'Both rows come to exactly 31.',
    aka: ['refait', 'double 31', 'thirty-one each', 'bank takes half'],
    group: EQUAL,
    books: {
      'blue-ribbon-1940': bookValue(-0.5, blue.refait, { ...stake, says: 'Of all the bets; or the stake goes to prison.' }),
      donohue: bookValue(-0.5, donohue.refait, { ...stake, says: 'On all four chances; or the stake goes to prison.' }),
    },
  }),
  prisons: item({
    title: 'Refait upon refait',
    gist: 'What is left of a stake when 31 comes to both rows again and again.',
    aka: ['second refait', 'second prison'],
    group: EQUAL,
    books: {
      'blue-ribbon-1940': unscored('The book mentions one prison and no second refait.'),
      donohue: ruled('Of 100 francs 50, then 25, then 12½, then 6¼.', donohue.prisons, stake),
    },
  }),
  'refait-odds': item({
    title: 'How often a refait of 31 comes',
    gist: 'The odds against it as they are printed.',
    aka: ['chance of refait', '63 to 1'],
    group: EQUAL,
    books: {
      'blue-ribbon-1940': unscored('No odds are given.'),
      donohue: ruled('63 to 1 against; and yet the bank looks for two in three deals, of 29 to 32 coups each.', donohue.odds, stake),
    },
  }),
  cards: item({
    title: 'What the cards count',
    gist: 'Each card of a row by its pips.',
    aka: ['value of face cards', 'ace counts one'],
    group: 'The rows and the stakes',
    books: {
      'blue-ribbon-1940': ruled('King, queen and knave 10, all others their pips.', blue.deal),
      donohue: ruled('Court cards 10, ace 1, all others their pips.', donohue.values),
    },
  }),
  rows: item({
    title: 'Where a row ends',
    gist: 'When no more cards are dealt to it.',
    aka: ['31 to 40', 'how many cards in a row'],
    group: 'The rows and the stakes',
    books: {
      'blue-ribbon-1940': ruled('As soon as it is over 30; it cannot be over 40.', blue.deal),
      donohue: ruled('At 31 or more, and so at 40 at the most; 30 takes another card.', donohue.rows),
    },
  }),
  'least-stake': item({
    title: 'Smallest stake',
    gist: 'The least that may be laid.',
    aka: ['minimum bet'],
    group: 'The rows and the stakes',
    books: { 'blue-ribbon-1940': unscored('The book mentions no limit.'), donohue: bookValue(5, donohue.stakes, { unit: 'franc' }) },
  }),
  'largest-stake': item({
    title: 'Largest stake',
    gist: 'The most that may be laid at one time.',
    aka: ['maximum bet'],
    group: 'The rows and the stakes',
    books: { 'blue-ribbon-1940': unscored('The book mentions no limit.'), donohue: bookValue(12_000, donohue.stakes, { unit: 'franc' }) },
  }),
} as const;
