import type { Citation } from '../../books.ts';
import { betExample, lawExample, scoreExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { RANK_KEYS } from '../../vocabulary/card-ranks.ts';
import { cites } from './cites.ts';
import type { Faro } from './code.ts';

const { blue, donohue } = cites;
type Bet = Readonly<Record<string, string>>;
const turn = (cite: Citation, loser: string, winner: string, bet: Bet, story: string, total: number | string) =>
  betExample('turn', cite, { loser, winner, stake: '10', ...bet }, story, total);
const called = (cite: Citation, cards: string, order: string, came: string, story: string, total: number) =>
  betExample('call', cite, { cards, called: order, came, stake: '5' }, story, total);
const left = (cite: Citation, kind: string, came: string, story: string, total: number | string) =>
  betExample('paroli', cite, { kind, came, stake: '1' }, story, total, undefined, { player: 'The punter' });
const gained = (cite: Citation, cards: string, times: string, story: string, headline: string) =>
  scoreExample('gain', cite, { left: cards, times }, story, headline);

/** A whole deal with the ranks in order: the ace is soda, the king in hock; two bets are on a card outside any turn. */
const wholeDeal = Array.from({ length: 25 }, (_, n): Bet => {
  const [loser = '', winner = ''] = [1, 2].map((one) => RANK_KEYS[(n * 2 + one) % RANK_KEYS.length] ?? '');
  return { loser, winner, ...(n === 0 ? { win: 'ace', stake: '5' } : n === 24 ? { win: 'king', stake: '5' } : {}) };
});

export const examples: readonly ExampleOf<Faro>[] = [
  lawExample('pack-not-cut', donohue.dealt, {}, 'The cards are counted and shuffled, and the dealer begins.', 'must cut'),
  lawExample('bottom-card', donohue.dealt, {}, 'The cards are cut, and play is called.', 'show the bottom card'),
  lawExample('first-card', blue.settlement, {}, 'The loser is out, and a bet lies on it.', 'before the second card'),
  lawExample('first-card', donohue.firstCard, {}, 'A king lies on the right, and the banker reaches for the stakes.', 'before the second card'),
  lawExample('dealing-on', donohue.dealt, {}, 'The croupier is still paying when the next card is turned.', 'stop after every second one'),
  lawExample('cards-handled', donohue.handling, { why: 'cut' }, 'A punter is offered the cut.', 'may cut'),
  lawExample('cards-handled', donohue.handling, { why: 'other' }, 'A punter turns over a card already dealt.', 'handle the cards'),
  lawExample('cards-left', donohue.dealer, {}, 'A punter asks how many cards remain.', 'tell how many'),
  lawExample('imperfect-pack', donohue.wrongPack, {}, 'One card is left for the last coup.', 'pay every stake'),
  lawExample('cards-thrown-up', donohue.wrongPack, {}, 'The cards are thrown up with stakes on the table.', 'pay every stake'),
  lawExample('over-limit', donohue.limit, {}, 'The banker has limited the stakes to what his bank can answer.', 'may not stake more'),
  lawExample('bet-moved', blue.moved, {}, 'Ten chips lie on the 4, and no 4 came in the turn.', 'withdraw it'),
  lawExample('bet-moved', donohue.stakes, { left: 'more' }, 'Thirty cards are undealt, and the punter tires of the queen.', 'withdraw it'),
  lawExample('bet-moved', donohue.hoclyTerm, { left: 'few' }, 'Eight cards are undealt, and the punter wants to draw back the queen.', 'refuse'),
  lawExample('bet-masked', donohue.masque, {}, 'The punter wants his 9 to lie idle for three coups.', 'hold the bet back'),
  lawExample('bought-paroli', donohue.bought, {}, 'The punter offers the price of the stake again.', 'may buy a paroli'),
  lawExample('several-cards', blue.covering, { came: 'one' }, 'A bet lies between the 2 and the 3, and the 3 comes first.', 'settle the bet by that card'),
  lawExample(
    'several-cards',
    blue.covering,
    { came: 'both', cards: 'two' },
    'A bet lies between the 2 and the 3; the 2 loses and the 3 wins.',
    'neither take nor pay',
  ),
  lawExample('several-cards', blue.covering, { came: 'both', cards: 'more' }, 'A bet takes in 2, 3 and 4; the 2 loses and the 4 wins.', 'does not cover'),
  lawExample(
    'several-cards',
    donohue.livret,
    { came: 'one' },
    'A stake on the little figure: ace, deuce and tray. The tray comes.',
    'settle the bet by that card',
  ),
  lawExample(
    'several-cards',
    donohue.drawn,
    { came: 'both' },
    'Of two cards of one punter, one comes on the right and one on the left.',
    'neither take nor pay',
  ),
  lawExample('winner-goes-on', donohue.gains, { won: 'stake' }, 'The punter has won on the knave.', 'as a paroli'),
  lawExample('winner-goes-on', donohue.soixante, { won: 'last' }, 'The punter has won a soixante et le va.', 'may not venture'),
  lawExample('card-comes', blue.bets, { card: 'winner', bet: 'open' }, 'A bet lies flat on the 4, and a 4 is the winner.', 'pays 1 stake'),
  lawExample('card-comes', blue.bets, { card: 'loser', bet: 'open' }, 'A bet lies flat on the 4, and a 4 is the loser.', 'banker wins'),
  lawExample('card-comes', blue.bets, { card: 'loser', bet: 'copper' }, 'A copper lies on the bet on the 4, and a 4 is the loser.', 'pays 1 stake'),
  lawExample('card-comes', blue.bets, { card: 'winner', bet: 'copper' }, 'A copper lies on the bet on the 4, and a 4 is the winner.', 'banker wins'),
  lawExample('card-comes', donohue.wins, { card: 'loser', bet: 'open' }, 'The card on the right equals the punter’s.', 'banker wins'),
  lawExample('card-comes', donohue.wins, { card: 'winner', bet: 'open' }, 'The card on the left equals the punter’s.', 'pays 1 stake'),
  lawExample('card-comes', donohue.oppose, { card: 'loser', bet: 'copper' }, 'The game is opposed, and the card comes on the right.', 'pays 1 stake'),
  lawExample('card-comes', donohue.oppose, { card: 'winner', bet: 'copper' }, 'The game is opposed, and the card comes on the left.', 'banker wins'),
  lawExample('split', blue.settlement, {}, 'Two fives come in one turn.', 'pay half the stake'),
  lawExample('split', donohue.doubletTerm, { bet: 'stake' }, 'The punter’s card is turned up twice in a coup.', 'pay half the stake'),
  lawExample('split', donohue.doubletTerm, { bet: 'paroli' }, 'A doublet comes on a card with one corner bent.', 'paroli'),
  lawExample('split', donohue.doubletTerm, { bet: 'several' }, 'A doublet comes on a card with three corners bent.', 'one of the parolis'),
  lawExample('whipsawed', blue.whipsawed, {}, 'A bet on the 6 loses, and the king, which was coppered, wins.', 'wins both bets'),
  lawExample('end-cards', blue.turn, { card: 'first' }, 'The jack is soda.', 'neither take nor pay'),
  lawExample('end-cards', blue.turn, { card: 'last-but-one' }, 'The 10 wins the last turn.', 'settle the bet by that card'),
  lawExample('end-cards', blue.tab, { card: 'last' }, 'The 8 is in hock.', 'neither take nor pay'),
  lawExample('end-cards', donohue.firstCard, { card: 'first' }, 'The first card of all is the punter’s.', 'settle the bet by that card'),
  lawExample('end-cards', donohue.hocly, { card: 'last-but-one' }, 'The last coup begins with the punter’s card.', 'claim the bet as hocly'),
  lawExample('end-cards', donohue.lastCard, { card: 'last' }, 'The very last card is the punter’s.', 'neither take nor pay'),
  lawExample('last-turn', blue.lastTurn, { cards: 'different' }, 'A 3, a 9 and a king are left, and the call is right.', 'pays 4 stakes'),
  lawExample('last-turn', blue.catHop, { cards: 'pair' }, 'Two 3s and a king are left, and the call is right.', 'pays 2 stakes'),
  lawExample('last-turn', blue.catHop, { cards: 'alike' }, 'Three kings are left.', 'does not cover'),
  lawExample('settling', blue.settlement, {}, 'A turn has bets to take and bets to pay.', 'take all the bets'),

  turn(blue.bets, 'king', 'four', { on: 'four' }, 'Ten chips flat on the 4, which wins.', 10),
  turn(blue.bets, 'four', 'king', { on: 'four' }, 'Ten chips flat on the 4, which loses.', -10),
  turn(blue.bets, 'four', 'king', { on: 'four', how: 'copper' }, 'Ten chips on the 4 with a copper, and it loses.', 10),
  turn(blue.split, 'five', 'five', { on: 'five', how: 'copper' }, 'The 5 splits; the bet was coppered.', -5),
  turn(blue.covering, 'two', 'three', { on: 'two.three' }, 'The bet lies between the 2 and the 3, and both come.', 0),
  turn(blue.covering, 'nine', 'king', { on: 'five.ten.four.nine' }, 'The bet lies in the square between 5, 10, 4 and 9.', -10),
  turn(blue.moved, 'nine', 'king', { on: 'four' }, 'No 4 comes.', 'Nothing is paid'),
  turn(donohue.wins, 'king', 'four', { on: 'four' }, 'The 4 falls on the left.', 10),
  turn(donohue.wins, 'four', 'king', { on: 'four' }, 'The 4 falls on the right.', -10),
  turn(donohue.doublet, 'four', 'four', { on: 'four' }, 'A doublet of fours.', -5),
  turn(donohue.drawn, 'two', 'three', { on: 'two.three' }, 'Both cards of one stake come in a coup.', 0),
  turn(donohue.hocly, 'four', 'king', { on: 'four', last: 'claimed' }, 'The 4 is the last card but one.', -10),
  turn(donohue.lastCard, 'king', 'four', { on: 'four', last: 'claimed' }, 'The 4 is the very last card.', 0),
  called(blue.lastTurn, 'three.nine.king', 'nine.three', 'nine.three', 'Five chips heeled from the 9 towards the 3.', 20),
  called(blue.catHop, 'three.three.king', 'three.king', 'three.king', 'A cat-hop, called as 3 and king.', 10),
  called(blue.lastTurn, 'three.nine.king', 'nine.three', 'nine.king', 'The 9 loses as called, and the king wins.', -5),
  left(donohue.sept, 'paroli', 'won', 'A paroli wins: the punter has thrice his stake.', 3),
  left(donohue.sept, 'sept', 'won', 'A sept et le va wins.', 7),
  left(donohue.quinze, 'quinze', 'won', 'A quinze et le va wins.', 15),
  left(donohue.trente, 'trente', 'won', 'A trente et le va wins.', 31),
  left(donohue.soixante, 'soixante', 'won', 'A soixante et le va wins.', 63),
  left(donohue.sept, 'sept', 'lost', 'A sept et le va loses.', -1),
  left(donohue.doubletTerm, 'quinze', 'doublet', 'A doublet with three parolis on the card.', 'nothing is paid'),
  left(donohue.paix, 'paix', 'won', 'The gain alone is ventured, and wins.', 2),
  left(donohue.paix, 'paix', 'lost', 'The gain alone is ventured, and loses.', 0),
  left(donohue.pli, 'pli', 'won', 'The half left after a doublet wins.', 0),
  left(donohue.pli, 'pli', 'lost', 'The half left after a doublet loses.', -1),
  gained(donohue.examples, '30', '2', 'Thirty cards are left, with the punter’s card twice.', '1 in 54'),
  gained(donohue.examples, '10', '3', 'Ten cards are left, with the punter’s card three times.', '1 in 12'),
  gained(donohue.examples, '22', '2', 'Twenty-two cards are left, with the punter’s card twice.', '1 in 38'),
  gained(donohue.examples, '8', '3', 'Eight cards are left, with the punter’s card three times.', '1 in 9'),
  gained(donohue.odds, '20', '1', 'Twenty cards are left, with the punter’s card once.', '1 in 20'),
  gained(donohue.profit, '6', '2', 'Six cards are left, at which the punters are supposed to stop.', '1 in 7'),
  gained(donohue.odds, '20', '4', 'Twenty cards are left, with all four of the rank.', '1 in 18'),
  sheetExample(
    'deal',
    blue.whipsawed,
    { soda: 'jack' },
    [
      { loser: 'six', winner: 'king', win: 'six', lose: 'king', stake: '5' },
      { loser: 'five', winner: 'five', win: 'five', stake: '10' },
      { loser: 'four', winner: 'ace', win: 'ace.nine', stake: '10' },
    ],
    'Whipsawed on 6 and king, then a split on the 5, then the ace wins.',
    { 'The player': -5 },
    '45 cards are left',
  ),
  sheetExample(
    'deal',
    blue.turn,
    { soda: 'ace' },
    wholeDeal,
    'A whole deal: neither the soda nor the hock decides a bet.',
    { 'The player': 0 },
    'king is in hock',
  ),
  sheetExample(
    'deal',
    donohue.wins,
    { hocly: 'claimed' },
    [
      { loser: 'king', winner: 'queen', win: 'queen', stake: '6' },
      { loser: 'ten', winner: 'ten', win: 'ten', stake: '6' },
    ],
    'The queen wins for the punter; then a doublet of tens.',
    { 'The player': 3 },
    '48 cards are left',
  ),
];
