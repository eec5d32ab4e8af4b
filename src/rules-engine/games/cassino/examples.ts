import type { Citation } from '../../books.ts';
import { cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BLUE, BLUE_BUILD, BLUE_PENALTIES, BLUE_SCORE, BLUE_SWEEP, DONOHUE_SCORE, DONOHUE_SWEEP, donohueRule, USPC, USPC_NOTES } from './cites.ts';

const ruling = (law: string, at: Citation, answers: Record<string, string>, story: string, says: string): Example => ({
  kind: 'law',
  law,
  book: at.book,
  story,
  answers,
  ruling: says,
  cite: at,
});
const ACES = { aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2', noSweeps: 'no' };
const scored = (at: Citation, input: Record<string, string>, totals: Record<string, number>, story: string): Example => ({
  kind: 'score',
  scorer: 'deal',
  book: at.book,
  story,
  input: { ...ACES, big: '1', little: '2', ...input },
  totals,
  cite: at,
});
const takes = (at: Citation, input: Record<string, string>, headline: string, story: string): Example => ({
  kind: 'score',
  scorer: 'take',
  book: at.book,
  story,
  input: { all: 'no', ...input },
  headline,
  cite: at,
});

export const examples: readonly Example[] = [
  ruling('cut-for-deal', donohueRule('1', '92'), {}, 'Both cut a three.', 'cut again'),
  ruling('exposed-in-cut', donohueRule('3', '92'), { where: 'cut' }, 'A card shows when the packets are joined.', 'cuts again'),
  ruling('exposed-in-cut', USPC_NOTES, {}, 'Cards are confused in the shuffle.', 'fresh deal'),
  ruling('dealt-without-cut', donohueRule('5', '92'), { noticed: 'late' }, 'The table lies open when it is noticed.', 'deal stands'),
  ruling('exposed-in-deal', BLUE_PENALTIES, { when: 'first', whose: 'player' }, 'A card of the eldest hand shows in the first deal.', 'may ask'),
  ruling('exposed-in-deal', donohueRule('6', '93'), { when: 'last', whose: 'player' }, 'A card shows in the last round.', 'draw a card face down'),
  ruling('exposed-in-deal', USPC_NOTES, {}, 'The dealer shows a card.', 'loses the deal'),
  ruling('faced-card', BLUE_PENALTIES, { when: 'later' }, 'In the third round a card lies face up in the pack.', 'middle of the pack'),
  ruling('faced-card', USPC_NOTES, {}, 'A card lies face up in the pack.', 'same dealer deals again'),
  ruling('wrong-number', BLUE_PENALTIES, {}, 'A player has five cards.', 'loses the deal'),
  ruling('wrong-number', donohueRule('7', '93'), { what: 'cards', when: 'later' }, 'In the second round a player has three cards.', 'dealer loses the game'),
  ruling(
    'deal-out-of-turn',
    BLUE_PENALTIES,
    { noticed: 'in-time' },
    'The wrong player deals; the table is still face down.',
    'passes to the player whose deal it is',
  ),
  ruling('play-out-of-turn', BLUE_PENALTIES, {}, 'A player takes a seven with a seven, out of turn.', 'must leave the card face up'),
  ruling('false-build', BLUE_PENALTIES, { taken: 'no' }, 'He builds eight and has no eight.', 'separate the cards'),
  ruling('false-build', donohueRule('8', '93'), { taken: 'no' }, 'He builds eight and has no eight.', 'use the cards'),
  ruling(
    'raising-a-build',
    BLUE_BUILD,
    { whose: 'own', from: 'hand', kind: 'single' },
    'He built five with a three on a two, and puts a five on it for ten.',
    'may raise the build',
  ),
  ruling('raising-a-build', USPC_NOTES, { whose: 'own', from: 'hand', kind: 'single' }, 'He built five and wants to make it ten.', 'may not raise the build'),
  ruling(
    'raising-a-build',
    donohueRule('9', '93-94'),
    { whose: 'other', from: 'table', kind: 'single' },
    'An ace from the table on a build of seven.',
    'may not raise the build',
  ),
  ruling('build-left-standing', donohueRule('10', '94'), {}, 'He has a build and lays down a four.', 'take in the build'),
  ruling('build-not-named', USPC_NOTES, {}, 'He puts a two on a five and says nothing.', 'separate the cards'),
  ruling('wrong-cards-taken', BLUE_PENALTIES, { build: 'yes' }, 'He takes his own build of nine with an eight.', 'put back the card wrongly taken'),
  ruling('wrong-cards-taken', donohueRule('13', '94-95'), { noticed: 'late' }, 'The wrong take is seen two plays later.', 'play stands'),
  ruling('looking-back', USPC_NOTES, { which: 'earlier' }, 'A player wants to count his spades.', 'look at the cards'),
  ruling('last-cards-sweep', USPC, {}, 'The last card takes everything left.', 'may not score a sweep'),
  ruling('last-cards-sweep', BLUE_SWEEP, { matches: 'yes' }, 'The last card, a nine, takes a five and a four.', 'scores 1 point'),
  ruling('tie-for-cards', BLUE_SCORE, { what: 'cards' }, 'Each of two players has 26.', 'may not score for the most cards'),
  ruling(
    'equal-points',
    cite('donohue', '92', 'Cassino: Value of the Points, and Scoring'),
    {},
    'Five points and a tie for cards: four and four.',
    'leave the game drawn',
  ),
  scored(BLUE_SCORE, { cards: '27.25', spades: '6.7' }, { 'Side 1': 7, 'Side 2': 4 }, 'Eleven points without sweeps.'),
  scored(BLUE_SCORE, { cards: '26.26', spades: '6.7' }, { 'Side 1': 4, 'Side 2': 4 }, 'Twenty-six cards each: nobody scores cards.'),
  scored(DONOHUE_SWEEP, { cards: '27.25', spades: '6.7', sweeps: '3.2' }, { 'Side 1': 8, 'Side 2': 4 }, 'Three sweeps against two: one counts.'),
  scored(DONOHUE_SCORE, { cards: '25.27', spades: '7.6', sweeps: '1.1' }, { 'Side 1': 5, 'Side 2': 6 }, 'A sweep each: they cancel.'),
  scored(USPC, { cards: '27.25', spades: '6.7', sweeps: '3.2', noSweeps: 'yes' }, { 'Side 1': 7, 'Side 2': 4 }, 'Sweeps agreed not to count.'),
  takes(BLUE, { card: '8S', wanted: '2D 3H 5C 6S' }, 'Yes, these can be taken', 'An eight takes six and two, five and three.'),
  takes(
    cite('donohue', '90', 'Cassino: Combining'),
    { card: '9D', wanted: 'AS 2H 4C 5D 6S' },
    'Yes, these can be taken',
    'A nine takes four and five, and ace, two and six.',
  ),
  takes(
    USPC,
    { card: '9S', wanted: '9D 8H AC 7S 2D', all: 'yes' },
    'Yes, and it is a sweep',
    'A nine takes a nine, eight and ace, seven and two, and clears the table.',
  ),
  takes(BLUE, { card: '8S', wanted: '2D 3H 6S' }, 'No, these cannot be taken together', 'Six and two make eight; the three is left over.'),
];
