import { fact, law } from '../../../laws/laws.ts';
import { allowed, barred, cardExposed, countsAsRevoke, forEach, mayChange, noPenalty, onlyIf, takesTricks } from '../../../laws/remedies.ts';
import { ASKED_OF_RENOUNCE, REVOKE_STAGE, WHEN_MIXED } from '../../../laws/trick-facts.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { askRenounce, rightOpponent } from '../words.ts';

const LIABLE = cardExposed('offender', rightOpponent);

export const revokeLaws = {
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led plays one of another suit.',
    aka: ['renege', 'did not follow suit'],
    moment: 'play',
    facts: { found: REVOKE_STAGE },
    usual: { found: 'quitted' },
    leads: {
      'uspc-1898':
        'Once the trick is turned over, the other side takes 2 tricks for each revoke. Before that, the player may change the card, and the wrong card stays face up. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: 'open' }, then: [mayChange('offender', 'card'), LIABLE, mayChange('later-players', 'card')], note: 'It is not yet a revoke.' },
          {
            when: { found: ['asked', 'quitted'] },
            then: [forEach('revoke', takesTricks('opponents', 'revoking-side', pointsOf(points.revoke, 'uspc-1898')))],
            claim: { by: 'opponents', until: 'score-entered' },
            note: 'The bar of whist on winning the game has no object where every trick is scored.',
          },
        ],
        [cites.uspc.lawGame, cites.uspc.theLawsOfWhist(28), cites.uspc.theLawsOfWhist(30), cites.uspc.law('g')],
      ),
    }),
    see: ['duplicate-whist.points.revoke', 'duplicate-whist.law.revoke-claimed-late'],
  }),
  'tricks-mixed': law({
    offence: 'revoke',
    title: 'Cards mixed when a revoke is claimed',
    gist: 'The side accused of a revoke mixes its cards.',
    aka: ['mixed the tricks', 'cards out of order at a claim'],
    moment: 'hand-over',
    facts: { when: WHEN_MIXED },
    leads: {
      'uspc-1898':
        'If they were mixed after the claim, the other side takes 2 tricks for each revoke. If they were mixed before the claim, the revoke must first be proved.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { when: 'after' },
            then: [forEach('revoke', takesTricks('opponents', 'revoking-side', pointsOf(points.revoke, 'uspc-1898')))],
            note: 'The revoke needs no proof.',
          },
          { when: { when: 'before' }, then: [onlyIf('provable', allowed('opponents', 'claim'))] },
        ],
        [cites.uspc.lawGame, cites.uspc.theLawsOfWhist(32), cites.uspc.theLawsOfWhist(30)],
        'As in whist, without its bar on winning the game.',
      ),
    }),
    see: ['duplicate-whist.law.revoke', 'duplicate-whist.law.cards-out-of-order'],
  }),
  'revoke-claimed-late': law({
    offence: 'revoke',
    title: 'Revoke claimed late',
    gist: 'A revoke is claimed when the deal has been played.',
    aka: ['too late to claim a revoke'],
    moment: 'score-entered',
    facts: {
      recorded: fact('Is the last trick turned over, and are the scores recorded?', 'Scores recorded', {
        no: { label: 'No, not both', if: 'before the last trick is turned over and the score recorded' },
        yes: { label: 'Both', if: 'once the last trick is turned over and the scores recorded' },
      }),
    },
    leads: {
      'uspc-1898': 'Until the last trick is turned over and the score recorded, the other side may claim a penalty. Later it may not.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { recorded: 'no' }, then: [allowed('opponents', 'claim')], claim: { by: 'opponents', until: 'score-entered' } },
          { when: { recorded: 'yes' }, then: [barred('opponents', 'claim')] },
        ],
        cites.uspc.law('g'),
      ),
    }),
  }),
  'renounce-question': law({
    offence: 'revoke',
    title: 'Asking about a renounce',
    gist: 'Somebody asks a player who did not follow whether they have none of the suit.',
    aka: ['having none', 'no hearts partner'],
    moment: 'play',
    facts: ASKED_OF_RENOUNCE,
    leads: {
      'uspc-1898':
        'A player without the suit pays nothing. If they have it and the partner asked, they have revoked. If an opponent asked, they may change the card, but the wrong card stays face up.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { has: 'no' }, then: [noPenalty] },
          { when: { who: 'partner', has: 'yes' }, then: [countsAsRevoke] },
          {
            when: { who: 'opponent', has: 'yes' },
            then: [allowed('opponents', askRenounce), mayChange('offender', 'card'), LIABLE, mayChange('later-players', 'card')],
            note: 'The cards that the others change are not liable.',
          },
        ],
        [cites.uspc.law('g'), cites.uspc.law('h'), cites.uspc.theLawsOfWhist(29)],
      ),
    }),
  }),
};
