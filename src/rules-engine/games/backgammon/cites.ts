import { cite } from '../../books.ts';

export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';
type More = Parameters<typeof cite>[3];
export const blue = (page: string, more: More = {}) => cite(BLUE, page, 'Backgammon', more);
export const blueLaw = (law: string, page = '24', more: More = {}) => cite(BLUE, page, 'The Laws of Backgammon', { law, ...more });
export const donohue = (page: string, more: More = {}) => cite(DONOHUE, page, 'Backgammon', more);
export const donohueLaw = (law: string, more: More = {}) => cite(DONOHUE, '168', 'The Laws of Backgammon', { law, ...more });
