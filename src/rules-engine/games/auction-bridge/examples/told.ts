import { type BookId, cite } from '../../../books.ts';
import type { Example } from '../../../core/games.ts';
import { BLUE, code, DONOHUE, text } from '../cites.ts';

/** A case of the 1926 code, told in one line: law row, number of the law, what happened, the answers, a piece of the ruling. */
export const told = (law: string, number: number, story: string, answers: Record<string, string>, ruling: string): Example => ({
  kind: 'law',
  law,
  book: BLUE,
  story,
  answers,
  ruling,
  cite: code(number),
});

/** The same of Donohue's page. */
export const toldByDonohue = (law: string, story: string, answers: Record<string, string>, ruling: string): Example => ({
  kind: 'law',
  law,
  book: 'donohue',
  story,
  answers,
  ruling,
  cite: DONOHUE,
});

/** A deal as the scorer takes it: contract, tricks, then what is not plain. */
export const scored = (
  book: BookId,
  story: string,
  contract: readonly [level: string, denomination: string, doubling: string, tricks: string],
  more: Record<string, string>,
  totals: Record<string, number>,
): Example => {
  const [level, denomination, doubling, tricks] = contract;
  return {
    kind: 'score',
    scorer: 'deal',
    book,
    story,
    input: { level, denomination, doubling, tricks, ...more },
    totals,
    cite: book === 'donohue' ? cite('donohue', '415', 'How to Play Auction Bridge') : text('83-85'),
  };
};
