import { cards, listOf } from '../../../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../../../scoring/result.ts';
import { answer, scorer } from '../../../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../../../vocabulary/cards.ts';
import { AGREED, agreedOf, repeated, sayHands, standing } from '../../../reckoning/standing.ts';
import { countOf, DEALT, firstStake, type Prices, thirdStake, type Won } from '../reckoning/stakes.ts';

/** The most cards in a hand: four twos, four threes and two fours count 28, and one more may follow. */
const MOST = 11;

/** The problems of cards drawn when none are allowed, or after 31 is passed. */
function wrongDraws(hands: readonly (readonly Card[])[], by: Prices): Problem[] {
  return hands.flatMap((hand, n) => {
    if (hand.length === DEALT) return [];
    if (!by.has('drawing')) return [problem(`hands.${n + 1}`, 'three cards: in this book none are drawn', `${hand.length}`)];
    const before = countOf(hand.slice(0, -1), by);
    return before < by.points('thirty-one')
      ? []
      : [problem(`hands.${n + 1}`, 'no card drawn to 31 or more', `${hand.map(showCard).join(' ')}, drawn to ${before}`)];
  });
}

const winnersOf = ({ hands }: Won) => (hands.length === 0 ? 'nobody' : hands.length === 1 ? sayHands(hands) : `not decided between ${sayHands(hands)}`);

export const stakes = scorer({
  title: 'Who takes the three stakes',
  gist: 'The best card face up, the best brag hand, and the count nearest to 31.',
  untotalled: true,
  aka: ['three-stake brag calculator', 'three pools', 'who wins', 'closest to 31', 'best upcard'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask: {
    hands: listOf('Hands', cards('Cards', 'standard-52', [DEALT, MOST], { ordered: true }), 2, 8, {
      hint: 'The eldest hand first. Of each the two cards face down, then the one face up, then those drawn to 31, if any.',
    }),
    ...AGREED,
  },
  score: ({ hands, ...agreed }, by: Prices) => {
    const problems = [...repeated('hands', hands), ...wrongDraws(hands, by)];
    if (problems.length > 0) return wrong(...problems);
    const [first, third] = [firstStake(hands, by), thirdStake(hands, by)];
    const lines = [by.mention('first-stake', `First stake: ${winnersOf(first)}; ${first.why}.`)];
    const notes: string[] = [];
    let second = 'left to the betting';
    if (by.has('braggers')) {
      const brag = standing(
        hands.map((hand) => hand.slice(0, DEALT)),
        agreedOf(agreed),
        by as never,
      );
      second = winnersOf({ hands: brag.first, why: '' });
      lines.push(by.mention('second-stake', `Second stake: ${second}, if all hands are shown.`), ...brag.lines);
      notes.push(...brag.notes);
    } else {
      lines.push(by.mention('second-stake', 'Second stake: the winner of the betting.'));
      notes.push('The order of brag hands is not told in this book; the other book that has the game tells it.');
    }
    lines.push(by.mention('third-stake', `Third stake: ${winnersOf(third)}; ${third.why}.`));
    hands.forEach((hand, n) => {
      lines.push(by.mention('thirty-one', `Hand ${n + 1} counts ${countOf(hand, by)}.`, { cards: hand }));
    });
    return ok(answer(`First stake: ${winnersOf(first)}; second: ${second}; third: ${winnersOf(third)}`, lines, notes));
  },
});
