import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { claimExtra, claimOnlyPlace, countCorrected } from '../words.ts';

const { onlyPlace, miscount } = cites.blue;

export const countLaws = {
  'only-place-claimed': law({
    question: 'what-counts',
    title: 'The only place',
    gist: 'The winner claims the bonus for having filled the only place.',
    aka: ['only chance', 'was it the only tile', 'edge wait', 'middle wait'],
    moment: 'count',
    facts: {
      place: fact('What was waited for?', 'Waited for', {
        one: { label: 'The one tile that could complete the hand', chip: 'The one tile', if: 'if only one tile could complete the hand' },
        third: { label: 'A third to a pair, with another pair in the hand', chip: 'A third to a pair', if: 'if a third to either of two pairs was waited for' },
        open: { label: 'Either end of an open sequence', chip: 'An open end', if: 'if either end of an open sequence was waited for' },
        gone: {
          label: 'Several would have done, and the others are all gone',
          chip: 'Others all gone',
          if: 'if several tiles would have done, but the others are all gone',
        },
      }),
    },
    cases: [
      { when: { place: 'one' }, then: [allowed('player', claimOnlyPlace)] },
      { when: { place: ['third', 'open', 'gone'] }, then: [barred('player', claimOnlyPlace), noPenaltyPrinted] },
    ],
    cites: onlyPlace,
    leads: { 'blue-ribbon-1940': 'The player may claim the bonus only if just one tile could complete the hand.' },
    see: ['mah-jong.points.only-place'],
  }),
  overcount: law({
    offence: 'over-score',
    title: 'A hand counted too high',
    gist: 'A player claims more than the hand comes to.',
    aka: ['counted too much', 'a double too many', 'wrong total'],
    moment: 'count',
    facts: {
      paid: fact('Has the hand been paid?', 'Hand paid', {
        no: { label: 'No', if: 'before the hand is paid' },
        yes: { label: 'Yes', if: 'once the hand is paid' },
      }),
    },
    cases: [
      { when: { paid: 'no' }, then: [isDone(countCorrected)] },
      {
        when: { paid: 'yes' },
        then: [notDecided],
        note: 'The correction has to come before payment; the book does not say what becomes of one that comes later.',
      },
    ],
    cites: miscount,
    leads: { 'blue-ribbon-1940': 'The count is corrected if the hand is not paid yet. The book covers nothing else.' },
  }),
  undercount: law({
    offence: 'under-score',
    title: 'A hand counted too low',
    gist: 'A player has overlooked a double, a bonus or something else.',
    aka: ['forgot a double', 'missed a bonus', 'should have had more'],
    moment: 'count',
    facts: {
      paid: fact('Has the hand been paid?', 'Hand paid', {
        no: { label: 'No', if: 'before the hand is paid' },
        yes: { label: 'Yes', if: 'once the hand is paid' },
      }),
    },
    cases: [
      { when: { paid: 'no' }, then: [allowed('player', claimExtra)], note: 'The book says it of the time after payment alone.' },
      { when: { paid: 'yes' }, then: [barred('player', claimExtra)] },
    ],
    cites: miscount,
    leads: { 'blue-ribbon-1940': 'The player may claim what was left out until the hand is paid, but not after.' },
  }),
};
