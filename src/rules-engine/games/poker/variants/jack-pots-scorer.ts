import { scorer } from '../../../core/scorers.ts';
import { ABOUT, ask, proveOpeners } from './openers.ts';

export const openers = scorer({ ...ABOUT, books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'], ask, score: (values, by) => proveOpeners(values, 'jacks', by) });
