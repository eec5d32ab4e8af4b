import { dealWith } from '../variants/shared/black-card-scorer.ts';

export const deal = dealWith('jack of spades', 'black-jack');
