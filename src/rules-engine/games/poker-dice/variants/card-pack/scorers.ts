import { choiceOf, listOf, words } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { FACES } from '../../reckoning/hands.ts';
import { type Agreed, compare, type Hand, handOf, JOKER, sayHand } from './reckoning.ts';

type Prices = Schedule<typeof points & Added<'divided-pot'>>;
const MOST = 8;
const ask = {
  hands: listOf('The five cards of each player', words('Player', 20), 1, MOST, {
    hint: 'The faces side by side, J for the joker: J1116 is the joker, three aces and a six.',
  }),
  agreed: choiceOf(
    'What counts by agreement?',
    { none: 'Neither straights nor flushes', straights: 'Straights', flushes: 'Flushes', both: 'Straights and flushes' },
    { hint: 'The book leaves it to the players.' },
  ),
  colours: listOf('Colours of each hand, without the joker', choiceOf('Player', { several: 'Several colours', one: 'All of one colour' }), 1, MOST, {
    when: { field: 'agreed', is: ['flushes', 'both'] },
    hint: 'In the same order.',
  }),
} as const;

const OF_A_FACE = 8;
const OF_A_COLOUR = 2;
/** The faces of an entered hand, with the joker as 0. */
const facesOf = (text: string) => [
  ...text
    .toUpperCase()
    .replace(/JOKER|\*/g, 'J')
    .replace(/[\s,-]/g, ''),
];
const numbered = (sign: string) => (sign === 'J' ? JOKER : sign === 'A' ? 1 : Number(sign));

/** Problems: unknown faces, a second joker, nine of a face, three alike of one colour. */
function problemsOf(texts: readonly string[], colours: readonly string[] | null): Problem[] {
  const problems = texts.flatMap((text, n) =>
    /^[1-6AJ]{5}$/.test(facesOf(text).join('')) ? [] : [problem(`hands.${n + 1}`, 'five faces from 1 to 6, the joker as J', text)],
  );
  if (problems.length > 0) return problems;
  if (colours !== null && colours.length !== texts.length)
    return [problem('colours', `${counted(texts.length, 'answer')}, one for each hand`, `${colours.length}`)];
  const hands = texts.map((text) => facesOf(text).map(numbered));
  const all = hands.flat();
  const many = (cards: readonly number[], face: number) => cards.filter((one) => one === face).length;
  if (many(all, JOKER) > 1) problems.push(problem('hands', 'one joker, as many as the pack has', `${many(all, JOKER)}`));
  for (let face = 1; face <= 6; face++)
    if (many(all, face) > OF_A_FACE) problems.push(problem('hands', `at most ${OF_A_FACE} ${FACES[face]}, as many as the pack has`, `${many(all, face)}`));
  for (const [n, hand] of hands.entries()) {
    const face = hand.find((one) => one !== JOKER && many(hand, one) > OF_A_COLOUR);
    if (colours?.[n] === 'one' && face !== undefined)
      problems.push(problem(`colours.${n + 1}`, 'several colours: the pack has two of a face in each', `${many(hand, face)} ${FACES[face]} of one colour`));
  }
  return problems;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const BY_AGREEMENT = ['a straight', 'a flush', 'a straight flush'];

/** The best hands, and why: the joker, a divided pot, or an order of kinds that the book does not give. */
function settle(hands: readonly Hand[], lines: readonly Line[], by: Prices): Answer {
  const best = hands.reduce((top, hand) => (compare(hand, top) > 0 ? hand : top));
  const first = hands.flatMap((hand, n) => (compare(hand, best) === 0 ? [`player ${n + 1}`] : []));
  const winners = capital(first.join(', ').replace(/, (?=[^,]*$)/, ' and '));
  const fiveAlike = best.kind === 'five of a kind';
  if (fiveAlike && hands.some(({ kind }) => kind === 'a straight flush'))
    return answer('The book does not say which hand is the best', lines, [
      'It gives no place to five of a kind: its order at poker ends with the straight flush.',
    ]);
  const notes: string[] = [];
  if (fiveAlike && hands.length > 1) notes.push('The order of the book has no five of a kind; it is counted here above four of a kind.');
  if (first.length > 1) return answer(`${winners} divide the pot`, [...lines, by.mention('divided-pot', 'equal in every card, and no joker')], notes);
  const equal = hands.filter((hand) => hand !== best && hand.kind === best.kind && hand.made.join() === best.made.join());
  if (best.joker === null || equal.length === 0) return answer(`${winners} has the best hand`, lines, notes);
  if (equal.some(({ side }) => side.join() !== best.side.join()))
    notes.push(
      'The joker is counted before the cards beside the hand: the example of the book names four aces against three and the joker, and no fifth card.',
    );
  return answer(`${winners} has the best hand`, [...lines, by.law('joker-against-equal', 'equal hands: the one with the joker wins')], notes);
}

/** Evaluates hands of the pack of dice cards and says which is the best (uspc-1898 p. 54). */
export const showdown = scorer({
  title: 'What the cards make',
  gist: 'Names each hand of five dice cards, the joker as the best card for it, and says which hand wins.',
  untotalled: true,
  aka: ['poker dice cards', 'which hand wins', 'compare hands', 'does the joker win the tie'],
  books: ['uspc-1898'],
  ask,
  score: (asked, by: Prices) => {
    const problems = problemsOf(asked.hands, asked.colours);
    if (problems.length > 0) return wrong(...problems);
    const agreed: Agreed = { straights: ['straights', 'both'].includes(asked.agreed), flushes: ['flushes', 'both'].includes(asked.agreed) };
    const hands = asked.hands.map((text, n) => handOf(facesOf(text).map(numbered), asked.colours?.[n] === 'one', agreed));
    const lines = hands.map((hand, n) => {
      const say = `player ${n + 1}: ${sayHand(hand)}`;
      if (hand.joker !== null) return by.law('joker', say);
      return BY_AGREEMENT.includes(hand.kind) ? by.law('straights-and-flushes', say) : by.mention('order-of-hands', say);
    });
    const [only] = hands;
    return ok(hands.length === 1 && only !== undefined ? answer(capital(sayHand(only)), lines) : settle(hands, lines, by));
  },
});
