import { paying } from './paying.ts';
import { starting } from './starting.ts';

export const laws = { ...starting, ...paying };
