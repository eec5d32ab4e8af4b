// Entries of the record for tests: a revoke at euchre, in one version or in two.
import type { Content, Fact, RecordEntry, Ruling, Version } from '../../../src/lib/record/entry.ts';

const found = (answer: string): Fact => ({ ask: 'When did it come out?', answer });
const who: Fact = { ask: 'Who revoked?', answer: 'One side' };
const blue: Ruling = { when: '', by: 'Blue Ribbon, 1940, pp. 223, 224', says: 'The other side scores 2 points.' };
const donohue = (says: string): Ruling => ({ when: '', by: 'Donohue, undated, pp. 14–15', says });

export const LATE: Version = { teller: '', facts: [found('Played on'), who], rulings: [blue, donohue('The other side scores 2 points.')] };
export const IN_TIME: Version = { teller: '', facts: [found('In time'), who], rulings: [blue, donohue('The player may change the card.')] };

export const content = (more: Partial<Content> = {}): Content => ({
  rule: 'euchre.law.revoke',
  game: 'Euchre',
  title: 'Revoke',
  versions: [LATE],
  agreed: '',
  agreement: '',
  unsettled: [],
  link: 'euchre/law/revoke/?claimed=late&law=revoke',
  edition: 'Edition 0.1.0, 2026-11-21, 81b253c999.',
  ...more,
});

export const recordEntry = (more: Partial<RecordEntry> = {}): RecordEntry => ({
  ...content(),
  id: 'one',
  kept: '2026-11-28T20:30:00.000Z',
  name: '',
  names: '',
  note: '',
  changed: 0,
  ...more,
});
