import { dealWith } from '../shared/black-card-scorer.ts';

export const deal = dealWith('queen of spades', 'black-lady');
