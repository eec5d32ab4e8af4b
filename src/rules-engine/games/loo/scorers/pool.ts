import { THREE_TRICKS } from '../reckoning/asked.ts';
import { poolSheet } from '../reckoning/counts.ts';

export const pool = poolSheet(['blue-ribbon-1940', 'donohue'], THREE_TRICKS);
