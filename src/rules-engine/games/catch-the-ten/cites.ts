import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

const GARBLED = 'The pack is printed as "86 cards of each suit"; 36 cards are meant, the twos to fives being thrown out.';
export const DONOHUE_PACK = cite('donohue', '84', 'Catch the Ten', { doubt: GARBLED });
export const DONOHUE = cite('donohue', '84', 'Catch the Ten');
export const DONOHUE_PLAY = cite('donohue', '85', 'Catch the Ten: The Mode of Playing', {
  doubt: 'The heading is damaged in our copy and is read as "mode of playing".',
});
export const DONOHUE_NOTE = cite('donohue', '86', 'Catch the Ten: Note', {
  doubt: 'The last word of the note is cut off in our copy; the whole game is taken to be meant.',
});
export const BLUE = cite('blue-ribbon-1940', '138-139', 'Catch the Ten');
export const BLUE_COUNT = cite('blue-ribbon-1940', '139', 'Catch the Ten');
export const BLUE_TEN = cite('blue-ribbon-1940', '139', 'Catch the Ten', { doubt: 'The figure is damaged in our copy ("Io") and is read as 10.' });
export const BLUE_PENALTIES = cite('blue-ribbon-1940', '139', 'Catch the Ten: Penalties');

/** Where the books tell of Catch the ten: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Catch the Ten': { pack: '138', scoring: '139' },
    'Catch the Ten: Penalties': { penalties: '139' },
    'French Whist': { frenchWhist: '139' },
  },
  donohue: {
    'Catch the Ten': { pack: '84', players: '84-85' },
    'Catch the Ten: The Mode of Playing': { modePlaying: '85' },
    'Catch the Ten: Note': { note: '86' },
  },
});
