import { always, law, silent } from '../../../laws/laws.ts';
import { allowed, must, noPenaltyPrinted, notDecided, passesTo } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { layOneLess, laySo, nameStake } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';

export const stakes = {
  'wrong-stake': law({
    offence: 'irregular-bet',
    title: 'A player stakes too many or too few',
    gist: 'The dealer has put up twelve counters, and another player puts up twelve as well, or nine.',
    aka: ['same stake as the dealer', 'put up too much', 'put up too little', 'how many do I stake'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      [BLUE]: always([must('each-other-player', layOneLess), noPenaltyPrinted], blue.stakes),
      donohue: always([must('each-other-player', layOneLess), noPenaltyPrinted], donohue.stakes),
    }),
    see: ['matrimony.points.less'],
  }),
  'which-chances': law({
    question: 'allowed',
    title: 'On which chances the counters are laid',
    gist: 'A player puts the whole stake on one chance, or leaves one empty.',
    aka: ['all on matrimony', 'spread the stakes', 'where do I bet', 'divide the counters'],
    moment: 'betting',
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'The books agree: the dealer may divide the counters among the chances in any way. Only Blue Ribbon says the same of the other players.',
    },
    readings: () => ({
      [BLUE]: always(allowed('anyone', laySo), blue.stakes),
      donohue: always(allowed('dealer', laySo), donohue.stakes, {
        note: 'The others lay as much less one. The book does not say whether they choose their chances too.',
      }),
    }),
  }),
  'next-stake': law({
    question: 'obliged',
    title: 'Counters are left: does the next dealer stake again?',
    gist: 'Some chances were not won, and the deal passes on.',
    aka: ['new stakes every deal', 'put up again', 'next dealer stakes'],
    moment: 'next-cut',
    facts: {},
    readings: () => ({
      [BLUE]: always(must('next-dealer', nameStake), blue.left, { note: 'Here too the dealer stakes any number; what was not won stays where it is.' }),
      donohue: silent('What is not won stays for the next deal. The book says nothing more about the stakes of the next deal.'),
    }),
    see: ['matrimony.law.not-won'],
  }),
  'who-deals-next': law({
    offence: 'seats-and-partners',
    title: 'Who deals next',
    gist: 'The layout is settled, and the cards are gathered.',
    aka: ['whose deal', 'deal passes', 'dealer stays'],
    moment: 'next-cut',
    facts: {},
    readings: () => ({
      [BLUE]: always(passesTo('deal', 'left-of-dealer'), blue.left),
      donohue: always(notDecided, donohue.left, { note: 'There is a next deal. The book does not say whose it is.' }),
    }),
  }),
};
