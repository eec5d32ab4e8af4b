import { lawExample } from '../../../core/examples.ts';
import { always, fact, law } from '../../../core/laws.ts';
import { allowed, barred, mayDemand, newDeal, noPenalty, noPenaltyPrinted, notDecided } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { double, lookAtOwnHand } from '../words.ts';
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
      'lead-before-doubling-ends': {
        readings: () => ({
          donohue: always(allowed('opponent', double), [cites.donohue.doubleDummy, cites.donohue.doublingDoublingOver], {
            note: 'The rest of the law is for the partner of the hand that led, and there is none.',
          }),
        }),
      },
      'exposed-before-lead': {
        readings: (says) => ({
          donohue: says(
            [
              { when: { who: 'dealers-side', when: 'before-declaration' }, then: [mayDemand('opponent', newDeal())] },
              {
                when: { who: 'dealers-side', when: 'after' },
                then: [notDecided],
                note: 'What is lost is the right of a partner to double, and there is none.',
              },
              {
                when: { who: ['eldest', 'leaders-partner'] },
                then: [notDecided],
                note: 'What is lost is the right of a partner to double, and there is none.',
              },
            ],
            [cites.donohue.doubleDummy, cites.donohue.exposedCards],
          ),
        }),
      },
      'dummy-revokes': {
        readings: () => ({ donohue: always(noPenalty, cites.donohue.doubleDummy, { note: 'Each player answers for a revoke in his own hand alone.' }) }),
      },
    },
    repeal: {
      'equal-cards-cut': 'Two play: nobody cuts for a partner.',
      'leaving-table': 'Two make the table.',
      'double-out-of-turn': 'One player doubles for both hands of a side.',
      'redouble-wrong': 'One player doubles for both hands of a side.',
      'winners-led-on': 'The penalty falls on the partner, and the partner is a dummy.',
      'attention-to-trick': 'There is no partner to be told.',
      'play-out-of-turn': 'The law does not reach a hand whose partner is dummy.',
      'table-talk': 'There is no partner to be told.',
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
    lawExample(
      'lead-before-doubling-ends',
      cites.donohue.doublingDoublingOver,
      {},
      'The first card is led before the dealer has said whether he redoubles.',
      'may double or redouble',
    ),
    lawExample(
      'exposed-before-lead',
      cites.donohue.exposedCards,
      { who: 'dealers-side', when: 'before-declaration' },
      'The dealer drops a card face up before he has named the trump.',
      'The opponent may have the same dealer deal again',
    ),
    lawExample('dummy-revokes', cites.donohue.doubleDummy, {}, "A revoke from a player's dummy is found at the end.", 'no penalty'),
  ],
});
