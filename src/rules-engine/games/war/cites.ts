import { cite } from '../../books.ts';

export const HOW = cite('sierra', '131-132', 'War: How the game is played');
