// Settled bets: headline, total and claim belong to the same side, and the total names it.
import { describe, expect, test } from 'vitest';
import { type Answer, decode, judgeClaim, placesOf, type Raw, resolve } from '../../../src/rules-engine/index.ts';
import { betAnswer } from '../../../src/rules-engine/scoring/bets.ts';
import { near } from '../../support/counts/near.ts';
import { library } from '../../support/library.ts';

/** The results of a scorer in each of its books. */
function answersTo(place: string, key: string, raw: Raw): Answer[] {
  const scorer = resolve(library, place).scorers[key];
  if (scorer?.kind !== 'scorer') throw new Error(`expected a scorer, found no ${place}.score.${key}`);
  return scorer.books.flatMap((book) => {
    const values = decode(scorer.ask, raw, book);
    const scored = values.ok ? scorer.score(values.value, book) : values;
    return scored.ok ? [scored.value as Answer] : [];
  });
}

const layouts = (gate: string) => answersTo('monte-bank', 'layouts', { top: '2H 3S', bottom: '7C KD', gate, onTop: '20' })[0] as Answer;

describe('the total of settled bets', () => {
  test('belongs to the side that the headline names', () => {
    expect(layouts('7D').headline).toBe('The bank wins 20');
    expect(layouts('7D').totals).toEqual([{ to: 'The bank', points: 20, unit: 'chip' }]);
    expect(layouts('2S').headline).toBe('The bank pays 20');
    expect(layouts('2S').totals).toEqual([{ to: 'The players', points: 20, unit: 'chip' }]);
  });
  test('confirms a claim of what the bank won', () => {
    const answer = layouts('7D');
    const [total] = answer.totals;
    expect(total === undefined ? '' : judgeClaim(answer, total, 20).verdict).toBe('The bank: 20 is right.');
  });
  test('counts lines and their rates for the bank if the bank is ahead', () => {
    const lines = [
      { rule: 'a', say: 'lost', points: -30, each: -10 },
      { rule: 'b', say: 'won', points: 10 },
      { rule: 'c', say: 'told' },
    ];
    expect(betAnswer('The bank wins 20', lines).lines).toEqual([
      { rule: 'a', say: 'lost', points: 30, each: 10, to: 'The bank' },
      { rule: 'b', say: 'won', points: -10, to: 'The bank' },
      { rule: 'c', say: 'told' },
    ]);
  });
});

const BANKS =
  /^(canfield|klondike|monte-bank|blind-hookey|baccarat|faro|macao|vingt-et-un|lansquenet|three-card-monte|passe-dix|craps|e-o|chinese-fan-tan|chuck-a-luck|roulette|rouge-et-noir|rondeau|red-dog|under-and-over-seven|odds)(\/|$)/;
const cases = [...library.values()]
  .filter(({ id }) => BANKS.test(id))
  .flatMap((game) => placesOf(game))
  .flatMap((id) => {
    const place = resolve(library, id);
    const keys = Object.entries(place.scorers).flatMap(([key, one]) => (one.kind === 'scorer' ? [key] : []));
    return keys.map((key) => [`${id}.score.${key}`, id, key, place] as const);
  });

test.each(cases)('%s: every total is positive and names its side', (_, id, key, place) => {
  const scorer = place.scorers[key];
  if (scorer?.kind !== 'scorer') throw new Error('expected a scorer');
  const raws = place.described.examples.flatMap((one) => (one.kind === 'score' && one.scorer === key ? near(scorer.ask, one.input as Raw, 40) : []));
  const told = raws.flatMap((raw) => answersTo(id, key, raw));
  const faults = told.flatMap(({ headline, totals }) =>
    totals.filter(({ to, points, unit }) => points < 0 || (to === '' && unit === 'chip')).map(({ to, points }) => `${headline}: ${to} ${points}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
