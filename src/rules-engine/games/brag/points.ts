import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { braggers, royals, pairs, ranks, third, lowest, agreed, deal, play, end } = cites.donohue;
const WILD = 'The braggers';
const HANDS = 'The hands, from the best';
const EQUAL = 'Between hands of a kind';
const STAKES = 'The stakes';
const unit = 'chip';

/** The book prints "an ace or a nine or knave" where the sense requires an ace with one of these. */
export const natural = doubted(agreed, 'One word of the example seems misprinted; we read it as an ace together with a nine or a jack.');

export const points = {
  braggers: item({
    title: 'Braggers, or turners',
    gist: 'Which cards may stand for any other.',
    aka: ['wild cards', 'nines and jacks', 'knaves', 'what is wild'],
    group: WILD,
    bookValue: ruled('the four nines and the four jacks', braggers),
  }),
  'two-braggers': item({
    title: 'Two braggers only',
    gist: 'In some companies fewer cards are wild.',
    aka: ['jack of clubs', 'nine of diamonds', 'fewer wild cards'],
    group: WILD,
    bookValue: ruled('the jack of clubs and the nine of diamonds, where that is agreed', agreed),
  }),
  'three-braggers': item({
    title: 'Three braggers',
    gist: 'Three cards, all of them braggers.',
    aka: ['best hand', 'three jacks', 'three nines', 'unbeatable'],
    group: HANDS,
    bookValue: ruled('the best of all; no pair-royal beats it', royals),
  }),
  'pair-royal': item({
    title: 'Pair-royal',
    gist: 'Three of a rank, braggers among them or none.',
    aka: ['three of a kind', 'prial', 'trips'],
    group: HANDS,
    bookValue: ruled('above every pair: three twos beat two aces', lowest),
  }),
  pair: item({
    title: 'Pair',
    gist: 'Two of a rank, or a card and a bragger.',
    aka: ['two of a kind', 'couple'],
    group: HANDS,
    bookValue: ruled('by its rank: two aces beat a king with a nine', ranks),
  }),
  'no-pair': item({
    title: 'Neither pair nor bragger',
    gist: 'Three cards of three ranks, no bragger among them.',
    aka: ['nothing', 'high card', 'no hand'],
    group: HANDS,
    bookValue: ruled('below every pair; how two such hands stand is not told', braggers),
  }),
  'more-braggers': item({
    title: 'Braggers before natural cards',
    gist: 'Two hands make the same, one with more braggers.',
    aka: ['does a wild card beat natural', 'bragger beats natural'],
    group: EQUAL,
    bookValue: ruled('the one with more braggers is better: two and an ace beat one and two aces, and a king with a nine beats two kings', [royals, pairs]),
  }),
  'natural-first': item({
    title: 'Natural before braggers, if agreed',
    gist: 'Two hands make the same, and it was agreed that natural cards go first.',
    aka: ['natural pair first', 'natural beats wild'],
    group: EQUAL,
    bookValue: ruled('the natural one is better: two kings beat a king with a nine or a jack, and lose to an ace with one', natural),
  }),
  'jack-before-nine': item({
    title: 'A jack before a nine',
    gist: 'Two equal pairs are made with a bragger each.',
    aka: ['which bragger is better', 'jack beats nine'],
    group: EQUAL,
    bookValue: ruled('a king with a jack beats a king with a nine', ranks),
  }),
  'third-card': item({
    title: 'The third card',
    gist: 'Two pairs are equal.',
    aka: ['kicker', 'side card', 'odd card'],
    group: EQUAL,
    bookValue: ruled('the higher third card', third),
  }),
  'elder-hand': item({
    title: 'The elder hand',
    gist: 'Two hands are equal in everything.',
    aka: ['exact tie', 'same hand'],
    group: EQUAL,
    bookValue: ruled('the elder of the two', third),
  }),
  'dealer-stake': item({
    title: 'The dealer’s stake',
    gist: 'What the dealer puts down before the cards are given.',
    aka: ['ante', 'how much to put in', 'first stake'],
    group: STAKES,
    bookValue: ruled('a certain sum, from a cent to five dollars', deal, { unit }),
  }),
  stakes: item({
    title: 'Stakes put down',
    gist: 'What those who brag put down, to answer the dealer and after that.',
    aka: ['bets', 'raise', 'what I put in'],
    group: STAKES,
    bookValue: ruled('as much as the dealer’s stake to brag at all; between the last two as much again each time, or more', [play, end], { unit }),
  }),
  won: item({
    title: 'The stakes won',
    gist: 'What the winner takes.',
    aka: ['the pot', 'winner takes all'],
    group: STAKES,
    bookValue: ruled('the whole of what was put down, to the better of the last two hands', end, { unit }),
  }),
} as const;
