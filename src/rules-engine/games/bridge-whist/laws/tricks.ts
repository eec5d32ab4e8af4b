import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, cardExposed, countsAsRevoke, etiquette, mayChange, must, noPenalty, notDecided, onlyIf, stands } from '../../../laws/remedies.ts';
import { ASKED_OF_RENOUNCE, WHEN_MIXED } from '../../../laws/trick-facts.ts';
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
  'renounce-question': law({
    offence: 'revoke',
    title: 'Asking about a renounce',
    gist: 'Somebody asks a player who did not follow whether they have none of the suit.',
    aka: ['having none partner', 'no hearts partner', 'asked if they were out of the suit'],
    moment: 'play',
    needs: ['partners'],
    facts: {
      ...ASKED_OF_RENOUNCE,
      since: fact('How far has it gone?', 'How far', {
        open: {
          label: 'The trick lies open, and neither the player nor the partner has played again',
          chip: 'Still open',
          if: 'before the trick is turned over or the player’s side plays again',
        },
        asked: {
          label: 'The trick was turned and left after the question; the player had not said that there was none',
          chip: 'Trick turned',
          if: 'once the trick is turned over after the question',
        },
        denied: {
          label: 'The player said that there was none; then the trick was turned and left',
          chip: 'Said none',
          if: 'once the trick is turned over after the player said there was none',
        },
        late: {
          label: 'The trick was already turned and left when the question came, or the player’s side has already played on',
          chip: 'Too late',
          if: 'once the question comes too late or the player’s side has played on',
        },
      }),
    },
    usual: { who: 'partner' },
    leads: {
      donohue:
        'Partners may ask each other. After a question in time the card may be changed until that side plays again, but if the answer was “none”, only until the trick is turned over.',
      'uspc-1898':
        'If the partner asked a player with the suit, it is a revoke. If an opponent asked, the player may change the card, but the wrong one stays face up. Later players may change theirs.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the partner asked a player who has the suit: by U.S. Playing Card it is a revoke at once; by Donohue the card may still be changed until the player’s side plays again or, after the answer “none”, until the trick is turned. Only U.S. Playing Card covers an opponent’s question.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { has: 'no' }, then: [noPenalty] },
          { when: { who: 'partner', has: 'yes' }, then: [countsAsRevoke], note: 'It can no longer be put right.' },
          {
            when: { who: 'opponent', has: 'yes' },
            then: [mayChange('offender', 'card'), cardExposed('offender', 'either-opponent'), mayChange('later-players', 'card')],
            note: 'Only the partner’s question fixes the revoke. The card may be changed while the trick lies open and the player’s side has not played again.',
          },
        ],
        [cites.uspc.playWrongHand, cites.uspc.law(28), cites.uspc.law(29)],
        'The law is that of whist.',
      ),
      donohue: says(
        [
          { when: { who: 'partner', has: 'no' }, then: [noPenalty], note: 'Partners may ask each other.{dummy-player: Dummy, too, may ask the dealer.}' },
          { when: { who: 'opponent' }, then: [notDecided], note: 'The book speaks only of the partner’s question.' },
          {
            when: { who: 'partner', has: 'yes', since: ['open', 'asked'] },
            then: [mayChange('offender', 'card'), mayChange('later-players', 'card')],
            note: 'Only while neither of that side has played to the next trick. What the change costs depends on who erred.',
          },
          { when: { who: 'partner', has: 'yes', since: ['denied', 'late'] }, then: [countsAsRevoke] },
        ],
        [cites.donohue.revoke, cites.donohue.dummy],
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.revoke-established', 'bridge-whist.law.revoke-corrected', 'bridge-whist.law.dummy-rights'],
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
