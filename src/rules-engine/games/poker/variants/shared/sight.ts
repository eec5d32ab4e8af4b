import { type Case, fact, type LawAmendment } from '../../../../laws/laws.ts';
import { allowed, barred, must, wins } from '../../../../laws/remedies.ts';
import { bestOtherHand, haveSight, meetOrPass, playerShortOfChips, raiseBeyondStake, theCoveredPart, thePot, theRestOfPot } from '../../words.ts';

/** The division of the pot depends on whether the player with a sight wins. */
export const sightFact = fact('Have the hands been shown?', 'Hands shown', {
  'not-shown': { label: 'No: the others may still bet among themselves', chip: 'Not yet', if: 'before the hands are shown' },
  'sight-best': {
    label: 'Yes, and the player short of chips has the best hand',
    chip: 'All-in hand best',
    if: 'if the hands are shown and the player has the best',
  },
  'sight-beaten': { label: 'Yes, and another hand is better', chip: 'All-in hand beaten', if: 'if the hands are shown and another hand is better' },
});

/** The sight in 1898; its table stakes and freeze-out differ only on borrowing. */
export const USPC_SIGHT: readonly Case[] = [
  {
    when: { borrowed: 'no', show: 'not-shown' },
    then: [allowed(playerShortOfChips, haveSight), allowed('other-players', 'raise')],
    note: 'The others may go on betting among themselves.',
  },
  {
    when: { borrowed: 'no', show: 'sight-best' },
    then: [wins(playerShortOfChips, theCoveredPart)],
    note: 'That player’s hand keeps its value for what they put up.',
  },
  { when: { borrowed: 'no', show: 'sight-beaten' }, then: [wins('best-hand', thePot)] },
];

/** The sight in the 1940 book, for table stakes and for the freeze-out, a variety of it. */
export const BLUE_SIGHT: readonly Case[] = [
  {
    when: { borrowed: 'no', show: 'not-shown' },
    then: [allowed(playerShortOfChips, haveSight), allowed('other-players', 'raise')],
    note: 'What that player would win is set aside, and the others go on for the rest.',
  },
  { when: { borrowed: 'no', show: 'sight-best' }, then: [wins(playerShortOfChips, theCoveredPart), wins(bestOtherHand, theRestOfPot)] },
  { when: { borrowed: 'no', show: 'sight-beaten' }, then: [wins('best-hand', thePot)] },
];

/** Raising beyond a player's stake: the first question is what a player short of chips may do. */
export const RAISE_NOT_MET = {
  gist: 'A player wants to stay in without putting up as much as the others, or has too little on the table.',
  facts: {
    covers: fact('Has the player enough on the table to meet the raise?', 'Enough chips', {
      yes: { label: 'Yes', if: 'if the player has enough on the table to meet the raise' },
      no: { label: 'No', if: 'if the player has too little on the table to meet the raise' },
    }),
  },
  usual: { covers: 'no' },
} as const satisfies LawAmendment;
const meets: Case = { when: { covers: 'yes' }, then: [must('offender', meetOrPass)] };
/** The player may call for a sight of the part that they cover. */
export const MEETS_OR_SIGHT: readonly Case[] = [meets, { when: { covers: 'no' }, then: [allowed(playerShortOfChips, haveSight)] }];
/** The player cannot be raised at all beyond what is on the table before them. */
export const MEETS_OR_UNRAISED: readonly Case[] = [meets, { when: { covers: 'no' }, then: [barred(playerShortOfChips, raiseBeyondStake)] }];

/** The stake limits a bet as the limit does elsewhere. */
export const OVER_STAKE = {
  title: 'Bet over the limit or the stake',
  gist: 'A player bets or raises by more than the limit, or by more than the chips on the table allow.',
} as const satisfies LawAmendment;
