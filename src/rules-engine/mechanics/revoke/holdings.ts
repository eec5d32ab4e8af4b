// The cards that the players may have held. Every card that is not remembered is a place to be filled with an unseen card; a claim about a
// hand is certain if no way of filling all places makes it false. Cards of one suit are interchangeable here, so counting suits is enough
// (Hall's theorem).
import { GROUPS, type Group, groupOf, groupRemembered, isCard, leadersOf, type TrickDeal } from './deal.ts';

type Allowed = ReadonlySet<Group>;
/** One card of a player: played to a trick, or still in hand when the last trick entered was played. */
export interface Place {
  readonly seat: number;
  /** Index of the trick, from 0. */
  readonly trick: number;
  /** Whether the card itself is known. */
  readonly isKnown: boolean;
  /** The suits that it may have. */
  readonly allowed: Allowed;
}

const ALL: Allowed = new Set(GROUPS);
/** Only these suits. */
export const only = (...groups: readonly Group[]): Allowed => new Set(groups);
/** The suits of `from` without these. */
export const but = (from: Allowed, ...groups: readonly Group[]): Allowed => new Set([...from].filter((one) => !groups.includes(one)));
/** The suits of `from` that are among these. */
export const among = (from: Allowed, ...groups: readonly Group[]): Allowed => new Set([...from].filter((one) => groups.includes(one)));

export class Holdings {
  readonly places: readonly Place[];
  /** Unseen cards by suit: those that fill the unknown places, and those that were not dealt. */
  readonly unseen: ReadonlyMap<Group, number>;

  constructor(deal: TrickDeal) {
    const { game, tricks, shown } = deal;
    const leaders = leadersOf(deal);
    const unseen = new Map<Group, number>(GROUPS.map((group) => [group, 0]));
    const count = (group: Group, n: number) => unseen.set(group, (unseen.get(group) ?? 0) + n);
    for (const card of game.pack) count(groupOf(card, game), 1);
    const places: Place[] = [];
    for (let seat = 0; seat < game.players; seat++) {
      if (game.out.includes(seat)) continue;
      const left = shown.filter((one) => one.seat === seat).map(({ card }) => card);
      for (let trick = 0; trick < game.hand; trick++) {
        const remembered = tricks[trick]?.plays.find((one) => one.seat === seat)?.remembered;
        const card =
          remembered === undefined ? (game.hand - trick <= left.length ? left[game.hand - trick - 1] : undefined) : isCard(remembered) ? remembered : undefined;
        const group = card !== undefined ? groupOf(card, game) : remembered === undefined ? null : groupRemembered(remembered, game);
        if (card !== undefined && group !== null) count(group, -1);
        const leader = leaders[trick] ?? null;
        const led = tricks[trick]?.plays.find((one) => one.seat === leader)?.remembered;
        const suit = led === undefined ? null : groupRemembered(led, game);
        const allowed = group !== null ? only(group) : remembered === 'other' && suit !== null ? but(ALL, suit) : ALL;
        places.push({ seat, trick, isKnown: card !== undefined, allowed });
      }
    }
    this.places = places;
    this.unseen = unseen;
  }

  /** Cards that a player held after playing to a trick. */
  after(seat: number, trick: number): readonly Place[] {
    return this.places.filter((one) => one.seat === seat && one.trick > trick);
  }

  /** Whether all places can be filled when `change` narrows the suits of some of them. */
  canBe(change: ReadonlyMap<Place, Allowed> = new Map()): boolean {
    const masks = new Map<number, number>();
    for (const place of this.places) {
      const allowed = change.get(place) ?? place.allowed;
      if (allowed.size === 0) return false;
      if (place.isKnown) continue;
      const mask = GROUPS.reduce((sum, group, n) => sum | (allowed.has(group) ? 1 << n : 0), 0);
      masks.set(mask, (masks.get(mask) ?? 0) + 1);
    }
    for (let set = 1; set < 1 << GROUPS.length; set++) {
      let wanted = 0;
      for (const [mask, times] of masks) if ((mask & ~set) === 0) wanted += times;
      const there = GROUPS.reduce((sum, group, n) => sum + ((set >> n) & 1 ? (this.unseen.get(group) ?? 0) : 0), 0);
      if (wanted > there) return false;
    }
    return true;
  }

  /** A suit of which more cards are entered than the pack has; null if the entries are consistent. */
  overfull(): Group | null {
    if (this.canBe()) return null;
    const few = (group: Group) => this.places.filter((one) => !one.isKnown && one.allowed.size === 1 && one.allowed.has(group)).length;
    return GROUPS.find((group) => few(group) > (this.unseen.get(group) ?? 0)) ?? 'none';
  }
}
