import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { notDecided, paysPoints, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { FOR_ONE, LOSING } from './points.ts';

export const laws = {
  'throw-settled': law({
    question: 'who-pays',
    title: 'Who is paid after a throw',
    gist: 'The banker has thrown two dice, and stakes lie under, over or on seven.',
    aka: ['seven came and I had under', 'do under and over lose on seven', 'over seven', 'under seven', 'who gets paid'],
    moment: 'throw',
    facts: {
      bet: fact('What was bet on?', 'Bet on', {
        under: { label: 'Under seven', if: 'if the bet was on under seven' },
        over: { label: 'Over seven', if: 'if the bet was on over seven' },
        seven: { label: 'Seven itself', chip: 'Seven', if: 'if the bet was on seven itself' },
      }),
      thrown: fact('What was thrown?', 'Thrown', {
        low: { label: '2 to 6', if: 'if 2 to 6 was thrown' },
        seven: { label: '7', if: 'if 7 was thrown' },
        high: { label: '8 to 12', if: 'if 8 to 12 was thrown' },
      }),
    },
    usual: { thrown: 'seven' },
    cases: [
      { when: { bet: 'under', thrown: 'low' }, then: [paysPoints('banker', 1, 'stake', 'player')] },
      { when: { bet: 'over', thrown: 'high' }, then: [paysPoints('banker', 1, 'stake', 'player')] },
      { when: { bet: 'seven', thrown: 'seven' }, then: [paysPoints('banker', 3, 'stake', 'player')], doubtful: true },
      { then: [wins('banker', 'bet')], note: 'A seven is neither under nor over.' },
    ],
    cites: [cites.blue.bets, FOR_ONE, LOSING],
    leads: {
      'blue-ribbon-1940': 'A bet on under or over seven that is right wins 1 stake, and a bet on seven itself 3 stakes. The banker wins every other bet.',
    },
    see: ['under-and-over-seven.points.seven', 'under-and-over-seven.law.for-one'],
  }),
  'for-one': law({
    question: 'what-counts',
    title: 'Three for one',
    gist: 'Seven has been hit, and the table disputes whether the stake is one of the three.',
    aka: ['3 for 1 or 3 to 1', 'is my stake included', 'do I get my bet back', 'three for one'],
    moment: 'throw',
    facts: {},
    cases: [{ then: [notDecided], note: 'At roulette the same book pays half for 1 on two columns, which can only be besides the stake.' }],
    cites: cites.blue.pays,
    see: ['under-and-over-seven.points.seven'],
  }),
};
