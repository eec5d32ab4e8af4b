import { always, law } from '../../../laws/laws.ts';
import { allowed, etiquette, must, onlyIf, stands } from '../../../laws/remedies.ts';
import { WHEN_MIXED } from '../../../laws/trick-facts.ts';
import { cites } from '../cites.ts';
import { settleAfterPenalty, theRevoke } from '../words.ts';
import { SKETCHES } from './sources.ts';

export const trickLaws = {
  'tricks-mixed': law({
    offence: 'revoke',
    title: 'Cards mixed when a revoke is claimed',
    gist: 'A revoke is claimed, and the cards are mixed before they have been looked through.',
    aka: ['mixed the tricks', 'threw the cards together', 'shuffled the evidence'],
    moment: 'hand-over',
    facts: { when: WHEN_MIXED },
    usual: { when: 'after' },
    leads: {
      donohue: 'If the cards were mixed after the claim, the revoke counts as proved. If they were mixed before it, the revoke must still be proved.',
      'uspc-1898': 'If the cards were mixed after the claim, the revoke counts as proved. If they were mixed before it, the revoke must still be proved.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { when: 'after' }, then: [stands(theRevoke)], note: 'No proof is needed; the penalty is that of this game.' },
          { when: { when: 'before' }, then: [onlyIf('provable', allowed('opponents', 'claim'))] },
        ],
        [cites.uspc.playWrongHand, cites.uspc.law(32)],
        'As in whist.',
      ),
      donohue: says(
        [
          { when: { when: 'after' }, then: [stands(theRevoke)], note: 'It is taken as proved.' },
          {
            when: { when: 'before' },
            then: [onlyIf('provable', allowed('opponents', 'claim'))],
            note: 'The proof is harder, the claim no less good.',
          },
        ],
        cites.donohue.revokeHandOver,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.looking-back'],
  }),
  'revoke-bets': law({
    offence: 'revoke',
    title: 'Bets on a deal with a revoke',
    gist: 'A bet on the odd trick or on the score has to be settled after a revoke.',
    aka: ['side bet', 'bet on the odd trick'],
    moment: 'count',
    facts: {},
    readings: () => ({ donohue: always(must('all-players', settleAfterPenalty), cites.donohue.revokeHandOver), ...SKETCHES }),
  }),
  'penalty-on-purpose': law({
    offence: 'revoke',
    title: 'Revoke made on purpose',
    gist: 'A player revokes knowingly, or revokes again to hide the first.',
    aka: ['cheating', 'second renege to hide the first'],
    moment: 'play',
    facts: {},
    leads: {
      donohue: 'A player should not do this: it is bad manners. Only the usual penalty is paid.',
    },
    readings: () => ({ donohue: always(etiquette, cites.donohue.etiquetteOnPurpose, { note: 'The book calls it unfair.' }), ...SKETCHES }),
    see: ['bridge-whist.law.revoke'],
  }),
};
