// The cases printed in the books, computed by the rules of this build, for the About page. The tests check the same cases in more
// detail (tests/conformance/examples.test.ts).
import { casesMet, casesOf, decode, type Example, type Place, playWritten, sayCase, scorerIn, sheetIn, sideTotals } from '../../rules-engine/index.ts';
import { sayValue } from '../rulings/values.ts';

/** How many cases of a kind there are, and how many have the same result as in the book. */
export interface CheckedCases {
  readonly kind: Example['kind'];
  readonly cases: number;
  readonly right: number;
}

function isRight(place: Place, example: Example): boolean {
  switch (example.kind) {
    case 'law': {
      const law = place.laws.find(({ key }) => key === example.law);
      if (law === undefined) return false;
      const says = new Set(casesMet(casesOf(law.readings[example.book]), law.facts, example.answers).map((one) => sayCase(one, law.people)));
      return says.size === 1 && [...says].every((one) => one.includes(example.ruling));
    }
    case 'worth': {
      const value = place.points.find(({ key }) => key === example.item)?.books[example.book];
      if (value?.status !== 'stated') return false;
      return typeof example.gives === 'number' ? value.points === example.gives : sayValue(value).includes(example.gives);
    }
    case 'score': {
      const scorer = scorerIn(place, example.scorer);
      const values = scorer === undefined ? undefined : decode(scorer.ask, example.input);
      if (scorer === undefined || values?.ok !== true) return false;
      const scored = scorer.score(values.value as never, example.book);
      if (!scored.ok || !scored.value.headline.includes(example.headline ?? '')) return false;
      return Object.entries(example.totals ?? {}).every(([side, points]) => (scored.value.totals.find(({ to }) => to === side)?.points ?? 0) === points);
    }
    case 'sheet': {
      const sheet = sheetIn(place, example.sheet);
      if (sheet === undefined) return false;
      const { played } = playWritten(sheet, { setup: example.setup, entries: example.entries }, example.book);
      const totals = Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points]));
      const isSame = Object.entries(example.totals).every(([side, points]) => totals[side] === points);
      return isSame && [...played.state, played.over ?? ''].join(' ').includes(example.state ?? '');
    }
  }
}

/** The cases of some games and variants, by kind. */
export function checkedCases(places: readonly Place[]): CheckedCases[] {
  const all = places.flatMap((place) => place.described.examples.map((example) => ({ kind: example.kind, right: isRight(place, example) })));
  return (['law', 'worth', 'score', 'sheet'] as const).map((kind) => {
    const here = all.filter((one) => one.kind === kind);
    return { kind, cases: here.length, right: here.filter(({ right }) => right).length };
  });
}

/** The cases whose result differs from their book's: game or variant, and story. */
export const wrongCases = (places: readonly Place[]): string[] =>
  places.flatMap((place) => place.described.examples.filter((one) => !isRight(place, one)).map(({ story }) => `${place.id}: ${story}`));
