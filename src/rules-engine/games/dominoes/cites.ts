import { cite } from '../../books.ts';

export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';
type More = Parameters<typeof cite>[3];
export const blue = (page: string, heading = 'Dominoes', more: More = {}) => cite(BLUE, page, heading, more);
export const donohue = (page: string, heading = 'How to Play Dominoes', more: More = {}) => cite(DONOHUE, page, heading, more);
