import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const BLUE = cite('blue-ribbon-1940', '58', 'Boston');
export const BLUE_ROW = cite('blue-ribbon-1940', '58', 'Boston', {
  doubt: 'The row of payments is damaged in our copy: 10, 20, 25, 35, 45 and 65 can be read, 15, 105 and 170 are restored.',
});
const donohue = (page: string, doubt?: string) => cite('donohue', page, 'Boston', doubt === undefined ? {} : { doubt });
export const AT_346 = donohue('346');
export const AT_347 = donohue('347');
export const AT_348 = donohue('348');
export const AT_349 = donohue('349');
export const AT_347_348 = donohue('347-348');
export const TABLE = cite('donohue', '350', 'The Boston Table', {
  doubt: 'The columns of the table run into each other in our copy; the rates are put together from them and from the worked examples.',
});
/** The clause on the play. Only what touches the deal and the tricks comes with it. */
export const AS_AT_WHIST = donohue(
  '347',
  'The clause speaks of the play. That the penalties of whist go with it, and how a penalty in points would be paid in fish, is not said.',
);

/** Where the books tell of Boston: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Boston: { game: '58' },
  },
  donohue: {
    Boston: { deal: '346', bidding: '346, 348-349', trump: '346-347', scoring: '347', reckoningFailure: '347-348', basts: '348', play: '349' },
    'The Boston Table': { table: '350' },
  },
});
