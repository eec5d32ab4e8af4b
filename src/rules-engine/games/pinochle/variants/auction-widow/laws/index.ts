import { amendment, fact } from '../../../../../laws/laws.ts';
import { allowed, barred, losesGame, notDecided, permitted } from '../../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../../rulesets/games.ts';
import { cites } from '../../../cites.ts';
import type { Pinochle } from '../../../code.ts';
import { meldItAgain } from '../../../words.ts';
import { DUTIES_OF_PLAY } from '../../shared/facts.ts';
import { TOGETHER } from '../../shared/repeals.ts';

import { dealAndBid } from './deal-and-bid.ts';
import { meldAndPlay } from './meld-and-play.ts';

/** Laws that the auction with a widow adds to the laws of the game for two, amends and repeals. */
export const auctionWidowLaws = {
  add: { ...dealAndBid, ...meldAndPlay },
  amend: {
    revoke: amendment({
      facts: {
        fault: fact(DUTIES_OF_PLAY.ask, 'Failed to', {
          follow: { label: 'Suit was not followed, though held', chip: 'Follow suit', if: 'if the player had the suit led and did not follow' },
          win: {
            label: 'Suit was followed, but with a card too low to win, though a higher was held',
            chip: 'Win the trick',
            if: 'if the player followed too low, holding a card that wins',
          },
          trump: { label: 'Without the suit, no trump was played, though held', chip: 'Trump', if: 'if the player, without the suit, kept back every trump' },
          overtrump: {
            label: 'Without the suit, a trump lower than one already played, though a higher was held',
            chip: 'Overtrump',
            if: 'if the player trumped too low, though able to overtrump',
          },
        }),
        led: fact('What was led?', 'Led', {
          trump: { label: 'A trump', if: 'if a trump was led' },
          plain: { label: 'A plain suit', if: 'if a plain suit was led' },
        }),
      },
      usual: { fault: 'follow' },
      leads: { 'blue-ribbon-1940': 'The player loses the game. But a card too low on a plain suit is allowed: only a trump lead has to be beaten.' },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { fault: ['follow', 'trump', 'overtrump'] }, then: [losesGame('offender')] },
            { when: { fault: 'win', led: 'trump' }, then: [losesGame('offender')] },
            { when: { fault: 'win', led: 'plain' }, then: [permitted], note: 'Only a lead of trumps has to be headed by those who follow suit.' },
          ],
          cites.blue.auctionPlay,
          'The revoke counts as soon as the others can see the face of the card. The book does not say whether the loss is single or double.',
        ),
      }),
    }),
    'marriage-after-sequence': {
      leads: {
        'blue-ribbon-1940':
          'After the sequence, its king or queen may not be used for a marriage. If the marriage was scored first, it may be made into the sequence.',
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            {
              when: { first: 'marriage', cards: ['same', 'both-new'] },
              then: [allowed('player', 'meld')],
              note: 'In many places the sequence is one meld and the marriage in it does not count.',
            },
            { when: { first: 'marriage', cards: 'one-new' }, then: [notDecided] },
            { when: { first: 'sequence', cards: ['same', 'one-new'] }, then: [barred('offender', meldItAgain)] },
            { when: { first: 'sequence', cards: 'both-new' }, then: [allowed('player', 'meld')] },
          ],
          cites.blue.auctionPlay,
          'Melds are to be scored alike in all forms of the game.',
        ),
      }),
    },
    'card-used-again': {
      leads: {
        'blue-ribbon-1940':
          'The card may be used for a meld of another class, or for one of the same class that is worth more. It may not be used for one of the same class that is worth no more.',
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { second: ['other-class', 'worth-more'] }, then: [allowed('player', meldItAgain)] },
            { when: { second: 'no-better' }, then: [barred('offender', meldItAgain)] },
          ],
          [cites.blue.auctionPlay, cites.blue.auctionScoring],
          'Cards of the sequence and of marriages serve in four of a kind.',
        ),
      }),
    },
  },
  repeal: {
    ...TOGETHER,
    'second-dix': 'No card is turned.',
    'wrong-meld': 'The opponents watch the melds here, by a law of its own.',
    'false-claim': 'Every deal is settled by itself.',
    'both-reach-game': 'Every deal is settled by itself.',
  },
} satisfies VariantLaws<Pinochle>;
