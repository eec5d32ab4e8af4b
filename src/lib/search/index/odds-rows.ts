// The rows of the odds as search entries: found by the bet or the event, with the odds in their line.
import { addressOf, makeId, type Place } from '../../../rules-engine/index.ts';
import { type OddsHere, oddsAt, sayRow } from '../../catalogue/scores/odds.ts';
import { packLines } from '../files/book-lines.ts';
import { postsOf, WEIGHTS } from '../read/known.ts';
import type { Indexed } from './entries.ts';

/** Players' words for a chance, and for the gain of the bank. */
const CHANCE = ['odds', 'chance', 'probability', 'likely', 'often'];
const GAIN = ['advantage', 'percentage'];

const entriesAt = (place: Place, { table, rows }: OddsHere): Indexed[] =>
  rows.map(({ key, row, tallies }) => {
    const id = makeId(place.id, 'odds', key);
    const staked = tallies.some(({ tally }) => tally.advantage !== null);
    return {
      kind: 'd',
      id,
      url: addressOf(id),
      title: row.title,
      form: place.parent === null ? '' : place.id.slice(place.parent.length + 1),
      head: '',
      gist: '',
      sensed: '',
      lines: packLines(tallies.map(({ books, tally, printed }) => ({ books, text: sayRow(table, tally, printed) }))),
      posts: postsOf([
        [WEIGHTS.title, [row.title], true],
        [WEIGHTS.aka, [...CHANCE, ...(staked ? [...GAIN, table.keeper] : [])]],
        // Low, since a cocked die has an edge too.
        [WEIGHTS.note, staked ? ['house edge'] : [], true],
        [WEIGHTS.text, [row.gist], true],
      ]),
      text: row.gist,
    };
  });

/** The odds of a game and its forms. */
export const oddsRows = (places: readonly Place[]): Indexed[] =>
  places.flatMap((place) => {
    const here = oddsAt(place);
    return here === null ? [] : entriesAt(place, here);
  });
