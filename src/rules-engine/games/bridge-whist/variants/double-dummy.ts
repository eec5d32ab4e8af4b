import { lawExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { always, fact, law } from '../../../core/laws.ts';
import { allowed, barred, noPenalty, noPenaltyPrinted } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { lookAtOwnHand } from '../words.ts';
import { SECOND_HAND } from './dummy-bridge.ts';

export default variant({
  title: 'Double dummy',
  aliases: ['Bridge for two', 'Two-handed bridge'],
  books: { donohue: { heading: 'Double Dummy', pages: '409', inherits: { from: 'bridge-whist/dummy-bridge', cite: cites.donohue.doubleDummy } } },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Players: 'two, each with a dummy',
    Deal: 'each player deals for himself, never for his dummy',
    'First lead': 'always from the hand on the left of the dealer, which also has the first right to double',
    Otherwise: 'as dummy bridge',
  },
  laws: {
    add: {
      'second-hand-seen': law({
        ...SECOND_HAND,
        gist: 'A player looks at both his hands before the first lead.',
        facts: {
          deal: fact('Who looked at both?', {
            own: 'The dealer, who passed the declaration to dummy',
            opponents: 'The dealer who declared himself, or the other player',
          }),
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { deal: 'own' }, then: [allowed('dealer', lookAtOwnHand)] },
              { when: { deal: 'opponents' }, then: [barred('offender', lookAtOwnHand), noPenaltyPrinted], note: 'Until the first card is led.' },
            ],
            cites.donohue.doubleDummy,
          ),
        }),
      }),
    },
    amend: {
      'dummy-revokes': {
        readings: () => ({ donohue: always(noPenalty, cites.donohue.doubleDummy, { note: 'Each player answers for a revoke in his own hand alone.' }) }),
      },
    },
    repeal: {
      'doubling-consulted': 'There are no partners to consult.',
      'declared-without-leave': 'The dealer plays both hands of his side.',
      'declaration-passed-back': 'The dealer plays both hands of his side.',
      'dummy-rights': 'Dummy is nobody’s seat.',
      'dummy-suggests': 'Dummy is nobody’s seat.',
      'dummy-looks': 'Dummy is nobody’s seat.',
      consulting: 'There are no partners to suggest a penalty.',
      'dealing-for-another': 'There are no partners.',
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample(
      'second-hand-seen',
      cites.donohue.doubleDummy,
      { deal: 'opponents' },
      'The player who does not deal looks at his second hand before he leads.',
      'may not look',
    ),
    lawExample('dummy-revokes', cites.donohue.doubleDummy, {}, "A revoke from a player's dummy is found at the end.", 'no penalty'),
  ],
});
