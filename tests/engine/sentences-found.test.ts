// What players say, asked of the search: the table of sentences, each with the law that answers it.
import { describe, expect, test } from 'vitest';
import { searchHere } from '../../src/lib/search/build.ts';
import { find } from '../../src/lib/search/find.ts';
import type { Hit } from '../../src/lib/search/hits.ts';
import { whole } from '../support/library.ts';
import { headsOf, sentences, withGameNamed } from '../support/sentences.ts';

const site = searchHere();
/** Answers that a player looks at. */
const LOOKED_AT = 3;

/** The share of questions that are answered among the first, and those that are not. */
async function share(questions: readonly (readonly [said: string, answers: (hit: Hit) => boolean])[]): Promise<readonly [number, string[]]> {
  const missed: string[] = [];
  for (const [said, answers] of questions) if (!(await find(said, site)).hits.slice(0, LOOKED_AT).some(answers)) missed.push(said);
  return [1 - missed.length / questions.length, missed];
}

describe('the right law stands among the first three', { skip: !whole }, () => {
  test('for 92 sentences in 100 with the game named, before or behind', async () => {
    const [found, missed] = await share(sentences.flatMap((one) => withGameNamed(one).map((said) => [said, ({ id }: Hit) => one.law.includes(id)] as const)));
    console.log(`sentences that name their game: ${(100 * found).toFixed(1)} in 100`);
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  test('for 80 in 100 without: the law, one of another game under its head, or the page that compares them', async () => {
    const [found, missed] = await share(
      sentences.map((one) => {
        const heads = new Set<string>(headsOf(one).map(({ id }) => id));
        return [one.say, ({ id, kind, head }: Hit) => one.law.includes(id) || heads.has(head) || ((kind === 'o' || kind === 'u') && heads.has(id))] as const;
      }),
    );
    console.log(`sentences that name none: ${(100 * found).toFixed(1)} in 100`);
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(0.8);
  });
});
