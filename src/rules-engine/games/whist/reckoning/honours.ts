import type { Dealt } from './count.ts';

export const HONOURS = {
  none: 'Neither side, or two each',
  'we-three': 'We held three',
  'we-four': 'We held all four',
  'they-three': 'They held three',
  'they-four': 'They held all four',
} as const;
type HonoursKey = keyof typeof HONOURS;
const HELD: Readonly<Record<HonoursKey, Dealt['honours']>> = {
  none: null,
  'we-three': { side: 'we', held: 3 },
  'we-four': { side: 'we', held: 4 },
  'they-three': { side: 'they', held: 3 },
  'they-four': { side: 'they', held: 4 },
};
/** The honours of each side; null if they are not asked. */
export const heldBy = (key: HonoursKey | null): Dealt['honours'] => (key === null ? null : HELD[key]);
