import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { frameUnit } from './words.ts';

const AS_PINS = 'The book sends the reader to ordinary ten-pins for it; of a throw that is made again only what lies there in the end is counted.';
export const points = {
  pins: item({
    title: 'Pins',
    gist: 'What the dice show after the second throw.',
    aka: ['spots', 'open frame', 'pins down'],
    bookValue: ruled('One for each spot, of the die that was left as well.', cites.blue.game),
  }),
  strike: item({
    title: 'Strike',
    gist: 'The first throw of a frame makes ten.',
    aka: ['ten on the first throw', 'all down at once'],
    bookValue: bookValue(10, doubted(cites.blue.game, AS_PINS), { says: 'what is down after the next two throws counts with it' }),
  }),
  spare: item({
    title: 'Spare',
    gist: 'The second throw of a frame makes ten.',
    aka: ['ten on the second throw', 'all down with two'],
    bookValue: bookValue(10, doubted(cites.blue.game, AS_PINS), { says: 'what is down after the next throw counts with it' }),
  }),
  frames: item({
    title: 'Length of the game',
    gist: 'How many frames each player has.',
    aka: ['ten frames', 'innings', 'how long'],
    bookValue: bookValue(10, cites.blue.game, { unit: frameUnit }),
  }),
} as const;
