import { doubted } from '../../../../../laws/cites.ts';
import { amendment, type Case, fact, yesNo } from '../../../../../laws/laws.ts';
import { allowed, must, notDecided, passesTo, wins } from '../../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../../rulesets/games.ts';
import { cites } from '../../../cites.ts';
import type { Poker } from '../../../code.ts';
import {
  betOrPass,
  callRaiseOrDrop,
  keepUnseen,
  leftOfOpener,
  opener,
  showFiveCards,
  showOpeners,
  speakFirst,
  thePot,
  uncalledBettor,
} from '../../../words.ts';

/** The paragraph on jack pots in the text of 1898, with its misprint. */
export const jackPotText = doubted(
  cites.uspc.drawScoring,
  'The text reads "Cards are not drawn" once the pot is open; "now drawn" must be meant, for the game is draw poker.',
);
export const whoIsUncalled = fact('Who takes the pot?', 'Takes the pot', {
  opener: { label: 'The player who opened the jack pot', chip: 'The opener', if: 'if the opener takes the pot' },
  other: { label: 'Another player', if: 'if a player other than the opener takes the pot' },
});

const BET_OR_OUT: readonly Case[] = [
  { when: { bet: 'yes' }, then: [must('offender', callRaiseOrDrop)] },
  { when: { bet: 'no' }, then: [must('offender', betOrPass)] },
];
const unseen = { when: { who: 'other' }, then: [wins(uncalledBettor, thePot), allowed(uncalledBettor, keepUnseen)] } as const;

/** Laws of draw poker that depend on the opener in a jack pot. */
export const changedLaws = {
  'draw-limit': {
    verdict: {
      kind: 'adds',
      say: 'Blue Ribbon, Donohue and U.S. Playing Card agree that up to three cards may be drawn. Only Donohue and U.S. Playing Card add that four or five may be drawn as well.',
    },
  },
  'equal-hands': {
    verdict: {
      kind: 'agree',
      say: 'The books agree that the higher card wins where the hands first differ. If they differ in suit only, Donohue and U.S. Playing Card split the pot; Blue Ribbon does not cover this.',
    },
  },
  'first-to-speak': {
    title: 'Who speaks first',
    gist: 'The players differ about who has the first say, before the draw or after it.',
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { round: 'before' },
            then: [must('left-of-dealer', speakFirst)],
            note: 'Each in turn says whether they can open. The book does not say who begins; the turn is taken to start where the deal does.',
          },
          { when: { round: 'after' }, then: [must(opener, speakFirst)], doubtful: true },
        ],
        [cites.uspc.lawsRulesJackBetting, jackPotText],
      ),
      donohue: says(
        [
          { when: { round: 'before' }, then: [must('left-of-dealer', speakFirst)], note: 'Each in turn opens or passes.' },
          { when: { round: 'after' }, then: [must(opener, speakFirst)] },
        ],
        [cites.donohue.jackPotsBidding, cites.donohue.jackPotsBetting],
      ),
      'blue-ribbon-1940': says(
        [
          { when: { round: 'before' }, then: [must('left-of-dealer', speakFirst)], note: 'Each in turn opens or passes.' },
          { when: { round: 'after' }, then: [must(opener, speakFirst)], note: 'When the opener declines, the opener’s left-hand neighbour has the word.' },
        ],
        [cites.blue.jackPotsScoring, cites.blue.jackPotsBetting],
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'Before the draw, the player on the dealer’s left speaks first. After the draw, the opener does.',
      donohue: 'Before the draw, the player on the dealer’s left speaks first. After the draw, the opener does.',
      'uspc-1898': 'Before the draw, the player on the dealer’s left speaks first. After the draw, the opener does.',
    },
  },
  check: amendment({
    gist: 'After the draw the opener, or a player after them, wants neither to bet nor to pass.',
    facts: {
      who: fact('Who wants to check?', 'Player', {
        opener: { label: 'The opener', if: 'if it is the opener who wants to check' },
        other: { label: 'Another player', if: 'if a player other than the opener wants to check' },
      }),
    },
    readings: (says) => ({
      'uspc-1898': says(BET_OR_OUT, [jackPotText, cites.uspc.lawsRulesJackBetting], 'Play goes on in the ordinary way; only the first bet is the opener’s.'),
      donohue: says(
        BET_OR_OUT,
        [
          cites.donohue.jackPotsBetting,
          doubted(
            cites.donohue.bettingRaisingObject,
            'The passage says that a player who will not bet must retire, but there the player on the left of the age begins.',
          ),
        ],
        'The first bet is the opener’s.',
      ),
      'blue-ribbon-1940': says(
        [
          { when: { bet: 'yes' }, then: [must('offender', callRaiseOrDrop)] },
          { when: { bet: 'no', who: 'opener' }, then: [passesTo('bet', leftOfOpener)] },
          { when: { bet: 'no', who: 'other' }, then: [notDecided], note: 'The book says of the player who opens the betting that they bet or drop out.' },
        ],
        [cites.blue.jackPotsBetting, cites.blue.pass],
      ),
    }),
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if nobody has bet and the opener wants to check: by Blue Ribbon the bet passes to the player on the opener’s left; by Donohue and U.S. Playing Card the opener must bet or drop out. After a bet they agree: a player must call, raise or drop out.',
    },
    leads: {
      'blue-ribbon-1940':
        'If the opener checks, the bet passes to the player on the opener’s left. After a bet, everyone must call, raise or drop out. The book covers nothing else.',
      donohue: 'Until somebody has bet, the player must bet or drop out. After a bet, they must call, raise or drop out.',
      'uspc-1898': 'Until somebody has bet, the player must bet or drop out. After a bet, they must call, raise or drop out.',
    },
  }),
  // An earlier pass says only that a player does not open.
  'pass-by-mistake': {
    title: 'Passed by mistake once the pot is open',
    gist: 'A player who has thrown up their hand in an opened pot wants to play on.',
    see: ['poker/jack-pots.law.opening-after-declining'],
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Donohue the player may not come back into the hand; by U.S. Playing Card the pass may be taken back until the next player has spoken.',
    },
    leads: { 'uspc-1898': 'The player may take the pass back until the next player has spoken, but not later.' },
  },
  // Everybody has anted before the deal; what counts is whether anyone has come in since.
  'wrong-number-dealt': {
    facts: {
      anted: yesNo(
        'Has anyone put up chips to play since the deal?',
        'Somebody is in',
        'once somebody has put up chips since the deal',
        'before anyone has put up chips since the deal',
      ),
    },
  },
  'uncalled-bet': {
    facts: { who: whoIsUncalled },
    verdict: {
      kind: 'adds',
      say: 'The books agree: the player whose bet nobody calls wins the pot and, unless it is the opener, need not show. Only Donohue and U.S. Playing Card have an opener show the openers, U.S. Playing Card also that the hand has five cards.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [{ when: { who: 'opener' }, then: [wins(opener, thePot), must(opener, showFiveCards), must(opener, showOpeners)] }, unseen],
        [cites.uspc.lawsRulesJackUncalledBet, cites.uspc.lawsRulesScoring],
      ),
      donohue: says(
        [{ when: { who: 'opener' }, then: [wins(opener, thePot), must(opener, showOpeners)] }, unseen],
        [cites.donohue.jackPotsBetting, cites.donohue.bettingCalling(23)],
      ),
      'blue-ribbon-1940': says(
        [
          {
            when: { who: 'opener' },
            then: [wins(opener, thePot), notDecided],
            note: 'The book does not decide whether the opener has to show the openers if nobody calls; an opener who will not meet a raise has to.',
          },
          unseen,
        ],
        [cites.blue.jackPotsBetting, cites.blue.betting],
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'The player whose bet nobody calls wins and may keep the hand unseen. The book does not say whether the opener must show anything.',
      donohue: 'The player whose bet nobody calls wins and may keep the hand unseen. But if that player is the opener, they must show the openers.',
      'uspc-1898':
        'The player whose bet nobody calls wins and may keep the hand unseen. But if that player is the opener, they must show the openers and that the hand has exactly five cards.',
    },
  },
} satisfies AmendedLaws<Poker>;
