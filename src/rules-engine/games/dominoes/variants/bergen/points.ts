import { bookValue, item, unscored } from '../../../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from '../../cites.ts';
import { TITLES } from './reckoning/titles.ts';

export const bergenPoints = {
  'first-doublet': item({
    title: TITLES['first-doublet'],
    gist: 'The hand begins with a doublet.',
    group: 'The play',
    books: {
      [BLUE]: bookValue(2, cites.blue.bergen),
      [DONOHUE]: bookValue(2, [cites.donohue.bergenDeal, cites.donohue.bergenScoring], { says: 'It is a double-header.' }),
    },
  }),
  'double-header': item({
    title: TITLES['double-header'],
    gist: 'A play makes both ends of the line the same.',
    aka: ['both ends alike'],
    group: 'The play',
    books: { [BLUE]: bookValue(2, cites.blue.bergen), [DONOHUE]: bookValue(2, cites.donohue.bergenScoring) },
  }),
  'triple-header': item({
    title: TITLES['triple-header'],
    gist: 'A doublet lies at one end, and the other end is of its suit.',
    group: 'The play',
    books: { [BLUE]: bookValue(3, cites.blue.bergen), [DONOHUE]: bookValue(3, cites.donohue.bergenScoring) },
  }),
  'near-two': item({
    title: TITLES['near-two'],
    gist: 'The player needs one or two more.',
    group: 'The play',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(1, cites.donohue.bergenScoring) },
  }),
  'near-three': item({
    title: TITLES['near-three'],
    gist: 'The player needs three more.',
    group: 'The play',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(2, cites.donohue.bergenScoring) },
  }),
  'hand-won': item({
    title: TITLES['hand-won'],
    gist: 'A player goes out, or wins a blocked game.',
    group: 'The hand',
    books: {
      [BLUE]: bookValue(1, cites.blue.bergen, { says: 'Named for a blocked game only.', way: 'blocked-of-two' }),
      [DONOHUE]: bookValue(1, cites.donohue.bergenScoring),
    },
  }),
  game: item({
    title: 'Game, two players',
    gist: 'The score that wins with two.',
    group: 'Game',
    books: { [BLUE]: bookValue(15, cites.blue.bergen), [DONOHUE]: bookValue(15, cites.donohue.bergenScoring) },
  }),
  'game-of-more': item({
    title: 'Game, three or four',
    gist: 'The score that wins with three or four.',
    group: 'Game',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(10, cites.donohue.bergenScoring) },
  }),
} as const;
