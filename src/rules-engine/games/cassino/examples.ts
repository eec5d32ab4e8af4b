import type { Citation } from '../../books.ts';
import { cite } from '../../books.ts';
import { type Example, lawExample, scoreExample } from '../../core/examples.ts';
import { BLUE, BLUE_BUILD, BLUE_PENALTIES, BLUE_SCORE, BLUE_SWEEP, DONOHUE_SCORE, DONOHUE_SWEEP, donohueRule, USPC, USPC_NOTES } from './cites.ts';

const ACES = { aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2', noSweeps: 'no' };
const scored = (at: Citation, input: Record<string, string>, story: string, totals: Record<string, number>) =>
  scoreExample('deal', at, { ...ACES, big: '1', little: '2', ...input }, story, totals);
const takes = (at: Citation, input: Record<string, string>, story: string, headline: string) =>
  scoreExample('take', at, { all: 'no', ...input }, story, headline);

export const examples: readonly Example[] = [
  lawExample('cut-for-deal', donohueRule('1', '92'), {}, 'Both cut a three.', 'cut again'),
  lawExample('exposed-in-cut', donohueRule('3', '92'), { where: 'cut' }, 'A card shows when the packets are joined.', 'cuts again'),
  lawExample('exposed-in-cut', USPC_NOTES, {}, 'Cards are confused in the shuffle.', 'fresh deal'),
  lawExample('dealt-without-cut', donohueRule('5', '92'), { noticed: 'late' }, 'The table lies open when it is noticed.', 'deal stands'),
  lawExample(
    'exposed-in-deal',
    BLUE_PENALTIES,
    { when: 'first', whose: 'player' },
    'A card of the eldest hand shows in the first deal.',
    'may have the same dealer deal again',
  ),
  lawExample('exposed-in-deal', donohueRule('6', '93'), { when: 'last', whose: 'player' }, 'A card shows in the last round.', 'draw a card face down'),
  lawExample('exposed-in-deal', USPC_NOTES, {}, 'The dealer shows a card.', 'loses the deal'),
  lawExample('faced-card', BLUE_PENALTIES, { when: 'later' }, 'In the third round a card lies face up in the pack.', 'middle of the pack'),
  lawExample('faced-card', USPC_NOTES, {}, 'A card lies face up in the pack.', 'same dealer deals again'),
  lawExample('wrong-number', BLUE_PENALTIES, {}, 'A player has five cards.', 'loses the deal'),
  lawExample(
    'wrong-number',
    donohueRule('7', '93'),
    { what: 'cards', when: 'later' },
    'In the second round a player has three cards.',
    'dealer loses the game',
  ),
  lawExample(
    'deal-out-of-turn',
    BLUE_PENALTIES,
    { noticed: 'in-time' },
    'The wrong player deals; the table is still face down.',
    'passes to the player whose deal it is',
  ),
  lawExample('play-out-of-turn', BLUE_PENALTIES, {}, 'A player takes a seven with a seven, out of turn.', 'must leave the card face up'),
  lawExample('false-build', BLUE_PENALTIES, { taken: 'no' }, 'He builds eight and has no eight.', 'separate the cards'),
  lawExample('false-build', donohueRule('8', '93'), { taken: 'no' }, 'He builds eight and has no eight.', 'use the cards'),
  lawExample(
    'raising-a-build',
    BLUE_BUILD,
    { whose: 'own', from: 'hand', kind: 'single' },
    'He built five with a three on a two, and puts a five on it for ten.',
    'may raise the build',
  ),
  lawExample(
    'raising-a-build',
    USPC_NOTES,
    { whose: 'own', from: 'hand', kind: 'single' },
    'He built five and wants to make it ten.',
    'may not raise the build',
  ),
  lawExample(
    'raising-a-build',
    donohueRule('9', '93-94'),
    { whose: 'other', from: 'table', kind: 'single' },
    'An ace from the table on a build of seven.',
    'may not raise the build',
  ),
  lawExample('build-left-standing', donohueRule('10', '94'), {}, 'He has a build and lays down a four.', 'take in the build'),
  lawExample('build-not-named', USPC_NOTES, {}, 'He puts a two on a five and says nothing.', 'separate the cards'),
  lawExample('wrong-cards-taken', BLUE_PENALTIES, { build: 'yes' }, 'He takes his own build of nine with an eight.', 'put back the card wrongly taken'),
  lawExample('wrong-cards-taken', donohueRule('13', '94-95'), { noticed: 'late' }, 'The wrong take is seen two plays later.', 'play stands'),
  lawExample('looking-back', USPC_NOTES, { which: 'earlier' }, 'A player wants to count his spades.', 'look at the cards'),
  lawExample('last-cards-sweep', USPC, {}, 'The last card takes everything left.', 'may not score a sweep'),
  lawExample('last-cards-sweep', BLUE_SWEEP, { matches: 'yes' }, 'The last card, a nine, takes a five and a four.', 'scores 1 point'),
  lawExample('tie-for-cards', BLUE_SCORE, { what: 'cards' }, 'Each of two players has 26.', 'may not score for the most cards'),
  lawExample(
    'equal-points',
    cite('donohue', '92', 'Cassino: Value of the Points, and Scoring'),
    {},
    'Five points and a tie for cards: four and four.',
    'leave the game drawn',
  ),
  scored(BLUE_SCORE, { cards: '27.25', spades: '6.7' }, 'Eleven points without sweeps.', { 'Side 1': 7, 'Side 2': 4 }),
  scored(BLUE_SCORE, { cards: '26.26', spades: '6.7' }, 'Twenty-six cards each: nobody scores cards.', { 'Side 1': 4, 'Side 2': 4 }),
  scored(DONOHUE_SWEEP, { cards: '27.25', spades: '6.7', sweeps: '3.2' }, 'Three sweeps against two: one counts.', { 'Side 1': 8, 'Side 2': 4 }),
  scored(DONOHUE_SCORE, { cards: '25.27', spades: '7.6', sweeps: '1.1' }, 'A sweep each: they cancel.', { 'Side 1': 5, 'Side 2': 6 }),
  scored(USPC, { cards: '27.25', spades: '6.7', sweeps: '3.2', noSweeps: 'yes' }, 'Sweeps agreed not to count.', { 'Side 1': 7, 'Side 2': 4 }),
  takes(BLUE, { card: '8S', wanted: '2D 3H 5C 6S' }, 'An eight takes six and two, five and three.', 'Yes, these can be taken'),
  takes(
    cite('donohue', '90', 'Cassino: Combining'),
    { card: '9D', wanted: 'AS 2H 4C 5D 6S' },
    'A nine takes four and five, and ace, two and six.',
    'Yes, these can be taken',
  ),
  takes(
    USPC,
    { card: '9S', wanted: '9D 8H AC 7S 2D', all: 'yes' },
    'A nine takes a nine, eight and ace, seven and two, and clears the table.',
    'Yes, and it is a sweep',
  ),
  takes(BLUE, { card: '8S', wanted: '2D 3H 6S' }, 'Six and two make eight; the three is left over.', 'No, these cannot be taken together'),
];
