// The rules that this reader opened last, on this device alone.
import { isRuleLink, LIMITS } from '../../../lib/saved/saved-rule.ts';
import { type NamedRule, namedRule } from '../share/rule-name.ts';

const NAME = 'hoyle.recent-rules';
/** At most so many rules. */
const MOST = 12;

const isNamed = (value: unknown): value is NamedRule => {
  const { name, link } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return isRuleLink(link) && typeof name === 'string' && name !== '' && name.length <= LIMITS.name;
};

/** The last one opened first; none where storage is refused or damaged. */
export function recentRules(): NamedRule[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNamed).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes the rule that stands in an element. */
export function rememberRule(item: Element): void {
  const rule = namedRule(item);
  if (!isNamed(rule)) return;
  try {
    localStorage.setItem(NAME, JSON.stringify([rule, ...recentRules().filter(({ link }) => link !== rule.link)].slice(0, MOST)));
  } catch {
    // Storage is refused or full: the page does without the list.
  }
}
