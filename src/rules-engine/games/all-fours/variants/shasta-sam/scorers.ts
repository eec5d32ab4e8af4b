import { deal as dealOfCaliforniaJack } from '../california-jack/scorers.ts';

export const deal = { ...dealOfCaliforniaJack, books: ['blue-ribbon-1940', 'uspc-1898'] as const };
