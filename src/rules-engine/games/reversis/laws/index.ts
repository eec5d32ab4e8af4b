import { before } from './before.ts';
import { espagnolette } from './espagnolette.ts';
import { payments } from './payments.ts';
import { play } from './play.ts';

export const laws = { ...before, ...play, ...payments, ...espagnolette };
