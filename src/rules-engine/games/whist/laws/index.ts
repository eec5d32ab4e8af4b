import { callLaws } from './calls.ts';
import { conductLaws } from './conduct.ts';
import { dealLaws } from './deal.ts';
import { exposedLaws } from './exposed.ts';
import { honourLaws } from './honours.ts';
import { revokeLaws } from './revoke.ts';
import { tableLaws } from './table.ts';
import { trumpLaws } from './trump.ts';
import { turnLaws } from './turn.ts';

/** Offences and questions at whist. */
export const laws = { ...tableLaws, ...dealLaws, ...trumpLaws, ...honourLaws, ...exposedLaws, ...callLaws, ...turnLaws, ...revokeLaws, ...conductLaws };
