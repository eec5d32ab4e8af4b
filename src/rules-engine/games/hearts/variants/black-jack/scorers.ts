import { dealWith } from '../shared/black-card-scorer.ts';

export const deal = dealWith('jack of spades', 'black-jack');
