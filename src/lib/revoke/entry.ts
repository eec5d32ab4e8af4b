// The tricks as players enter them on the page: an immutable value, and the functions that change it.
import { type Play, type Remembered, type TrickDeal, turnFrom, winnerOf } from '../../rules-engine/mechanics/revoke/deal.ts';
import { ALL_PACKS } from '../../rules-engine/vocabulary/all-packs.ts';
import type { Card } from '../../rules-engine/vocabulary/cards.ts';
import { counted } from '../../rules-engine/wording/numbers.ts';
import { gameOf, handFor, packFor, type RulesOfGame, type Settings } from './rules-of-game.ts';

export interface EnteredTrick {
  /** The seat that led, if a player has entered it. */
  readonly leader: number | null;
  /** By seat; null if nothing is entered. */
  readonly remembered: readonly (Remembered | null)[];
}
export interface Entry extends Settings {
  readonly game: string;
  /** By seat; empty for the usual name. */
  readonly names: readonly string[];
  readonly tricks: readonly EnteredTrick[];
  /** Cards seen in a hand and not played, by seat. */
  readonly shown: readonly (readonly Card[])[];
}
/** Where the next card goes; the seat is null if the leader of the trick must be entered first. */
export interface Cursor {
  readonly trick: number;
  readonly seat: number | null;
}

export const LONGEST_NAME = 16;

const NAMES: Readonly<Record<number, readonly string[]>> = { 2: ['You', 'Opponent'], 3: ['You', 'Left', 'Right'], 4: ['You', 'Left', 'Partner', 'Right'] };
/** The usual names of the seats, in the order of play from the player who holds the phone. */
export function usualNames({ sides }: RulesOfGame, players: number): readonly string[] {
  const names = NAMES[players] ?? ['You', ...Array.from({ length: players - 1 }, (_, n) => `Player ${n + 2}`)];
  return sides || players !== 4 ? names : names.map((name) => (name === 'Partner' ? 'Across' : name));
}
/** The names of all seats. */
export const namesOf = (entry: Entry, rules: RulesOfGame): readonly string[] =>
  usualNames(rules, entry.players).map((usual, seat) => entry.names[seat] || usual);

/** An empty entry for a game; names and trump are taken from the entry before if they fit. */
export function newEntry(rules: RulesOfGame, players = rules.players[0] ?? 4, before: Entry | null = null): Entry {
  const pack = packFor(rules, players);
  return {
    game: rules.id,
    trump: before !== null && rules.trumps.includes(before.trump) ? before.trump : (rules.trumps[0] ?? 'none'),
    players,
    pack,
    hand: handFor(rules, pack, players),
    out: null,
    names: before?.players === players ? before.names : [],
    tricks: [],
    shown: [],
  };
}

/** The table in a few words: "4 players, 5 cards each, 32 cards, seven to ace". */
export const sayTable = ({ players, hand, pack }: Entry): string => `${players} players, ${counted(hand, 'card')} each, ${ALL_PACKS[pack].title}`;

export const isEmpty = ({ tricks, shown }: Entry): boolean =>
  tricks.every(({ remembered }) => remembered.every((one) => one === null)) && shown.every((cards) => cards.length === 0);

/** The deal in the form that the check takes; the plays of a trick are in order from its leader. */
export function dealOf(entry: Entry, rules: RulesOfGame): TrickDeal {
  const game = gameOf(rules, entry);
  const leaders = leadersIn(entry, rules);
  const tricks = entry.tricks.map(({ remembered }, n) => {
    const leader = leaders[n] ?? null;
    const plays = turnFrom(leader ?? 0, { ...game, out: [] }).flatMap((seat): Play[] =>
      remembered[seat] == null ? [] : [{ seat, remembered: remembered[seat] }],
    );
    return { ...(leader === null ? {} : { leader }), plays };
  });
  return { game, tricks, shown: entry.shown.flatMap((cards, seat) => cards.map((card) => ({ seat, card }))) };
}

/** Who led each trick and who leads to the next, as entered or as won in the trick before; null if neither is known. */
export function leadersIn(entry: Entry, rules: RulesOfGame): readonly (number | null)[] {
  const game = gameOf(rules, entry);
  const leaders: (number | null)[] = [];
  let next: number | null = null;
  for (const { leader: said, remembered } of entry.tricks) {
    const leader: number | null = (said === entry.out ? null : said) ?? next;
    leaders.push(leader);
    next = leader === null ? null : winnerOf({ plays: remembered.flatMap((one, seat) => (one === null ? [] : [{ seat, remembered: one }])) }, leader, game);
  }
  return [...leaders, next];
}

/** The first empty place, trick by trick in order of play; null if the hands are played out. */
export function nextCursor(entry: Entry, rules: RulesOfGame): Cursor | null {
  const game = gameOf(rules, entry);
  const leaders = leadersIn(entry, rules);
  for (let trick = 0; trick < Math.min(entry.hand, entry.tricks.length + 1); trick++) {
    const leader = leaders[trick] ?? null;
    if (leader === null) return { trick, seat: null };
    const seat = turnFrom(leader, game).find((one) => entry.tricks[trick]?.remembered[one] == null);
    if (seat !== undefined) return { trick, seat };
  }
  return null;
}

const blank = (players: number): EnteredTrick => ({ leader: null, remembered: Array.from({ length: players }, () => null) });

function change(entry: Entry, trick: number, by: (one: EnteredTrick) => EnteredTrick): Entry {
  const tricks = [...entry.tricks];
  while (tricks.length <= trick) tricks.push(blank(entry.players));
  tricks[trick] = by(tricks[trick] ?? blank(entry.players));
  // Empty tricks at the end are dropped.
  while (tricks.length > 0 && tricks.at(-1)?.leader === null && tricks.at(-1)?.remembered.every((one) => one === null)) tricks.pop();
  return { ...entry, tricks };
}

/** Enters a card; null removes it. */
export const put = (entry: Entry, trick: number, seat: number, remembered: Remembered | null): Entry =>
  change(entry, trick, (one) => ({ ...one, remembered: one.remembered.map((old, n) => (n === seat ? remembered : old)) }));

export const putLeader = (entry: Entry, trick: number, leader: number | null): Entry => change(entry, trick, (one) => ({ ...one, leader }));

/** Adds a card that was seen in a hand, or removes it if it is already there. */
export function turnShown(entry: Entry, seat: number, card: Card): Entry {
  const shown = Array.from({ length: entry.players }, (_, n) => entry.shown[n] ?? []);
  shown[seat] = shown[seat]?.includes(card) === true ? shown[seat].filter((one) => one !== card) : [...(shown[seat] ?? []), card];
  return { ...entry, shown: shown.every((cards) => cards.length === 0) ? [] : shown };
}
