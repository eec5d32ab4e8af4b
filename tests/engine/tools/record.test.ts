// The record of the evening: reading entries and files, disputes, statements, and reports as text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issuesIn } from '../../../src/integrations/issues-address.ts';
import { places } from '../../../src/lib/catalogue/library.ts';
import { checkOf } from '../../../src/lib/record/check.ts';
import { disputeOf } from '../../../src/lib/record/dispute.ts';
import { entryOf, LIMITS, mergedEntry, readEntry } from '../../../src/lib/record/entry.ts';
import { eveningOf, eveningsOf, sayDay } from '../../../src/lib/record/evenings.ts';
import { readRecord, refusedRecord, writeRecord } from '../../../src/lib/record/file.ts';
import { OTHER, readOther, writeOther } from '../../../src/lib/record/other-version.ts';
import { issueOf, reportOf } from '../../../src/lib/record/report.ts';
import { sayStanding } from '../../../src/lib/record/standing.ts';
import { linesOf, textOf } from '../../../src/lib/record/text.ts';
import { disputedFactsAt, NO_OTHER_RULE, NO_RULE, sayDisputedFacts } from '../../../src/lib/record/unsettled.ts';
import { disputedFacts } from '../../../src/lib/rulings/disputed-facts.ts';
import { content, IN_TIME, LATE, recordEntry } from '../../support/sheets/record-entries.ts';

const NOW = new Date('2026-11-28T20:30:00.000Z');
const fileOf = (entries: unknown) => JSON.stringify({ format: 'hoyle-record', version: 1, entries });

describe('a file', () => {
  test('round-trips', () => {
    const entries = [recordEntry(), recordEntry({ id: 'two', versions: [LATE, IN_TIME], name: 'Ann’s king', note: 'by the fire', changed: 7 })];
    expect(readRecord(writeRecord(entries, NOW))).toEqual(entries);
  });
  test('gives a sentence on what is wrong with it', () => {
    expect(readRecord('{')).toContain('it is not JSON');
    expect(readRecord('null')).toContain('another kind of file');
    expect(readRecord('{"format":"hoyle-games"}')).toContain('backup of My games');
    expect(readRecord('{"format":"toString"}')).toContain('another kind of file');
    expect(readRecord('{"format":"hoyle-record"}')).toContain('no version number');
    expect(readRecord('{"format":"hoyle-record","version":2}')).toContain('version 2');
    expect(readRecord('{"format":"hoyle-record","version":1}')).toContain('entries are missing');
    expect(readRecord(fileOf([recordEntry(), { ...recordEntry(), rule: '<b>' }]))).toContain('entry 2 of 2 is damaged, so nothing was added');
    expect(refusedRecord(60_000_001)).toContain('at most 60 MB');
    expect(refusedRecord(60_000_000)).toBeNull();
  });
  test('with an entry twice keeps the one that was changed last', () => {
    const later = recordEntry({ note: 'later', changed: 9 });
    expect(readRecord(fileOf([later, recordEntry({ note: 'before', changed: 3 })]))).toEqual([later]);
  });
  test('with any content is accepted or rejected, and what is accepted round-trips', () => {
    const anything = fc.anything({ withNullPrototype: true, withDate: true });
    const damaged = fc.record(Object.fromEntries(Object.keys(recordEntry()).map((key) => [key, fc.option(anything)])));
    const almost = damaged.map((parts) => ({ ...recordEntry(), ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null)) }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          anything.map((one) => fileOf(one)),
          fc.array(fc.oneof(almost, anything)).map(fileOf),
        ),
        (text) => {
          const read = readRecord(text);
          if (typeof read === 'string') return read.length < 400;
          expect(readRecord(writeRecord(read, NOW))).toEqual(read);
          return true;
        },
      ),
    );
  });
});

describe('an entry', () => {
  test.each([
    ['javascript:alert(1)'],
    ['//evil.example/games/'],
    ['/games/euchre/'],
    ['../../evil/'],
    ['euchre/law/revoke/?x="><script>'],
    ['https://evil.example/'],
    ['euchre\\law/'],
  ])('with the link %s is rejected', (link) => {
    expect(readEntry(recordEntry({ link }))).toBeNull();
  });
  test('with a part that is missing, of the wrong type or too long is rejected, and an unknown part is dropped', () => {
    const entry = recordEntry();
    for (const key of Object.keys(entry)) {
      expect(readEntry({ ...entry, [key]: undefined }), key).toBeNull();
      expect(readEntry({ ...entry, [key]: {} }), key).toBeNull();
    }
    expect(readEntry({ ...entry, note: 'x'.repeat(LIMITS.note + 1) })).toBeNull();
    expect(readEntry({ ...entry, versions: [LATE, LATE, LATE] })).toBeNull();
    expect(readEntry({ ...entry, html: '<b>' })).toEqual(entry);
  });
  test('made from a page can always be read again', () => {
    const text = fc.string({ maxLength: 9000 });
    const ruling = fc.record({ when: text, by: text, says: text });
    const version = fc.record({ teller: text, facts: fc.array(fc.record({ ask: text, answer: text })), rulings: fc.array(ruling) });
    const pages = fc.record({
      game: text,
      title: text,
      agreed: text,
      agreement: text,
      edition: text,
      versions: fc.array(version, { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(pages, (page) => readEntry(entryOf(content(page), 'x', NOW)) !== null),
      { numRuns: 30 },
    );
  });
  test('merges with a copy: the later title, names and note, and nothing else', () => {
    const [one, other] = [recordEntry({ note: 'old', changed: 1 }), recordEntry({ note: 'new', changed: 2, title: 'Forged' })];
    expect(mergedEntry(one, other)).toEqual({ ...one, note: 'new', changed: 2 });
    expect(mergedEntry(other, one)).toBe(other);
    expect(mergedEntry(one, one)).toBe(one);
  });
  test('belongs to the evening before until five in the morning', () => {
    const at = (hour: number) => new Date(2026, 10, 29, hour, 59).toISOString();
    expect([at(4), at(5)].map(eveningOf)).toEqual(['2026-11-28', '2026-11-29']);
    const evenings = eveningsOf([recordEntry({ id: 'a', kept: at(4) }), recordEntry({ id: 'b', kept: at(5) }), recordEntry({ id: 'c', kept: at(3) })]);
    expect(evenings.map(({ day, entries }) => [day, ...entries.map(({ id }) => id)])).toEqual([
      ['2026-11-29', 'b'],
      ['2026-11-28', 'a', 'c'],
    ]);
    expect(sayDay('2026-11-28')).toBe('28 November 2026');
  });
  test('has a check code that depends on its content, but not on names and notes', () => {
    const check = checkOf(recordEntry());
    expect(check).toMatch(/^[0-9a-f]{4} [0-9a-f]{4}$/);
    expect(checkOf(recordEntry({ note: 'x', names: 'Ann', kept: '2020-01-01T00:00:00.000Z' }))).toBe(check);
    expect(checkOf(recordEntry({ versions: [IN_TIME] }))).not.toBe(check);
    expect(checkOf(recordEntry({ agreement: 'Thursday table' }))).not.toBe(check);
  });
});

describe('two versions', () => {
  test('are split into what both say, where they differ, and the rulings that depend on it', () => {
    const { both, differ, same, each } = disputeOf(LATE, IN_TIME);
    expect(both).toEqual([{ ask: 'Who revoked?', answer: 'One side' }]);
    expect(differ).toEqual([{ ask: 'When did it come out?', answers: ['Played on', 'In time'] }]);
    expect(same.map(({ by }) => by)).toEqual(['Blue Ribbon, 1940, pp. 223, 224']);
    expect(each.map((all) => all.map(({ says }) => says))).toEqual([['The other side scores 2 points.'], ['The player may change the card.']]);
  });
  test('make no difference to a book only if it says the same in all remaining cases', () => {
    const ruling = { when: 'If it was late:', by: 'Donohue, undated, pp. 14–15', says: 'The player may change the card.' };
    const open = { ...LATE, rulings: [...LATE.rulings, ruling] };
    expect(disputeOf(open, IN_TIME).same.map(({ by }) => by)).toEqual(['Blue Ribbon, 1940, pp. 223, 224']);
  });
  test('are never stated as a fact: a disputed answer has the name of the player who gave it', () => {
    const lines = linesOf(content({ versions: [{ ...LATE, teller: 'Ann' }, IN_TIME], unsettled: sayDisputedFacts([]) }));
    const disputed = lines.filter((line) => /Played on|In time/.test(line));
    expect(disputed).toEqual(['- When did it come out? Ann: Played on. The other player: In time.']);
    expect(lines).toContain('Ruling if it was as Ann says:');
    expect(lines).toContain('Ruling if it was as the other player says:');
    expect(lines.at(-1)).toBe(`- ${NO_RULE}`);
  });
  test('use a link parameter that no question uses', () => {
    const [one, other] = [
      { claimed: 'late', sides: 'one' },
      { claimed: 'in-time', sides: 'one' },
    ];
    expect(writeOther(one, other)).toBe('claimed.in-time');
    expect(readOther('claimed.in-time sides.both')).toEqual([
      ['claimed', 'in-time'],
      ['sides', 'both'],
    ]);
    expect(places.flatMap(({ laws }) => laws).filter(({ facts }) => Object.keys(facts).some((key) => key === OTHER || /[ .]/.test(key)))).toEqual([]);
  });
});

describe('disputed facts', () => {
  const all = disputedFacts();
  test('come from the laws of the game; for a game without such a law only the closing sentence is given', () => {
    expect(disputedFactsAt(all, 'checkers', '').map(({ title }) => title)).toEqual(['Dispute that the laws do not settle']);
    expect(sayDisputedFacts(disputedFactsAt(all, 'whist', ''))[0]?.says).toContain('Nobody should object if a bystander');
    expect(sayDisputedFacts(disputedFactsAt(all, 'cribbage', ''))).toEqual([{ when: '', by: '', says: NO_RULE }]);
    expect(disputedFactsAt(all, 'toString', '')).toEqual([]);
  });
  test('on revokes are given for a revoke only', () => {
    expect(sayDisputedFacts(disputedFactsAt(all, 'euchre', 'misdeal'))).toEqual([{ when: '', by: '', says: NO_RULE }]);
    const said = sayDisputedFacts(disputedFactsAt(all, 'euchre', 'revoke'));
    expect(said[0]?.when).toBe('Tricks mixed when a revoke is claimed:');
    expect(said.at(-1)?.says).toBe(NO_OTHER_RULE);
  });
  test('are whole sentences with a page', () => {
    const rulings = Object.values(all).flatMap((laws) => laws.flatMap((law) => law.rulings));
    expect(rulings.length).toBeGreaterThan(20);
    expect(rulings.filter(({ by, says }) => !/, pp?\. \d/.test(by) || !says.endsWith('.'))).toEqual([]);
  });
});

describe('a report', () => {
  const reported = { title: 'Euchre: Revoke', content: content(), book: 'Donohue, undated', edition: 'Edition 0.1.0.', url: 'https://hoyle.example/games/' };
  test('has the id, the answers, the book, the edition and what is missing', () => {
    const report = reportOf(reported, ' Who keeps the card? ');
    for (const part of ['euchre.law.revoke', 'Played on', 'Donohue, undated', 'Edition 0.1.0.', 'Who keeps the card?']) expect(report).toContain(part);
    expect(reportOf({ ...reported, content: null }, '')).toContain('(not filled in)');
  });
  test('opens as an issue, shortened to the maximum length of a URL', () => {
    const url = new URL(issueOf('https://host.example/new?template=x', 'Euchre: Revoke', reportOf(reported, 'why')));
    expect([url.origin, url.searchParams.get('template'), url.searchParams.get('title')]).toEqual(['https://host.example', 'x', 'Euchre: Revoke']);
    expect(url.searchParams.get('body')).toContain('why');
    const long = issueOf('https://host.example/new', 'x', '🂡'.repeat(5000));
    expect(long.length).toBeLessThanOrEqual(7000);
    expect(new URL(long).searchParams.get('body')).toMatch(/^(🂡)+\n\n\(Cut here/u);
  });
  test('has a URL only if the publisher gives one', () => {
    expect(issuesIn(undefined)).toBe('');
    expect(issuesIn('https://host.example/new')).toBe('https://host.example/new');
    for (const wrong of ['http://host.example/', 'javascript:alert(1)', 'new']) expect(() => issuesIn(wrong)).toThrow('ISSUES: expected');
  });
});

test('an entry as text has its time, agreement, note, check and link', () => {
  const text = textOf(recordEntry({ agreement: 'Thursday (5H 4S)', note: 'by the fire', names: 'Ann, Ben', name: 'The king' }), 'https://x.example/games/');
  expect(text).toMatch(/^\d\d:\d\d {2}Euchre: Revoke \(The king\)\nPlayers: Ann, Ben\nAgreement: Thursday \(5H 4S\)\nWhat happened:/);
  expect(text).toContain('Note: by the fire');
  expect(text).toContain(`Check ${checkOf(recordEntry({ agreement: 'Thursday (5H 4S)' }))}.`);
  expect(text.endsWith('\nhttps://x.example/games/euchre/law/revoke/?claimed=late&law=revoke')).toBe(true);
});

describe('the standing of a score sheet', () => {
  const totals = [
    { side: 'Ann', points: 15 },
    { side: 'Bob', points: 7 },
  ];

  test('is its totals and every sentence of its state', () => {
    const state = ['Ann is vulnerable.', 'Bob has 60 below the line.'];
    expect(sayStanding({ over: null, state }, totals)).toBe('Ann 15, Bob 7. Ann is vulnerable. Bob has 60 below the line.');
    expect(sayStanding({ over: 'Ann wins the rubber.', state: [] }, totals)).toBe('Ann 15, Bob 7. Ann wins the rubber.');
  });

  test('has its totals only once if its state also gives them', () => {
    expect(sayStanding({ over: null, state: ['Ann 15, Bob 7, after 3 innings.'] }, totals)).toBe('Ann 15, Bob 7, after 3 innings.');
  });
});
