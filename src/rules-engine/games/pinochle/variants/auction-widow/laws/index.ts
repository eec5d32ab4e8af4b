import type { VariantLaws } from '../../../../../core/games.ts';
import { amendment, fact } from '../../../../../core/laws.ts';
import { allowed, barred, losesGame, noPenalty, notDecided } from '../../../../../core/remedies.ts';
import { cites } from '../../../cites.ts';
import type { Pinochle } from '../../../code.ts';
import { meldItAgain } from '../../../words.ts';
import { DUTIES_OF_PLAY } from '../../shared/facts.ts';
import { TOGETHER } from '../../shared/repeals.ts';

import { dealAndBid } from './deal-and-bid.ts';
import { meldAndPlay } from './meld-and-play.ts';

/** What the auction with a widow adds to the laws of the game for two, amends and leaves out. */
export const auctionWidowLaws = {
  add: { ...dealAndBid, ...meldAndPlay },
  amend: {
    revoke: amendment({
      facts: {
        fault: fact(DUTIES_OF_PLAY.ask, {
          follow: 'Suit was not followed, though held',
          win: 'Suit was followed, but with a card too low to win, though a higher was held',
          trump: 'Without the suit, no trump was played, though held',
          overtrump: 'Without the suit, a trump lower than one already played, though a higher was held',
        }),
        led: fact('What was led?', { trump: 'A trump', plain: 'A plain suit' }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { fault: ['follow', 'trump', 'overtrump'] }, then: [losesGame('offender')] },
            { when: { fault: 'win', led: 'trump' }, then: [losesGame('offender')] },
            { when: { fault: 'win', led: 'plain' }, then: [noPenalty], note: 'Only a lead of trumps has to be headed by those who follow suit.' },
          ],
          cites.blue.auctionPlay,
          'It stands as soon as the others can see the face of the card. Whether the loss is single or double is not said.',
        ),
      }),
    }),
    'marriage-after-sequence': {
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
