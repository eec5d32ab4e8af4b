import { cutLaws } from './cut.ts';
import { dealLaws } from './deal.ts';
import { declaringLaws } from './declaring.ts';
import { dummyLaws } from './dummy.ts';
import { exposedLaws } from './exposed.ts';
import { playLaws } from './play.ts';
import { revokeLaws } from './revoke.ts';
import { tableLaws } from './table.ts';

/** Offences and questions at bridge whist. */
export const laws = { ...tableLaws, ...cutLaws, ...dealLaws, ...declaringLaws, ...dummyLaws, ...exposedLaws, ...playLaws, ...revokeLaws };
