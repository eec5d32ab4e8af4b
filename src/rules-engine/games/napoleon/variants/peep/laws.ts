import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, paysPoints, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { discardToFive, napWidow, peepAtWidow, whoPeeps } from '../../words.ts';
import { points } from './points.ts';

const passage = cites.blue.peep;

export const laws = {
  peep: law({
    question: 'allowed',
    title: 'A peep at the widow',
    gist: 'A player wants to see the card that lies face down.',
    aka: ['look at the widow', 'peep after nap', 'see the extra card', 'peeped without paying'],
    moment: 'bidding',
    facts: {
      when: fact('When does the player want to look?', 'Wants to look', {
        before: { label: 'Before bidding', if: 'before the player bids, with no nap bid yet' },
        nap: { label: 'Before bidding, after another has bid nap', chip: 'After nap was bid', if: 'before the player bids, after another has bid nap' },
        after: { label: 'After the player’s own bid', chip: 'After own bid', if: 'after the player has bid' },
      }),
    },
    cases: [
      {
        when: { when: ['before', 'nap'] },
        then: [allowed('player', peepAtWidow), paysPoints(whoPeeps, pointsOf(points.peep, 'blue-ribbon-1940'), 'counter', 'pool')],
      },
      { when: { when: 'after' }, then: [barred('player', peepAtWidow), noPenaltyPrinted] },
    ],
    cites: passage,
    leads: { 'blue-ribbon-1940': 'Before bidding, the player may look at the widow and pays 1 counter to the pool. After bidding, they may not look.' },
    see: ['napoleon/peep.points.peep'],
  }),
  'who-takes-the-widow': law({
    question: 'who-wins',
    title: 'Who takes the widow',
    gist: 'The bidding is over, and two players think that the card is theirs.',
    aka: ['has not peeped', 'highest bidder did not pay', 'who gets the extra card'],
    moment: 'discard',
    cases: [{ then: [wins('bidder', napWidow), must('bidder', discardToFive)], note: 'Whether the bidder has peeped or not.' }],
    cites: passage,
    leads: { 'blue-ribbon-1940': 'The bidder who won the bidding takes it, and must discard down to five cards before playing.' },
  }),
};
