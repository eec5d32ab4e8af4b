// Encodes the tricks for a link and for the device: `game=euchre&trump=H&t=0.AS.9H.x.n_...`. Each part that cannot be read is reported in a sentence.
import type { Remembered } from '../../rules-engine/mechanics/revoke/deal.ts';
import { joinList, splitList } from '../../rules-engine/sheets/lists.ts';
import { ALL_PACKS, type AnyPackId } from '../../rules-engine/vocabulary/all-packs.ts';
import { type Card, parseCard, SUITS, type Suit } from '../../rules-engine/vocabulary/cards.ts';
import { chooseOf, type LinkFault, takeLink } from '../addresses/links.ts';
import { type EnteredTrick, type Entry, LONGEST_NAME, newEntry } from './entry.ts';
import { handFor, mostCards, type RulesOfGame, TRUMPS } from './rules-of-game.ts';

/** The longest text that is decoded: thirteen tricks of seven players with long names need a tenth of it. */
const LONGEST = 4000;
const [UNKNOWN, OTHER] = ['x', 'n'];

function writeRemembered(remembered: Remembered | null): string {
  if (remembered === null) return '';
  if (remembered === '?') return UNKNOWN;
  if (remembered === 'other') return OTHER;
  return remembered.endsWith('?') ? `x${remembered.slice(0, 1)}` : remembered;
}
/** Decodes a remembered card: null if nothing is entered, undefined if the word is invalid. */
function readRemembered(word: string): Remembered | null | undefined {
  if (word === '') return null;
  if (word === UNKNOWN) return '?';
  if (word === OTHER) return 'other';
  const suit = SUITS.find((one) => word === `x${one}`) as Suit | undefined;
  return suit === undefined ? (parseCard(word) ?? undefined) : `${suit}?`;
}

/** Writes an entry for the fragment of an address. */
export function writeEntry(entry: Entry, rules: RulesOfGame): string {
  const usual = newEntry(rules, entry.players);
  const query = new URLSearchParams([['game', entry.game]]);
  if (entry.trump !== rules.trumps[0]) query.append('trump', entry.trump);
  if (entry.players !== rules.players[0]) query.append('players', String(entry.players));
  if (entry.pack !== usual.pack) query.append('pack', entry.pack);
  if (entry.hand !== handFor(rules, entry.pack, entry.players)) query.append('hand', String(entry.hand));
  if (entry.out !== null) query.append('out', String(entry.out));
  if (entry.names.some((name) => name !== '')) query.append('names', joinList(entry.names));
  if (entry.tricks.length > 0)
    query.append(
      't',
      entry.tricks
        .map(({ leader, remembered }) => [leader === null ? '' : String(leader), ...remembered.map(writeRemembered)].join('.').replace(/\.+$/, ''))
        .join('_'),
    );
  if (entry.shown.length > 0) query.append('shown', entry.shown.map((cards) => cards.join('.')).join('_'));
  return query.toString();
}

export interface ReadEntry {
  readonly entry: Entry;
  readonly faults: readonly LinkFault[];
}

const wholeNumber = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN);

/** The tricks of a link, without empty ones at the end, and the words that are no card. */
function readTricks(value: string, { hand, players }: Entry): { readonly tricks: EnteredTrick[]; readonly wrong: readonly string[] } {
  const wrong: string[] = [];
  const tricks = value
    .split('_')
    .slice(0, hand)
    .map((line): EnteredTrick => {
      const [first = '', ...words] = line.split('.');
      const leader = wholeNumber(first);
      const remembered = Array.from({ length: players }, (_, seat) => {
        const read = readRemembered(words[seat] ?? '');
        if (read === undefined) wrong.push(words[seat] ?? '');
        return read ?? null;
      });
      return { leader: leader < players ? leader : null, remembered };
    });
  while (tricks.at(-1)?.leader === null && tricks.at(-1)?.remembered.every((one) => one === null)) tricks.pop();
  return { tricks, wrong };
}

const sayNoCards = (words: readonly string[]): string =>
  `Not a card: ${words
    .slice(0, 5)
    .map((word) => `“${word.slice(0, 12)}”`)
    .join(', ')}`;

/** The cards that each player showed; empty if nobody showed any. */
function readShown(value: string, { hand, players }: Entry): Card[][] {
  const shown = value
    .split('_')
    .slice(0, players)
    .map((line) =>
      line
        .split('.')
        .map(parseCard)
        .filter((card): card is Card => card !== null)
        .slice(0, hand),
    );
  while (shown.length < players) shown.push([]);
  return shown.every((cards) => cards.length === 0) ? [] : shown;
}

/** What the user is asked for under each name of the link, in the order in which they are read. */
const ASKS: Readonly<Record<string, string>> = {
  game: '',
  trump: 'Trump',
  players: 'Players',
  pack: 'Pack',
  hand: 'Cards in each hand',
  out: 'Who does not play',
  names: 'Names',
  t: 'Tricks',
  shown: 'Cards seen',
};
const ORDER = Object.keys(ASKS);

/** Reads an entry; null if the text does not name a game that can be checked. */
export function readEntry(text: string, games: ReadonlyMap<string, RulesOfGame>): ReadEntry | null {
  if (text.length > LONGEST) return null;
  const query = new URLSearchParams(text);
  const rules = games.get(query.get('game') ?? '');
  if (rules === undefined) return null;
  const sorted = new URLSearchParams([...query].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  let entry = newEntry(rules);
  const taken: Readonly<Record<string, (value: string) => string | null>> = {
    game: () => null,
    trump: (value) => {
      const trump = TRUMPS.find((one) => one === value && rules.trumps.includes(one));
      if (trump === undefined) return chooseOf(value, rules.trumps);
      entry = { ...entry, trump };
      return null;
    },
    players: (value) => {
      const players = wholeNumber(value);
      if (!rules.players.includes(players)) return chooseOf(value, rules.players.map(String));
      entry = { ...newEntry(rules, players), trump: entry.trump };
      return null;
    },
    pack: (value) => {
      const pack = rules.packs.find((one) => one === value) as AnyPackId | undefined;
      if (pack === undefined) return chooseOf(value, rules.packs, (key) => ALL_PACKS[key as AnyPackId].title);
      entry = { ...entry, pack, hand: handFor(rules, pack, entry.players) };
      return null;
    },
    hand: (value) => {
      const [hand, most] = [wholeNumber(value), mostCards(entry.pack, entry.players)];
      if (!(hand >= 1 && hand <= most)) return `Enter a number from 1 to ${most}`;
      entry = { ...entry, hand };
      return null;
    },
    out: (value) => {
      const out = wholeNumber(value);
      if (!(rules.alone && out < entry.players)) return 'Everybody is taken to play';
      entry = { ...entry, out };
      return null;
    },
    names: (value) => {
      entry = {
        ...entry,
        names: splitList(value)
          .slice(0, entry.players)
          .map((name) => name.trim().slice(0, LONGEST_NAME)),
      };
      return null;
    },
    t: (value) => {
      const { tricks, wrong } = readTricks(value, entry);
      entry = { ...entry, tricks };
      return wrong.length === 0 ? null : sayNoCards(wrong);
    },
    shown: (value) => {
      entry = { ...entry, shown: readShown(value, entry) };
      return null;
    },
  };
  const faults = takeLink(sorted, { names: ORDER, ask: (name) => ASKS[name] ?? '', take: (name, value) => taken[name]?.(value) ?? null });
  return { entry, faults };
}
