import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, donohue } = cites;
const STAKE = { unit: 'stake' } as const;

export const points = {
  'players-card': item({
    title: 'A card of the players comes first',
    gist: 'A card of the same rank as one that is bet on is turned before the dealer’s own.',
    aka: ['my card came', 'dealer wins', 'matched card'],
    group: 'The bets',
    books: { 'blue-ribbon-1940': bookValue(-1, blue.play, STAKE), donohue: bookValue(-1, donohue.play, STAKE) },
  }),
  'own-card': item({
    title: 'The dealer’s own card comes first',
    gist: 'A card of the rank of the dealer’s own is turned while a bet is open.',
    aka: ['dealer’s card came', 'players win', 'banker draws his own card'],
    group: 'The bets',
    books: { 'blue-ribbon-1940': bookValue(1, blue.play, STAKE), donohue: bookValue(1, [donohue.cover, donohue.play], STAKE) },
  }),
  'hand-cards': item<'another-dealt' | 'double'>({
    title: 'The hand cards',
    gist: 'The two cards that are turned up first and laid aside.',
    aka: ['two top cards', 'hand cards'],
    group: 'The cards',
    books: {
      'blue-ribbon-1940': ruled(
        'No bet lies on them. A first card of banker or players that matches one is laid with it, and another dealt.',
        [blue.hand, blue.first],
        {
          way: 'another-dealt',
        },
      ),
      donohue: ruled('They lie on the dealer’s left. The dealer’s own card may be of the rank of one, and is then double.', [donohue.deal, donohue.play], {
        way: 'double',
      }),
    },
  }),
  'advantage-told': item({
    title: 'The advantage of the deal',
    gist: 'What the book says of the dealer’s chances.',
    aka: ['odds', 'house edge', 'bank advantage'],
    group: 'The chances',
    books: {
      'blue-ribbon-1940': unscored('This book gives no odds.'),
      donohue: ruled('The book says that the dealer has something of an advantage, and gives no figure.', donohue.deal),
    },
  }),
} as const;
