import { FEATURE_IDS, type Feature } from '../../vocabulary/features.ts';
import type { Moment } from '../../vocabulary/moments.ts';
import { find } from './find.ts';
import type { Library } from './types.ts';

/** Moments that only occur with a feature. */
const MOMENT_NEEDS: Readonly<Partial<Record<Extract<Moment, string>, Feature>>> = {
  'trump-turned': 'turned-card',
  ante: 'ante',
  bidding: 'bidding',
  doubling: 'doubling',
  'going-alone': 'lone-hand',
  discard: 'discard',
  draw: 'draw',
  starter: 'starter',
  betting: 'betting',
  melding: 'melds',
  'dummy-exposed': 'dummy',
};

const EVERYTHING: ReadonlySet<Feature> = new Set(FEATURE_IDS);

/** The features of a game or variant. A game without a list is assumed to have all. */
export function featuresAt(library: Library, id: string): ReadonlySet<Feature> {
  const { game, variant } = find(library, id);
  if (game.has === undefined) return EVERYTHING;
  const has = new Set<Feature>(game.has);
  for (const [feature, there] of Object.entries(variant?.has ?? {}) as [Feature, boolean][]) {
    if (there) has.add(feature);
    else has.delete(feature);
  }
  return has;
}

/** Features that a row has where it is written but not here. */
export function lackingAt(library: Library, id: string, writtenAt: string): readonly Feature[] {
  if (id === writtenAt || !library.has(writtenAt.split('/')[0] ?? '')) return [];
  const here = featuresAt(library, id);
  return [...featuresAt(library, writtenAt)].filter((feature) => !here.has(feature));
}

/** The feature whose absence excludes a law or a score item here; undefined if it applies. */
export function missingFor(row: { readonly needs?: readonly Feature[]; readonly moment?: Moment }, lacking: readonly Feature[]): Feature | undefined {
  const needs = [...(row.needs ?? []), ...(typeof row.moment === 'string' ? [MOMENT_NEEDS[row.moment]] : [])];
  return lacking.find((feature) => needs.includes(feature));
}
