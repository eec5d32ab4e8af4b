import type { Citation } from '../../../books.ts';
import { doubted } from '../../../laws/cites.ts';
import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Cribbage } from '../code.ts';

const { sierra, blue, donohue, uspc } = cites;
const shown = (at: Citation, hand: string, starter: string, story: string, sum: number, crib = 'no') =>
  scoreExample('hand', at, { hand, starter, crib }, story, sum);
const played = (at: Citation, cards: string, story: string, pone: number, dealer: number, stopped = 'no') =>
  scoreExample('play', at, { cards, stopped }, story, { 'Non-dealer': pone, Dealer: dealer });
/** Hands counted and plays pegged in the books themselves. Suits are ours if a book gives only ranks. */
const inFull: readonly ExampleOf<Cribbage>[] = [
  scoreExample(
    'hand',
    cites.blue.fiveCardHighestHand,
    { hand: '5H-5C-5D-JS', starter: '5S', crib: 'yes' },
    'The highest count there is: three fives and the jack of the suit of the fourth five, which is the starter.',
    29,
  ),
  scoreExample('hand', cites.blue.sixCardObject, { hand: '6H-6C-6D-4S', starter: '5S', crib: 'no' }, 'Three sixes and a four, with a five turned up.', 21),
  scoreExample(
    'hand',
    cites.uspc.counting,
    { hand: '5H-5C-6D-7S', starter: 'AS', crib: 'no' },
    'A double run of three, 5 5 6 7, with a card that adds nothing.',
    8,
  ),
  scoreExample('hand', cites.uspc.counting, { hand: '5H-5C-6D-6S', starter: '7H', crib: 'no' }, 'A quadruple run, 5 5 6 6 7.', 16),
  scoreExample(
    'hand',
    cites.sierra.hand,
    { hand: '8H-7C-6D-6S', starter: '6H', crib: 'no' },
    'A triple run, 8 7 6 6 6, with the fifteen that it holds besides.',
    17,
  ),
  scoreExample(
    'hand',
    cites.sierra.hand,
    { hand: '7H-6C-6D-5S', starter: '4H', crib: 'no' },
    'A double run of four, 7 6 6 5 4, with the two fifteens that it holds besides.',
    14,
  ),
  scoreExample(
    'play',
    doubted(cites.uspc.playing, 'The second player of the example says go at 26 and later plays a five, which would have made 31.'),
    { cards: 'KH-10S-6D-3H-AC-7S-8D-5C', by: '12111222', stopped: 'no' },
    'King, ten, six; go; three and ace for the go. Then seven, eight and five from the other hand.',
    { 'Non-dealer': 1, Dealer: 3 },
  ),
  scoreExample(
    'play',
    cites.blue.fiveCardPlayRuns,
    { cards: '6H-2S-5H-4C-AD-3D', stopped: 'no' },
    'Six, two, five, four, ace, three: a run of six in no order.',
    { Dealer: 6 },
  ),
  scoreExample(
    'play',
    cites.blue.fiveCardPlayRuns,
    { cards: '3H-5S-6H-2C-5D-4D', stopped: 'no' },
    'Three, five, six, two, five, four: the second five stands between, so that there is no run.',
    { 'Non-dealer': 0, Dealer: 0 },
  ),
  scoreExample(
    'play',
    cites.blue.fiveCardPlayRuns,
    { cards: '3H-5S-4H-2C-AD', stopped: 'no' },
    'Three, five, four for a run, then a deuce for a run of four, then an ace for a run of five and fifteen.',
    { 'Non-dealer': 10, Dealer: 4 },
  ),
  scoreExample(
    'play',
    cites.blue.sixCardObject,
    { cards: 'JH-4S-JS-2D-2H-AH-QH-QS', by: '12122211', stopped: 'no' },
    'The non-dealer holds two jacks and two queens, has to say go, and pegs his queens alone at the end.',
    { 'Non-dealer': 3, Dealer: 3 },
  ),
  scoreExample(
    'play',
    cites.sierra.advancedStrategies,
    { cards: '3H-9S-2D-8C-4H', stopped: 'yes' },
    'Three, nine, two, eight, four: the next player cannot play at 26 and says go.',
    { 'Non-dealer': 1, Dealer: 0 },
  ),
  scoreExample(
    'show',
    cites.uspc.countingHands,
    { starter: '7D', pone: '6H-7C-8H-8S', dealer: '5H-5C-10D-JS', crib: 'KH-KC-QD-9S', 'pone-at': '40', 'dealer-at': '58', muggins: 'no' },
    'Both hands would bring their player home; the non-dealer counts first.',
    { 'Non-dealer': 64, Dealer: 58 },
    'Non-dealer is out first',
  ),
  scoreExample(
    'show',
    cites.blue.penaltiesEntered,
    { starter: '7D', pone: '6H-7C-8H-8S', dealer: '2H-4H-6C-KD', crib: 'KH-KC-QD-9S', 'pone-says': '12', muggins: 'no' },
    'The non-dealer counts 12 for a hand of 24, and the dealer takes the 12 overlooked.',
    { 'Non-dealer': 12, Dealer: 16 },
  ),
  sheetExample(
    'game',
    cites.blue.fiveCardPlayRuns,
    { first: 'Non-dealer', second: 'Dealer' },
    [
      { who: 'first', what: 'play', points: '2' },
      { who: 'second', what: 'play', points: '6' },
      { who: 'first', what: 'go' },
      { who: 'first', what: 'hand', points: '12' },
    ],
    'The non-dealer pairs a seven, the dealer makes a pair royal of it, the non-dealer pegs the go, and counts two eights and a seven with a six turned.',
    { 'Non-dealer': 15, Dealer: 6 },
    'Non-dealer 15, Dealer 6; playing to 61',
  ),
  scoreExample(
    'play',
    cites.blue.fiveCardGo,
    { cards: '3H-7S-7H-7C-7D', stopped: 'no' },
    'A three and then all four sevens, which the play of any form counts alike: a double pair royal and 31.',
    { 'Non-dealer': 16, Dealer: 6 },
  ),
  scoreExample('play', cites.donohue.fiveCardScoring, { cards: '9S-9H-9D', stopped: 'no' }, 'Nine upon nine, and a third nine.', {
    'Non-dealer': 6,
    Dealer: 2,
  }),
  scoreExample('play', cites.donohue.fiveCardScoring, { cards: '2S-8H-5D', stopped: 'no' }, 'Two, eight and five come to fifteen.', {
    'Non-dealer': 2,
    Dealer: 0,
  }),
  scoreExample(
    'play',
    doubted(cites.donohue.fiveCardScoring, 'The book names only the run of five; the fifteen it makes, and the run of three before it, are counted here too.'),
    { cards: 'AS-5H-3D-4C-2S', stopped: 'no' },
    'Ace, five, three, four and two: a run of five in no order.',
    { 'Non-dealer': 7, Dealer: 3 },
  ),
  scoreExample(
    'play',
    cites.donohue.sixCard,
    { cards: '2H-9H-KH-8H', stopped: 'no' },
    'Four hearts in a row in the game of six cards, which is like that of five.',
    { 'Non-dealer': 3, Dealer: 4 },
  ),
];

/** The figures of each book, one by one. */
const figures: readonly ExampleOf<Cribbage>[] = [
  played(sierra.playScoring, '7H-8S', 'An eight upon a seven.', 0, 2),
  played(sierra.playScoring, '4H-4C-4D-4S', 'Four fours running: two, six and twelve.', 6, 14),
  played(sierra.playScoring, 'AH-3S-2D', 'Ace, three and two are a run.', 3, 0),
  played(sierra.playScoring, 'KH-10S-9D-2C', 'The deuce makes exactly 31.', 0, 2),
  played(uspc.counting, '6H-6C-6D-6S', 'Four sixes, one upon another.', 6, 14),
  played(uspc.counting, '9H-JS-10D', 'Nine, jack, ten: the ten closes the run.', 3, 0),
  played(uspc.counting, 'KS-QH-8D-3C', 'A three brings 28 to the full count.', 0, 2),
  played(donohue.fiveCardScoring, '3S-3H-3D-3C', 'A trey met by the other three of its kind.', 6, 14),
  played(donohue.fiveCardGo, 'JS-KD-7C-4H', 'A four fits at 27.', 0, 2),
  played(donohue.fiveCardGo, 'KC-QS-9D', 'Nobody has a deuce or an ace at 29.', 1, 0, 'yes'),
  shown(sierra.hand, 'JH-2S-4C-6D', '8H', 'Nothing but the jack of the suit turned.', 1),
  shown(donohue.fiveCardScoring, 'JS-2H-4C-6D', '8S', 'The knave of spades, a spade being turned.', 1),
  shown(uspc.counting, 'JD-2S-4C-6H', '8D', 'The right jack in a hand that is worth nothing else.', 1),
  shown(donohue.fiveCardScoring, '4H-5C-6D-6S', 'KH', 'Three fifteens, a pair and two sequences.', 14),
  shown(donohue.fiveCardScoring, '9S-9H-9D-2C', 'KH', 'Three nines and two idle cards.', 6),
  shown(donohue.fiveCardScoring, '9S-9H-9D-9C', 'KH', 'All the nines.', 12),
  shown(sierra.hand, '8S-8H-8D-8C', '2H', 'All the eights.', 12),
  shown(uspc.counting, 'QS-QH-QD-3C', '4H', 'Three queens.', 6),
  shown(uspc.counting, 'QS-QH-QD-QC', '3H', 'All the queens.', 12),
  shown(sierra.hand, '2H-4H-6H-KH', '8S', 'Four hearts, a spade turned.', 4),
  shown(sierra.hand, '2H-4H-6H-KH', '8H', 'Four hearts and a heart turned.', 5),
  shown(blue.fiveCardScoring, '2S-4S-6S-QS', '8H', 'Four spades in the hand alone.', 4),
  shown(blue.fiveCardScoring, '2S-4S-6S-QS', '8S', 'Five spades, the starter among them.', 5),
  shown(blue.fiveCardScoring, '2C-4C-6C-KC', '8C', 'A crib all of clubs, with the club turned.', 5, 'yes'),
  shown(donohue.terms, '2D-4D-6D-KD', '8S', 'Four diamonds held.', 4),
  shown(donohue.terms, '2D-4D-6D-KD', '8D', 'Four diamonds held and one turned.', 5),
  shown(donohue.terms, '2H-4H-6H-QH', '8H', 'The crib is red hearts to the last card.', 5, 'yes'),
  shown(uspc.counting, '2C-4C-6C-QC', '8D', 'Four clubs under a red starter.', 4),
  shown(uspc.counting, '2C-4C-6C-QC', '8C', 'Four clubs under a fifth.', 5),
  shown(uspc.counting, '2D-4D-6D-QD', '8D', 'A crib of diamonds under a diamond.', 5, 'yes'),
  valueExample('last-card', sierra.play, 'The dealer puts down the eighth card at 22.', 1),
  valueExample('last-card', donohue.sixCard, 'The hands of six-card cribbage run out at 17.', 1),
  valueExample('heels', sierra.play, 'The dealer turns the jack of clubs.', 2),
  valueExample('heels', blue.fiveCardStarter, 'A jack lies on the pack that the non-dealer has cut.', 2),
  valueExample('heels', donohue.fiveCardPlay, 'The uppermost card is a knave.', 2),
  valueExample('heels', uspc.counting, 'The starter of the first deal is a jack.', 2),
  valueExample('double-run-of-three', sierra.hand, 'The hand has 6 6 5 4.', 8),
  valueExample('quadruple-run', sierra.hand, 'The hand has 8 8 7 7 6.', 16),
  valueExample('double-run-of-four', uspc.counting, 'Ten, jack, queen, king and a second king.', 10),
  valueExample('triple-run', uspc.counting, 'Three aces with a deuce and a trey.', 15),
  valueExample('highest-hand', blue.fiveCardHighestHand, 'A crib is counted that no other can beat.', 29),
  valueExample('muggins', sierra.play, 'A player cries out at a fifteen passed over.', 'where the players have agreed'),
  valueExample('game', sierra.play, 'Two players ask how far the pegs travel.', 121),
  valueExample('game', donohue.object, 'The old board is set out for a match.', 61),
  valueExample('lurch', blue.fiveCardScoring, 'The loser stands at 28 when the other is home.', 2),
  valueExample('penalty', blue.penaltiesDeal, 'A deal is given out of turn.', 2),
  valueExample('penalty', donohue.lawScoring, 'The dealer lets a card of the other hand be seen.', 2),
  valueExample('penalty', uspc.generalRulesPlayers, 'A discard is changed after it was laid out.', 2),
  valueExample('penalty-too-many', donohue.law(3), 'A player picks up six cards in place of five.', 4),
];

export const scoreCases: readonly ExampleOf<Cribbage>[] = [...inFull, ...figures];
