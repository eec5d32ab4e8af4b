import { faults } from './faults.ts';
import { parts } from './parts.ts';

/** Offences and questions at cowboy pool. */
export const laws = { ...faults, ...parts };
