import { doubted } from '../../../core/cites.ts';
import { fact } from '../../../core/laws.ts';
import { law } from '../../../core/one-book.ts';
import { allowed, barred, noPenaltyPrinted, notDecided } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';

const { uspc } = cites;

/** How a card may stand to the one that it is laid on. */
export const HOW = {
  'up-suit': 'One higher, of the same suit',
  'up-other': 'One higher, of another suit',
  'down-suit': 'One lower, of the same suit',
  'down-other': 'One lower, of another suit',
  none: 'None of these',
} as const;
export type How = keyof typeof HOW;

/** What may be built where. Suits are asked for on the foundations alone. */
export const BUILDS = {
  foundation: ['up-suit'],
  tableau: ['down-suit', 'down-other'],
  pile: ['up-suit', 'up-other', 'down-suit', 'down-other'],
} as const satisfies Readonly<Record<string, readonly How[]>>;
type Where = keyof typeof BUILDS;

const others = (where: Where) => (Object.keys(HOW) as How[]).filter((how) => !(BUILDS[where] as readonly How[]).includes(how));
const NO_SUIT = { doubtful: true } as const;
const casesAt = (where: Where) => [
  { when: { where, how: BUILDS[where] }, then: [allowed('player', 'build-so')], ...(where === 'foundation' ? {} : NO_SUIT) },
  { when: { where, how: others(where) }, then: [barred('player', 'build-so'), noPenaltyPrinted] },
];

/** What may be laid where, and which cards may be used. */
export const buildLaws = {
  'wrong-build': law({
    offence: 'irregular-play',
    title: 'Card built where it does not fit',
    gist: 'A card is laid on another, and the players are not agreed whether it follows it.',
    aka: ['wrong suit', 'red on black', 'up or down', 'does this card fit', 'load the opponent', 'built on his pile'],
    moment: 'play',
    facts: {
      where: fact('Where was it laid?', {
        foundation: ['On a foundation', 'on a foundation'],
        tableau: ['On either tableau', 'on a tableau'],
        pile: ['On the opponent’s Crapette or trash pile', 'on the opponent’s pile'],
      }),
      how: fact('How does it stand to the card under it?', HOW),
    },
    cases: [...casesAt('foundation'), ...casesAt('tableau'), ...casesAt('pile')],
    cites: [uspc.aces, doubted(uspc.building, 'Of the tableaux and the opponent’s piles only the direction is printed; no suit or colour is asked for.')],
  }),
  'card-used': law({
    question: 'allowed',
    title: 'Whose card may be used',
    gist: 'A player takes a top card to build with.',
    aka: ['use his cards', 'take from the other tableau', 'play from the trash pile', 'which cards can I move'],
    moment: 'play',
    facts: {
      from: fact('Where did the card lie?', {
        own: ['On his own tableau, Crapette pile or trash pile', 'his own card'],
        theirs: ['On the tableau or a pile of the opponent', 'card of the opponent'],
      }),
    },
    cases: [
      { when: { from: 'own' }, then: [allowed('player', 'play-that-card')] },
      { when: { from: 'theirs' }, then: [notDecided], note: 'The player’s own cards are named, and no others.' },
    ],
    cites: uspc.cardsUsed,
  }),
  'vacant-space': law({
    question: 'allowed',
    title: 'Vacant space filled',
    gist: 'A pile of a tableau has been built away, and a card is put in its place.',
    aka: ['empty space', 'empty column', 'fill a gap', 'fill from the trash pile'],
    moment: 'play',
    facts: {
      from: fact('Where did the card come from?', {
        piles: ['From the Crapette pile or the trash pile', 'from Crapette or trash pile'],
        elsewhere: ['From a tableau or the pack', 'from elsewhere'],
      }),
    },
    cases: [
      { when: { from: 'piles' }, then: [allowed('player', 'fill-space-so')], note: 'He need not.' },
      { when: { from: 'elsewhere' }, then: [notDecided], note: 'The two piles are named, and no others.' },
    ],
    cites: uspc.space,
    see: ['russian-bank.law.space-filled'],
  }),
};
