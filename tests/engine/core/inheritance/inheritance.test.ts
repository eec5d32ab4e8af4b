// What applies at a place and by which clause, on a small invented library.
import { describe, expect, test } from 'vitest';
import {
  always,
  barred,
  bookValue,
  fact,
  game,
  itemsAt,
  law,
  type Moment,
  mayDemand,
  newDeal,
  pageOf,
  refersTo,
  resolve,
} from '../../../../src/rules-engine/index.ts';
import { bare, clause, D, invented, lawAt, library, libraryOf, parent, revoke, treated, U, words } from '../../../support/small-library.ts';

describe('at the game itself', () => {
  const place = resolve(library, 'parent');
  test('rows are as written, each book with its own answer', () => {
    expect(place).toMatchObject({ id: 'parent', parent: null, repealed: {} });
    expect(place.laws.map(({ id, key, game: at, writtenAt }) => [id, key, at, writtenAt])).toEqual(
      ['revoke', 'lead', 'deal'].map((key) => [`parent.law.${key}`, key, 'parent', 'parent']),
    );
    expect(lawAt(place, 'revoke')).toMatchObject({ aka: [], see: [], consult: {}, title: 'Title', moment: 'play', topic: { kind: 'offence', id: 'revoke' } });
  });
  test.each([
    ['the book states it', 'revoke', 'donohue', { status: 'stated', chain: [], cites: [D('1')] }],
    ['the book is silent, and says where one would look', 'revoke', 'uspc-1898', { status: 'silent', note: 'Look under leads.', general: [] }],
    ['a book without the game', 'revoke', 'sierra', { status: 'no-game' }],
    ['a book of which we hold a part', 'revoke', 'hoffmann', { status: 'not-held' }],
    [
      'as another book: its cases, own page and note',
      'lead',
      'uspc-1898',
      { status: 'stated', as: 'donohue', cites: [U('9')], chain: [], note: 'In fewer words.' },
    ],
    [
      'sent to another law: both passages, the clause kept',
      'deal',
      'uspc-1898',
      { status: 'by-reference', cites: [U('8'), U('9')], note: 'As there.', chain: [{ law: 'parent.law.lead', clause: U('8') }] },
    ],
  ] as const)('%s', (_, key, book, reading) => expect(lawAt(place, key)?.readings[book]).toMatchObject(reading));
  test('"as another book" gives the same cases', () => {
    const { donohue, 'uspc-1898': uspc } = lawAt(place, 'lead')?.readings ?? {};
    expect(uspc).toHaveProperty('cases', (donohue as { cases: unknown }).cases);
  });
  test('score items are as written', () => {
    expect(place.points.map(({ id, key, game: at, writtenAt }) => [id, key, at, writtenAt])).toEqual(
      ['trick', 'game'].map((key) => [`parent.points.${key}`, key, 'parent', 'parent']),
    );
  });
});

describe('at a variant', () => {
  test('without a clause the book is silent, and the parent’s law is given beside it', () => {
    const place = resolve(library, 'parent/plain');
    expect(place).toMatchObject({ id: 'parent/plain', parent: 'parent' });
    expect(lawAt(place, 'revoke')).toMatchObject({ id: 'parent/plain.law.revoke', game: 'parent/plain', writtenAt: 'parent' });
    expect(lawAt(place, 'revoke')?.readings.donohue).toEqual({
      status: 'silent',
      general: [],
      parent: { law: 'parent.law.revoke', title: 'Title', facts: revoke.facts, cases: expect.any(Array), cites: [D('1')] },
    });
    expect(lawAt(place, 'revoke')?.readings['uspc-1898']).toEqual({ status: 'no-game' });
    // The parent is silent as well, so there is nothing to point to.
    expect(lawAt(place, 'deal')?.readings.donohue).toEqual({ status: 'silent', general: [] });
    expect(place.points).toEqual([]);
  });
  test('with a clause the book answers, and the clause is cited first', () => {
    const place = resolve(library, 'parent/led');
    expect(lawAt(place, 'revoke')?.readings.donohue).toMatchObject({
      status: 'by-reference',
      cites: [clause, D('1')],
      chain: [{ law: 'parent.law.revoke', clause }],
    });
    expect(lawAt(place, 'lead')?.readings.donohue).toMatchObject({ cases: [{ note: 'Both lead.' }] });
    expect(lawAt(place, 'deal')?.readings.donohue).toEqual({ status: 'silent', general: [], clause: { law: 'parent.law.deal', clause } });
    const trick = itemsAt(library, 'parent/led').get('trick');
    expect(trick).toMatchObject({ id: 'parent/led.points.trick', game: 'parent/led', writtenAt: 'parent' });
    expect(trick?.books).toEqual({ donohue: { ...bookValue(1, D('3')), cites: [clause, D('3')] } });
    expect(itemsAt(library, 'parent/led').get('game')?.books).toMatchObject({ donohue: { says: 'Ten tricks.' } });
  });
  test('a clause leaves out the laws that it names', () => {
    const place = resolve(library, 'parent/but');
    expect(lawAt(place, 'revoke')?.readings.donohue).toMatchObject({ status: 'silent', parent: { law: 'parent.law.revoke' } });
    expect(lawAt(place, 'lead')?.readings.donohue).toMatchObject({ status: 'by-reference' });
  });
  test('amended, added and repealed rows', () => {
    const place = resolve(library, 'parent/changed');
    expect(place.laws.map((one) => [one.key, one.writtenAt])).toEqual([
      ['revoke', 'parent'],
      ['lead', 'parent'],
      ['own', 'parent/changed'],
    ]);
    expect(lawAt(place, 'revoke')).toMatchObject({ title: 'Otherwise', gist: 'What went wrong.', facts: { claimed: {}, late: {} } });
    expect(lawAt(place, 'revoke')?.readings.donohue).toMatchObject({ status: 'stated', chain: [], cites: [D('5')] });
    expect(lawAt(place, 'lead')).toMatchObject({ gist: 'Said otherwise.', readings: { donohue: { status: 'silent', parent: { law: 'parent.law.lead' } } } });
    expect(place.repealed).toEqual({ deal: 'There is no deal here.', game: 'Each deal stands alone.' });
    expect(place.points.map((one) => [one.id, one.writtenAt, one.gist, one.books])).toEqual([
      ['parent/changed.points.trick', 'parent', 'Two tricks.', { donohue: bookValue(4, D('7')) }],
      ['parent/changed.points.slam', 'parent/changed', 'All tricks.', { donohue: bookValue(20, D('8')) }],
    ]);
  });
});

test('a clause renames the parties of the laws from a given moment on', () => {
  const remedies = [mayDemand('dealer', barred('left-of-dealer', 'lead'))];
  const row = (moment: Moment) => law({ ...words, moment, offence: 'misdeal', facts: {}, readings: () => ({ donohue: always(remedies, D('1')) }) });
  const code = game({ ...bare, id: 'code', laws: { deal: row('deal'), lead: row('lead'), pack: row('any-time') }, variants: {} });
  const inherits = {
    from: 'code',
    cite: clause,
    reads: { from: 'opening-lead', parties: { dealer: 'declarer', 'left-of-dealer': 'left-of-declarer' } },
  } as const;
  const reader = game({
    ...bare,
    id: 'reader',
    books: { donohue: { ...treated, inherits } },
    laws: { sent: law({ ...words, offence: 'misdeal', facts: {}, readings: () => ({ donohue: refersTo(invented('code.law.lead'), D('2')) }) }) },
    variants: {},
  });
  const place = resolve(libraryOf(code, reader), 'reader');
  const read = [mayDemand('declarer', barred('left-of-declarer', 'lead'))];
  expect(lawAt(place, 'deal')?.readings.donohue).toMatchObject({ status: 'by-reference', cases: [{ then: remedies }] });
  expect(lawAt(place, 'pack')?.readings.donohue).toMatchObject({ status: 'by-reference', cases: [{ then: remedies }] });
  expect(lawAt(place, 'lead')?.readings.donohue).toMatchObject({ status: 'by-reference', cases: [{ then: read }] });
  expect(lawAt(place, 'sent')?.readings.donohue).toMatchObject({ status: 'by-reference', cases: [{ then: read }] });
});

describe('general laws', () => {
  const general = game({
    ...bare,
    id: 'general-laws',
    books: { donohue: treated },
    laws: { any: law({ ...words, offence: 'misdeal', facts: {}, readings: () => ({ donohue: always(newDeal(), D('90')) }) }) },
    variants: {},
  });
  const both = libraryOf(parent, general);
  test('of the same book on the same offence are given beside a silent reading', () => {
    expect(lawAt(resolve(both, 'parent'), 'deal')?.readings.donohue).toMatchObject({
      status: 'silent',
      general: [{ law: 'general-laws.law.any', title: 'Title', cites: [D('90')] }],
    });
    expect(lawAt(resolve(both, 'parent'), 'revoke')?.readings['uspc-1898']).toMatchObject({ general: [] });
  });
  test('but not beside a law that is marked as a different fault under the same title', () => {
    const { deal } = parent.laws;
    if (deal === undefined) throw new Error('no law');
    const apart = libraryOf({ ...parent, laws: { ...parent.laws, deal: { ...deal, notGeneral: true } } }, general);
    expect(lawAt(resolve(apart, 'parent'), 'deal')?.readings.donohue).toMatchObject({ status: 'silent', general: [] });
  });
  test('and are not given beside themselves', () => {
    expect(lawAt(resolve(both, 'general-laws'), 'any')?.readings.donohue).toMatchObject({ status: 'stated' });
  });
});

describe('another code', () => {
  const other = game({
    ...bare,
    id: 'other',
    books: { donohue: { ...treated, inherits: { from: 'parent', cite: clause } } },
    laws: {
      revoke: law({
        ...words,
        offence: 'revoke',
        facts: { claimed: fact('By whom?', 'By', { us: { label: 'Us', if: 'if we claim it' }, them: { label: 'Them', if: 'if they claim it' } }) },
        readings: () => ({}),
      }),
    },
    variants: {},
  });
  const place = resolve(libraryOf(parent, other), 'other');
  test('its laws are inherited by the clause, except those on which the book is silent', () => {
    expect(place.laws.map((one) => [one.key, one.writtenAt])).toEqual([
      ['revoke', 'other'],
      ['lead', 'parent'],
    ]);
  });
  test('a question with the same key and other answers gets a new key, and its cases use that', () => {
    const row = lawAt(place, 'revoke');
    expect(Object.keys(row?.facts ?? {})).toEqual(['claimed', 'claimed-parent']);
    expect(row?.readings.donohue).toMatchObject({ cases: [{ when: { 'claimed-parent': 'yes' } }, { when: { 'claimed-parent': 'no' } }] });
  });
  test('an identical question stays one', () => {
    const alike = game({ ...other, laws: { revoke: { ...revoke, readings: {} } } });
    expect(Object.keys(lawAt(resolve(libraryOf(parent, alike), 'other'), 'revoke')?.facts ?? {})).toEqual(['claimed']);
  });
  test('a new question is added', () => {
    const without = game({ ...other, laws: { revoke: { ...revoke, facts: {}, readings: {} } } });
    expect(lawAt(resolve(libraryOf(parent, without), 'other'), 'revoke')?.facts).toEqual(revoke.facts);
  });
});
test('a place has a page', () => expect(pageOf('euchre/railroad')).toBe('/games/euchre/railroad/'));
