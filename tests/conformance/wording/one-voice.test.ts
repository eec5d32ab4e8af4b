// Rulings at a place are consistent: one offence has one tariff, figures come from the place's own schedule, one law of a book rules one way.
import { describe, expect, test } from 'vitest';
import { BOOK_IDS, type BookId, casesOf, type Place, parseId, partsOf, type Remedy, type ResolvedLaw } from '../../../src/rules-engine/index.ts';
import { library, placeRows } from '../../support/library.ts';

const within = (remedy: Remedy): Remedy[] => [remedy, ...partsOf(remedy).flatMap(within)];
const remediesOf = (law: ResolvedLaw, book: BookId): Remedy[] => casesOf(law.readings[book]).flatMap((one) => one.then.flatMap(within));

/** The number that a remedy takes or gives; null if it has none. */
function amountOf(remedy: Remedy): number | null {
  switch (remedy.kind) {
    case 'scores':
    case 'loses':
    case 'pays-points':
    case 'takes-points':
    case 'scores-each':
    case 'loses-each':
      return Math.abs(remedy.points);
    default:
      return null;
  }
}

/** A figure as it is compared among the readings of one offence: "2 point", "3 tricks", "the game". */
function tariffOf(remedy: Remedy): string[] {
  if (remedy.kind === 'takes-tricks') return [`${remedy.tricks} tricks`];
  if (remedy.kind === 'loses-game') return ['the game'];
  const amount = amountOf(remedy);
  return amount === null ? [] : [`${amount} ${'unit' in remedy ? JSON.stringify(remedy.unit) : 'each'}`];
}

/** Why a law has figures of its own (`ownFigures`), from its row at the place where it is written. */
function reasonOf({ key, writtenAt }: ResolvedLaw): string | undefined {
  const [game = '', form] = writtenAt.split('/');
  const above = library.get(game);
  const row = form === undefined ? above?.laws[key] : above?.variants[form]?.laws.add?.[key];
  return row?.ownFigures;
}

const written = (law: ResolvedLaw) => law.provenance === 'own' || law.provenance === 'added' || law.provenance === 'amended';

/** The numbered laws of the book that a reading is based on, each with its code, without clauses that only refer there. */
function numbersOf(place: Place, law: ResolvedLaw, book: BookId): string[] {
  const reading = law.readings[book];
  if (reading.status !== 'stated' && reading.status !== 'by-reference') return [];
  const clause = place.described.books[book]?.inherits?.cite;
  const ways = [...reading.chain.map((step) => step.clause), ...(clause === undefined ? [] : [clause])].map((one) => `${one.heading} ${one.law}`);
  return reading.cites.flatMap(({ heading, law: numbers }) =>
    numbers === undefined || ways.includes(`${heading} ${numbers}`)
      ? []
      : numbers
          .split(/[,;]\s*/)
          .filter((number) => /^\d+$/.test(number))
          .map((number) => `${heading}, law ${number}`),
  );
}

/** Rows in groups: those that refer to each other or rule alike are grouped together. */
function groupsOf(laws: readonly ResolvedLaw[], book: BookId): ResolvedLaw[][] {
  const said = (law: ResolvedLaw) =>
    [...new Set(casesOf(law.readings[book]).flatMap((one) => (one.then[0]?.kind === 'not-decided' ? [] : [JSON.stringify(one.then)])))].sort().join();
  const sees = (one: ResolvedLaw, other: ResolvedLaw) => one.see.some((id) => parseId(id)?.kind === 'law' && parseId(id)?.key === other.key);
  const groups: ResolvedLaw[][] = [];
  for (const law of laws) {
    const joined = groups.filter((group) => group.some((one) => sees(one, law) || sees(law, one) || said(one) === said(law)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), law]);
  }
  return groups;
}

describe.each(placeRows)('%s', (_, place) => {
  test('the readings of one offence have one tariff in each book', () => {
    const faults = BOOK_IDS.flatMap((book) => {
      const byOffence = Map.groupBy(
        place.laws.flatMap((law) => {
          const tariff = [...new Set(remediesOf(law, book).flatMap(tariffOf))].sort().join(' or ');
          return law.topic.kind === 'offence' && tariff !== '' && reasonOf(law) === undefined ? [{ law, tariff, offence: law.topic.id }] : [];
        }),
        (one) => one.offence,
      );
      return [...byOffence].flatMap(([offence, rows]) =>
        new Set(rows.map((one) => one.tariff)).size < 2 ? [] : [`${book}, ${offence}: ${rows.map(({ law, tariff }) => `${law.id} ${tariff}`).join('; ')}`],
      );
    });
    expect(faults, 'give both the figure that the book gives here, or say in the row why they differ (apart)').toEqual([]);
  });

  test('every figure in a ruling is in the schedule of its place', () => {
    const faults = place.laws.flatMap((law) =>
      reasonOf(law) !== undefined
        ? []
        : BOOK_IDS.flatMap((book) => {
            const prices = place.points.flatMap(({ books }) => {
              const worth = books[book];
              return worth?.status === 'stated' && worth.points !== undefined ? [Math.abs(worth.points)] : [];
            });
            return [...new Set(remediesOf(law, book).flatMap((one) => amountOf(one) ?? []))].flatMap((amount) =>
              prices.includes(amount) ? [] : [`${law.id} by ${book}: ${amount}`],
            );
          }),
    );
    expect(faults, 'the score item is repealed, left out or re-valued here: amend the ruling, or give the figure a score item').toEqual([]);
  });

  test('no inherited figure applies if its score item is gone or has another value here', () => {
    const faults = place.laws.flatMap((law) => {
      const from =
        law.provenance === 'own' || law.provenance === 'added' || reasonOf(law) !== undefined ? undefined : placeRows.find(([id]) => id === law.writtenAt)?.[1];
      const seen = law.see.flatMap((id) => (parseId(id)?.kind === 'points' ? [parseId(id)?.key ?? ''] : []));
      const worthOf = (at: Place | undefined, key: string, book: BookId) => {
        const worth = at?.points.find((item) => item.key === key)?.books[book];
        return worth?.status === 'stated' && worth.points !== undefined ? Math.abs(worth.points) : undefined;
      };
      return BOOK_IDS.flatMap((book) =>
        [...new Set(remediesOf(law, book).flatMap((one) => amountOf(one) ?? []))].flatMap((amount) =>
          seen.some((key) => worthOf(from, key, book) === amount) && !seen.some((key) => worthOf(place, key, book) === amount)
            ? [`${law.id} by ${book}: ${amount} (${seen.join(', ')})`]
            : [],
        ),
      );
    });
    expect(faults, 'amend the ruling with what the book gives here, or the score item').toEqual([]);
  });

  test('rows based on one numbered law of a book rule alike or refer to each other', () => {
    const faults = BOOK_IDS.flatMap((book) => {
      const byNumber = new Map<string, Set<ResolvedLaw>>();
      for (const law of place.laws)
        for (const number of numbersOf(place, law, book)) byNumber.set(number, (byNumber.get(number) ?? new Set<ResolvedLaw>()).add(law));
      return [...byNumber].flatMap(([number, laws]) => {
        const groups = groupsOf([...laws], book);
        return groups.length < 2 || ![...laws].some(written)
          ? []
          : [`${book}, ${number}: ${groups.map((group) => group.map((law) => law.key).join(', ')).join(' | ')}`];
      });
    });
    expect(faults, 'read the law again: rule alike, or let one of the rows see the other').toEqual([]);
  });
});
