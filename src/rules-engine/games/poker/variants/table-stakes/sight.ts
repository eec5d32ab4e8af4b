import { type Case, fact } from '../../../../core/laws.ts';
import { allowed, wins } from '../../../../core/remedies.ts';
import { bestOtherHand, haveSight, playerShortOfChips, theCoveredPart, thePot, theRestOfPot } from '../../words.ts';

/** Whether the player with a sight wins is the question on which the pot divides. */
export const sightFact = fact('Have the hands been shown?', {
  'not-shown': 'No: the others may still bet among themselves',
  'sight-best': 'Yes, and the player short of chips has the best hand',
  'sight-beaten': 'Yes, and another hand is better',
});

/** The sight of 1898, whose table stakes and freeze-out part only on borrowing. */
export const USPC_SIGHT: readonly Case[] = [
  {
    when: { borrowed: 'no', show: 'not-shown' },
    then: [allowed(playerShortOfChips, haveSight), allowed('other-players', 'raise')],
    note: 'The others may go on betting among themselves.',
  },
  { when: { borrowed: 'no', show: 'sight-best' }, then: [wins(playerShortOfChips, theCoveredPart)], note: 'His hand keeps its value for what he put up.' },
  { when: { borrowed: 'no', show: 'sight-beaten' }, then: [wins('best-hand', thePot)] },
];

/** The sight of the 1940 book, in table stakes and in the freeze-out that is a variety of it. */
export const BLUE_SIGHT: readonly Case[] = [
  {
    when: { borrowed: 'no', show: 'not-shown' },
    then: [allowed(playerShortOfChips, haveSight), allowed('other-players', 'raise')],
    note: 'What he would win is set aside, and the others go on for the rest.',
  },
  { when: { borrowed: 'no', show: 'sight-best' }, then: [wins(playerShortOfChips, theCoveredPart), wins(bestOtherHand, theRestOfPot)] },
  { when: { borrowed: 'no', show: 'sight-beaten' }, then: [wins('best-hand', thePot)] },
];
