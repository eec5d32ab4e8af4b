// What holds at a place and by which clause, on a library small enough to see whole.
import { describe, expect, test } from 'vitest';
import {
  always,
  barred,
  type Code,
  cite,
  type Game,
  game,
  item,
  itemsAt,
  type Library,
  law,
  type Moment,
  mayDemand,
  misdeal,
  newDeal,
  noPenalty,
  ok,
  type Place,
  pageOf,
  pointsOf,
  refersTo,
  resolve,
  ruled,
  sameAs,
  scorer,
  scoresIt,
  silent,
  unscored,
  type Variant,
  type VariantRow,
  variantOf,
  worth,
  yesNo,
} from '../../src/rules-engine/index.ts';

const D = (page: string) => cite('donohue', page, 'Laws');
const U = (page: string) => cite('uspc-1898', page, 'Laws');
const treated = { heading: 'It', pages: '1' } as const;
const described = { aliases: [], players: { min: 2, max: 2 }, packs: [], glance: {}, cites: {}, examples: [], points: {}, scorers: {} } as const;
const words = { title: 'Title', gist: 'What went wrong.', moment: 'play' } as const;
const revoke = law({
  ...words,
  offence: 'revoke',
  facts: { claimed: yesNo('Claimed?') },
  readings: (says) => ({
    donohue: says(
      [
        { when: { claimed: 'yes' }, then: [misdeal] },
        { when: { claimed: 'no' }, then: [noPenalty] },
      ],
      D('1'),
    ),
    'uspc-1898': silent('Look under leads.'),
  }),
});
const bare: Omit<Game, 'id' | 'laws' | 'variants'> = {
  ...described,
  title: 'Game',
  shelf: 'hearts',
  kind: 'card',
  books: { donohue: treated, 'uspc-1898': treated },
};
const form = (row: Partial<VariantRow>): Variant =>
  variantOf<Code>()({ ...described, title: 'Form', books: { donohue: treated }, laws: {}, ...row, points: row.points ?? {} });
const libraryOf = (...games: Game[]): Library => new Map(games.map((one) => [one.id, one]));
const lawAt = (place: Place, key: string) => place.laws.find((one) => one.key === key);

const clause = cite('donohue', '46', 'A form of it');
const parent = game({
  ...bare,
  id: 'parent',
  laws: {
    revoke,
    lead: law({
      ...words,
      offence: 'lead-out-of-turn',
      facts: {},
      readings: () => ({ donohue: always(misdeal, D('2'), { note: 'Both lead.' }), 'uspc-1898': sameAs('donohue', U('9'), 'In fewer words.') }),
    }),
    deal: law({
      ...words,
      offence: 'misdeal',
      facts: {},
      readings: () => ({ donohue: silent(), 'uspc-1898': refersTo('parent.law.lead', U('8'), 'As there.') }),
    }),
  },
  points: {
    trick: item({ title: 'Trick', gist: 'A trick.', books: { donohue: worth(1, D('3')), 'uspc-1898': worth(2, U('3')) } }),
    game: item({ title: 'Game', gist: 'The game.', books: { donohue: ruled('Ten tricks.', D('4')), 'uspc-1898': unscored() } }),
  },
  variants: {
    plain: form({}),
    led: form({ books: { donohue: { ...treated, inherits: { from: 'parent', cite: clause } } } }),
    but: form({ books: { donohue: { ...treated, inherits: { from: 'parent', cite: clause, except: ['revoke'] } } } }),
    changed: form({
      laws: {
        amend: {
          revoke: { title: 'Otherwise', facts: { late: yesNo('Late?') }, readings: () => ({ donohue: always(newDeal(), D('5')) }) },
          lead: { gist: 'Said otherwise.' },
        },
        add: { own: law({ ...words, offence: 'misdeal', facts: {}, readings: () => ({ donohue: always(misdeal, D('6')) }) }) },
        repeal: { deal: 'There is no deal here.' },
      },
      points: {
        amend: { trick: { gist: 'Two tricks.', books: { donohue: worth(4, D('7')) } } },
        add: { slam: item({ title: 'Slam', gist: 'All tricks.', books: { donohue: worth(20, D('8')) } }) },
        repeal: { game: 'Each deal stands alone.' },
      },
    }),
  },
});
const library = libraryOf(parent);

describe('at the game itself', () => {
  const place = resolve(library, 'parent');
  test('rows as written, each book with its own answer', () => {
    expect(place).toMatchObject({ id: 'parent', parent: null, repealed: {} });
    expect(place.laws.map(({ id, key, game: at, writtenAt }) => [id, key, at, writtenAt])).toEqual(
      ['revoke', 'lead', 'deal'].map((key) => [`parent.law.${key}`, key, 'parent', 'parent']),
    );
    expect(lawAt(place, 'revoke')).toMatchObject({ aka: [], see: [], consult: {}, title: 'Title', moment: 'play', head: { kind: 'offence', id: 'revoke' } });
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
  test('as another book: the very cases', () => {
    const { donohue, 'uspc-1898': uspc } = lawAt(place, 'lead')?.readings ?? {};
    expect(uspc).toHaveProperty('cases', (donohue as { cases: unknown }).cases);
  });
  test('items as written', () => {
    expect(place.points.map(({ id, key, game: at, writtenAt }) => [id, key, at, writtenAt])).toEqual(
      ['trick', 'game'].map((key) => [`parent.points.${key}`, key, 'parent', 'parent']),
    );
  });
});

describe('at a form of it', () => {
  test('without a clause the book is silent, and the parent’s law stands beside it', () => {
    const place = resolve(library, 'parent/plain');
    expect(place).toMatchObject({ id: 'parent/plain', parent: 'parent' });
    expect(lawAt(place, 'revoke')).toMatchObject({ id: 'parent/plain.law.revoke', game: 'parent/plain', writtenAt: 'parent' });
    expect(lawAt(place, 'revoke')?.readings.donohue).toEqual({
      status: 'silent',
      general: [],
      parent: { law: 'parent.law.revoke', title: 'Title', facts: revoke.facts, cases: expect.any(Array), cites: [D('1')] },
    });
    expect(lawAt(place, 'revoke')?.readings['uspc-1898']).toEqual({ status: 'no-game' });
    // The parent is silent as well: there is nothing to point to.
    expect(lawAt(place, 'deal')?.readings.donohue).toEqual({ status: 'silent', general: [] });
    expect(place.points).toEqual([]);
  });
  test('by a clause the book answers, and the clause stands first', () => {
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
    expect(trick?.books).toEqual({ donohue: { ...worth(1, D('3')), cites: [clause, D('3')] } });
    expect(itemsAt(library, 'parent/led').get('game')?.books).toMatchObject({ donohue: { says: 'Ten tricks.' } });
  });
  test('a clause leaves out what it names', () => {
    const place = resolve(library, 'parent/but');
    expect(lawAt(place, 'revoke')?.readings.donohue).toMatchObject({ status: 'silent', parent: { law: 'parent.law.revoke' } });
    expect(lawAt(place, 'lead')?.readings.donohue).toMatchObject({ status: 'by-reference' });
  });
  test('amended, added, repealed', () => {
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
      ['parent/changed.points.trick', 'parent', 'Two tricks.', { donohue: worth(4, D('7')) }],
      ['parent/changed.points.slam', 'parent/changed', 'All tricks.', { donohue: worth(20, D('8')) }],
    ]);
  });
});

test('a clause reads the parties of its laws as those who sit here, from its moment on', () => {
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
    laws: { sent: law({ ...words, offence: 'misdeal', facts: {}, readings: () => ({ donohue: refersTo('code.law.lead', D('2')) }) }) },
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
  test('of the same book on the same offence stand beside a silence', () => {
    expect(lawAt(resolve(both, 'parent'), 'deal')?.readings.donohue).toMatchObject({
      status: 'silent',
      general: [{ law: 'general-laws.law.any', title: 'Title', cites: [D('90')] }],
    });
    expect(lawAt(resolve(both, 'parent'), 'revoke')?.readings['uspc-1898']).toMatchObject({ general: [] });
  });
  test('and are not told to themselves', () => {
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
        facts: { claimed: { ask: 'By whom?', options: { us: 'Us', them: 'Them' } } },
        readings: () => ({}),
      }),
    },
    variants: {},
  });
  const place = resolve(libraryOf(parent, other), 'other');
  test('its laws come in by the clause, those on which the book is silent do not', () => {
    expect(place.laws.map((one) => [one.key, one.writtenAt])).toEqual([
      ['revoke', 'other'],
      ['lead', 'parent'],
    ]);
  });
  test('a question of the same key and other answers takes a key of its own, and its cases follow', () => {
    const row = lawAt(place, 'revoke');
    expect(Object.keys(row?.facts ?? {})).toEqual(['claimed', 'claimed-parent']);
    expect(row?.readings.donohue).toMatchObject({ cases: [{ when: { 'claimed-parent': 'yes' } }, { when: { 'claimed-parent': 'no' } }] });
  });
  test('a question asked alike stays one', () => {
    const alike = game({ ...other, laws: { revoke: { ...revoke, readings: {} } } });
    expect(Object.keys(lawAt(resolve(libraryOf(parent, alike), 'other'), 'revoke')?.facts ?? {})).toEqual(['claimed']);
  });
  test('a new question joins', () => {
    const without = game({ ...other, laws: { revoke: { ...revoke, facts: {}, readings: {} } } });
    expect(lawAt(resolve(libraryOf(parent, without), 'other'), 'revoke')?.facts).toEqual(revoke.facts);
  });
});

describe('a count is handed the schedule of its place', () => {
  const total = scorer({
    title: 'Tricks',
    gist: 'Counts one trick.',
    books: ['donohue', 'uspc-1898'],
    ask: {},
    score: (_, by) => ok({ headline: by.name, lines: [by.line('trick', 'a trick')], totals: [], notes: [] }),
  });
  const counting = libraryOf(game({ ...parent, scorers: { total }, variants: { changed: { ...(parent.variants.changed as Variant), scorers: { total } } } }));
  test.each([
    ['parent', 'donohue', 1],
    ['parent', 'uspc-1898', 2],
    ['parent/changed', 'donohue', 4],
  ] as const)('%s by %s: %i', (id, book, points) => {
    const count = resolve(counting, id).scorers.total;
    expect(count?.kind === 'scorer' ? count.score({}, book) : null).toMatchObject({ ok: true, value: { lines: [{ rule: `${id}.points.trick`, points }] } });
  });
});

describe('what cannot be resolved is named', () => {
  const broken = (change: Partial<Game>) => libraryOf(game({ ...parent, ...change }));
  const amended = (row: Partial<VariantRow>) => broken({ variants: { form: form(row) } });
  const reading = (row: ReturnType<typeof law>['readings']) => broken({ laws: { revoke: { ...revoke, readings: row } } });
  test.each([
    ['an unknown game', library, 'nothing', 'no game "nothing"'],
    ['an unknown form', library, 'parent/nothing', 'no game "parent/nothing"'],
    ['a form of an unknown game', library, 'nothing/plain', 'no game "nothing/plain"'],
    ['a law amended that is not there', amended({ laws: { amend: { none: {} } } }), 'parent/form', 'parent/form amends the law "none", which is not in parent'],
    [
      'a law repealed that is not there',
      amended({ laws: { repeal: { none: '' } } }),
      'parent/form',
      'parent/form repeals the law "none", which is not in parent',
    ],
    ['an item amended that is not there', amended({ points: { amend: { none: {} } } }), 'parent/form', 'amends the score item "none"'],
    ['an item repealed that is not there', amended({ points: { repeal: { none: '' } } }), 'parent/form', 'repeals the score item "none"'],
    [
      'as a book that states nothing',
      reading({ donohue: sameAs('uspc-1898', D('1')), 'uspc-1898': silent() }),
      'parent',
      'said to rule as uspc-1898, which states nothing',
    ],
    [
      'two books as each other',
      reading({ donohue: sameAs('uspc-1898', D('1')), 'uspc-1898': sameAs('donohue', U('1')) }),
      'parent',
      'readings refer in a circle',
    ],
    ['a reference to no id', reading({ donohue: refersTo('revoke', D('1')) }), 'parent', 'refers to "revoke", which is no law'],
    ['a reference without a passage', reading({ donohue: refersTo('parent.law.lead', []) }), 'parent', 'which is no law'],
    [
      'a reference to a law that is not there',
      reading({ donohue: refersTo('parent.law.none', D('1')) }),
      'parent',
      'refers to "parent.law.none", which does not exist',
    ],
    [
      'a reference to a silent law',
      broken({ laws: { ...parent.laws, revoke: { ...revoke, readings: { donohue: refersTo('parent.law.deal', D('1')) } } } }),
      'parent',
      'where it is silent',
    ],
    [
      'codes that lead to each other',
      libraryOf(
        game({ ...parent, books: { donohue: { ...treated, inherits: { from: 'other', cite: clause } } } }),
        game({ ...parent, id: 'other', books: { donohue: { ...treated, inherits: { from: 'parent', cite: clause } } } }),
      ),
      'parent',
      'inheritance runs in a circle: parent -> other -> parent',
    ],
  ])('%s', (_, from, id, message) => expect(() => resolve(from, id)).toThrow(message));
});

describe('a number of the schedule', () => {
  const trick = parent.points.trick as never;
  const whole = parent.points.game as never;
  test.each([
    ['given', trick, 'uspc-1898', 2],
    ['a rule without a number', whole, 'donohue', null],
    ['silent', whole, 'uspc-1898', null],
    ['no such game in the book', trick, 'sierra', null],
  ] as const)('%s', (_, row, book, points) => {
    expect(scoresIt(row, book)).toBe(points !== null);
    if (points === null) expect(() => pointsOf(row, book)).toThrow(`${book} gives no number`);
    else expect(pointsOf(row, book)).toBe(points);
  });
});
test('a place has a page', () => expect(pageOf('euchre/railroad')).toBe('/games/euchre/railroad/'));
