import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { VingtEtUn } from './code.ts';

const settled = (cite: Citation, player: string, dealer: string, story: string, total: number, headline: string, more: Record<string, string> = {}) =>
  scoreExample('settlement', cite, { player, dealer, stake: '2', ...more }, story, total, headline);

export const examples: readonly ExampleOf<VingtEtUn>[] = [
  lawExample('deal-declined', cites.donohue.pack, { buyer: 'yes' }, 'A player would rather not deal, and another offers for it.', 'sell the deal'),
  lawExample('staking-after-first-card', cites.blue.betting, {}, 'A player likes the first card and wants to stake more.', 'add to the stake'),
  lawExample('dealer-doubles', cites.blue.betting, { refused: 'yes' }, 'The dealer calls double and a player will not.', 'wins the stakes'),
  lawExample('natural', cites.uspc.scoring, { who: 'dealer' }, 'The dealer turns an ace and a ten.', '2 stakes'),
  lawExample('natural', cites.blue.scoring, { who: 'both' }, 'The player answers a natural with a natural.', 'takes back the stakes'),
  lawExample('natural-not-shown', cites.donohue.pack, {}, 'A player keeps an ace and a king to himself.', 'show the natural at once'),
  lawExample('dividing-a-pair', cites.blue.scoring, { who: 'player', cards: 'pair' }, 'A player is dealt two eights.', 'divide the pair'),
  lawExample('dividing-a-pair', cites.donohue.draw, { who: 'dealer', cards: 'third' }, 'The dealer draws a third ace.', 'all three cards'),
  lawExample('divided-natural', cites.donohue.draw, {}, 'The dealer has not called double, and a ten falls on one of two aces.', '2 stakes'),
  lawExample('divided-natural', cites.blue.scoring, {}, 'A king falls on one of two aces.', '1 stake'),
  lawExample('player-bursts', cites.donohue.showdown, {}, 'A player draws to 24, and later the dealer bursts.', '1 stake'),
  lawExample('dealer-bursts', cites.donohue.scoring, { hand: 'twenty-one' }, 'The dealer bursts against a drawn 21.', '2 stakes'),
  lawExample('equal-counts', cites.donohue.showdown, {}, 'Both stand on 18.', '1 stake'),
  lawExample('equal-counts', cites.uspc.scoring, {}, 'Both stand on 18.', 'takes back the stakes'),
  lawExample('drawn-twenty-one', cites.blue.scoring, { who: 'player' }, 'A player makes 21 with three cards.', '1 stake'),
  lawExample('who-deals-next', cites.donohue.object, { natural: 'yes' }, 'A player has a natural in the third round.', 'passes to'),
  lawExample('who-deals-next', cites.blue.deal, { natural: 'no' }, 'The hand is settled without a natural.', 'passes to'),
  settled(cites.blue.scoring, 'AS KH', '10C 9D', 'A natural against 19.', 4, 'The dealer pays 4: the player has a natural'),
  settled(cites.donohue.showdown, '10S 8H', '9C 9D', 'Both have 18, and ties are the dealer’s.', -2, 'The player pays 2: the counts are equal'),
  settled(cites.uspc.scoring, '10S 8H', '9C 9D', 'Both have 18.', 0, 'Nobody pays: the counts are equal'),
  settled(cites.donohue.showdown, '10S 8H', '9C 5D 7D', 'The dealer draws to 21 after a call of double.', -8, 'The player pays 8: the dealer has drawn 21', {
    doubled: 'yes',
  }),
  settled(cites.donohue.draw, 'AS 10H', '10C 9D', 'A ten on a divided ace.', 4, 'The dealer pays 4: the player has a natural', { divided: 'yes' }),
  settled(cites.blue.scoring, 'AS 10H', '10C 9D', 'A ten on a divided ace.', 2, 'The dealer pays 2: the player has drawn 21', { divided: 'yes' }),
  settled(cites.donohue.scoring, '9S 5H 7H', '10C 6D KD', 'A drawn 21 when the dealer bursts.', 4, 'The dealer pays 4: the dealer has burst'),
  sheetExample(
    'account',
    cites.blue.scoring,
    { players: 'four', names: 'Ann.Ben.Cay.Dan' },
    [
      { banker: 'first', dealer: 'counted', doubled: 'no', stakes: '0.2.2.4', hands: 'out.natural.won.burst' },
      { banker: 'second', dealer: 'natural', doubled: 'no', stakes: '2.0.3.4', hands: 'lost.out.natural.lost' },
      { banker: 'third', dealer: 'burst', doubled: 'yes', stakes: '2.2.0.2', hands: 'won.drawn.out.burst' },
    ],
    'Ann banks: a natural, a better hand, one past 21. Ben banks and has a natural, as Cay has. Cay calls double and bursts.',
    { Ann: -2 - 4 + 4, Ben: 4 + 12 + 4, Cay: 2 - 4, Dan: -4 - 8 - 4 },
  ),
  sheetExample(
    'account',
    cites.donohue.scoring,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { banker: 'first', dealer: 'counted', doubled: 'no', stakes: '0.2.2', hands: 'out.tie.drawn' },
      { banker: 'first', dealer: 'twenty-one', doubled: 'yes', stakes: '0.2.2', hands: 'out.tie.lost' },
      { banker: 'first', dealer: 'burst', doubled: 'no', stakes: '0.2.2', hands: 'out.drawn.burst' },
    ],
    'A tie is the dealer’s and a drawn 21 is paid double; the dealer draws 21 after a call of double; the dealer bursts against a drawn 21.',
    { Ann: 2 - 4 + 4 + 8 - 4 + 2, Ben: -2 - 4 + 4, Cay: 4 - 8 - 2 },
  ),
];
