import { callLaws } from './calls.ts';
import { claimLaws } from './claims.ts';
import { conductLaws } from './conduct.ts';
import { doubleLaws } from './doubles.ts';
import { exposedLaws } from './exposed.ts';
import { leadLaws } from './leads.ts';
import { revokeLaws } from './revoke.ts';

/** Offences and questions at contract bridge. */
export const laws = { ...callLaws, ...doubleLaws, ...exposedLaws, ...leadLaws, ...revokeLaws, ...claimLaws, ...conductLaws };
