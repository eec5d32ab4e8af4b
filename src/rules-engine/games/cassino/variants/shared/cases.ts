import type { Citation } from '../../../../books.ts';
import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

const { blue, donohue, uspc } = cites;

// Examples of each form, for each of its books.
export const fourHandedCases = [valueExample('target', donohue.threeFourPlay, 'Partners put their points together until they are home.', 21)] as const;

const takes = (cite: Citation, card: string, wanted: string, sixty: 'yes' | 'no', story: string, says = 'Yes, these can be taken') =>
  scoreExample('take', cite, { card, wanted, sixty, all: 'no' }, story, says);

export const royalCases = [
  takes(blue.royal, 'KS', '10D 3C', 'no', 'A king takes ten and three.'),
  takes(blue.royal, 'JS', '8D 3C', 'no', 'A jack takes eight and three.'),
  takes(blue.royal, 'AS', '10D 4C', 'no', 'An ace as fourteen takes ten and four.'),
  takes(blue.royal, 'KH', 'QD AC', 'no', 'An ace on the table is one, and a king takes it with a queen.'),
  takes(uspc.royal, 'KS', '10D 3C', 'yes', 'With sixty cards a king no longer takes ten and three.', 'No, these cannot be taken'),
  takes(uspc.royal, 'KS', '12D 3C', 'yes', 'With sixty cards a king takes twelve and three.'),
  takes(uspc.royal, 'QS', '12D 2C', 'yes', 'With sixty cards a queen takes twelve and two.'),
  takes(uspc.royal, 'JS', '11D 2C', 'yes', 'With sixty cards a jack takes eleven and two.'),
  takes(uspc.royal, 'AS', '12D 4C', 'yes', 'With sixty cards an ace played high takes twelve and four.'),
] as const;

export const spadeCases = [
  valueExample('target', blue.spade, 'The pegs race round a cribbage board.', 61),
  valueExample('target', uspc.spade, 'Every spade is pegged, and so the way is longer.', 61),
  valueExample('whole-deal', blue.spade, 'All spades are counted, and no one has swept.', 24),
] as const;
