// All kinds of remedy. When a kind is added to `remedies.ts`, the compiler demands its record in one of these files.
import type { RemedyKind } from '../../remedies.ts';
import { cards } from './cards.ts';
import { deal } from './deal.ts';
import type { Forms } from './form.ts';
import { holders } from './holders.ts';
import { orders } from './orders.ts';
import { points } from './points.ts';
import { remarks } from './remarks.ts';

export const FORMS: Forms<RemedyKind> = { ...points, ...deal, ...cards, ...orders, ...remarks, ...holders };
