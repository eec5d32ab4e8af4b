import { meldsOfAnyForm } from '../reckoning/melds.ts';

export const melds = meldsOfAnyForm;
