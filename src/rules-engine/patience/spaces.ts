// What fills a space, which cards may be played, and what must be laid out at once.
import { type Case, type Fact, fact } from '../laws/laws.ts';
import { must, notDecided } from '../laws/remedies.ts';
import { type Names, namesOf, sayPile } from './names.ts';
import { doubting, type Question, readingsOf, ruled } from './ruled.ts';
import type { Pile, Space, Table, Tables } from './table.ts';

const PILES: readonly Pile[] = ['column', 'reserve', 'waste', 'pack', 'their-reserve', 'their-waste'];
const forTwo = (tables: Tables) => Object.values(tables).some(({ layout }) => typeof layout?.is === 'object' && layout.is.each === true);

/** A pile in one to three words: "The waste". */
const chipOf = (name: string) => name.replace('the opponent’s', 'their').replace(/^./, (first) => first.toUpperCase());

/** The question which pile a card comes from, for the piles that some book of the game mentions. */
function fromWhere(piles: readonly Pile[], names: Names, whose: 'own' | 'the'): Fact {
  const said = piles.map((pile) => [pile, sayPile(pile, names, whose)] as const);
  return {
    ask: 'Where did the card come from?',
    legend: 'Came from',
    options: Object.fromEntries(said.map(([pile, text]) => [pile, `From ${text}`])),
    chips: Object.fromEntries(piles.map((pile) => [pile, chipOf(sayPile(pile, names))])),
    ifs: Object.fromEntries(said.map(([pile, text]) => [pile, `if the card came from ${text}`])),
  };
}

/** Cases for a book that names piles: allowed, forbidden, and left open with a note. */
function byPile({ from = [], never = [], open = {} }: Pick<Space, 'from' | 'never' | 'open'>, asked: readonly Pile[]): Case[] {
  const rest = asked.filter((pile) => !from.includes(pile) && !never.includes(pile) && open[pile] === undefined);
  const notes = [...new Set(Object.values(open))];
  return [
    { when: { from }, then: ruled(true, 'fill-space-so') },
    ...(never.length > 0 ? [{ when: { from: never }, then: ruled(false, 'fill-space-so') }] : []),
    ...notes.map((note) => ({ when: { from: asked.filter((pile) => open[pile] === note) }, then: [notDecided], note })),
    ...(rest.length > 0 ? [{ when: { from: rest }, then: [notDecided] }] : []),
  ];
}

const OTHER_CARD = { king: 'A king', ace: 'An ace', other: 'Any other card' } as const;
export const emptySpace: Question = (tables, unsaid) => {
  const spaces = Object.values(tables).flatMap(({ space }) => (space === undefined ? [] : [space.is]));
  if (spaces.length === 0) return null;
  const ranks = (['king', 'ace'] as const).filter((rank) => spaces.some(({ cards }) => cards === rank));
  const may = (pile: Pile) => spaces.some(({ from = [] }) => from.includes(pile));
  const spoken = PILES.filter((pile) => may(pile) || spaces.some(({ never = [], open = {} }) => never.includes(pile) || open[pile] !== undefined));
  const asked = [...spoken.filter(may), ...spoken.filter((pile) => !may(pile))];
  const waiting = ({ late }: Space, cases: readonly Case[]): readonly Case[] =>
    late === true ? cases.map((one) => (one.then[0]?.kind === 'allowed' ? { ...one, note: 'The space may also be left empty for a time.' } : one)) : cases;
  const read = ({ space }: Table): readonly Case[] => {
    if (space === undefined) return [];
    const { cards, only } = space.is;
    if (cards === 'any') return waiting(space.is, space.is.from === undefined ? [{ then: ruled(true, 'fill-space-so') }] : byPile(space.is, asked));
    const others = [...ranks, 'other' as const].filter((rank) => rank !== cards);
    return waiting(space.is, [
      { when: { card: cards }, then: ruled(true, 'fill-space-so') },
      { when: { card: others }, then: only === true ? ruled(false, 'fill-space-so') : [notDecided] },
    ]);
  };
  return {
    question: 'allowed',
    title: 'Empty space filled',
    gist: 'A card is put into a space of the layout from which all cards have gone.',
    aka: ['empty column', 'empty spot', 'empty pile', 'fill a gap', 'what goes in the space'],
    moment: 'play',
    facts: {
      ...(ranks.length > 0
        ? {
            card: {
              ask: 'Which card was put there?',
              legend: 'The card',
              options: Object.fromEntries([...ranks, 'other' as const].map((rank) => [rank, OTHER_CARD[rank]])),
              chips: Object.fromEntries([...ranks, 'other' as const].map((rank) => [rank, OTHER_CARD[rank]])),
              ifs: Object.fromEntries(
                [...ranks, 'other' as const].map((rank) => [rank, `if it is ${rank === 'other' ? 'any other card' : OTHER_CARD[rank].toLowerCase()}`]),
              ),
            },
          }
        : {}),
      ...(asked.length > 0 ? { from: fromWhere(asked, namesOf(tables), forTwo(tables) ? 'own' : 'the') } : {}),
    },
    readings: readingsOf(tables, ['space'], read, unsaid),
  };
};

export const baseKeptBack: Question = (tables, unsaid) => {
  const begun = Object.values(tables).find(({ foundations }) => foundations?.is.begun !== undefined)?.foundations?.is;
  if (begun === undefined) return null;
  const ace = begun.base === 'ace';
  const read = ({ foundations }: Table): Case[] =>
    foundations?.is.begun === undefined
      ? [{ then: [notDecided] }]
      : [{ then: [must('player', 'start-foundation')], note: 'For the cards that build on it no such haste is ordered.' }];
  return {
    question: 'obliged',
    title: ace ? 'Ace kept back' : 'Card that begins a foundation kept back',
    gist: ace ? 'An ace comes in sight and is not laid out.' : 'A card with which a foundation begins shows and is not laid out.',
    aka: ace ? ['forgot the ace', 'left the ace', 'must I play the ace'] : ['forgot the foundation', 'must I play it up'],
    moment: 'play',
    facts: {},
    readings: readingsOf(tables, ['foundations'], read, unsaid),
  };
};

export const cardUsed: Question = (tables, unsaid) => {
  const rule = Object.values(tables).find(({ used }) => used !== undefined)?.used?.is;
  if (rule === undefined) return null;
  const names = namesOf(tables);
  const own = rule.own
    .map((pile) => (pile === 'column' ? names.columns : sayPile(pile, names).replace('the ', '')))
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
  const read = ({ used }: Table): Case[] =>
    used === undefined
      ? [{ then: [notDecided] }]
      : [
          { when: { from: 'own' }, then: ruled(true, 'play-that-card') },
          used.is.theirs === 'allowed'
            ? { when: { from: 'theirs' }, then: ruled(true, 'play-that-card') }
            : { when: { from: 'theirs' }, then: [notDecided], note: 'The player’s own cards are named, and no others.' },
        ];
  return {
    question: 'allowed',
    title: 'Whose card may be used',
    gist: 'A player takes a top card to build with.',
    aka: ['use his cards', 'take from the other side', 'which cards can I move'],
    moment: 'play',
    facts: {
      from: fact('Where did the card lie?', 'The card lay', {
        own: { label: `On the player’s own ${own}`, chip: 'On their own', if: 'if the card lay on one of their own piles' },
        theirs: { label: 'On a pile of the opponent', chip: 'On the opponent’s', if: 'if it lay on a pile of the opponent' },
      }),
    },
    readings: readingsOf(tables, ['used'], read, unsaid),
  };
};

export const onTheirs: Question = (tables, unsaid) => {
  const rule = Object.values(tables).find(({ theirs }) => theirs?.is.from !== undefined)?.theirs?.is;
  if (rule === undefined) return null;
  const asked = PILES.filter((pile) => rule.from?.includes(pile) === true || rule.never?.includes(pile) === true);
  const names = namesOf(tables);
  const pile = rule.on.map((one) => names[one]).join(' or ');
  const read = ({ theirs }: Table): readonly Case[] =>
    theirs === undefined
      ? [{ then: [notDecided] }]
      : doubting(theirs, [
          { when: { from: theirs.is.from ?? [] }, then: ruled(true, 'play-that-card') },
          { when: { from: theirs.is.never ?? [] }, then: ruled(false, 'play-that-card') },
        ]);
  return {
    question: 'allowed',
    title: `Card played on the opponent’s ${pile}`,
    gist: `A player wants to build on the open card of the other ${pile}.`,
    aka: ['load the opponent', 'play on his pile'],
    moment: 'play',
    facts: { from: fromWhere(asked, names, 'own') },
    readings: readingsOf(tables, ['theirs'], read, unsaid),
  };
};
