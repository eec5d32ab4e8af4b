import { type Citation, cite } from '../../books.ts';

// Our copy of the 1898 book does not show where its pages end: the section stands on pages 66 to 68.
export const USPC = cite('uspc-1898', '66-68', 'Seven Up');
export const BLUE = cite('blue-ribbon-1940', '3', 'All Fours');
export const BLUE_BEG = cite('blue-ribbon-1940', '3-4', 'All Fours');
export const BLUE_SCORE = cite('blue-ribbon-1940', '4', 'All Fours');
export const BLUE_OUT = cite('blue-ribbon-1940', '4-5', 'All Fours');
export const BLUE_PENALTIES = cite('blue-ribbon-1940', '5', 'All Fours: Penalties');
export const DONOHUE = cite('donohue', '78-79', 'All-Fours');
export const DONOHUE_SCORE = cite('donohue', '79', 'All-Fours: Scoring');
export const donohueLaw = (law: string, page: string, more: { doubt?: string } = {}): Citation =>
  cite('donohue', page, 'Laws of the Game of All-Fours', { law, ...more });
export const HOFFMANN = cite('hoffmann', '1', 'All-Fours');
export const HOFFMANN_PLAY = cite('hoffmann', '2-3', 'All-Fours: Method of Playing');
