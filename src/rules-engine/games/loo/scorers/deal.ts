import { THREE_TRICKS } from '../reckoning/asked.ts';
import { dealCount } from '../reckoning/counts.ts';

export const deal = dealCount(['blue-ribbon-1940', 'donohue'], THREE_TRICKS);
