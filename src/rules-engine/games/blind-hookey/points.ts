import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, donohue } = cites;
const STAKE = { unit: 'stake' } as const;

export const points = {
  'dealer-lower': item({
    title: 'The banker’s card is lower',
    gist: 'The bottom card of the packet is higher than the bottom card of the banker’s packet.',
    aka: ['higher card', 'player wins', 'beat the bank'],
    group: 'The bets',
    books: { 'blue-ribbon-1940': bookValue(1, blue.bets, STAKE), donohue: bookValue(1, donohue.show, STAKE) },
  }),
  'dealer-higher': item({
    title: 'The banker’s card is higher',
    gist: 'The bottom card of the packet is lower than the bottom card of the banker’s packet.',
    aka: ['lower card', 'bank wins'],
    group: 'The bets',
    books: { 'blue-ribbon-1940': bookValue(-1, blue.bets, STAKE), donohue: bookValue(-1, donohue.show, STAKE) },
  }),
  tie: item({
    title: 'Two cards of one rank',
    gist: 'The bottom card of the packet and that of the banker’s packet are of equal value.',
    aka: ['tie', 'bank wins ties', 'advantage of the bank'],
    group: 'The bets',
    books: {
      'blue-ribbon-1940': bookValue(-1, blue.bets, { unit: 'stake', says: 'It is the banker’s advantage.' }),
      donohue: bookValue(-1, donohue.show, { unit: 'stake', says: 'A considerable advantage for the dealer.' }),
    },
  }),
  rank: item<'ace-high' | 'ace-unsaid'>({
    title: 'How the cards rank',
    gist: 'Which of two bottom cards is the higher.',
    aka: ['ace high or low', 'highest card'],
    group: 'The cards',
    books: {
      'blue-ribbon-1940': ruled('From the ace and king down to the two.', blue.bank, { way: 'ace-high' }),
      donohue: ruled('The highest card wins; the book does not say whether the ace is high or low.', donohue.show, { way: 'ace-unsaid' }),
    },
  }),
  'least-packet': item({
    title: 'The smallest packet',
    gist: 'Fewest cards that a player may cut off for a packet.',
    aka: ['how many cards', 'four cards at least'],
    group: 'The cards',
    books: { 'blue-ribbon-1940': bookValue(4, blue.packets, { unit: 'card' }), donohue: bookValue(4, donohue.deal, { unit: 'card' }) },
  }),
  'advantage-told': item({
    title: 'The advantage of the bank',
    gist: 'What the book says of the banker’s chances.',
    aka: ['odds', 'house edge', 'bank advantage'],
    group: 'The chances',
    books: {
      'blue-ribbon-1940': unscored('It lies in winning all ties; no figure is given.'),
      donohue: ruled('Many points in favour of the deal, so that it may be sold; no figure is given.', donohue.show),
    },
  }),
} as const;
