import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BANK, BLUE, DEAL, DRAW, LATE, PAY, SPLIT, STAKES, USPC } from './cites.ts';

const told = (law: string, answers: Record<string, string>, story: string, ruling: string, cite: Citation): Example => ({
  kind: 'law',
  law,
  book: cite.book,
  story,
  answers,
  ruling,
  cite,
});
const settled = (
  cite: Citation,
  player: string,
  dealer: string,
  story: string,
  total: number,
  headline: string,
  more: Record<string, string> = {},
): Example => ({
  kind: 'score',
  scorer: 'settlement',
  book: cite.book,
  story,
  input: { player, dealer, stake: '2', ...more },
  totals: { '': total },
  headline,
  cite,
});

export const examples: readonly Example[] = [
  told('deal-declined', { buyer: 'yes' }, 'A player would rather not deal, and another offers for it.', 'sell the deal', LATE),
  told('staking-after-first-card', {}, 'A player likes the first card and wants to stake more.', 'add to the stake', STAKES),
  told('dealer-doubles', { refused: 'yes' }, 'The dealer calls double and a player will not.', 'wins the stakes', STAKES),
  told('natural', { who: 'dealer' }, 'The dealer turns an ace and a ten.', '2 stakes', USPC),
  told('natural', { who: 'both' }, 'The player answers a natural with a natural.', 'takes back the stakes', BLUE),
  told('natural-not-shown', {}, 'A player keeps an ace and a king to himself.', 'show the natural at once', LATE),
  told('dividing-a-pair', { who: 'player', cards: 'pair' }, 'A player is dealt two eights.', 'divide the pair', BLUE),
  told('dividing-a-pair', { who: 'dealer', cards: 'third' }, 'The dealer draws a third ace.', 'all three cards', SPLIT),
  told('divided-natural', {}, 'The dealer has not called double, and a ten falls on one of two aces.', '2 stakes', SPLIT),
  told('divided-natural', {}, 'A king falls on one of two aces.', '1 stake', BLUE),
  told('player-bursts', {}, 'A player draws to 24, and later the dealer bursts.', '1 stake', DRAW),
  told('dealer-bursts', { hand: 'twenty-one' }, 'The dealer bursts against a drawn 21.', '2 stakes', PAY),
  told('equal-counts', {}, 'Both stand on 18.', '1 stake', DRAW),
  told('equal-counts', {}, 'Both stand on 18.', 'takes back the stakes', USPC),
  told('drawn-twenty-one', { who: 'player' }, 'A player makes 21 with three cards.', '1 stake', BLUE),
  told('who-deals-next', { natural: 'yes' }, 'A player has a natural in the third round.', 'passes to', DEAL),
  told('who-deals-next', { natural: 'no' }, 'The hand is settled without a natural.', 'passes to', BANK),
  settled(BLUE, 'AS KH', '10C 9D', 'A natural against 19.', 4, 'The dealer pays 4: the player has a natural'),
  settled(DRAW, '10S 8H', '9C 9D', 'Both have 18, and ties are the dealer’s.', -2, 'The player pays 2: the counts are equal'),
  settled(USPC, '10S 8H', '9C 9D', 'Both have 18.', 0, 'Nobody pays: the counts are equal'),
  settled(DRAW, '10S 8H', '9C 5D 7D', 'The dealer draws to 21 after a call of double.', -8, 'The player pays 8: the dealer has drawn 21', { doubled: 'yes' }),
  settled(SPLIT, 'AS 10H', '10C 9D', 'A ten on a divided ace.', 4, 'The dealer pays 4: the player has a natural', { divided: 'yes' }),
  settled(BLUE, 'AS 10H', '10C 9D', 'A ten on a divided ace.', 2, 'The dealer pays 2: the player has drawn 21', { divided: 'yes' }),
  settled(PAY, '9S 5H 7H', '10C 6D KD', 'A drawn 21 when the dealer bursts.', 4, 'The dealer pays 4: the dealer has burst'),
];
