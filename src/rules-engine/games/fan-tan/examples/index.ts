import { counts } from './counts.ts';
import { rulings } from './rulings.ts';

export const examples = [...rulings, ...counts];
