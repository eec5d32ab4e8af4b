import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { playingCard } from './words.ts';

const { blue } = cites;
const POOL = 'Into the pool';
const BETS = 'The bets';
const counter = { unit: 'counter' } as const;

export const points = {
  ante: item({
    title: 'Before the deal',
    gist: 'What each player puts in before a deal, and again when the pool has been won.',
    aka: ['ante', 'what does it cost', 'new pool'],
    group: POOL,
    bookValue: bookValue(1, [blue.ante, blue.end], { ...counter, per: 'each player' }),
  }),
  refusal: item({
    title: 'A bet refused',
    gist: 'What a player pays who does not bet in their turn.',
    aka: ['forfeit', 'pass', 'fold', 'penalty for not betting'],
    group: POOL,
    bookValue: bookValue(1, blue.refusal, counter),
  }),
  won: item({
    title: 'A bet won',
    gist: 'The bettor shows a higher card of the suit turned up.',
    aka: ['winning bet', 'beat the card', 'higher card of the suit'],
    group: BETS,
    bookValue: ruled('As much out of the pool as was bet.', [blue.bet, blue.settle], counter),
  }),
  lost: item({
    title: 'A bet lost',
    gist: 'The bettor has no higher card of the suit turned up.',
    aka: ['losing bet', 'cannot beat the card'],
    group: BETS,
    bookValue: ruled('It goes into the pool.', blue.settle, counter),
  }),
  limit: item({
    title: 'The most that may be bet',
    gist: 'In a player’s turn.',
    aka: ['limit', 'betting limit', 'bet the pot', 'maximum bet'],
    group: BETS,
    bookValue: ruled('What is in the pool at that time.', blue.bet, counter),
  }),
  hand: item({
    title: 'Cards of a hand',
    gist: 'Dealt one at a time.',
    aka: ['how many cards', 'five cards'],
    group: 'The deal',
    bookValue: bookValue(5, blue.deal, { unit: playingCard }),
  }),
} as const;
