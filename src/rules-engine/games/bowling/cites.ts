import { cite } from '../../books.ts';

export const BLUE = cite('blue-ribbon-1940', '70-71', 'Bowling');
export const BLUE_SCORE = cite('blue-ribbon-1940', '71', 'Bowling', { doubt: 'The sample prints 29 in the first frame; the text adds to 20.' });
export const BLUE_LAWS = cite('blue-ribbon-1940', '72-74', 'Bowling-Alley Laws');
export const DON = cite('donohue', '376', 'American Bowls');
export const DON_RULES = cite('donohue', '377', 'American Bowls: Rules of the Game');
