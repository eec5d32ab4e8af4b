import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { bidLines } from '../shared/bids.ts';
import type { auctionAdd } from './points.ts';

export const deal = scorer({
  title: 'A deal of auction euchre',
  gist: 'What a bid wins, and what a failed bid gives the others.',
  aka: ['bid euchre score', 'french euchre'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    bid: count('Tricks bid', 1, 5),
    tricks: count('Tricks of the bidder’s side', 0, 5),
    form: choiceOf('How do you play?', { partners: 'Partners', singles: 'Each for themselves' }),
    custom: choiceOf(
      'What counts?',
      { bid: 'The number bid', fixed: '1 for a bid of 3 or 4, 2 for a bid of 5, by agreement' },
      { otherwise: 'bid', given: 'fixed-euchre' },
    ),
  },
  score: ({ bid, tricks, form, custom }, by: Schedule<typeof points & typeof auctionAdd>) => {
    const sides = { bidders: form === 'partners' ? 'Bidders' : 'Bidder', others: form === 'partners' ? 'Opponents' : 'Each other player' };
    const notes: string[] = [];
    if (custom === 'fixed' && by.gives('fixed-euchre')) {
      if (bid < 3) return wrong(problem('bid', 'a bid of 3, 4 or 5, where fixed points are agreed', `${bid}`));
      const key = tricks < bid ? 'fixed-euchre' : bid === 5 ? 'five-bid-made' : 'small-bid-made';
      const to = tricks < bid ? sides.others : sides.bidders;
      return ok(answer(`${to}: ${by.points(key)}`, [by.line(key, `${bid} bid, ${tricks} taken`, { to })]));
    }
    if (custom === 'fixed') notes.push('The book knows no fixed points; the number bid counts.');
    if (form === 'singles' && by.way('bid-failed') === 'the-bid') notes.push('The book has this game for four partners only.');
    if (tricks > bid) notes.push('Tricks beyond the bid add nothing.');
    if (tricks < bid && form === 'partners' && by.way('bid-failed') === 'to-all-others')
      notes.push('The book says that every other player scores; the bidder’s partner is taken not to.');
    const lines = bidLines(by, bid, tricks, sides);
    return ok(answer(`${lines[0]?.to}: ${lines[0]?.points}`, lines, notes));
  },
});
