// Whether the pack may be gone through again, a card put in the reserve, cards taken away together, or a pile looked into.
import { type Case, fact, yesNo } from '../laws/laws.ts';
import { allowed, handEnds, losesGame, notDecided } from '../laws/remedies.ts';
import { PATIENCE } from './heads.ts';
import { doubting, openWith, otherwise, type Question, readingsOf, ruled, someAnswer } from './ruled.ts';
import type { Table } from './table.ts';
import { sayNumber } from './words.ts';

const CHIPS = ['', 'First', 'Second', 'Third', 'Fourth'] as const;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const packAgain: Question = (tables, unsaid) => {
  if (!someAnswer(tables, 'redeals')) return null;
  const numbers = Object.values(tables).flatMap(({ redeals }) => (typeof redeals?.is === 'number' && redeals.is > 0 ? [redeals.is] : []));
  const most = Math.max(0, ...numbers);
  const times = most === 0 ? [] : [...Array.from({ length: most }, (_, n) => `${n + 1}`), 'more'];
  const NTH = ['', 'The first time', 'The second time', 'The third time', 'The fourth time'] as const;
  const label = (key: string) => (key === 'more' ? 'Once more than that' : (NTH[Number(key)] ?? `Time ${key}`));
  const read = ({ redeals }: Table): Case[] => {
    if (redeals === undefined) return [];
    if (typeof redeals.is === 'string' || redeals.is === 0) return [{ then: ruled(redeals.is !== 0, 'run-pack-again') }];
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
        : {
            time: {
              ask: 'Which time is it that the cards are gone through again?',
              legend: 'Time through',
              options: Object.fromEntries(times.map((key) => [key, label(key)])),
              chips: Object.fromEntries(times.map((key) => [key, key === 'more' ? 'Once more' : (CHIPS[Number(key)] ?? key)])),
              ifs: Object.fromEntries(
                times.map((key) => [key, key === 'more' ? `after going through them ${sayNumber(most)} times more` : `if it is ${lower(label(key))}`]),
              ),
            },
          },
    readings: readingsOf(tables, ['redeals'], read, unsaid),
  };
};

export const reserve: Question = (tables, unsaid) => {
  const holding = Object.values(tables).find((table) => table.reserve?.is.holds !== undefined)?.reserve?.is;
  if (holding?.holds === undefined) return null;
  const kings = holding.only === 'king';
  const read = ({ reserve: here }: Table): Case[] => {
    if (here?.is.holds === undefined) return [{ then: [notDecided] }];
    const full: Case = { when: { room: 'no', ...(kings ? { card: 'king' } : {}) }, then: ruled(false, 'move-card') };
    const room: Case = { when: { room: 'yes', ...(kings ? { card: 'king' } : {}) }, then: ruled(true, 'move-card') };
    return kings ? [room, full, { when: { card: 'other' }, then: ruled(false, 'move-card') }] : [room, full];
  };
  return {
    question: 'allowed',
    title: 'Card laid in the reserve',
    gist: 'A card is put aside into the reserve pile.',
    aka: ['free cell', 'spare pile', 'hold a card', 'park a king'],
    moment: 'play',
    facts: {
      ...(kings
        ? {
            card: fact('Which card was it?', 'The card', {
              king: { label: 'A king', if: 'if it was a king' },
              other: { label: 'Any other card', chip: 'Another card', if: 'if it was not a king' },
            }),
          }
        : {}),
      room: yesNo(
        `Were there fewer than ${sayNumber(holding.holds)} in it?`,
        `Fewer than ${sayNumber(holding.holds)}`,
        `if there were fewer than ${sayNumber(holding.holds)} cards in it`,
        'if the reserve was full',
      ),
    },
    ...(kings
      ? {
          leads: Object.fromEntries(
            Object.keys(tables).map((book) => [
              book,
              `Only a king may go there, and only while there are fewer than ${sayNumber(holding.holds ?? 0)} cards in the reserve. The book names no penalty.`,
            ]),
          ),
        }
      : {}),
    readings: readingsOf(tables, ['reserve'], read, unsaid),
  };
};

export const wrongTake: Question = (tables, unsaid) => {
  const taken = Object.values(tables).find((table) => table.taken !== undefined)?.taken?.is;
  if (taken === undefined) return null;
  const [good, bad] =
    taken === 'pair'
      ? ['Two cards of one rank', 'Cards of different ranks']
      : taken === 'run-of-three'
        ? ['Three cards in succession', 'Cards that do not follow each other']
        : taken === 'next'
          ? ['A card next in rank', 'A card that is not next in rank']
          : [`Cards that add to ${sayNumber(taken.sum)}`, 'Cards that add to another sum'];
  const read = (table: Table): Case[] => [
    { when: { cards: 'good' }, then: ruled(true, 'take-away') },
    { when: { cards: 'bad' }, then: otherwise(table.taken, 'take-away') },
  ];
  return {
    ...PATIENCE.wrongTake,
    aka: ['wrong pair', 'cards do not match', 'took the wrong cards', 'can I take these cards'],
    facts: {
      cards: fact('What was taken?', 'Taken', {
        good: { label: good, chip: taken === 'next' ? 'Next in rank' : 'They match', if: `if they were ${lower(good)}`.replace('they were a ', 'it was a ') },
        bad: { label: bad, chip: taken === 'next' ? 'Not next' : 'They do not', if: `if they were ${lower(bad)}`.replace('they were a ', 'it was a ') },
      }),
    },
    readings: readingsOf(tables, ['taken'], read, unsaid),
  };
};

export const whenLost: Question = (tables, unsaid) => {
  const endings = Object.values(tables).flatMap(({ ends }) => (ends === undefined ? [] : [ends.is]));
  if (endings.length === 0) return null;
  const read = ({ ends }: Table): Case[] =>
    ends === undefined
      ? []
      : [
          { when: { left: 'yes' }, then: [allowed('player', 'play-on')] },
          ends.is.as === 'lost'
            ? { when: { left: 'no' }, then: [losesGame('player')] }
            : { when: { left: 'no' }, then: [handEnds], note: `The cards that are ${ends.is.as} are counted.` },
        ];
  const stuck = endings.some(({ when }) => when === 'stuck');
  return {
    question: 'runs-out',
    title: 'When is it lost?',
    gist: 'The game has not come out, and the player wants to know whether it is over.',
    aka: ['lost', 'game over', 'stuck', 'no more moves', 'blocked', 'is it over', 'when does it end'],
    moment: 'game-over',
    facts: {
      left: stuck
        ? yesNo('Can anything still be built, with the cards of the pack too?', 'A move left', 'while a move is left', 'once no move is left')
        : fact('Are there cards left to be turned?', 'Cards left', {
            yes: { label: 'Yes', if: 'while cards are left to be turned' },
            no: { label: 'No, and nothing more can be played', chip: 'No', if: 'once no card is left and nothing more can be played' },
          }),
    },
    readings: readingsOf(tables, ['ends'], read, unsaid),
  };
};

export const lookUnder: Question = (tables, unsaid) => {
  if (!someAnswer(tables, 'peek')) return null;
  return {
    question: 'allowed',
    title: 'Pile looked into',
    gist: 'The top card of a pile is lifted to see what lies under it.',
    aka: ['peek', 'peeked', 'look under', 'lift a card', 'see the card beneath'],
    moment: 'play',
    facts: {},
    readings: readingsOf(tables, ['peek'], () => [{ then: ruled(true, 'look-into-pile') }], unsaid),
  };
};

export const stockTooSoon: Question = (tables, unsaid) => {
  if (!someAnswer(tables, 'stock')) return null;
  const read = ({ stock }: Table): readonly Case[] => {
    if (stock?.advice === true) return openWith('It advises to make every move of the layout first, and does not say that you must.');
    const cases = [
      { when: { moves: 'yes' }, then: ruled(false, 'turn-next-card') },
      { when: { moves: 'no' }, then: ruled(true, 'turn-next-card') },
    ];
    return stock === undefined ? cases : doubting(stock, cases);
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
          moves: yesNo(
            'Could a card still be moved or played?',
            'A move left',
            'while a card can still be moved or played',
            'once no card can be moved or played',
          ),
        },
    readings: readingsOf(tables, ['stock'], read, unsaid),
  };
};
