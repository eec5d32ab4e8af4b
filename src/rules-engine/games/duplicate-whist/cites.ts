import { type Citation, cite } from '../../books.ts';

/** The laws of 1897 are lettered; the pages within 28 to 32 our copy does not show. */
export const DUPLICATE = (law: string, more: { doubt?: string } = {}): Citation => cite('uspc-1898', '28-32', 'The Laws of Duplicate Whist', { law, ...more });
export const WHIST = (law: string): Citation => cite('uspc-1898', '22-26', 'The Laws of Whist', { law });
export const INTRO = cite('uspc-1898', '27', 'Duplicate Whist');
export const CLAUSE = cite('uspc-1898', '28', 'The Laws of Duplicate Whist');
