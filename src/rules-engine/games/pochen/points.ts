import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, type Given, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { layout, trumps, marriage, sequence, offer, show, rank, out } = cites.blue;
const PUT = 'What is put in';
const POOLS = 'The eight pools';
const POCH = 'What wins the poch';
const unit = 'counter';
/** The book says "each of the divisions" of the seven, but first puts counters into all eight places. */
export const next = doubted(
  cites.blue.next,
  'The second time the book names only the divisions, which it had kept apart from the dish in the middle; we read this as all eight places.',
);
/** The pool of a trump. */
const ofTrump = (card: string, aka: readonly string[]) =>
  item({
    title: `The ${card} of trumps`,
    gist: `Who takes the pool of the ${card}.`,
    aka,
    group: POOLS,
    bookValue: ruled(`the player who shows the ${card} of trumps`, trumps, { unit }),
  });
const better = (title: string, gist: string, aka: readonly string[], given: Given) => item({ title, gist, aka, group: POCH, bookValue: given });

export const points = {
  stake: item({
    title: 'Into each pool',
    gist: 'What each player puts into each place before every deal.',
    aka: ['ante', 'stake', 'how much to put in', 'dress the layout'],
    group: PUT,
    bookValue: bookValue(1, [layout, next], { unit, per: 'from each player, into each of the eight places' }),
  }),
  put: item({
    title: 'Put up to poch',
    gist: 'What the one who offers, and each who disputes it, puts into the dish.',
    aka: ['bet', 'poch stake', 'how much can I poch'],
    group: PUT,
    bookValue: ruled('as many as the first player chooses, and from the others as many as that player named', offer, { unit }),
  }),
  ace: ofTrump('ace', ['ace pool', 'ace of trumps']),
  king: ofTrump('king', ['king pool', 'king of trumps']),
  queen: ofTrump('queen', ['queen pool', 'queen of trumps']),
  jack: ofTrump('jack', ['jack pool', 'jack of trumps']),
  ten: ofTrump('ten', ['ten pool', 'ten of trumps']),
  marriage: item({
    title: 'Marriage',
    gist: 'Who takes the pool for marriage.',
    aka: ['king and queen', 'marriage pool'],
    group: POOLS,
    bookValue: ruled('the player who holds king and queen of trumps, besides the pools of the two cards', marriage, { unit }),
  }),
  sequence: item({
    title: 'Sequence',
    gist: 'Who takes the pool for sequence.',
    aka: ['run of three', 'sequence pool', 'longest run'],
    group: POOLS,
    bookValue: ruled('the player who holds three or more cards in order in any suit; the higher or the longer of several', sequence, { unit }),
  }),
  poch: item({
    title: 'Poch',
    gist: 'Who takes the dish in the middle, with all that is put up.',
    aka: ['poch pool', 'dish in the middle', 'win the poch'],
    group: POOLS,
    bookValue: ruled('the best pair, three or four of those who have backed their hands', [show, rank], { unit }),
  }),
  pair: better('A pair', 'Two cards of one rank.', ['two alike'], ruled('the higher pair before the lower', rank)),
  threes: better('Three alike', 'Three cards of one rank.', ['three of a kind'], ruled('before any pair', rank)),
  fours: better('Four alike', 'Four cards of one rank.', ['four of a kind'], ruled('before any three', rank)),
  card: item({
    title: 'A card left in hand',
    gist: 'What the others pay to the player who is out.',
    aka: ['cards left', 'counter a card', 'what do I pay'],
    group: 'The end of the play',
    bookValue: bookValue(1, out, { unit, per: 'a card, to the player who is out' }),
  }),
} as const;
