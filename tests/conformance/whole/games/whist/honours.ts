// Honours at whist, from Donohue (Of Calling Honours, p. 136).
import { ruling, type WholePlace } from '../../whole.ts';
import { MAY_HAVE_NEW_DEAL } from './deal.ts';

const CALLING = ['p. 136'];

export const honoursLaws: WholePlace['laws'] = {
  'honours-called-late': { moment: 'play', books: { donohue: { at: CALLING, cases: ruling(...MAY_HAVE_NEW_DEAL) } } },
  'call-reminder': { moment: 'trump-turned', books: { donohue: { at: CALLING, cases: ruling('lose:offender = 1 point') } } },
  'honours-forgotten': {
    moment: 'next-deal-done',
    answers: { claimed: { 'in-time': 'Before', late: 'After' } },
    books: {
      donohue: {
        at: CALLING,
        cases: [
          { when: { claimed: 'in-time' }, does: ['act:offender:score what was forgotten = may'], claim: 'offending-side until next-deal-done' },
          { when: { claimed: 'late' }, does: ['act:offender:score it any more = may not'] },
        ],
      },
    },
  },
};
