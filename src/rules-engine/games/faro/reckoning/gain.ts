import { choose } from '../../../odds/choose.ts';

/** A fraction of the stake, with whole or half numbers. */
export interface Gain {
  readonly gain: number;
  readonly of: number;
}

/**
 * The bank's gain on a stake that stays on its card to the end, with hocly claimed (Donohue, p. 343-345): the first of the punter's
 * cards decides; on a doublet the bank takes `split` of the stake, on the last card but one the whole, on the last nothing.
 * `left`: cards undealt, an even number; `times`: how many of them are the punter's.
 */
export function bankGain(left: number, times: number, split: number): Gain {
  let gain = 0;
  for (let place = 1; place < left; place++) {
    const first = choose(left - place, times - 1);
    const doublets = choose(left - place - 1, times - 2);
    if (place === left - 1) gain += first;
    else gain += place % 2 === 1 ? first - doublets + doublets * split : -first;
  }
  return { gain, of: choose(left, times) };
}
