import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf, stones, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import { countHand, type Keys, rulesLevel } from './count.ts';
import { either, heldTwice, listed, pipsIn } from './stones.ts';

/** The most pips that can be left: those of the whole set. */
export const ALL_PIPS = 168;
/** The most dominoes that can be left with one player. */
const MOST = 27;
const whenBlocked = { field: 'end', is: ['blocked'] } as const;

export const END = choiceOf('How did the hand end?', { domino: 'A player went out', blocked: 'Nobody could play' });
const ask = {
  end: END,
  ownLeft: stones('Dominoes left in the lightest hand', [1, MOST], { optional: true, when: whenBlocked }),
  own: count('Or its pips', 0, ALL_PIPS, { optional: true, when: whenBlocked }),
  left: listOf('Dominoes left with each other player', stones('Player', [1, MOST]), 1, 5, { optional: true }),
  others: listOf('Or their pips', count('Pips', 0, ALL_PIPS), 1, 5, { optional: true }),
} as const;
type Asked = Values<typeof ask>;

/** The pips of the lightest hand, as a list of one number; 0 for a player who went out. */
function lightest({ end, ownLeft, own }: Asked): Result<readonly number[]> {
  if (end === 'domino') return { ok: true, value: [0] };
  return either(
    { field: 'ownLeft', numbers: ownLeft === null ? null : [pipsIn(ownLeft)] },
    { field: 'own', numbers: own === null ? null : [own] },
    'the dominoes of the lightest hand, or its pips below',
  );
}

/** The scorer of a hand for a variant. */
export function handScorer(books: readonly BookId[], keys: Keys) {
  function score(asked: Asked, by: Schedule): Result<Answer> {
    const twice = heldTwice([...(asked.ownLeft === null ? [] : [['ownLeft', asked.ownLeft] as const]), ...listed('left', asked.left ?? [])]);
    if (twice.length > 0) return wrong(...twice);
    const own = lightest(asked);
    const others = either(
      { field: 'left', numbers: asked.left?.map(pipsIn) ?? null },
      { field: 'others', numbers: asked.others },
      'the dominoes of the other players, or their pips below',
    );
    if (!own.ok) return own;
    if (!others.ok) return others;
    const all = [...own.value, ...others.value].reduce((sum, pips) => sum + pips, 0);
    if (all > ALL_PIPS)
      return wrong(problem(asked.others === null ? 'left' : 'others', `at most ${ALL_PIPS} pips in all hands, as many as the set has`, `${all}`));
    const hand = countHand(by, keys, { end: asked.end, own: own.value[0] ?? 0, others: others.value });
    if (!hand.ok) return hand;
    const { points, say, notes } = hand.value;
    const drawn = asked.left?.flat();
    const line = by.sum(keys[asked.end], say, points ?? 0, drawn === undefined ? {} : { stones: drawn });
    const headline =
      points !== null
        ? `${counted(points, 'point')} to the winner of the hand`
        : rulesLevel(by, keys)
          ? 'Nobody scores'
          : 'Level hands: the book does not rule';
    return { ok: true, value: answer(headline, [line], notes) };
  }
  return scorer({
    title: 'Count the hand',
    gist: 'Says what the winner of a hand scores from what is left.',
    aka: ['pips left', 'blocked game', 'domino count'],
    books,
    ask,
    score,
  });
}
