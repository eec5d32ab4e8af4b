// Random tests draw the same cases in every run, unless SEED=n asks for others (`tier.ts`).
import fc from 'fast-check';
import { SEED } from './tier.ts';

fc.configureGlobal({ seed: SEED });
