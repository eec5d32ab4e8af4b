// Any game of dominoes, from Blue Ribbon (p. 210-211) and Donohue (p. 381).
import { ruling, type WholePlace } from '../../whole.ts';

export const any: WholePlace['laws'] = {
  'misplayed-domino': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 210-211'], cases: ruling() }, donohue: { at: ['p. 381'], cases: ruling() } } },
};
