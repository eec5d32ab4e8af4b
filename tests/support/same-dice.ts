// Random tests throw the same dice in every run, so that a red run is the work of a change. SEED=n throws others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 50056975) });
