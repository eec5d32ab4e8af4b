import { betExample, citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { RedDog } from './code.ts';
import { laws } from './laws.ts';

const { blue } = cites;
const ruling = (law: LawKey<RedDog>, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, citedBy(laws[law].readings['blue-ribbon-1940']), answers, story, says);

export const examples: readonly ExampleOf<RedDog>[] = [
  ruling('who-deals', { deal: 'first' }, 'Six players cut, and the lowest card is a three.', 'cuts the lowest card'),
  ruling('who-deals', { deal: 'later' }, 'All six have had their turn.', 'The deal passes to the player on the dealer’s left'),
  ruling('refuses-to-bet', {}, 'A player with nothing above a six throws his cards down.', '1 counter to the pool'),
  ruling('bet-over-pool', { size: 'within' }, 'Six are in the pool, and six are bet.', 'bet stands'),
  ruling('bet-over-pool', { size: 'over' }, 'Six are in the pool, and ten are bet.', 'may not bet more'),
  ruling('bet-out-of-turn', {}, 'The third player puts up two before the second has spoken.', 'wait for the proper turn'),
  ruling('bet-between-players', {}, 'One offers another three to two on his own hand.', 'may not bet with another player'),
  ruling('dealer-bets', {}, 'All the others have bet, and four are left in the pool.', 'all the others have had their turn'),
  ruling(
    'card-turned-too-soon',
    {},
    'The nine of clubs lies there, and nothing has been bet.',
    'The dealer must turn up the top card when the bet is put up, and not before',
  ),
  ruling('which-card-wins', { card: 'higher' }, 'The nine of clubs is turned up, and the bettor shows the jack of clubs.', 'wins the bet'),
  ruling('which-card-wins', { card: 'lower' }, 'The nine of clubs is turned up; the bettor has the eight and the two of clubs.', 'put into the pool'),
  ruling('which-card-wins', { card: 'other' }, 'The nine of clubs is turned up; the bettor has two aces, of hearts and of spades.', 'put into the pool'),
  ruling('whole-hand-shown', { result: 'won' }, 'The winner lays down the jack of clubs alone.', 'show one card only'),
  ruling('whole-hand-shown', { result: 'lost' }, 'The loser throws his five cards in unseen.', 'does not cover'),
  ruling('pool-won', { left: 'no' }, 'A bet of the whole pool is won.', '1 counter to the pool'),
  ruling('pool-won', { left: 'yes' }, 'Two of six counters are won.', 'left for the next player'),
  ruling('pool-at-the-end', {}, 'Five counters are left when the dealer has bet.', 'stays for the next deal'),
  betExample(
    'bet',
    blue.settle,
    { hand: 'JC 8C 2H 5S KD', turned: '9C', bet: '3', pool: '8' },
    'Three are bet, the nine of clubs is turned up, and the hand has the jack.',
    3,
    'Won: J♣ beats 9♣; the pool has 5',
    { bank: 'The pool' },
  ),
  betExample('bet', blue.settle, { hand: 'JC 8C 2H 5S KD', turned: 'AC', bet: '3', pool: '8' }, 'The ace of clubs is turned up.', -3, 'the pool has 11', {
    bank: 'The pool',
  }),
  betExample('bet', blue.settle, { hand: 'AS AH AD KH 2D', turned: '2S', bet: '6', pool: '6' }, 'The whole pool is bet and won.', 6, 'the pool has 0', {
    bank: 'The pool',
  }),
  scoreExample('chances', blue.bet, { hand: 'AS AH AC AD 2S' }, 'Four aces and a two.', '47 cards of 47 are beaten'),
  scoreExample('chances', blue.bet, { hand: 'AS KS QS JS 10S' }, 'A suit from the ten up.', '8 cards of 47 are beaten'),
  sheetExample(
    'pool',
    blue.settle,
    { players: 'three', dealer: 'first' },
    [{ did: 'won', bet: '2' }, { did: 'refused' }, { did: 'lost', bet: '2' }, { did: 'won', bet: '7' }],
    'Three players; the second bets two of the three counters and wins, the third does not bet, the dealer loses two. The next deal begins with seven counters, and the third wins them all.',
    { 'First player': -5, 'Second player': -1, 'Third player': 3, Pool: 3 },
    'First player is to bet',
  ),
  valueExample('ante', blue.ante, 'Before the cards are dealt.', 1),
  valueExample('refusal', blue.refusal, 'A player will not bet.', 1),
  valueExample('limit', blue.bet, 'Eleven are in the pool.', 'in the pool at that time'),
  valueExample('hand', blue.deal, 'The cards are dealt.', 5),
];
