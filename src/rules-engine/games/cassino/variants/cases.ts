import { worthExample } from '../../../core/examples.ts';
import { cites } from '../cites.ts';

const { blue, donohue, uspc } = cites;

// What each form gives, by each of its books.
export const fourHandedCases = [worthExample('target', donohue.threeFourPlay, 'Partners put their points together until they are home.', 21)] as const;

export const twentyOnePointCases = [
  worthExample('order', blue.twentyOnePoint, 'Both sides stand at 20, and the hands decide.', 'Cards, spades, Big Cassino'),
  worthExample('order', donohue.twentyOnePoint, 'Both stand at 20, and one takes an ace.', 'as soon as it is made'),
] as const;

export const royalCases = [
  worthExample('king-number', blue.royal, 'A king takes ten and three.', '13'),
  worthExample('king-number', uspc.royal, 'The pack has elevens and twelves as well.', '15 with the pack of 60'),
  worthExample('queen-number', blue.royal, 'A queen takes nine and three.', '12'),
  worthExample('queen-number', uspc.royal, 'Sixty cards are in use, and a queen is played.', '14 with the pack of 60'),
  worthExample('jack-number', blue.royal, 'A jack takes eight and three.', '11'),
  worthExample('jack-number', uspc.royal, 'Sixty cards are in use, and a jack is played.', '13 with the pack of 60'),
  worthExample('ace-number', blue.royal, 'An ace lies on the table, another is in hand.', 'on the table always 1'),
  worthExample('ace-number', uspc.royal, 'Sixty cards are in use, and an ace is played high.', '1 or 16'),
] as const;

export const spadeCases = [
  worthExample('target', blue.spade, 'The pegs race round a cribbage board.', 61),
  worthExample('target', uspc.spade, 'Every spade is pegged, and so the way is longer.', 61),
  worthExample('whole-deal', blue.spade, 'All spades are counted, and no one has swept.', 24),
] as const;
