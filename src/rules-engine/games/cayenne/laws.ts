import { doubted } from '../../laws/cites.ts';
import { always, fact, law } from '../../laws/laws.ts';
import { barred, capped, must, passesTo, takesTricks, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { honorsSide } from './words.ts';

const BOOK = 'blue-ribbon-1940';

export const laws = {
  'dealer-undecided': law({
    question: 'who-decides',
    title: 'The dealer cannot decide on a trump',
    gist: 'The dealer does not name a trump, grand or nullo.',
    aka: ['leave it to partner', 'dealer passes the make', 'can the partner pass'],
    moment: 'making-trump',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The dealer’s partner must make the declaration instead.' },
    readings: () => ({
      [BOOK]: always([passesTo('declaration', 'partner-of-dealer'), must('partner-of-dealer', 'declare')], cites.blue.rank, {
        note: 'The partner may not pass.',
      }),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led does not follow suit.',
    aka: ['renege', 'did not follow suit', 'revoke in nullo'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940':
        'The other side takes 3 tricks from that player’s side. That side may not win the game, or score more than 9 points toward it, on this deal.',
    },
    readings: () => ({
      [BOOK]: always(
        [
          takesTricks('opponents', 'offending-side', pointsOf(points.revoke, BOOK)),
          barred('offending-side', 'win-game'),
          capped('offending-side', pointsOf(points['revoke-limit'], BOOK)),
        ],
        doubted(cites.blue.penalties, 'That the other side gains the three tricks is implied; nullo is not ruled apart.'),
        { note: 'The side in error may play the hand out. The book sets no other penalty for the game.' },
      ),
    }),
    see: ['cayenne.points.revoke', 'cayenne.points.revoke-limit'],
  }),
  'out-on-honors': law({
    question: 'who-goes-out',
    title: 'Out on honors',
    gist: 'The honors of a side carry it to the game.',
    aka: ['win by honors', 'game on honors alone', 'tricks before honors', 'both sides reach ten'],
    moment: 'count',
    facts: {
      tricks: fact('Has that side a trick score on the deal?', 'Has a trick score', {
        none: { label: 'No', if: 'if that side has no trick score on the deal' },
        some: { label: 'Yes', if: 'if that side has a trick score on the deal' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If that side also has a trick score on the deal, it wins the game. If not, it may not win on this deal: its score for the game stops at 9 points.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { tricks: 'none' },
            then: [barred(honorsSide, 'win-game'), capped(honorsSide, pointsOf(points['honors-limit'], BOOK))],
            note: 'Tricks are counted before honors.',
          },
          { when: { tricks: 'some' }, then: [wins(honorsSide, 'game')] },
        ],
        cites.blue.tricksFirst,
      ),
    }),
    see: ['cayenne.points.honors-limit'],
  }),
};
