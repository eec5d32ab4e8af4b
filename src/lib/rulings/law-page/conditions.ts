// The condition of a case as the page passes it to the browser: `found=before-third/late&by=dealer`. Keys and answers are slugs, so
// nothing needs escaping.
import type { Condition } from '../../../rules-engine/laws/laws.ts';

/** A condition as an attribute value; empty for the case that covers all the rest. */
export const writeCondition = (when: Condition | undefined): string =>
  Object.entries(when ?? {})
    .map(([fact, answers]) => `${fact}=${[answers].flat().join('/')}`)
    .join('&');

/** Parses a condition; undefined for the case that covers all the rest. */
export function readCondition(text: string): Record<string, readonly string[]> | undefined {
  if (text === '') return undefined;
  return Object.fromEntries(
    text.split('&').map((part) => {
      const [fact = '', answers = ''] = part.split('=');
      return [fact, answers.split('/')];
    }),
  );
}
