import { scoreExample } from '../../../laws/examples.ts';
import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import { item, ruled, worth } from '../../../scoring/points.ts';
import { problem, wrong } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { points } from '../points.ts';
import { bidCases } from './shared/cases.ts';

const trick = { ...points.trick, books: { 'blue-ribbon-1940': worth(1, cites.blue.bid, { per: 'a trick' }) } };
const honour = item({
  title: 'Honour won in a trick',
  gist: 'Each of the four honours, for the side that takes it in a trick.',
  aka: ['honors in bid whist'],
  group: 'The deal',
  books: { 'blue-ribbon-1940': worth(1, cites.blue.bid, { per: 'an honour', says: 'Not for the side to which it was dealt.' }) },
});
const BOOK = 6;

const deal = scorer({
  title: 'A deal of bid whist',
  gist: 'Whether the bid is made, and what each side has won.',
  aka: ['bid whist score'],
  books: ['blue-ribbon-1940'],
  ask: {
    bid: count('Points bid', 1, 17),
    tricks: count("Tricks of the bidder's side", 0, 13),
    honours: count("Honours in the tricks of the bidder's side", 0, 4),
    custom: choiceOf(
      'What do the bids name?',
      { all: 'All the tricks won', over: 'Only the tricks beyond the book of six' },
      { hint: 'To be agreed on before play.' },
    ),
  },
  score: (asked, by: Schedule<typeof points & Added<'honour-won'>>) => {
    if (asked.custom === 'over' && asked.bid > 11) return wrong(problem('bid', 'at most 7 tricks beyond the book and 4 honours', `${asked.bid}`));
    if (asked.tricks * 4 < asked.honours) return wrong(problem('honours', 'honours that lie in the tricks taken', `${asked.honours}`));
    if ((13 - asked.tricks) * 4 < 4 - asked.honours) return wrong(problem('honours', 'all four, since every trick was taken', `${asked.honours}`));
    const lines: Line[] = [];
    const sides = [
      ['Bidder', asked.tricks, asked.honours],
      ['Opponents', 13 - asked.tricks, 4 - asked.honours],
    ] as const;
    for (const [to, tricks, honours] of sides) {
      const counted = asked.custom === 'all' ? tricks : Math.max(0, tricks - BOOK);
      if (counted > 0) lines.push(by.line('trick', `${sayPoints(counted, 'trick')} counted`, { times: counted, to }));
      if (honours > 0) lines.push(by.line('honour-won', `${honours} ${honours === 1 ? 'honour' : 'honours'} won in tricks`, { times: honours, to }));
    }
    const made = lines.reduce((sum, line) => sum + (line.to === 'Bidder' ? (line.points ?? 0) : 0), 0);
    const notes = made >= asked.bid ? [] : ['What a failed bid costs the book does not say.'];
    return {
      ok: true,
      value: answer(made >= asked.bid ? `The bid of ${asked.bid} is made, with ${made}` : `The bid of ${asked.bid} fails, with ${made}`, lines, notes),
    };
  },
});

export default variant({
  title: 'Bid whist',
  aliases: ['Bid-whist'],
  books: { 'blue-ribbon-1940': { heading: 'Bid Whist', pages: '386' } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Trump: 'none is turned; the highest bidder names it and leads',
    Bidding: 'from the eldest hand round and round, until nobody bids higher',
    Points: '{points.deal-total} in a deal: 13 tricks and 4 honours won in tricks',
  },
  laws: {},
  points: {
    add: {
      'honour-won': honour,
      'deal-total': item({
        title: 'Points in a deal',
        gist: 'All that the two sides play for.',
        group: 'The deal',
        books: { 'blue-ribbon-1940': worth(17, cites.blue.bid, { says: 'Thirteen for tricks, four for honours.' }) },
      }),
      'bid-made': item({
        title: 'The bid',
        gist: 'What the bidder has to reach.',
        group: 'The deal',
        books: {
          'blue-ribbon-1940': ruled(
            'Whether it names all the tricks or only those beyond the book is agreed on first; what a failed bid costs is not said.',
            cites.blue.bid,
          ),
        },
      }),
    },
    amend: { trick: { books: trick.books } },
  },
  scorers: { deal },
  examples: [
    scoreExample(
      'deal',
      cites.blue.bid,
      { bid: '10', tricks: '8', honours: '3', custom: 'all' },
      'Ten bid, eight tricks and three honours.',
      { Bidder: 11, Opponents: 6 },
      'is made',
    ),
    ...bidCases,
  ],
});
