// What each book gives at skat: U.S. Playing Card, p. 82-85; Blue Ribbon, p. 347-354 and the laws and penalties, p. 356-358.
import type { WholePlace } from '../../whole.ts';

const both = (value: number, blue: string, us: string, per = '') => ({
  'uspc-1898': `${value} points${per}, p. ${us}`,
  'blue-ribbon-1940': `${value} points${per}, p. ${blue}`,
});
const unit = (value: number, blue: string, us: string) => both(value, blue, us, ' a multiplier');
const GRADES = '84-85';
const us = (value: string) => ({ 'uspc-1898': `${value}, p. ${GRADES}` });
const blue = (value: string) => ({ 'blue-ribbon-1940': value });

export const points: NonNullable<WholePlace['points']> = {
  ace: both(11, '349', '83'),
  ten: both(10, '349', '83'),
  king: both(4, '349', '83'),
  queen: both(3, '349', '83'),
  jack: both(2, '349', '83'),
  'low-cards': { 'uspc-1898': 'They count nothing., p. 83', ...blue('They count nothing., p. 349') },
  pack: blue('120 points, p. 349'),
  win: { 'uspc-1898': '61 points, p. 82', ...blue('61 points, p. 349, law 10, p. 356-357') },
  'make-schneider': { 'uspc-1898': '90 points, p. 82', ...blue('91 points, p. 352') },
  'make-lone-schneider': { 'uspc-1898': '90 points, p. 82, p. 83', ...blue('90 points, p. 352, law 10, p. 356-357') },
  'simple-diamonds': us('1 point a multiplier'),
  'simple-hearts': us('2 points a multiplier'),
  'simple-spades': us('3 points a multiplier'),
  'simple-clubs': us('4 points a multiplier'),
  'tournee-diamonds': unit(5, '350', GRADES),
  'tournee-hearts': unit(6, '350', GRADES),
  'tournee-spades': unit(7, '350', GRADES),
  'tournee-clubs': unit(8, '350', GRADES),
  'solo-diamonds': unit(9, '350', GRADES),
  'solo-hearts': unit(10, '350', GRADES),
  'solo-spades': unit(11, '350', GRADES),
  'solo-clubs': unit(12, '350', GRADES),
  'turned-grand': unit(12, '350', GRADES),
  'gucki-grand': blue('12 points a multiplier, p. 352'),
  'solo-grand': unit(16, '350, p. 353', GRADES),
  'open-grand': unit(24, '353', GRADES),
  null: both(20, '354', GRADES),
  'open-null': both(40, '354', GRADES),
  'gucki-null': blue('15 points, p. 354'),
  'gucki-null-lost': blue('-30 points, p. 354'),
  'open-gucki-null': blue('30 points, p. 354'),
  'open-gucki-null-lost': blue('-60 points, p. 354'),
  matador: { 'uspc-1898': '1 time a matador, p. 83, p. 84-85', ...blue('1 time a matador, p. 349-350, p. 350') },
  game: { ...us('1 time'), ...blue('1 time, p. 350') },
  schneider: { ...us('2 times'), ...blue('2 times, p. 352') },
  'schneider-announced': { 'uspc-1898': '3 times, p. 83, p. 84-85', ...blue('3 times, p. 352, p. 353') },
  schwarz: { ...us('4 times'), ...blue('3 times, p. 353') },
  'schneider-announced-schwarz': { ...us('5 times'), ...blue('4 times, p. 352-353') },
  'schwarz-announced': { ...us('6 times'), ...blue('5 times, p. 353') },
  'skat-counts': {
    'uspc-1898': 'To the lone player, in points and in matadors; not at null., p. 83',
    ...blue('To the lone player, in points and in matadors, touched or not; not at nullo, and in ramsch to the last trick., p. 351, p. 353-354'),
  },
  'make-schwarz': { 'uspc-1898': 'Every trick., p. 82', ...blue('Every trick., p. 352') },
  value: {
    ...us('The unit times the sum of matadors and grade; each opponent pays or gets it, those who sit out as well., p. 82'),
    ...blue('The unit times the sum of matadors and steps; put down as plus when won and as minus when lost., p. 349, p. 350'),
  },
  highest: { 'uspc-1898': 'A grand open with four matadors is the highest bid; no figure is printed., p. 84', ...blue('216 points, p. 353') },
  overbid: blue('The next higher multiple of the game that covers the bid., p. 351, law 16, p. 357'),
  'lowest-bid': blue('10 points, p. 347, law 5, p. 356'),
  'lost-double': blue('2 times the value of the game, p. 351, p. 352'),
  misdeal: blue('-10 points, law 1, p. 358'),
  'dealer-looks': blue('-10 points, law 3, p. 358'),
  'skat-in-hand': blue('-25 points, law 5, p. 358'),
  'most-points': blue('-20 points, p. 353'),
  'tied-for-most': blue('-20 points each of the two, p. 354'),
  'no-trick': blue('-30 points, p. 354'),
  'all-tricks': blue('-50 points, p. 354'),
};
