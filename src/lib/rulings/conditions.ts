// What a case is for, as the page says it to the browser: `found=before-third/late&by=dealer`. Keys and answers are slugs, so that no
// sign of them needs another.
import type { Condition } from '../../rules-engine/laws/laws.ts';

/** A condition in one attribute; empty for a case that is for all the rest. */
export const writeCondition = (when: Condition | undefined): string =>
  Object.entries(when ?? {})
    .map(([fact, answers]) => `${fact}=${[answers].flat().join('/')}`)
    .join('&');

/** The condition that was written; undefined for a case that is for all the rest. */
export function readCondition(text: string): Record<string, readonly string[]> | undefined {
  if (text === '') return undefined;
  return Object.fromEntries(
    text.split('&').map((part) => {
      const [fact = '', answers = ''] = part.split('=');
      return [fact, answers.split('/')];
    }),
  );
}
