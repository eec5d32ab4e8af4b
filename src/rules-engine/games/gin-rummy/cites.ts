import { cite } from '../../books.ts';

export const BLUE = cite('blue-ribbon-1940', '399', 'Gin, or Gin Poker');
export const BLUE_START = cite('blue-ribbon-1940', '398', 'Gin, or Gin Poker');
// The manual's chapter runs from page 68 to 76; our copy does not show where each page ends.
export const SIERRA = cite('sierra', '68-76', 'Gin Rummy: How the game is played');
