// Random tests use the same cases in every run, unless SEED=n is set (`tier.ts`).
import fc from 'fast-check';
import { SEED } from './tier.ts';

fc.configureGlobal({ seed: SEED });
