// The parties of a remedy: their names in a sentence, and the seats by which books are compared.
import { type Party, partyName } from '../../../vocabulary/parties.ts';
import { type Name, nameOf, type People } from '../../../wording/people.ts';
import type { Action, Modal, Payee } from './form.ts';

const OFFENDERS = new Set<Party>(['offender', 'offending-side', 'revoking-side']);
const OTHERS = new Set<Party>(['opponents', 'innocent-side', 'either-opponent', 'opponent', 'other-players', 'each-opponent', 'each-other-player']);

/** Returns the side that a party belongs to: "the offender" and "the offending side" are the same where points belong to both. */
export function seatOf(party: Party | 'pot' | 'bank' | 'pool', people: People): string {
  if (party === 'pot' || party === 'bank' || party === 'pool') return party;
  if (OFFENDERS.has(party)) return 'offender';
  if (OTHERS.has(party)) return party === 'opponent' && people.seats === 'singly' ? 'opponent' : 'others';
  if (people.seats === 'two' && party === 'next-player') return 'others';
  // Two names for one seat.
  if (party === 'eldest-hand') return people.seats === 'two' ? 'non-dealer' : 'left-of-dealer';
  if (party === 'left-of-dealer' && people.seats === 'two') return 'non-dealer';
  if (typeof party === 'string' && party.startsWith('side-of-')) return party.slice('side-of-'.length);
  return typeof party === 'string' ? party : partyName(party);
}

/** Subjects for what none of several may do: "both sides may not" could mean that one of them may. */
const NOBODY: Readonly<Partial<Record<Extract<Party, string>, string>>> = {
  anyone: 'nobody',
  'all-players': 'nobody',
  'both-sides': 'neither side',
  'either-opponent': 'neither opponent',
  'either-defender': 'neither defender',
  'each-other-player': 'no other player',
};
/** The same for two players, or for players without partners. */
const NOBODY_ALONE: typeof NOBODY = {
  anyone: 'nobody',
  'all-players': 'nobody',
  'both-sides': 'neither player',
  'each-other-player': 'no other player',
};

/** Names the parties of a law according to how its players sit. */
export class PartyNames {
  readonly people: People;
  constructor(people: People) {
    this.people = people;
  }

  name(party: Party): Name {
    return nameOf(party, this.people);
  }
  /** "the other side". */
  of(party: Party): string {
    return this.name(party).name;
  }
  payee(to: Payee): string {
    return to === 'pot' || to === 'bank' || to === 'pool' ? `the ${to}` : this.of(to);
  }
  seat(party: Payee): string {
    return seatOf(party, this.people);
  }
  /** The verb form that agrees with a party: `verb('opponents', 'says', 'say')`. */
  verb(party: Party, one: string, many: string): string {
    return this.name(party).one ? one : many;
  }
  /** "the player’s", or null if the name is too long for a possessive. */
  possessive(party: Party): string | null {
    const name = this.of(party);
    return /^the [a-z-]+(?: [a-z-]+)?$/.test(name) ? `${name}’s` : null;
  }

  action(who: Party, verb: string, verbs: string, rest: string, modal: Modal = null): Action {
    return { kind: 'action', who: this.name(who), modal, do: verb, does: verbs, rest };
  }
  may(who: Party, verb: string): Action {
    return this.action(who, verb, verb, '', 'may');
  }
  mayNot(who: Party, verb: string): Action {
    const nobody = typeof who === 'string' ? (this.people.seats === 'partners' ? NOBODY : NOBODY_ALONE)[who as keyof typeof NOBODY] : undefined;
    if (nobody !== undefined) return { kind: 'action', who: { name: nobody, one: true }, modal: 'may', do: verb, does: verb, rest: '' };
    return this.action(who, verb, verb, '', 'may not');
  }
}
