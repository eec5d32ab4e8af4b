// The questions of a patience, made from what its books tell: is this move allowed?
import type { BookId, Citation } from '../../books.ts';
import { BOOK_IDS } from '../../books.ts';
import { type Case, caseByCase, type Fact, type Law, type Reading, silent } from '../laws.ts';
import type { Act } from '../remedies/acts.ts';
import { allowed, barred, noPenaltyPrinted, notDecided, type Remedy } from '../remedies.ts';
import { PATIENCE } from './heads.ts';
import type { Build, Point, Table, Tables, Told } from './table.ts';
import { sayNumber } from './words.ts';

/** How a card may stand to the one on which it is laid. */
const RELATIONS = {
  'up-suit': 'One higher, of the same suit',
  'up-color': 'One higher, of the other colour',
  'up-other': 'One higher, of the other suit of its colour',
  'down-suit': 'One lower, of the same suit',
  'down-color': 'One lower, of the other colour',
  'down-other': 'One lower, of the other suit of its colour',
  none: 'None of these',
} as const;
/** The same where a book builds by twos. */
const BY_TWOS = { 'up-two-suit': 'Two higher, of the same suit', 'down-two-suit': 'Two lower, of the same suit' } as const;

/** Whether a card that stands so to another may be built on it. */
export function fits({ way, by, step }: Build, relation: string): boolean {
  const [turn = '', ...rest] = relation.split('-');
  if (relation === 'none' || (way !== 'either' && turn !== way)) return false;
  if ((rest[0] === 'two') !== (step === 2)) return false;
  return by === 'any' || rest.at(-1) === by;
}

const ruled = (may: boolean, act: Act): Remedy[] => (may ? [allowed('player', act)] : [barred('player', act), noPenaltyPrinted]);
/** What is not among the moves that are told: barred by a rule, open where only an example is printed. */
const otherwise = (point: Told<unknown> | undefined, act: Act): Remedy[] => (point?.example === true ? [notDecided] : ruled(false, act));
/** What a book counsels is no rule: the question stays open, with the counsel beside it. */
const openWith = (note: string): Case[] => [{ then: [notDecided], note }];

/** For each book that has a table its reading: of the points of the question, or silence. */
function readingsOf(tables: Tables, points: readonly Point[], read: (table: Table) => readonly Case[], unsaid: (book: BookId) => string): Law['readings'] {
  const rows = BOOK_IDS.flatMap((book): [BookId, Reading][] => {
    const table = tables[book];
    if (table === undefined) return [];
    const here = points.flatMap((point): Told<unknown>[] => (table[point] === undefined ? [] : [table[point]]));
    if (here.length === 0) return [[book, silent(unsaid(book))]];
    const cites: Citation[] = [...new Set(here.flatMap((one) => one.cites))];
    return [[book, caseByCase(read(table), cites, here.find(({ note }) => note !== undefined)?.note)]];
  });
  return Object.fromEntries(rows);
}
const someTells = (tables: Tables, ...points: readonly Point[]) => Object.values(tables).some((table) => points.some((point) => table[point] !== undefined));

/** Builds of a book: of its foundations and in its columns. */
const buildsOf = ({ foundations, columns }: Table) => ({ foundation: foundations?.is.build, column: columns?.is });

function wrongBuild(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  const builds = Object.values(tables).map(buildsOf);
  const places = (['foundation', 'column'] as const).filter((place) => builds.some((one) => one[place] !== undefined));
  if (places.length === 0) return null;
  const twos = builds.some(({ foundation, column }) => foundation?.step === 2 || (typeof column === 'object' && column.step === 2));
  const options: Record<string, string> = twos ? { ...BY_TWOS, ...RELATIONS } : { ...RELATIONS };
  const relations = Object.keys(options);
  const WHERE = { foundation: 'On a foundation', column: 'In a column of the layout' } as const;
  const where: Fact = { ask: 'Where was it laid?', options: Object.fromEntries(places.map((place) => [place, WHERE[place]])) };
  const both = places.length > 1;
  const at = (place: string) => (both ? { where: place } : {});
  const read = (table: Table) =>
    places.flatMap((place): Case[] => {
      const build = buildsOf(table)[place];
      if (build === undefined) return [{ when: at(place), then: [notDecided] }];
      const good = build === 'none' ? [] : relations.filter((relation) => fits(build, relation));
      const bad = relations.filter((relation) => !good.includes(relation));
      return [
        ...(good.length > 0 ? [{ when: { ...at(place), how: good }, then: ruled(true, 'build-so') }] : []),
        { when: { ...at(place), how: bad }, then: otherwise(place === 'column' ? table.columns : table.foundations, 'build-so') },
      ];
    });
  return {
    ...PATIENCE.wrongBuild,
    aka: ['wrong suit', 'wrong color', 'wrong colour', 'red on red', 'black on black', 'built up instead of down', 'does this card fit'],
    facts: { ...(both ? { where } : {}), how: { ask: 'How does it stand to the card under it?', options } },
    readings: readingsOf(tables, ['foundations', 'columns'], read, unsaid),
  };
}

function severalMoved(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  if (!someTells(tables, 'moved')) return null;
  const read = ({ moved }: Table): Case[] => [
    { when: { cards: 'one' }, then: ruled(true, 'move-card') },
    moved?.is === 'one' ? { when: { cards: 'run' }, then: ruled(false, 'move-together') } : { when: { cards: 'run' }, then: ruled(true, 'move-together') },
  ];
  return {
    question: 'allowed',
    title: 'Several cards moved together',
    gist: 'Cards that follow each other in a column are taken to another one in one piece.',
    aka: ['move a stack', 'move a sequence', 'moved two cards together', 'move a whole run', 'one card at a time'],
    moment: 'play',
    facts: { cards: { ask: 'What was moved?', options: { one: 'The top card alone', run: 'Several cards in sequence, in one piece' } } },
    readings: readingsOf(tables, ['moved'], read, unsaid),
  };
}

const OTHER_CARD = { king: 'A king', ace: 'An ace', other: 'Any other card' } as const;
function emptySpace(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  const spaces = Object.values(tables).flatMap(({ space }) => (space === undefined ? [] : [space.is]));
  if (spaces.length === 0) return null;
  const ranks = (['king', 'ace'] as const).filter((rank) => spaces.some(({ cards }) => cards === rank));
  const fromStock = spaces.some(({ cards }) => cards === 'stock');
  const late = (cards: readonly Case[], may: boolean): Case[] =>
    cards.map((one) => (may ? { ...one, note: 'The space may also be left empty for a time.' } : one));
  const read = ({ space }: Table): Case[] => {
    if (space === undefined) return [];
    const { cards } = space.is;
    if (cards === 'any') return late([{ then: ruled(true, 'fill-space-so') }], space.is.late === true);
    if (cards === 'stock')
      return [
        { when: { from: 'stock' }, then: ruled(true, 'fill-space-so') },
        { when: { from: 'column' }, then: ruled(false, 'fill-space-so') },
      ];
    // The book names the card that may go there and bars no other in so many words.
    return [
      { when: { card: cards }, then: ruled(true, 'fill-space-so') },
      { when: { card: [...ranks, 'other' as const].filter((rank) => rank !== cards) }, then: [notDecided] },
    ];
  };
  return {
    question: 'allowed',
    title: 'Empty space filled',
    gist: 'A card is put into a space of the layout from which all cards have gone.',
    aka: ['empty column', 'empty spot', 'empty pile', 'fill a gap', 'what goes in the space'],
    moment: 'play',
    facts: {
      ...(ranks.length > 0
        ? { card: { ask: 'Which card was put there?', options: Object.fromEntries([...ranks, 'other' as const].map((rank) => [rank, OTHER_CARD[rank]])) } }
        : {}),
      ...(fromStock ? { from: { ask: 'Where did the card come from?', options: { stock: 'From the top of the stock', column: 'From another column' } } } : {}),
    },
    readings: readingsOf(tables, ['space'], read, unsaid),
  };
}

function packAgain(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  if (!someTells(tables, 'redeals')) return null;
  const numbers = Object.values(tables).flatMap(({ redeals }) => (typeof redeals?.is === 'number' && redeals.is > 0 ? [redeals.is] : []));
  const most = Math.max(0, ...numbers);
  const times = most === 0 ? [] : [...Array.from({ length: most }, (_, n) => `${n + 1}`), 'more'];
  const NTH = ['', 'The first time', 'The second time', 'The third time', 'The fourth time'] as const;
  const label = (key: string) => (key === 'more' ? 'Once more than that' : (NTH[Number(key)] ?? `Time ${key}`));
  const read = ({ redeals }: Table): Case[] => {
    if (redeals === undefined) return [];
    if (redeals.is === 'free' || redeals.is === 0) return [{ then: ruled(redeals.is === 'free', 'run-pack-again') }];
    const may = Number(redeals.is);
    return [
      { when: { time: times.filter((key) => Number(key) <= may) }, then: ruled(true, 'run-pack-again') },
      { when: { time: times.filter((key) => key === 'more' || Number(key) > may) }, then: ruled(false, 'run-pack-again') },
    ];
  };
  return {
    ...PATIENCE.packAgain,
    aka: ['redeal', 'go through the deck again', 'second time through', 'turn the waste over', 'how many times through'],
    facts:
      most === 0
        ? {}
        : { time: { ask: 'Which time is it that the cards are gone through again?', options: Object.fromEntries(times.map((key) => [key, label(key)])) } },
    readings: readingsOf(tables, ['redeals'], read, unsaid),
  };
}

function reserve(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  const holding = Object.values(tables).find((table) => table.reserve?.is.holds !== undefined)?.reserve?.is;
  if (holding?.holds === undefined) return null;
  const kings = holding.only === 'king';
  const read = ({ reserve: here }: Table): Case[] => {
    if (here?.is.holds === undefined) return [{ then: [notDecided] }];
    const full: Case = { when: { room: 'no', ...(kings ? { card: 'king' } : {}) }, then: ruled(false, 'lay-in-reserve') };
    const room: Case = { when: { room: 'yes', ...(kings ? { card: 'king' } : {}) }, then: ruled(true, 'lay-in-reserve') };
    return kings ? [room, full, { when: { card: 'other' }, then: ruled(false, 'lay-in-reserve') }] : [room, full];
  };
  return {
    question: 'allowed',
    title: 'Card laid in the reserve',
    gist: 'A card is put aside into the reserve pile.',
    aka: ['free cell', 'spare pile', 'hold a card', 'park a king'],
    moment: 'play',
    facts: {
      ...(kings ? { card: { ask: 'Which card was it?', options: { king: 'A king', other: 'Any other card' } } } : {}),
      room: { ask: `Were there fewer than ${sayNumber(holding.holds)} in it?`, options: { yes: 'Yes', no: 'No' }, briefs: { yes: 'room in it', no: 'full' } },
    },
    readings: readingsOf(tables, ['reserve'], read, unsaid),
  };
}

function wrongTake(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  const taken = Object.values(tables).find((table) => table.taken !== undefined)?.taken?.is;
  if (taken === undefined) return null;
  const [good, bad] =
    taken === 'pair'
      ? ['Two cards of one rank', 'Cards of different ranks']
      : taken === 'run-of-three'
        ? ['Three cards in succession', 'Cards that do not follow each other']
        : [`Cards that add to ${sayNumber(taken.sum)}`, 'Cards that add to another sum'];
  const read = (table: Table): Case[] => [
    { when: { cards: 'good' }, then: ruled(true, 'take-away') },
    { when: { cards: 'bad' }, then: otherwise(table.taken, 'take-away') },
  ];
  return {
    ...PATIENCE.wrongTake,
    aka: ['wrong pair', 'cards do not match', 'took the wrong cards', 'can I take these cards'],
    facts: { cards: { ask: 'What was taken?', options: { good, bad } } },
    readings: readingsOf(tables, ['taken'], read, unsaid),
  };
}

function lookUnder(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  if (!someTells(tables, 'peek')) return null;
  return {
    question: 'allowed',
    title: 'Pile looked into',
    gist: 'The top card of a pile is lifted to see what lies under it.',
    aka: ['peek', 'peeked', 'look under', 'lift a card', 'see the card beneath'],
    moment: 'play',
    facts: {},
    readings: readingsOf(tables, ['peek'], () => [{ then: ruled(true, 'look-into-pile') }], unsaid),
  };
}

function stockTooSoon(tables: Tables, unsaid: (book: BookId) => string): Law | null {
  if (!someTells(tables, 'stock')) return null;
  const read = ({ stock }: Table): Case[] => {
    if (stock?.advice === true) return openWith('It advises to make every move of the layout first, and does not say that you must.');
    return [
      { when: { moves: 'yes' }, then: ruled(false, 'turn-next-card') },
      { when: { moves: 'no' }, then: ruled(true, 'turn-next-card') },
    ];
  };
  const onlyAdvice = Object.values(tables).every(({ stock }) => stock === undefined || stock.advice === true);
  return {
    question: 'allowed',
    title: 'Stock turned too soon',
    gist: 'A card of the stock is turned while cards of the layout could still be moved.',
    aka: ['missed a move', 'dealt too early', 'overlooked a play', 'turned a card too soon'],
    moment: 'play',
    facts: onlyAdvice
      ? {}
      : {
          moves: {
            ask: 'Could a card of the layout still be moved?',
            options: { yes: 'Yes', no: 'No' },
            briefs: { yes: 'a move is left', no: 'no move left' },
          },
        },
    readings: readingsOf(tables, ['stock'], read, unsaid),
  };
}

const UNSAID = {
  sierra: 'The manual leaves the rules of its solitaires to the help of its program; what it prints of this game is counsel.',
  others: 'The book has the game and does not speak of this.',
} as const;
const sayUnsaid = (book: BookId): string => (book === 'sierra' ? UNSAID.sierra : UNSAID.others);

/**
 * The laws of a patience by what its books tell, under the same keys in every game; a question on which no book speaks is left out.
 * `unsaid`: what is said of a book that has the game and is silent.
 */
export function lawsOf(tables: Tables, unsaid = sayUnsaid): Readonly<Record<string, Law>> {
  const made = {
    'wrong-build': wrongBuild(tables, unsaid),
    'several-moved': severalMoved(tables, unsaid),
    'empty-space': emptySpace(tables, unsaid),
    reserve: reserve(tables, unsaid),
    'wrong-take': wrongTake(tables, unsaid),
    'stock-too-soon': stockTooSoon(tables, unsaid),
    'pack-again': packAgain(tables, unsaid),
    'look-under': lookUnder(tables, unsaid),
  };
  return Object.fromEntries(Object.entries(made).flatMap(([key, law]) => (law === null ? [] : [[key, law]])));
}
