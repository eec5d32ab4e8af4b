import { act, party } from '../../vocabulary/own-words.ts';

export const higherEnd = party('the player with the higher card at the near end of their tableau', 'higher card at the near end');

export const layOnTrash = act('lay the card on the trash pile', 'lay it on the trash pile');
export const makeSecondPlay = act('make a second play in a turn', 'make a second play');
export const playFromCrapette = act('play from the Crapette pile', 'play the Crapette pile');
export const replayTrash = act('play the trash pile over again', 'replay the trash pile');
