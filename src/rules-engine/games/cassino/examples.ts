import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample, worthExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Cassino } from './code.ts';

const ACES = { aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2', noSweeps: 'no' };
const TAKEN = { big: '1', little: '2', aceSpades: '1', aceClubs: '2', aceHearts: '1', aceDiamonds: '2' };
const scored = (at: Citation, input: Record<string, string>, story: string, totals: Record<string, number>) =>
  scoreExample('deal', at, { ...ACES, big: '1', little: '2', ...input }, story, totals);
const takes = (at: Citation, input: Record<string, string>, story: string, headline: string) =>
  scoreExample('take', at, { all: 'no', ...input }, story, headline);

export const examples: readonly ExampleOf<Cassino>[] = [
  lawExample('cut-for-deal', cites.donohue.rules(1), {}, 'Both cut a three.', 'cut again'),
  lawExample('exposed-in-cut', cites.donohue.rules(3), { where: 'cut' }, 'A card shows when the packets are joined.', 'cut again'),
  lawExample('exposed-in-cut', cites.uspc.notes, {}, 'Cards are confused in the shuffle.', 'fresh deal'),
  lawExample('dealt-without-cut', cites.donohue.rules(5), { noticed: 'late' }, 'The table lies open when it is noticed.', 'deal stands'),
  lawExample(
    'exposed-in-deal',
    cites.blue.penaltiesDeal,
    { when: 'first', whose: 'player' },
    'A card of the eldest hand shows in the first deal.',
    'may have the same dealer deal again',
  ),
  lawExample('exposed-in-deal', cites.donohue.rules(6), { when: 'last', whose: 'player' }, 'A card shows in the last round.', 'draw a card face down'),
  lawExample('exposed-in-deal', cites.uspc.notes, {}, 'The dealer shows a card.', 'loses the deal'),
  lawExample('faced-card', cites.blue.penaltiesDeal, { when: 'later' }, 'In the third round a card lies face up in the pack.', 'middle of the pack'),
  lawExample('faced-card', cites.donohue.rules(6), { when: 'later' }, 'The table lies open, and the next card of the stock is face up.', 'keep the card'),
  lawExample('faced-card', cites.uspc.notes, {}, 'A card lies face up in the pack.', 'same dealer deals again'),
  lawExample('wrong-number', cites.blue.penaltiesDeal, {}, 'A player has five cards.', 'loses the deal'),
  lawExample(
    'wrong-number',
    cites.donohue.rules(7),
    { what: 'cards', when: 'later' },
    'In the second round a player has three cards.',
    'dealer loses the game',
  ),
  lawExample(
    'deal-out-of-turn',
    cites.blue.penaltiesDeal,
    { noticed: 'in-time' },
    'The wrong player deals; the table is still face down.',
    'passes to the player whose deal it is',
  ),
  lawExample('play-out-of-turn', cites.blue.penaltiesBuild, {}, 'A player takes a seven with a seven, out of turn.', 'must leave the card face up'),
  lawExample('false-build', cites.blue.penaltiesBuild, { taken: 'no' }, 'He builds eight and has no eight.', 'separate the cards'),
  lawExample('false-build', cites.donohue.rules(8), { taken: 'no' }, 'He builds eight and has no eight.', 'use the cards'),
  lawExample(
    'raising-a-build',
    cites.blue.raising,
    { whose: 'own', from: 'hand', kind: 'single' },
    'He built five with a three on a two, and puts a five on it for ten.',
    'may raise the build',
  ),
  lawExample(
    'raising-a-build',
    cites.uspc.notes,
    { whose: 'own', from: 'hand', kind: 'single' },
    'He built five and wants to make it ten.',
    'may not raise the build',
  ),
  lawExample(
    'raising-a-build',
    cites.donohue.rules(9),
    { whose: 'other', from: 'table', kind: 'single' },
    'An ace from the table on a build of seven.',
    'may not raise the build',
  ),
  lawExample('build-left-standing', cites.donohue.rules(10), {}, 'He has a build and lays down a four.', 'take in the build'),
  lawExample('build-left-standing', cites.blue.raising, {}, 'He built eight and at his next turn lays down a king.', 'make another one'),
  lawExample('build-left-standing', cites.uspc.notes, {}, 'Nothing can be built or taken but his own build.', 'he takes in his build'),
  lawExample('build-not-named', cites.donohue.rules(11), {}, 'He mumbles, and nobody knows what he builds.', 'opponent may separate the cards'),
  lawExample('build-not-named', cites.uspc.notes, {}, 'He puts a two on a five and says nothing.', 'separate the cards'),
  lawExample(
    'wrong-cards-taken',
    cites.blue.penaltiesBuild,
    { build: 'yes' },
    'He takes his own build of nine with an eight.',
    'put back the card wrongly taken',
  ),
  lawExample('wrong-cards-taken', cites.donohue.rules(13), { noticed: 'late' }, 'The wrong take is seen two plays later.', 'play stands'),
  lawExample('wrong-cards-taken', cites.uspc.notes, { noticed: 'late' }, 'It is seen when the next trick has been taken in.', 'play stands'),
  lawExample('looking-back', cites.donohue.rules(13), { which: 'last' }, 'A player doubts the trick that was just won.', 'may look at the cards'),
  lawExample('looking-back', cites.uspc.notes, { which: 'earlier' }, 'A player wants to count his spades.', 'look at the cards'),
  lawExample('last-cards-sweep', cites.uspc.play, {}, 'The last card takes everything left.', 'may not score a sweep'),
  lawExample('last-cards-sweep', cites.blue.sweep, { matches: 'yes' }, 'The last card, a nine, takes a five and a four.', 'scores 1 point'),
  lawExample('tie-for-cards', cites.blue.scoring, { what: 'cards' }, 'Each of two players has 26.', 'may not score for the most cards'),
  lawExample('equal-points', cites.donohue.valueGame, {}, 'Five points and a tie for cards: four and four.', 'leave the game drawn'),
  scored(cites.blue.sweep, { cards: '27.25', spades: '6.7', sweeps: '0.1' }, 'One play takes every card on the table.', { 'Side 1': 7, 'Side 2': 5 }),
  scored(cites.blue.scoring, { cards: '27.25', spades: '6.7' }, 'Eleven points without sweeps.', { 'Side 1': 7, 'Side 2': 4 }),
  scored(cites.blue.scoring, { cards: '26.26', spades: '6.7' }, 'Twenty-six cards each: nobody scores cards.', { 'Side 1': 4, 'Side 2': 4 }),
  scored(cites.donohue.sweep, { cards: '27.25', spades: '6.7', sweeps: '3.2' }, 'Three sweeps against two: one counts.', { 'Side 1': 8, 'Side 2': 4 }),
  scored(cites.donohue.valueScoring, { cards: '25.27', spades: '7.6', sweeps: '1.1' }, 'A sweep each: they cancel.', { 'Side 1': 5, 'Side 2': 6 }),
  scored(cites.uspc.play, { cards: '27.25', spades: '6.7', sweeps: '3.2', noSweeps: 'yes' }, 'Sweeps agreed not to count.', { 'Side 1': 7, 'Side 2': 4 }),
  takes(cites.blue.play, { card: '8S', wanted: '2D 3H 5C 6S' }, 'An eight takes six and two, five and three.', 'Yes, these can be taken'),
  takes(cites.donohue.combiningTold, { card: '9D', wanted: 'AS 2H 4C 5D 6S' }, 'A nine takes four and five, and ace, two and six.', 'Yes, these can be taken'),
  takes(
    cites.uspc.play,
    { card: '9S', wanted: '9D 8H AC 7S 2D', all: 'yes' },
    'A nine takes a nine, eight and ace, seven and two, and clears the table.',
    'Yes, and it is a sweep',
  ),
  takes(cites.blue.play, { card: '8S', wanted: '2D 3H 6S' }, 'Six and two make eight; the three is left over.', 'No, these cannot be taken together'),
  sheetExample(
    'sitting',
    cites.donohue.valueGame,
    { names: 'Ann.Bob', noSweeps: 'no' },
    [
      { ...TAKEN, cards: '27.25', spades: '6.7', sweeps: '3.2' },
      { ...TAKEN, cards: '26.26', spades: '6.7' },
      { ...TAKEN, cards: '25.27', spades: '7.6', sweeps: '1.1' },
    ],
    'Three sweeps against two count as one; a tie for cards leaves four points each, a drawn game; then five against six.',
    { Ann: 17, Bob: 14 },
    'Ann: 1 game, 17 points; Bob: 1 game, 14 points; 1 deal with equal points',
  ),
  sheetExample(
    'sitting',
    cites.blue.scoring,
    { noSweeps: 'no' },
    [{ ...TAKEN, cards: '27.25', spades: '6.7' }],
    'Seven of the eleven points are the majority.',
    { 'Side 1': 7, 'Side 2': 4 },
    'Side 1: 1 game',
  ),
  worthExample('whole-deal', cites.blue.scoring, 'Nobody sweeps, and the two counts are checked.', 11),
  worthExample('single-game', cites.blue.scoring, 'Six points stand against five.', 'majority of the eleven'),
  worthExample('single-game', cites.donohue.valueGame, 'Both have counted the same.', 'drawn game'),
  worthExample('single-game', cites.uspc.game, 'The deal is done, and no further one is wanted.', 'most points'),
  worthExample('target', cites.blue.twentyOnePoint, 'Three play on over several deals.', 21),
  worthExample('target', cites.donohue.twentyOnePoint, 'Two settle on the usual length.', 21),
  worthExample('target', cites.uspc.game, 'Two take the general form of the country.', 21),
];
