// Whether a card may be laid there, several go together, or a space be filled.
import type { Case, Fact } from '../laws.ts';
import { notDecided } from '../remedies.ts';
import { PATIENCE } from './heads.ts';
import { otherwise, type Question, readingsOf, ruled, someTells } from './ruled.ts';
import type { Build, Table } from './table.ts';

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

/** Builds of a book: of its foundations and in its columns. */
const buildsOf = ({ foundations, columns }: Table) => ({ foundation: foundations?.is.build, column: columns?.is });

export const wrongBuild: Question = (tables, unsaid) => {
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
};

export const severalMoved: Question = (tables, unsaid) => {
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
};

const OTHER_CARD = { king: 'A king', ace: 'An ace', other: 'Any other card' } as const;
export const emptySpace: Question = (tables, unsaid) => {
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
};
