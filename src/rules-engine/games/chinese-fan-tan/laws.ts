import { law } from '../../laws/one-book.ts';
import { allowed, must } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { coverBeans, payTheFour } from './words.ts';

const { blue } = cites;

export const laws = {
  'beans-drawn-early': law({
    question: 'allowed',
    title: 'The handful is drawn before the bets',
    gist: 'The banker takes the beans out of the bowl before stakes are laid.',
    aka: ['beans drawn first', 'handful taken before betting', 'banker already has the counters', 'covered beans'],
    moment: 'betting',
    cases: [{ then: [allowed('banker', coverBeans)], note: 'Both ways are customs; the count comes after the bets in either.' }],
    cites: blue.early,
  }),
  'even-fours': law({
    question: 'who-wins',
    title: 'Nothing is left over',
    gist: 'The counters run out in even fours.',
    aka: ['zero left', 'no beans left', 'counts off evenly', 'exact fours', 'remainder nothing'],
    moment: 'count',
    cases: [{ then: [must('banker', payTheFour)] }],
    cites: blue.count,
    see: ['chinese-fan-tan.points.four'],
  }),
};
