import { type Citation, cite } from '../../books.ts';

export const USPC = cite('uspc-1898', '55-56', 'Cassino');
export const USPC_NOTES = cite('uspc-1898', '56', 'Cassino: Notes');
export const BLUE = cite('blue-ribbon-1940', '134', 'Cassino');
export const BLUE_BUILD = cite('blue-ribbon-1940', '135', 'Cassino');
export const BLUE_SWEEP = cite('blue-ribbon-1940', '135-136', 'Cassino');
export const BLUE_SCORE = cite('blue-ribbon-1940', '136', 'Cassino');
export const BLUE_PENALTIES = cite('blue-ribbon-1940', '136-137', 'Cassino: Penalties');
export const DONOHUE = cite('donohue', '89', 'Cassino');
export const DONOHUE_BUILD = cite('donohue', '90', 'Cassino: Building');
export const DONOHUE_CALL = cite('donohue', '90-91', 'Cassino: Calling');
export const DONOHUE_SWEEP = cite('donohue', '91', 'Cassino: A Sweep');
export const DONOHUE_SCORE = cite('donohue', '91-92', 'Cassino: Value of the Points, and Scoring');
export const donohueRule = (law: string, page: string, more: { doubt?: string } = {}): Citation => cite('donohue', page, 'Rules of Cassino', { law, ...more });
