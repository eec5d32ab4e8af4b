import { dealWith } from '../variants/shared/black-card-scorer.ts';

export const deal = dealWith('queen of spades', 'black-lady');
