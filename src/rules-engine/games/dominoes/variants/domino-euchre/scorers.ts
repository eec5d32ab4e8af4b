import { DONOHUE } from '../../../../vocabulary/book-ids.ts';
import { deal as dealOfEuchre } from '../../../euchre/scorers/deal.ts';
import { running as runningOfEuchre } from '../../../euchre/scorers/running.ts';

export const deal = { ...dealOfEuchre, books: [DONOHUE] as const };
export const running = { ...runningOfEuchre, books: [DONOHUE] as const };
