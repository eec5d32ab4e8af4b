import { closingLaws } from './closing.ts';
import { endLaws } from './end.ts';
import { marriageLaws } from './marriages.ts';
import { playLaws } from './play.ts';

export const laws = { ...playLaws, ...marriageLaws, ...closingLaws, ...endLaws };
