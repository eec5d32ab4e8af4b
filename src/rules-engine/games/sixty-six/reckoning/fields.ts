// The fields of a hand of two players: how it ended, who closed, and the points of each.
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';

/** The most points of one player: the cards, three marriages and that in trumps, and the last trick. */
const MOST = 230;
const ENDS = {
  claim: 'One of the two announced 66',
  played: 'All the cards were played, and nobody had announced',
  revoke: 'One of the two revoked, or did not play as required',
  dealt: 'One of the two was dealt the ace, ten, king and queen of trumps and laid them down',
} as const;
const COUNTED = { field: 'end', is: ['claim', 'played'] } as const;
const CLOSED = { field: 'closed', is: ['first', 'second'] } as const;

/** The names of the two players. */
type Two = { readonly first: string; readonly second: string };

/** The fields of a hand. `two`: the answers to "Who?". */
export const handOf = <const T extends Two>(two: T) =>
  ({
    end: choiceOf('How did the hand end?', ENDS, { if: { revoke: 'revoke', dealt: 'four-trumps' } }),
    who: choiceOf('Who was it?', two, { hint: 'Who announced, revoked or laid down.', when: { field: 'end', is: ['claim', 'revoke', 'dealt'] } }),
    closed: choiceOf('Who had closed the stock?', { nobody: 'Nobody', ...two }, { otherwise: 'nobody', when: COUNTED }),
    had: choiceOf('Had the other won a trick when it was closed?', { yes: 'Yes', no: 'No' }, { when: CLOSED }),
    first: count(`Points: ${two.first.toLowerCase()}`, 0, MOST, { hint: 'From cards, marriages and, where it counts, the last trick.', when: COUNTED }),
    second: count(`Points: ${two.second.toLowerCase()}`, 0, MOST, { when: COUNTED }),
    trickless: choiceOf(
      'Has one of the two won no trick?',
      { nobody: 'No, both have one', ...two },
      { otherwise: 'nobody', given: 'schwarz=no-trick', when: COUNTED },
    ),
  }) as const;
export type Hand = Values<ReturnType<typeof handOf<Two>>>;

/** One of the two players. */
export type Player = 'first' | 'second';
export const otherThan = (player: Player): Player => (player === 'first' ? 'second' : 'first');
