// A sheet on two phones that scan each other's link: whatever each enters, corrects or strikes out, and in any order of scans, both end up equal.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../../src/components/client/device/storage-area.ts';
import { SheetController } from '../../../src/components/client/sheet/controller.ts';
import { GuestSheet } from '../../../src/components/client/sheet/guest.ts';
import { queryOf, sheetInLink } from '../../../src/components/client/sheet/link.ts';
import { IDS, logOfLink } from '../../../src/rules-engine/sheets/identities.ts';
import { merge } from '../../../src/rules-engine/sheets/log.ts';
import { keptOf } from '../../../src/rules-engine/sheets/records.ts';

const ID = 'test.score.game';
const ASKED = new Map(['we', 'they'].map((name) => [name, { isList: false }]));
const keptBy = (phone: SheetController) => keptOf(ID, phone.book ?? '', { setup: phone.setup, entries: phone.entries.map(({ words }) => words) });
const linkOf = (phone: SheetController) => `?${queryOf(keptBy(phone), 'game', phone.log)}`;
const newPhone = (page: string) => new SheetController(ID, { page, tab: page }, new MemoryStorage(), new MemoryStorage());

/** Scans a link. As on the page, the same game is merged, and another game replaces the current one. */
function scan(phone: SheetController, link: string, page: string): 'same' | 'other' {
  const linked = sheetInLink(link, 'game', ASKED);
  if (linked === null) throw new Error(`no sheet in ${link}`);
  const guest = new GuestSheet(ID, { page, tab: page }, linked, '');
  const kind = guest.kindBeside(phone.log);
  guest.giveTo(phone, kind === 'same' ? 'merge' : 'keep', keptBy(guest));
  return kind;
}
const sorted = (words: object) => Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
const shown = (phone: SheetController) => JSON.stringify([phone.entries.map(({ id, words }) => [id, sorted(words)]), sorted(phone.setup), phone.book]);

describe('two phones', () => {
  test('each gets the entries of the other, repeatedly, and an entry struck out on one is struck out on both', () => {
    const [ann, ben] = [newPhone('ann1'), newPhone('ben1')];
    ann.enter({ points: '2' }, { fields: { we: 'Ann', they: 'Ben' }, book: 'donohue' });
    const first = ann.enter({ points: '4' });
    expect(scan(ben, linkOf(ann), 'ben1')).toBe('other');
    ann.enter({ points: '1', by: 'a_b*c' });
    ben.enter({ points: '3' });
    ben.strike(first);
    expect(scan(ann, linkOf(ben), 'ann1')).toBe('same');
    expect(scan(ben, linkOf(ann), 'ben1')).toBe('same');
    expect(shown(ann)).toBe(shown(ben));
    expect(ann.entries.map(({ words }) => words.points)).toEqual(['2', '1', '3']);
    ben.rename({ fields: { we: 'Ann and Cleo' }, book: '' });
    expect(scan(ann, linkOf(ben), 'ann1')).toBe('same');
    expect(ann.setup.we).toBe('Ann and Cleo');
  });

  test('a correction of an entry that the other phone already has is taken over, and a second scan changes nothing', () => {
    const [ann, ben] = [newPhone('ann2'), newPhone('ben2')];
    const entry = ann.enter({ points: '2' });
    scan(ben, linkOf(ann), 'ben2');
    ann.correct(entry, { points: '5' });
    const link = linkOf(ann);
    scan(ben, link, 'ben2');
    const before = ben.log;
    scan(ben, link, 'ben2');
    expect(ben.log).toEqual(before);
    expect(ben.entries.map(({ words }) => words.points)).toEqual(['5']);
  });

  test('another game replaces the one on the phone, and Undo restores that', () => {
    const [ann, ben] = [newPhone('ann3'), newPhone('ben3')];
    ann.enter({ points: '2' });
    ben.enter({ points: '9' }, { fields: { we: 'Mine' }, book: 'sierra' });
    const own = shown(ben);
    expect(scan(ben, linkOf(ann), 'ben3')).toBe('other');
    expect(ben.entries.map(({ words }) => words.points)).toEqual(['2']);
    ben.undo(() => false);
    expect(shown(ben)).toBe(own);
    // After the undo it can be scanned again.
    scan(ben, linkOf(ann), 'ben3');
    expect(ben.entries.map(({ words }) => words.points)).toEqual(['2']);
  });

  test('after any actions, both show the same once each has scanned the other', () => {
    const deed = fc.record({ who: fc.boolean(), what: fc.constantFrom('enter', 'enter', 'correct', 'strike', 'undo', 'rename', 'scan'), which: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
        const phones = [newPhone('ann4'), newPhone('ben4')] as const;
        phones[0].enter({ points: '0' }, { fields: { we: 'We' }, book: 'donohue' });
        scan(phones[1], linkOf(phones[0]), 'ben4');
        for (const { who, what, which } of deeds) {
          const [phone, other] = who ? phones : [phones[1], phones[0]];
          const entry = phone.entries[which % Math.max(1, phone.entries.length)]?.id;
          if (what === 'enter') phone.enter({ points: String(which) });
          else if (what === 'undo' && phone.log.changes.filter(({ undone }) => !undone).length > 1) phone.undo(() => false);
          else if (what === 'rename') phone.rename({ fields: { they: `They ${which}` }, book: '' });
          else if (what === 'scan') phone.mergeWith(logIn(linkOf(other)));
          // The first entry stays, so that both still recognise the game.
          else if (['correct', 'strike'].includes(what) && entry !== undefined && phone.entries[0]?.id !== entry)
            what === 'strike' ? phone.strike(entry) : phone.correct(entry, { points: `${which}${which}` });
        }
        phones[0].mergeWith(logIn(linkOf(phones[1])));
        phones[1].mergeWith(logIn(linkOf(phones[0])));
        expect(shown(phones[0])).toBe(shown(phones[1]));
      }),
      { numRuns: 200 },
    );
  });
});

function logIn(link: string) {
  const log = sheetInLink(link, 'game', ASKED)?.log;
  if (log == null) throw new Error(`no identities in ${link}`);
  return log;
}

describe('a link', () => {
  test('without identities, or with damaged ones, is a plain list as in earlier editions', () => {
    const ann = newPhone('ann5');
    ann.enter({ points: '2' });
    const query = new URLSearchParams(linkOf(ann));
    const ids = query.get(IDS) ?? '';
    const written = { setup: {}, entries: [{ points: '2' }], book: null };
    expect(logOfLink(ids, written)).not.toBeNull();
    for (const damaged of [null, '', 'x', '***', ids.replace('*', ''), `${ids}*`, ids.replace(/ann5/, 'ann 5'), ids.replace(/\*1\./, '*!.')])
      expect(logOfLink(damaged, written), String(damaged)).toBeNull();
    expect(logOfLink(ids, { ...written, entries: [{ points: '2' }, { points: '3' }] })).toBeNull();
  });

  test('merged twice makes no difference', () => {
    const ann = newPhone('ann6');
    ann.enter({ points: '2' });
    const log = logIn(linkOf(ann));
    expect(merge(log, log)).toEqual(log);
    expect(merge(ann.log, log).cells).toEqual(ann.log.cells);
  });
});
