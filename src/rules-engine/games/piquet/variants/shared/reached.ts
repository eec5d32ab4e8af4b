import type { Citation } from '../../../../books.ts';
import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue } from '../../../../scoring/points.ts';
import type { Piquet } from '../../code.ts';

const called = (cited: Citation, total: number) =>
  doubted(cited, `The section gives what is called, ${total} at a count of twenty; what is added is drawn from that.`);

/** Pic and repic from twenty, as in the forms for three and for four. */
export const reachedAt = (cited: Citation) =>
  ({
    'count-for-pic': { books: { 'blue-ribbon-1940': bookValue(20, cited) } },
    pic: {
      gist: 'The count is reached in declarations and play before any opponent scores; the holder calls sixty.',
      books: { 'blue-ribbon-1940': bookValue(40, called(cited, 60)) },
    },
    repic: {
      gist: 'The count is reached with what is good before a card is led, and before any opponent scores; the holder calls ninety.',
      books: { 'blue-ribbon-1940': bookValue(70, called(cited, 90)) },
    },
    'trick-won': { gist: 'A player other than the leader wins the trick with a card above a nine.' },
  }) satisfies AmendedPoints<Piquet>;
