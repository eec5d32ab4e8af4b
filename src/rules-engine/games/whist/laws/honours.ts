import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, loses, mayDemand, newDeal, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites, NO_LAWS } from '../cites.ts';
import { points } from '../points.ts';
import { scoreForgotten } from '../words.ts';

const NO_HONOURS = silent('Honours do not count in the American game.');

export const honourLaws = {
  'honours-called-wrongly': law({
    offence: 'miscall',
    title: 'Honours called wrongly',
    gist: 'A side calls its honours at another score than eight, or without having them.',
    aka: ['called at the wrong score', 'called honours falsely', 'answered without an honour'],
    moment: 'count',
    facts: {
      what: fact(
        'What was wrong?',
        'What was wrong',
        {
          'not-at-eight': { label: 'The side does not stand at eight', chip: 'Not at eight', if: 'if the side that called is not at eight' },
          'not-held': {
            label: 'At eight: called and answered, the opponents threw down their cards, and the side has not two by honours',
            chip: 'Not two honours',
            if: 'if the side at eight has not two by honours after all',
          },
          'false-answer': {
            label: 'The partner answered without holding an honour',
            chip: 'False answer',
            if: 'if the partner answered without holding an honour',
          },
        },
        { needs: { 'false-answer': 'partners' } },
      ),
    },
    leads: {
      donohue:
        'If the side is not at 8, has not two honours after all, or the partner answered the call without an honour, the other side may have the cards dealt again or let the deal stand.',
    },
    readings: (says) => ({
      'uspc-1898': NO_HONOURS,
      donohue: says(
        [
          { when: { what: 'not-at-eight' }, then: [mayDemand('either-opponent', newDeal(null))] },
          {
            when: { what: ['not-held', 'false-answer'] },
            then: [choice('opponents', stands('deal'), newDeal(null))],
            note: 'That a fresh deal is the other choice is understood.',
          },
        ],
        cites.donohue.callingHonours,
      ),
      ...NO_LAWS,
    }),
    consult: { donohue: { who: 'opponents', may: true, cites: [cites.donohue.callingHonours] } },
  }),
  'honours-called-late': law({
    offence: 'miscall',
    title: 'Honours called after playing',
    gist: 'A player at eight calls when they have already played a card.',
    aka: ['called too late'],
    moment: 'play',
    facts: {},
    readings: () => ({ 'uspc-1898': NO_HONOURS, donohue: always(mayDemand('opponents', newDeal(null)), cites.donohue.callingHonours), ...NO_LAWS }),
    see: ['whist.law.honours-called-wrongly'],
  }),
  'call-reminder': law({
    offence: 'table-talk',
    title: 'Partner reminded to call honours',
    gist: 'When the trump is turned, a player reminds their partner to call.',
    aka: ['told him to call honours'],
    moment: 'trump-turned',
    needs: ['partners'],
    facts: {},
    readings: () => ({
      'uspc-1898': NO_HONOURS,
      donohue: always(loses('offender', pointsOf(points['call-reminder'], 'donohue')), cites.donohue.callingHonours),
      ...NO_LAWS,
    }),
    see: ['whist.points.call-reminder'],
  }),
  'honours-forgotten': law({
    offence: 'under-score',
    title: 'Honours forgotten',
    gist: 'A side claims the honours of the deal before.',
    aka: ['forgot to score honours', 'honours of the last hand'],
    moment: 'next-deal-done',
    facts: {
      claimed: fact('When were they claimed?', 'Claimed', {
        'in-time': { label: 'Before the next trump was turned', chip: 'In time', if: 'before the next trump is turned' },
        late: { label: 'After the next trump was turned', chip: 'Later', if: 'once the next trump is turned' },
      }),
    },
    leads: { donohue: 'That side may still score them until the next trump is turned, but not after that.' },
    readings: (says) => ({
      'uspc-1898': NO_HONOURS,
      donohue: says(
        [
          { when: { claimed: 'in-time' }, then: [allowed('offending-side', scoreForgotten)], claim: { by: 'offending-side', until: 'next-deal-done' } },
          { when: { claimed: 'late' }, then: [barred('offending-side', 'score-late')] },
        ],
        cites.donohue.callingHonours,
      ),
      ...NO_LAWS,
    }),
  }),
};
