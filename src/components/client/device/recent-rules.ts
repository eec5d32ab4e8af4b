// The rules opened last on this device.
import { isRuleLink, LIMITS } from '../../../lib/saved/saved-rule.ts';
import { type NamedRule, namedRule } from '../share/rule-name.ts';

const NAME = 'hoyle.recent-rules';
/** The most rules that are kept. */
const MOST = 12;

const isNamed = (value: unknown): value is NamedRule => {
  const { name, link } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return isRuleLink(link) && typeof name === 'string' && name !== '' && name.length <= LIMITS.name;
};

/** The last one opened first; none if storage is blocked or damaged. */
export function recentRules(): NamedRule[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNamed).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers the rule in an element. */
export function rememberRule(item: Element): void {
  const rule = namedRule(item);
  if (!isNamed(rule)) return;
  try {
    localStorage.setItem(NAME, JSON.stringify([rule, ...recentRules().filter(({ link }) => link !== rule.link)].slice(0, MOST)));
  } catch {
    // Storage is blocked or full: the list is not updated.
  }
}
