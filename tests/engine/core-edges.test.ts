// What core refuses and what it takes, at the edges: citations, ids, readings, schedules, layouts, moments, near keys, written sheets.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { citesOf, doubted, laws } from '../../src/rules-engine/core/cites.ts';
import { countingLines, countOf } from '../../src/rules-engine/core/counting-cards.ts';
import { dealt } from '../../src/rules-engine/core/deals.ts';
import { chequers, column, row } from '../../src/rules-engine/core/diagrams.ts';
import { wordsAt } from '../../src/rules-engine/core/features.ts';
import { headOf, wordsOfHead } from '../../src/rules-engine/core/heads.ts';
import { makeId, parseId } from '../../src/rules-engine/core/ids.ts';
import { always, evaluate, fact, refersTo, sameAs, silent } from '../../src/rules-engine/core/laws.ts';
import { inOrder, momentKey, orderOf, sayLimit } from '../../src/rules-engine/core/moments.ts';
import { expectOne, nearest, nearTo } from '../../src/rules-engine/core/nearest.ts';
import { isOne, isParty, leftOf, opponentsOf, partyName, sayParty } from '../../src/rules-engine/core/parties.ts';
import { item, pointsOf, ruled, scoresIt, unscored, worth } from '../../src/rules-engine/core/points.ts';
import { noPenalty } from '../../src/rules-engine/core/remedies.ts';
import { replay } from '../../src/rules-engine/core/replay.ts';
import { pricesOf, Schedule, schedulesOf } from '../../src/rules-engine/core/schedule.ts';
import { answer, scorer } from '../../src/rules-engine/core/scorers.ts';
import { belowAndAbove, tableOf } from '../../src/rules-engine/core/seats.ts';
import { moment, parties, party } from '../../src/rules-engine/core/words.ts';
import { decodeEntry, encodeEntry, readKept, readLines } from '../../src/rules-engine/core/written.ts';
import { cite } from '../../src/rules-engine/index.ts';

const at = cite('donohue', '7', 'It');

describe('citations', () => {
  test('a page that our copy does not show, a doubt here, a law of a damaged number', () => {
    const cites = citesOf({
      hoffmann: { Baccarat: { bank: null } },
      uspc: { Whist: { code: laws<number | string>({ 3: [1], 5: [2, '3a'], '7-8': [4] }, { 2: 'Blurred.' }) } },
    });
    expect(cites.hoffmann.bank).toEqual({ book: 'hoffmann', page: null, heading: 'Baccarat' });
    expect(doubted(cites.hoffmann.bank, 'Unsure.')).toEqual({ book: 'hoffmann', page: null, heading: 'Baccarat', doubt: 'Unsure.' });
    expect(cites.uspc.code(1, 2)).toEqual({ book: 'uspc-1898', page: '3-5', heading: 'Whist', law: '1, 2', doubt: 'Blurred.' });
    expect(cites.uspc.code(2, '3a').page).toBe('5');
    expect(cites.uspc.code(1)).not.toHaveProperty('doubt');
    expect(cites.uspc.code(1, 4).page).toBe('3-8');
    expect(cites.uspc.code(4).page).toBe('7-8');
  });
});

describe('ids', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/);
  test('what is made is read back', () => {
    fc.assert(
      fc.property(slug, fc.option(slug), slug, fc.constantFrom('rule', 'law', 'points', 'score', 'question'), (game, variant, key, kind) => {
        const place = variant === null ? game : `${game}/${variant}`;
        expect(parseId(makeId(place, kind, key))).toEqual({ game: place, kind, key });
      }),
    );
  });
  test.each(['euchre-/railroad.law.revoke', 'euchre/-railroad.law.revoke', 'euchre/railroad.law.revoke-', '-a.law.b', 'a--b.law.c'])('%s is none', (text) =>
    expect(parseId(text)).toBeNull());
});

describe('readings', () => {
  test('one under a name that is no book is refused, and the near one named', () => {
    expect(() => evaluate(() => ({ donohu: silent() }) as never)).toThrow('expected donohue (of sierra, blue-ribbon-1940');
    expect(() => evaluate(() => ({ donohu: silent() }) as never)).toThrow('found a reading of "donohu"');
    expect(evaluate((says) => ({ donohue: says([{ then: [noPenalty] }], at, 'A note.') }))).toEqual({
      donohue: { status: 'stated', cases: [{ then: [noPenalty] }], cites: [at], note: 'A note.' },
    });
  });
  test('a note stands only where there is one', () => {
    expect(silent()).toEqual({ status: 'silent' });
    expect(silent('Why.')).toEqual({ status: 'silent', note: 'Why.' });
    expect(sameAs('sierra', at)).toEqual({ status: 'same', as: 'sierra', cites: [at] });
    expect(sameAs('sierra', [at], 'Why.')).toEqual({ status: 'same', as: 'sierra', cites: [at], note: 'Why.' });
    expect(refersTo('whist.law.revoke', at)).toEqual({ status: 'by-reference', law: 'whist.law.revoke', cites: [at] });
    expect(refersTo('whist.law.revoke', at, 'Why.')).toHaveProperty('note', 'Why.');
    expect(always(noPenalty, at)).toEqual({ status: 'stated', cases: [{ then: [noPenalty] }], cites: [at] });
    expect(always([noPenalty, noPenalty], at, { note: 'Why.' })).toMatchObject({ cases: [{ then: [noPenalty, noPenalty], note: 'Why.' }] });
  });
  test('a fact has brief forms only where an answer gives one', () => {
    expect(fact('When?', { a: 'Early', b: 'Late' })).toEqual({ ask: 'When?', options: { a: 'Early', b: 'Late' } });
    expect(fact('When?', { a: ['Before', 'soon'], b: 'Late' })).toEqual({ ask: 'When?', options: { a: 'Before', b: 'Late' }, briefs: { a: 'soon' } });
  });
  test('the head of a law is an offence or a question, and one of the two', () => {
    expect(headOf({ offence: 'revoke' })).toEqual({ kind: 'offence', id: 'revoke' });
    expect(headOf({ question: 'tie' as never })).toEqual({ kind: 'question', id: 'tie' });
    expect(() => headOf({})).toThrow('found neither');
    expect(wordsOfHead({ kind: 'offence', id: 'revoke' }).title).toBe('Revoke');
  });
});

describe('a schedule', () => {
  const items = {
    trick: item({ title: 'A trick', gist: '', books: { donohue: worth(2, at), sierra: worth(1, at, { unit: 'chip', way: 'each' as never }) } }),
    order: item({ title: 'The order', gist: '', books: { donohue: ruled('High first.', at), sierra: unscored() } }),
    pool: item({ title: 'The pool', gist: '', books: { donohue: ruled('All of it.', at, { unit: 'chip' }) } }),
  };
  const prices = pricesOf(Object.entries(items));
  const { donohue: by, sierra, hoffmann } = schedulesOf('pitch', prices);
  test('has the numbers, units and ways of each book, and none of their words', () => {
    expect(prices).toEqual({
      trick: { donohue: { unit: 'point', points: 2 }, sierra: { unit: 'chip', points: 1, way: 'each' } },
      order: { donohue: { unit: 'point' } },
      pool: { donohue: { unit: 'chip' } },
    });
    expect([by.points('trick'), sierra.points('trick')]).toEqual([2, 1]);
    expect([by.gives('trick'), by.gives('order'), sierra.gives('order'), hoffmann.gives('trick'), by.gives('never')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([by.has('trick'), by.has('order'), sierra.has('order'), by.has('never')]).toEqual([true, true, false, false]);
    expect([by.unit('pool'), sierra.unit('trick'), by.unit('never')]).toEqual(['chip', 'chip', 'point']);
    expect([sierra.way('trick' as never), by.way('trick' as never), by.way('never' as never)]).toEqual(['each', undefined, undefined]);
    expect([by.book, by.id('trick')]).toEqual(['donohue', 'pitch.points.trick']);
  });
  test('what it does not give is refused by place, item and book', () => {
    const why = 'expected a number for pitch.points.never, found none in donohue';
    expect(() => by.points('never')).toThrow(why);
    expect(() => by.line('never', 'It')).toThrow(why);
    expect(() => by.rated('never', 'It', 3)).toThrow(why);
    expect(() => by.sum('trick', 'It', 3)).toThrow('expected a line of so many times 2 for pitch.points.trick, found a sum');
  });
  test('makes lines: so many times, a sum, a rate, a fact, a law', () => {
    const rule = 'pitch.points.trick';
    expect(by.line('trick', 'It')).toEqual({ rule, say: 'It', points: 2 });
    expect(by.line('trick', 'It', { times: -3, to: 'A', unit: 'chip' })).toEqual({ rule, say: 'It', points: -6, to: 'A', unit: 'chip' });
    expect(sierra.line('trick', 'It')).toEqual({ rule, say: 'It', points: 1, unit: 'chip' });
    expect(by.sum('pool', 'All', 9)).toEqual({ rule: 'pitch.points.pool', say: 'All', points: 9, unit: 'chip' });
    expect(by.sum('order', 'All', 9, { to: 'A' })).toEqual({ rule: 'pitch.points.order', say: 'All', points: 9, to: 'A' });
    expect(sierra.rated('trick', 'Rate', 5)).toEqual({ rule, say: 'Rate', points: 5 });
    expect(by.rated('trick', 'Rate', 5, { unit: 'chip', to: 'B' })).toEqual({ rule, say: 'Rate', points: 5, unit: 'chip', to: 'B' });
    expect(by.tell('trick', 'So', { to: 'A' })).toEqual({ rule, say: 'So', to: 'A' });
    expect(by.law('revoke', 'So', { points: 2 })).toEqual({ rule: 'pitch.law.revoke', say: 'So', points: 2 });
  });
  test('a row gives a number in a book or does not', () => {
    expect([scoresIt(items.trick, 'donohue'), scoresIt(items.order, 'donohue'), scoresIt(items.order, 'sierra'), scoresIt(items.pool, 'sierra')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(pointsOf(items.trick, 'sierra')).toBe(1);
    for (const book of ['donohue', 'sierra', 'hoffmann'] as const) expect(() => pointsOf(items.order, book)).toThrow(`${book} gives no number for "The order"`);
    expect(worth(1, [at, at], { per: 'a card' })).toEqual({ status: 'stated', points: 1, unit: 'point', per: 'a card', cites: [at, at] });
    expect([unscored(), unscored('Why.')]).toEqual([{ status: 'silent' }, { status: 'silent', note: 'Why.' }]);
  });
  test('cards toward the point for game, rank by rank', () => {
    const keys = ['card-ten', 'card-ace', 'card-king', 'card-queen', 'card-jack'];
    const toward = new Schedule(
      'pitch',
      Object.fromEntries(keys.map((key, n) => [key, { donohue: { unit: 'point' as const, points: [10, 4, 3, 2, 1][n] ?? 0 } }])),
      'donohue',
    );
    const lines = countingLines(['10H', '10S', 'AH', 'JD', '9C', 'JOKER'], 'We', toward);
    expect(lines.map(({ say, points }) => [say, points])).toEqual([
      ['2 tens', 20],
      ['ace', 4],
      ['jack', 1],
    ]);
    expect([countOf(lines, 'We'), countOf([...lines, { rule: '', say: '', to: 'We' }], 'We'), countOf(lines, 'They')]).toEqual([25, 25, 0]);
  });
});

describe('layouts', () => {
  test('the square at the right hand of each player is light, and dark ones are as many', () => {
    const squares = chequers(8, 8);
    expect(squares[0]).toEqual({ kind: 'square', x: 0, y: 0, width: 16, height: 16, tone: 'light' });
    expect(squares.length).toBe(33);
    const isDark = (x: number, y: number) => squares.some((one) => one.kind === 'square' && one.tone === 'dark' && one.x === x && one.y === y);
    expect([isDark(14, 14), isDark(0, 0), isDark(0, 14), isDark(14, 0), isDark(12, 14), isDark(2, 0)]).toEqual([false, false, true, true, true, true]);
    expect(squares.slice(1).every((one) => one.kind === 'square' && one.width === 2 && one.height === 2)).toBe(true);
    expect(chequers(3, 2)[0]).toMatchObject({ width: 6, height: 4 });
    expect(
      chequers(3, 2)
        .slice(1)
        .map((one) => (one.kind === 'square' ? [one.x, one.y] : [])),
    ).toEqual([
      [0, 0],
      [4, 0],
      [2, 2],
    ]);
  });
  test('cards stand side by side, or one below the other', () => {
    expect(row(0, 1, ['AS', '2S', '3S'], 3)).toEqual([0, 3, 6].map((x, n) => ({ kind: 'card', x, y: 1, card: `${n === 0 ? 'A' : n + 1}S` })));
    expect(column(5, 1, ['empty', 'back'])).toEqual([
      { kind: 'card', x: 5, y: 1, card: 'empty' },
      { kind: 'card', x: 5, y: 1.8, card: 'back' },
    ]);
  });
});

describe('moments and parties', () => {
  test('a moment of one game comes after the one it follows and before the next', () => {
    const own = moment('A (first) clock is stopped!', { after: 'move' });
    expect(momentKey(own)).toBe('a-first-clock-is-stopped');
    expect([orderOf('move') < orderOf(own), orderOf(own) < orderOf('lead')]).toEqual([true, true]);
    expect(inOrder(['lead', own, 'move', 'lead'])).toEqual(['move', own, 'lead']);
    expect([sayLimit('bidding'), sayLimit('trick-turned'), sayLimit(own), sayLimit(moment('It', { after: 'move', limit: 'It is' }))]).toEqual([
      'the bidding begins',
      'the trick is turned',
      'a (first) clock is stopped!',
      'it is',
    ]);
  });
  test('listed, composed and own parties, and their verbs', () => {
    expect(['dealer', 'left-of-dealer', 'side-of-bidder', 'left-of-', 'left-of-nobody', 'nobody', 'of-dealer', ''].map(isParty)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([isOne('dealer'), isOne('opponents'), isOne('left-of-dealer'), isOne('opponents-of-bidder'), isOne(party('a')), isOne(parties('b'))]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    const opener = party('the opener');
    expect([leftOf(opener), opponentsOf(opener)]).toEqual([{ party: "the player on the opener's left" }, { party: "the opener's opponents", several: true }]);
    expect([partyName('partner-of-offender'), sayParty('opponents', 'score', 'scores'), sayParty('dealer', 'deal', 'deals')]).toEqual([
      "the offender's partner",
      'the opponents score',
      'the dealer deals',
    ]);
  });
  test('words in braces hold only where a place has the feature', () => {
    const text = 'he{partners: or his partner} played{-stock:, and no stock is left} on';
    expect(wordsAt(text, new Set(['partners', 'stock']))).toBe('he or his partner played on');
    expect(wordsAt(text, new Set())).toBe('he played, and no stock is left on');
    expect(() => wordsAt('{partner: x}', new Set())).toThrow('no feature "partner"; expected one of partners');
  });
});

describe('the key that was meant', () => {
  test.each([
    ['revok', ['revoke', 'renege'], 'revoke'],
    ['revokee', ['revoke'], 'revoke'],
    ['REVOKE', ['revoke'], 'revoke'],
    ['rev', ['revoke', 'ref'], 'revoke'],
    ['', ['revoke'], undefined],
    ['', ['a'], 'a'],
    ['xevoxx', ['revoke'], undefined],
    ['xevoxe', ['revoke'], 'revoke'],
    ['it', [], undefined],
  ])('"%s" of %o: %s', (found, known, near) => expect(nearest(found, known)).toBe(near));
  test('is named in the message', () => {
    expect([nearTo('revok', ['revoke']), nearTo('march', ['revoke'])]).toEqual(['; the nearest is "revoke"', '']);
    expect([
      expectOne('lat', ['in-time', 'late']),
      expectOne('zzzzzz', ['in-time', 'late']),
      expectOne('lat', ['late']),
      expectOne('zzzzzz', ['late']),
    ]).toEqual(['late (of in-time, late)', 'one of in-time, late', 'late', 'late']);
  });
});

describe('a sheet that is kept', () => {
  const columns = tableOf({ we: 'We', they: 'They' }).columns;
  const line = (to: string, points?: number) => ({ rule: '', say: '', to, ...(points === undefined ? {} : { points }) });
  type Entry = { to: string; points: number; wrong?: true; mark?: string; over?: string; note?: string; say?: string };
  const kept = (entries: Entry[], more: object = {}) =>
    replay<Entry>({
      columns,
      entries,
      say: ({ to }) => `for ${to}`,
      turn: ({ to, points, wrong, mark, over, note, say }, has, n) => ({
        lines: [line(to, points), line(to)],
        ...(wrong === undefined ? {} : { problems: [{ field: 'to', expected: `entry ${n} after ${has.we}`, found: to }] }),
        ...(mark === undefined ? {} : { mark }),
        ...(over === undefined ? {} : { over }),
        ...(note === undefined ? {} : { notes: [note] }),
        ...(say === undefined ? {} : { say }),
      }),
      state: (has, over) => [`${has.we}-${has.they}-${over}`],
      notes: ['Always.'],
      ...more,
    });
  test('an impossible entry counts for nothing, and those after it do', () => {
    const played = kept([
      { to: 'we', points: 2 },
      { to: 'we', points: 5, wrong: true, note: 'Never.' },
      { to: 'they', points: 3, note: 'Once.', say: 'Said.' },
      { to: 'they', points: 0, note: 'Once.' },
    ]);
    expect(played.state).toEqual(['2-3-null']);
    expect(played.rows.map(({ say, lines, problems }) => [say, lines.length, problems.length])).toEqual([
      ['for we', 2, 0],
      ['for we', 0, 1],
      ['Said.', 2, 0],
      ['for they', 2, 0],
    ]);
    expect(played.rows[1]?.problems).toEqual([{ field: 'to', expected: 'entry 1 after 2', found: 'we' }]);
    expect(played.notes).toEqual(['Always.', 'Once.']);
    expect(played.rows.every((one) => !('mark' in one))).toBe(true);
  });
  test('nothing counts after the end, whether the entry or the points end it', () => {
    const end = ({ we = 0 }) => (we >= 5 ? 'We are out.' : null);
    const played = kept(
      [
        { to: 'we', points: 5 },
        { to: 'they', points: 9 },
      ],
      { end },
    );
    expect([played.over, played.state, played.rows[0]?.mark]).toEqual(['We are out.', ['5-0-We are out.'], 'The game is over']);
    expect(played.rows[1]).toEqual({
      say: 'for they',
      lines: [],
      problems: [{ field: '', expected: 'no deal after the end of the game', found: 'We are out' }],
    });
    const sooner = kept(
      [
        { to: 'we', points: 1, over: 'They give up.', mark: 'Given up' },
        { to: 'we', points: 1 },
      ],
      { end, round: 'inning', whole: 'rubber' },
    );
    expect([sooner.over, sooner.rows[0]?.mark, sooner.rows[1]?.problems[0]?.expected]).toEqual([
      'They give up.',
      'Given up',
      'no inning after the end of the rubber',
    ]);
    expect(kept([]).state).toEqual(['0-0-null']);
  });
  test('a deal of a scorer goes into the columns of those it names', () => {
    const one = (result: unknown) => scorer({ title: '', gist: '', books: [], ask: {}, score: () => result as never });
    const sound = { ok: true, value: answer('Head', [line('A', 2), { rule: '', say: 'nobody' }], ['A note.']) };
    expect(dealt(one(sound), {}, {} as never, (to) => `${to}-column`)).toEqual({ lines: [line('A-column', 2)], notes: ['A note.'], headline: 'Head' });
    expect(dealt(one({ ok: false, problems: ['it'] }), {}, {} as never, (to) => to)).toEqual({ problems: ['it'] });
  });
  test('two columns for each, below the line and above it', () =>
    expect(belowAndAbove(tableOf({ we: 'Us', they: 'Them' })).map(({ key, title, side }) => [key, title, side])).toEqual([
      ['we-below', 'Us, below the line', 'Us'],
      ['we-above', 'Us, above the line', 'Us'],
      ['they-below', 'Them, below the line', 'Them'],
      ['they-above', 'Them, above the line', 'Them'],
    ]));
});

describe('a sheet in words', () => {
  const sound = { format: 'hoyle-sheet', version: 1, sheet: 'whist.score.rubber', book: 'sierra', setup: { we: 'Us' }, entries: [{ tricks: '9' }] };
  const damaged = 'Expected a book, what is set up, and a list of deals; something of it is missing or damaged.';
  test.each<[string, unknown, string]>([
    ['null', null, 'Expected a score sheet saved here; found another kind of file.'],
    ['another format', { ...sound, format: 'x' }, 'Expected a score sheet saved here; found another kind of file.'],
    ['a later version', { ...sound, version: 2 }, 'Expected a score sheet of version 1; found version 2. A newer edition of the site can read it.'],
    ['another sheet', { ...sound, sheet: 'x' }, 'Expected a sheet of whist.score.rubber; found one of x.'],
    ['no book', { ...sound, book: 7 }, damaged],
    ['a set-up that is a list', { ...sound, setup: [] }, damaged],
    ['a set-up of numbers', { ...sound, setup: { we: 1 } }, damaged],
    ['no set-up', { ...sound, setup: null }, damaged],
    ['a set-up that is a word', { ...sound, setup: 'we' }, damaged],
    ['entries that are none', { ...sound, entries: {} }, damaged],
    ['one entry that is none', { ...sound, entries: [{ tricks: '9' }, null] }, damaged],
  ])('%s is refused', (_, value, why) => expect(readKept(JSON.stringify(value), 'whist.score.rubber')).toBe(why));
  test('a sound one is taken, and what is not JSON is said to be none', () => {
    expect(readKept(JSON.stringify(sound), 'whist.score.rubber')).toEqual(sound);
    expect(readKept('{', 'whist.score.rubber')).toBe('Expected a score sheet saved here; found a file that is not JSON.');
  });
  test('an entry in a link is in the order of its keys, without what is empty', () => {
    expect(encodeEntry({ tricks: '9', bid: 'a_b*c%', none: '', gone: undefined })).toBe('bid*a%5Fb%2Ac%25_tricks*9');
    expect(decodeEntry('bid*a%5Fb%2Ac%25__*x_alone_tricks*')).toEqual({ bid: 'a_b*c%', tricks: '' });
  });
  test('lines: the set-up may stand alone or twice, a word that begins like it is none', () => {
    expect(readLines('setup\r\n  # said\nsetup we=Us\nsetup they="A b"\nbid=4 took=\n')).toEqual({
      setup: { we: 'Us', they: 'A b' },
      entries: [{ bid: '4', took: '' }],
    });
    expect(readLines('setups=1')).toEqual({ setup: {}, entries: [{ setups: '1' }] });
    expect(readLines('bid=4\n\nnine')).toBe('Line 3: expected pairs such as bid=4; found "nine".');
  });
});
