import { fact, law, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, isVoid, mayDemand, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { actForPartner } from '../words.ts';
import { SKETCHES } from './sources.ts';

export const dealerLaws = {
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn or with the wrong pack',
    gist: 'The wrong player deals, or the dealer uses the other side’s cards.',
    aka: ['wrong dealer', 'dealt with the wrong deck', 'stole the deal'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': { label: 'Before the last card was dealt', chip: 'During the deal', if: 'before the last card was dealt' },
        late: { label: 'After the last card was dealt', chip: 'Deal over', if: 'after the last card was dealt' },
      }),
    },
    leads: {
      donohue: 'Before the last card is dealt, any player may cancel the deal. After that, the deal stands.',
      'uspc-1898': 'Before the last card is dealt, any player may cancel the deal. After that, the deal stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'in-time' }, then: [mayDemand('anyone', isVoid('deal'))], claim: { by: 'anyone', until: 'deal-done' } },
          { when: { noticed: 'late' }, then: [stands('deal')] },
        ],
        [cites.uspc.deal, cites.uspc.law(16)],
        'The law of whist sets the limit at the turning of the trump, which there is the last card dealt.',
      ),
      donohue: says(
        [
          { when: { noticed: 'in-time' }, then: [mayDemand('anyone', isVoid('deal'))], claim: { by: 'anyone', until: 'deal-done' } },
          { when: { noticed: 'late' }, then: [stands('deal')], note: 'The game goes on as if there had been no mistake.' },
        ],
        cites.donohue.newDeal,
      ),
      ...SKETCHES,
    }),
  }),
  'dealing-for-another': law({
    offence: 'deal-out-of-turn',
    title: 'Shuffling, cutting or dealing for the partner',
    gist: 'A player does for their partner what the partner has to do.',
    aka: ['dealt for partner', 'cut for partner', 'partner deals instead'],
    moment: 'deal',
    needs: ['partners'],
    facts: { leave: yesNo('Do the opponents allow it?', 'Opponents allow it', 'if the opponents allow it', 'if the opponents do not allow it') },
    usual: { leave: 'no' },
    leads: {
      donohue: 'A player may shuffle, cut or deal for the partner only if the opponents allow it.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { leave: 'yes' }, then: [allowed('offender', actForPartner)] },
          { when: { leave: 'no' }, then: [barred('offender', actForPartner)] },
        ],
        cites.donohue.newDeal,
      ),
      ...SKETCHES,
    }),
  }),
};
