import { cite } from '../../books.ts';

export const DEAL = cite('blue-ribbon-1940', '132', 'Calabrasella');
export const COUNT = cite('blue-ribbon-1940', '133', 'Calabrasella');
export const PENALTIES = cite('blue-ribbon-1940', '133', 'Calabrasella: Penalties');
