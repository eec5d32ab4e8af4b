import { errorLaws } from './errors.ts';
import { marriageLaws } from './marriages.ts';
import { playLaws } from './play.ts';

export const laws = { ...playLaws, ...marriageLaws, ...errorLaws };
