// Saved rules in storage and in a backup, also if either is damaged, full or older.
import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../src/components/client/device/storage-area.ts';
import { PREFIX, SavedRules } from '../../../src/components/client/saved/store.ts';
import { readBackup, writeBackup } from '../../../src/lib/my-games/backup.ts';
import { isRuleLink, laterOf, readSavedRule } from '../../../src/lib/saved/saved-rule.ts';

const REVOKE = { name: 'Euchre: Revoke', link: 'euchre/law/revoke/' };
const DEAL = { name: 'Whist: Deal', link: 'whist/#rule.deal' };

class FullStorage extends MemoryStorage {
  override write(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
}

test('two tabs save different rules at once without loss, and a rule saved again keeps its note and position', () => {
  const shelf = new MemoryStorage();
  const [one, other] = [new SavedRules(shelf), new SavedRules(shelf)];
  expect([one.save(REVOKE, 1), other.save(DEAL, 2), one.note(REVOKE.link, 'Ask first.', 3), other.save(REVOKE, 4)]).toEqual([null, null, null, null]);
  expect(one.all.map(({ link, note }) => [link, note])).toEqual([
    [DEAL.link, ''],
    [REVOKE.link, 'Ask first.'],
  ]);
});

test('a damaged entry is skipped and left in storage, and full storage is reported', () => {
  const shelf = new MemoryStorage();
  const rules = new SavedRules(shelf);
  rules.save(REVOKE, 1);
  shelf.write(`${PREFIX}whist/law/revoke/`, '{');
  expect(rules.all.map(({ link }) => link)).toEqual([REVOKE.link]);
  expect(shelf.read(`${PREFIX}whist/law/revoke/`)).toBe('{');
  const full = new FullStorage();
  expect(new SavedRules(full).save(REVOKE, 1)).toBe('refused');
});

test('an address that is not that of a rule is rejected: a file cannot bring a link that leads elsewhere', () => {
  for (const link of ['euchre/law/revoke/', 'euchre/railroad/law/revoke/', 'whist/#rule.deal', 'euchre/score/deal/']) expect(isRuleLink(link)).toBe(true);
  for (const link of ['//example.com/', 'javascript:alert(1)', '../../', 'euchre/', 'https://example.com/#rule.deal', 'euchre/law/revoke/?x'])
    expect(isRuleLink(link)).toBe(false);
  expect(readSavedRule({ ...REVOKE, note: 1, saved: 1, changed: 1 })).toBeNull();
});

test('a backup includes saved rules, one of an earlier edition has none, and a damaged one restores nothing', () => {
  const rule = { ...REVOKE, note: 'Ours', saved: 1, changed: 5 };
  const text = writeBackup({ games: [], sheets: [], rules: [rule] }, new Date(0));
  expect(readBackup(text)).toMatchObject({ rules: [rule] });
  const { rules: _, ...before } = JSON.parse(text);
  expect(readBackup(JSON.stringify(before))).toMatchObject({ rules: [] });
  expect(readBackup(text.replace('euchre/law/revoke/', '//example.com/'))).toContain('saved rule 1 of 1 is damaged');
});

test('the later note wins, whichever device restores the other’s backup', () => {
  const [early, late] = [1, 2].map((changed) => ({ ...REVOKE, note: `note ${changed}`, saved: 1, changed }));
  if (early === undefined || late === undefined) throw new Error('two rules');
  expect([laterOf(early, late).note, laterOf(late, early).note]).toEqual(['note 2', 'note 2']);
  const shelf = new MemoryStorage();
  const rules = new SavedRules(shelf);
  expect([rules.restore([late]), rules.restore([early]), rules.restore([late])]).toEqual([1, 0, 0]);
  expect(rules.at(REVOKE.link)?.note).toBe('note 2');
});
