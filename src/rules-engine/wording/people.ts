// The words for the parties in a sentence: the same party is "the other side" in a game with partners, "the opponent" in a game of two, "the other players"
// where everyone plays for themselves.
import { isOne, type Party, partyName } from '../vocabulary/parties.ts';

/** How players sit: two players, partners against partners, or each for themselves. */
export type Seats = 'two' | 'partners' | 'singly';

/** The people of a law. */
export interface People {
  readonly seats: Seats;
  /** Whether its rulings mention both an offender and another player: the offender then needs a distinct name. */
  readonly needsOffender: boolean;
}

/** A name, and whether it takes a singular verb. */
export interface Name {
  readonly name: string;
  readonly one: boolean;
}

const THE_OTHERS: Readonly<Record<Seats, Name>> = {
  two: { name: 'the opponent', one: true },
  partners: { name: 'the other side', one: true },
  singly: { name: 'the other players', one: false },
};
const EVERYBODY: Readonly<Record<Seats, Name>> = {
  two: { name: 'both players', one: false },
  partners: { name: 'both sides', one: false },
  singly: { name: 'all the players', one: false },
};
const ANY_OTHER: Readonly<Record<Seats, Name>> = {
  two: { name: 'the opponent', one: true },
  partners: { name: 'either opponent', one: true },
  singly: { name: 'any other player', one: true },
};

/** Parties with a plainer name than the listed one, however the players sit. */
const PLAIN: Readonly<Partial<Record<string, Name>>> = {
  'eldest-hand': { name: 'the player on the dealer’s left', one: true },
  'proper-leader': { name: 'the player whose lead it was', one: true },
  'later-players': { name: 'the players who played after it', one: false },
  bookkeeper: { name: 'the scorer', one: true },
};

/** The name of a party in a sentence: `nameOf('opponents', people)` is "the other side". */
export function nameOf(party: Party, people: People): Name {
  const offender: Name = { name: people.needsOffender ? 'the player at fault' : 'the player', one: true };
  const theirs = people.needsOffender ? 'the player at fault’s' : 'that player’s';
  if (typeof party === 'string') {
    switch (party) {
      case 'offender':
        return offender;
      case 'offending-side':
        if (people.seats !== 'partners') return offender;
        return { name: people.needsOffender ? 'the side of the player at fault' : 'the player’s side', one: true };
      case 'revoking-side':
        return people.seats === 'partners' ? { name: 'the side that revoked', one: true } : { name: 'the player who revoked', one: true };
      case 'opponents':
      case 'innocent-side':
        return THE_OTHERS[people.seats];
      case 'either-opponent':
        return ANY_OTHER[people.seats];
      case 'both-sides':
        return EVERYBODY[people.seats];
      case 'partner-of-offender':
        return { name: `${theirs} partner`, one: true };
      case 'left-of-offender':
        return { name: `the player on ${theirs} left`, one: true };
      case 'right-of-offender':
        return { name: `the player on ${theirs} right`, one: true };
    }
    const plain = PLAIN[party];
    if (plain !== undefined) return plain;
    if (party.startsWith('side-of-') && people.seats !== 'partners') return { name: partyName(party.slice('side-of-'.length) as Party), one: true };
  }
  return { name: partyName(party), one: isOne(party) };
}
