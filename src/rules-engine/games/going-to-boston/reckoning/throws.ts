import { type KeptWay, kept } from '../../../mechanics/kept-dice.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many of the 6^6 outcomes of the six dice of a turn give each score, from 0 to 18. */
export function ways(way: KeptWay): readonly number[] {
  const found = Array.from({ length: 19 }, () => 0);
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES)
        for (const d of FACES)
          for (const e of FACES) {
            const [high, low] = kept([a, b, c], [d, e], way);
            for (const f of FACES) found[high + low + f] = (found[high + low + f] ?? 0) + 1;
          }
  return found;
}
