// @module-tag rotating
// What players say, as search queries: the table of sentences, each with the law that answers it.
import { describe, expect, test } from 'vitest';
import { find } from '../../../src/lib/search/answer/find.ts';
import type { Hit } from '../../../src/lib/search/answer/hits.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { whole } from '../../support/library.ts';
import { headsOf, sentences, withGameNamed } from '../../support/sentences.ts';
import { sample } from '../../support/tier.ts';
import common from './sentences/unnamed/common-games.json' with { type: 'json' };

const site = searchHere();
/** Number of results that a player looks at. */
const LOOKED_AT = 3;

/** Whether the exact law of the intended game is among the first results, directly or after choosing that game from those offered. */
async function isAnswered(said: string, game: string, ids: readonly string[]): Promise<'at once' | 'in the game' | 'no'> {
  const answers = (hits: readonly Hit[]) => hits.slice(0, LOOKED_AT).some(({ id }) => ids.includes(id));
  const { hits, others } = await find(said, site);
  if (answers(hits)) return 'at once';
  return others.some(({ id }) => id === game) && answers((await find(said, site, { game })).hits) ? 'in the game' : 'no';
}

/** Both shares, from 0 to 1. */
async function shares(questions: readonly (readonly [said: string, game: string, ids: readonly string[]])[]) {
  const all = await Promise.all(questions.map((one) => isAnswered(...one)));
  const share = (wanted: readonly string[]) => all.filter((one) => wanted.includes(one)).length / all.length;
  return { atOnce: share(['at once']), withOneTap: share(['at once', 'in the game']) };
}

/** The share of queries answered among the first results, and the queries that are not. */
async function share(questions: readonly (readonly [said: string, answers: (hit: Hit) => boolean])[]): Promise<readonly [number, string[]]> {
  const missed: string[] = [];
  for (const [said, answers] of questions) if (!(await find(said, site)).hits.slice(0, LOOKED_AT).some(answers)) missed.push(said);
  return [1 - missed.length / questions.length, missed];
}

describe('the right law is among the first three results', { skip: !whole }, () => {
  test('for 97 % of the sentences with the game named, before or after', async () => {
    const [found, missed] = await share(sentences.flatMap((one) => withGameNamed(one).map((said) => [said, ({ id }: Hit) => one.law.includes(id)] as const)));
    console.log(`sentences that name their game: ${(100 * found).toFixed(1)} in 100`);
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  test('for 87 % without: the law, one of another game on the same topic, or the page that compares them', async () => {
    const [found, missed] = await share(
      sentences.map((one) => {
        const heads = new Set<string>(headsOf(one).map(({ id }) => id));
        return [one.say, ({ id, kind, head }: Hit) => one.law.includes(id) || heads.has(head) || ((kind === 'o' || kind === 'u') && heads.has(id))] as const;
      }),
    );
    console.log(`sentences that name none: ${(100 * found).toFixed(1)} in 100`);
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(0.87);
  });

  test('without, for 60 % the exact law of the intended game, and for 78 % with one tap on its name', async () => {
    const asked = sample(sentences, 16).map(({ say, place, law }) => [say, place.split('/')[0] ?? '', law] as const);
    const { atOnce, withOneTap } = await shares(asked);
    console.log(`the very law: ${(100 * atOnce).toFixed(1)} in 100, with one tap ${(100 * withOneTap).toFixed(1)}, of ${asked.length}`);
    expect(atOnce).toBeGreaterThanOrEqual(0.6);
    expect(withOneTap).toBeGreaterThanOrEqual(0.78);
  });

  test('for common games 81 %, and 90 % with one tap', async () => {
    const { atOnce, withOneTap } = await shares(common.map(({ say, game, answers }) => [say, game, answers] as const));
    console.log(`of common games: ${(100 * atOnce).toFixed(1)} in 100, with one tap ${(100 * withOneTap).toFixed(1)}`);
    expect(atOnce).toBeGreaterThanOrEqual(0.81);
    expect(withOneTap).toBeGreaterThanOrEqual(0.9);
  });
});
