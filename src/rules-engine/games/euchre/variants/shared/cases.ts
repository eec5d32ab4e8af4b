import { valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

const { sierra, blue, donohue, uspc } = cites;

// Values of the score items of each form, by each of its books. Examples that count tricks are with the variants themselves.
export const twoHandedCases = [valueExample('game', blue.twoHand, 'Two players throw out the low cards and set the length.', 5)] as const;

export const threeHandedCases = [
  valueExample('euchre', blue.cutThroatThree, 'The maker is held to two tricks by one of the pair against him.', 2),
  valueExample('euchre', uspc.threeHandedCut, 'The two who combined against the maker have won.', 2),
  valueExample('revoke-lone', blue.penaltiesScoring, 'One of the two opponents revokes against the single maker.', 3),
  valueExample('lead-against-lone', blue.penaltiesScoring, 'The single maker finds a lead made out of its turn.', 3),
  valueExample('game', blue.cutThroatThree, 'Three cut-throats agree on the usual score.', 5),
  valueExample('game', donohue.threeHandedGame, 'All three stand at four; the next deal must end it.', 5),
] as const;

export const sixPlayersCases = [
  valueExample('march', blue.sixPlayers, 'Three partners sweep the deal together.', 2),
  valueExample('revoke-lone', blue.penaltiesScoring, 'A revoke spoils a lone hand that three oppose.', 1),
  valueExample('lead-against-lone', blue.penaltiesScoring, 'Of three opponents the wrong one leads to a lone hand.', 1),
] as const;

export const jokerCases = [
  valueExample('joker', sierra.history, 'A blank card joins the pack of the railway game.', 'highest of all'),
  valueExample('joker', blue.pack, 'Right bower and joker fall on one trick.', 'always the best trump'),
  valueExample('joker', donohue.joker, 'The specimen card is played on the right bower.', 'above the right bower'),
  valueExample('joker', uspc.game, 'A pack of thirty-three is opened.', 'the best trump'),
] as const;

export const railroadCases = [
  valueExample('lone-euchred-by-lone', blue.railroad, 'Against one lone player a second stands up and beats him.', 4),
  valueExample('euchre', blue.railroad, 'Two partners with the joker make two tricks only.', 2),
  valueExample('euchre-lone', blue.railroad, 'A lone player with his partner’s best still fails against two.', 2),
  valueExample('game', blue.railroad, 'The train stops at this score.', 10),
  valueExample('game', uspc.railroad, 'Four players ask how long the joker game runs.', 10),
] as const;

export const lapsCases = [valueExample('lap', blue.lapsSlamsJambone, 'A march is made with one point wanting.', 1)] as const;

export const jamboneCases = [
  valueExample('jambone', blue.lapsSlamsJambone, 'Five tricks fall to a hand that lies open.', 8),
  valueExample('jambone-point', blue.lapsSlamsJambone, 'The open hand drops a trick.', 1),
  valueExample('jambone-point', uspc.jambone, 'Three tricks are all that the open hand brings in.', 1),
] as const;

export const setBackCases = [
  valueExample('start', blue.setBack, 'Counters are handed round before the first deal.', 10),
  valueExample('start', donohue.setBackScoring, 'Four players put in a quarter each.', 5),
  valueExample('game', blue.setBack, 'A player puts his last counter down.', 'get rid of all'),
  valueExample('game', donohue.setBackScoring, 'A player wipes out his score.', 'game and pool'),
] as const;

export const setBackDeclareCases = [
  valueExample('declared-march', donohue.setBackForms, 'With seven still against him a player declares and makes all five.', 'the game and the pool'),
  valueExample('losers-pay', donohue.setBackForm, 'The pool is won; the others look at what they had left.', 'each point left'),
] as const;

export const auctionCases = [
  valueExample('bid-made', uspc.sixHandedScoring, 'Four were bid, and five came home.', 1),
  valueExample('bid-failed', blue.auctionGame, 'A bid of five fails with four at the table.', 2),
  valueExample('bid-failed', uspc.sixHandedScoring, 'A bid of five is missed by one.', 1),
  valueExample('small-bid-made', uspc.auction, 'Three are bid and taken where set figures are agreed.', 1),
  valueExample('fixed-euchre', uspc.auction, 'Four are bid and three taken where set figures are agreed.', 2),
  valueExample('short-game', uspc.auction, 'With set figures the partners play for less.', 7),
  valueExample('game', blue.auctionGame, 'Any form is turned into the bidding one.', 25),
  valueExample('game', uspc.auction, 'Two pairs bid for the trump all evening.', 15),
] as const;

export const sixHandAuctionCases = [
  valueExample('bid-made', blue.auctionScoring, 'Of three pairs the middle one makes its four.', 1),
  valueExample('bid-failed', blue.auctionGame, 'Of three pairs the bidding one falls short.', 2),
  valueExample('game', blue.sixHandAuction, 'Three pairs sit down to one score.', 25),
  valueExample('game', uspc.sixHandedScoring, 'Three against three agree on the custom.', 25),
] as const;

export const blindCases = [valueExample('revoke', uspc.rulesRevoke, 'A player with clubs throws a heart on a club, and the others prove it.', 2)] as const;

export const callAceCases = [
  valueExample('made-with-partner', blue.callAceScoring, 'The ace of clubs was called, and three tricks are made.', 1),
  valueExample('march-with-partner-of-four', blue.callAceScoring, 'Maker and called friend sweep a table of four.', 2),
  valueExample('euchred', blue.callAceScoring, 'The called friend helps too little.', 2),
  valueExample('made-alone', blue.callAceScoring, 'A maker who holds the called card himself takes four.', 1),
  valueExample('settlement', blue.callAceScoring, 'Somebody has a train to catch.', 'the difference'),
] as const;

export const fiveHandedCases = [
  valueExample('bid-three', blue.fiveHand, 'A counter goes to one friend, and three are made.', 3),
  valueExample('bid-four', blue.fiveHand, 'With two friends a player makes four.', 4),
  valueExample('bid-five', blue.fiveHand, 'With two friends a player makes all.', 5),
  valueExample('bid-without-widow', blue.fiveHand, 'The three spare cards stay where they are, and all five are made alone.', 15),
] as const;

export const sevenHandedCases = [
  valueExample('bid-six', blue.sevenHandScoring, 'Three red counters go out on a bid of six.', 6),
  valueExample('bid-seven', blue.sevenHandScoring, 'Four together take every trick.', 7),
  valueExample('bid-with-widow-alone', blue.sevenHandScoring, 'One player with eleven cards to choose from beats six.', 10),
  valueExample('bid-without-widow', blue.sevenHandScoring, 'One player beats six on the cards dealt.', 20),
  valueExample('highest-score', blue.sevenHandScoring, 'The hostess looks at the clock.', 'the highest score'),
] as const;

export const penaltyCases = [
  valueExample('start', blue.penalty, 'Five players take their chips.', 12),
  valueExample('start', uspc.fiveHandedScoring, 'The banker gives out chips, his own among them.', 12),
  valueExample('thrown-hand-seen', uspc.notes(1), 'A hand left for the blind is turned up by its owner.', 2),
  valueExample('settlement', blue.penalty, 'A player pays his last chip to the bank.', 'first rid of all'),
  valueExample('settlement', uspc.fiveHandedScoring, 'Chips are worth a penny each, and one player has none.', 'paid for all'),
] as const;

export const progressiveCases = [
  valueExample('game-won', blue.driveGame, 'The bell finds a table at three to two.', 1),
  valueExample('game-won', uspc.progressiveDeal, 'The winners of table 1 tear off their leaf.', 1),
  valueExample('half-game', uspc.progressiveScoring, 'At table 4 both sides have three as the bell sounds.', 0.5),
  valueExample('prize-order', blue.drivePlayers, 'Cards are counted up after the last bell.', 'most lone hands'),
  valueExample('prize-order', uspc.progressiveDeal, 'The hostess buys presents for the best and the worst.', 'booby'),
  valueExample('play-off-march', uspc.progressiveScoring, 'Four are tied, and one of them sweeps.', 4),
  valueExample('play-off-euchre', uspc.progressiveScoring, 'Four are tied, and the maker among them fails.', 2),
  valueExample('game', blue.driveGame, 'Table 1 rings.', 5),
  valueExample('game', uspc.progressiveGame, 'Table 1 counts a lone point, and the rest wait for it.', 5),
] as const;

export const rapidCases = [
  valueExample('half-game', uspc.progressiveGame, 'The bell is struck elsewhere while this table stands level.', 0.5),
  valueExample('first-table', uspc.rapid, 'A pair wins where it would have stayed in the slower game.', 'foot table'),
  valueExample('game', uspc.rapid, 'Every table has a bell of its own.', 5),
] as const;

export const militaryCases = [valueExample('game', blue.militaryGame, 'Two forts meet over one flag.', 5)] as const;
