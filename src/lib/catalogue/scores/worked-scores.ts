// The result of a scorer's worked example, shown beside its story: in full, as the scorer itself says it.
import { decode, type Example, type Scorer } from '../../../rules-engine/index.ts';

type Worked = Extract<Example, { readonly kind: 'score' }>;

/** The scorer's headline if the example is only checked for part of it, otherwise the totals: "Player 1 3, Player 2 1". */
export function workedScore(scorer: Scorer, { input, book, headline, totals = {} }: Worked): string {
  const values = headline === undefined ? null : decode(scorer.ask, input, book);
  const scored = values?.ok === true ? scorer.score(values.value as never, book) : null;
  const totalled = Object.entries(totals)
    .map(([to, points]) => (to === '' ? String(points) : `${to} ${points}`))
    .join(', ');
  return (scored?.ok === true ? scored.value.headline : totalled).replace(/^./u, (first) => first.toUpperCase());
}
