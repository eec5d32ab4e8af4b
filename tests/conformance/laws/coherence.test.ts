// Every row agrees with facts recorded elsewhere: with what its offence is, with the books' numbered laws and contents, and with its own texts.
import { describe, expect, test } from 'vitest';
import type { ResolvedLaw } from '../../../src/rules-engine/index.ts';
import {
  answersFault,
  consultFault,
  gainsFault,
  homesOfHeadings,
  itemFault,
  lawFault,
  momentFault,
  numberFault,
  unitFault,
} from '../../support/coherence/checks.ts';
import { MOMENTS_OF, ODD_MOMENTS } from '../../support/coherence/moments.ts';
import { UNITS_OF } from '../../support/coherence/units.ts';
import { library, placeRows, places, whole } from '../../support/library.ts';

const homes = homesOfHeadings(places);

describe.each(placeRows)('%s', (_, place) => {
  test('laws and score items agree with the books’ numbers and contents, and with themselves', () => {
    const faults = [...place.laws.map((law) => lawFault(law, homes)), ...place.points.map((item) => itemFault(place, item, homes))];
    expect(faults.filter((one) => one !== null)).toEqual([]);
  });
});

test.runIf(whole)('every exception is needed', () => {
  const laws = new Map(places.flatMap((place) => place.laws.map((law) => [law.id, law] as const)));
  const idle = Object.entries(ODD_MOMENTS).filter(([id, moment]) => {
    const topic = laws.get(id)?.topic.id as keyof typeof MOMENTS_OF | undefined;
    return topic === undefined || MOMENTS_OF[topic]?.includes(moment) !== false;
  });
  expect(idle).toEqual([]);
  expect(Object.keys(UNITS_OF).filter((id) => !library.has(id))).toEqual([]);
});

describe('a planted fault is found', () => {
  const find = (id: string): ResolvedLaw => {
    const law = places.flatMap((place) => place.laws).find((one) => one.id === id);
    if (law === undefined) throw new Error(`no law ${id}`);
    return law;
  };
  test.runIf(whole)('in a moment, in answers, in who may consult, in who gains, in a number, in a unit', () => {
    const revoke = find('euchre.law.revoke');
    expect(momentFault(revoke)).toBeNull();
    expect(momentFault({ ...revoke, moment: 'bidding' })).toContain('no revoke happens at "bidding"');
    const late = find('auction-bridge.law.revoke');
    expect(consultFault(late)).toBeNull();
    const consult = late.consult['blue-ribbon-1940'];
    expect(consult && consultFault({ ...late, consult: { 'blue-ribbon-1940': { ...consult, may: true } } })).toContain('partners may not consult');
    const [fact, asked] = Object.entries(revoke.facts).find(([, { options }]) => Object.keys(options).length === 2) ?? [];
    const [a = '', b = ''] = Object.keys(asked?.options ?? {});
    const swapped = { ...asked, options: { [a]: asked?.options[b], [b]: asked?.options[a] } };
    expect(answersFault({ ...revoke, facts: { ...revoke.facts, [fact ?? '']: swapped } } as ResolvedLaw)).toContain('reads as the answer');
    const gives = JSON.parse(JSON.stringify(revoke).replaceAll('"who":"opponents"', '"who":"offender"'));
    expect(gainsFault(gives)).toContain('would gain by an offence');
    expect(numberFault([{ book: 'donohue', page: '14', heading: 'Laws of Euchre: The Revoke', law: '34' }])).toContain('stands on p. 14-15');
    const [place] = places.filter(({ id }) => id === 'euchre');
    const item = place?.points.find(({ books }) => Object.values(books).some((value) => value !== undefined && 'unit' in value));
    const books = Object.fromEntries(Object.entries(item?.books ?? {}).map(([book, value]) => [book, { ...value, unit: 'pawn' }]));
    expect(place && item && unitFault(place, { ...item, books } as typeof item)).toContain('euchre does not count in pawn');
  });
});
