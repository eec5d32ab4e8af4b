import { act, amount, deed, each } from '../../vocabulary/own-words.ts';

export const redPocketed = each('red pocketed');
export const missPrice = amount('what a miss costs there');
export const wrongBallPrice = amount('what the wrong ball costs there');
export const forfeitValue = amount('the value of the forfeit');

export const colourThenRed = act('play at a colour and a red in turn, as though one red had been pocketed', 'then a colour, then a red');
export const playFromBalk = act('play from the balk at a red of the pyramid', 'play at a red');
export const playLowest = act('play at the lowest colour on the table', 'play at the lowest colour');
export const playAnyBall = act('play at a ball inside the balk');

export const colourSpotted = deed('the colour', 'put back on its spot at once');
export const colourBeside = deed('the colour', 'put on the free spot nearest to its own');
export const colourStaysOff = deed('the colour', 'left off the table');
