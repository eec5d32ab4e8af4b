// What a worked example of a count comes to, as it is printed beside its story: whole, as the count itself says it.
import { decode, type Example, type Scorer } from '../../rules-engine/index.ts';

type Worked = Extract<Example, { readonly kind: 'score' }>;

/** The headline of the count where the example is held to a piece of it, else the totals: "Player 1 3, Player 2 1". */
export function workedScore(scorer: Scorer, { input, book, headline, totals = {} }: Worked): string {
  const values = headline === undefined ? null : decode(scorer.ask, input, book);
  const scored = values?.ok === true ? scorer.score(values.value as never, book) : null;
  const totalled = Object.entries(totals)
    .map(([to, points]) => (to === '' ? String(points) : `${to} ${points}`))
    .join(', ');
  return (scored?.ok === true ? scored.value.headline : totalled).replace(/^./u, (first) => first.toUpperCase());
}
