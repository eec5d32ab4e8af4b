import { cite } from '../../books.ts';

export const BLUE = cite('blue-ribbon-1940', '70-71', 'Bowling');
export const BLUE_LAST = cite('blue-ribbon-1940', '71', 'Bowling');
export const BLUE_SAMPLE = cite('blue-ribbon-1940', '71', 'Bowling', { doubt: 'In our copy the sample shows 29 in the first frame; the text adds to 20.' });
export const BLUE_DELIVERY = cite('blue-ribbon-1940', '73', 'Bowling-Alley Laws');
export const BLUE_DEAD_BALL = cite('blue-ribbon-1940', '73-74', 'Bowling-Alley Laws');
export const BLUE_DEAD_WOOD = cite('blue-ribbon-1940', '74', 'Bowling-Alley Laws');
export const DON = cite('donohue', '376', 'American Bowls');
export const DON_RULES = cite('donohue', '377', 'American Bowls: Rules of the Game');
/** Of all the varieties together: spare balls count in every one but the Philadelphia game. */
export const DON_SPARES = cite('donohue', '377', 'Nine Ball Game');
/** Of all the varieties together: the object is as many pins as can be, in every one but this. */
export const DON_MANY = cite('donohue', '379', 'Game for the Smallest Number');
