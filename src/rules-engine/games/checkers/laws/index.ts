import { captureLaws } from './capture.ts';
import { endLaws } from './end.ts';
import { huffLaws } from './huff.ts';
import { moveLaws } from './move.ts';
import { setUpLaws } from './set-up.ts';
import { tableLaws } from './table.ts';

/** Offences and questions at Checkers, by moment. */
export const laws = { ...setUpLaws, ...moveLaws, ...captureLaws, ...huffLaws, ...endLaws, ...tableLaws } as const;
