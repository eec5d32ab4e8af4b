// Poker and its kinds: Blue Ribbon (p. 283-294), Donohue (p. 51-65), U.S. Playing Card (p. 37-43) and the Sierra manual (p. 107-114).
import type { WholeGame, WholePlace } from '../../whole.ts';
import { anteLaws } from './ante.ts';
import { bettingLaws } from './betting.ts';
import { dealLaws } from './deal.ts';
import { drawLaws } from './draw.ts';
import { jackPotLaws } from './jack-pots.ts';
import { points } from './points.ts';
import { stakes } from './stakes.ts';
import { stud } from './stud.ts';
import { variantPoints } from './variant-points.ts';
import { variants } from './variants.ts';

const laws: WholeGame = { 'poker/jack-pots': { laws: jackPotLaws }, ...variants, ...stud, ...stakes };

const OF_THE_DRAW = [
  ...['draw-limit', 'draw-before-discard', 'discard-taken-back', 'wrong-number-asked', 'wrong-number-served'],
  ...['card-exposed-in-draw', 'question-about-draw', 'served-out-of-turn'],
];
const OF_THE_STRADDLE = ['late-straddle', 'wrong-straddle'];
/** What a variant leaves out: the age and the straddle in jack pots, the draw in straight and stud poker, all betting in whiskey poker. */
const absent: Readonly<Record<string, WholePlace['absent']>> = {
  'poker/jack-pots': { laws: ['ante-missing', ...OF_THE_STRADDLE], points: ['straddle'] },
  'poker/progressive-jack-pots': { laws: ['ante-missing', ...OF_THE_STRADDLE], points: ['straddle'] },
  'poker/straight': { laws: [...OF_THE_DRAW, ...OF_THE_STRADDLE], points: ['straddle', 'going-in'] },
  'poker/stud': { laws: OF_THE_DRAW, points: ['straddle', 'going-in'] },
  'poker/whiskey': {
    laws: [...OF_THE_DRAW, ...OF_THE_STRADDLE, 'raise-not-met', 'over-limit', 'bet-not-put-up', 'check', 'short-of-chips', 'uncalled-bet'],
    points: ['straddle', 'going-in', 'limit'],
  },
};
const ids = [...new Set([...Object.keys(laws), ...Object.keys(variantPoints)])];

const place = (id: string): WholePlace => ({
  ...laws[id],
  ...(variantPoints[id] === undefined ? {} : { points: variantPoints[id] }),
  ...(absent[id] === undefined ? {} : { absent: absent[id] }),
});

export const whole: WholeGame = {
  poker: { laws: { ...dealLaws, ...anteLaws, ...drawLaws, ...bettingLaws }, points },
  ...Object.fromEntries(ids.map((id) => [id, place(id)])),
};
