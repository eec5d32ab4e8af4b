import type { VariantLaws } from '../../../core/games.ts';
import { always, amendment, fact, law } from '../../../core/laws.ts';
import {
  allowed,
  barred,
  drawsSurplus,
  losesAmount,
  losesGame,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  pays,
  stands,
} from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import type { Pinochle } from '../code.ts';
import { beChargedLoss, changeDiscard, layMeldsOutAgain, meldItAgain, scoreMelds, twiceTheBid } from '../words.ts';
import { DUTIES_OF_PLAY } from './facts.ts';
import { TOGETHER } from './repeals.ts';

export const auctionWidowLaws = {
  add: {
    'exposed-in-deal': law({
      offence: 'exposed-in-deal',
      title: 'Card exposed in dealing',
      gist: 'The dealer turns up a card of the widow or of a player.',
      aka: ['widow card flashed', 'turned up the widow', 'redeal'],
      moment: 'deal',
      facts: { what: fact('What was exposed?', { widow: 'A card dealt for the widow', one: 'One card of a player', more: 'Two or more cards of one player' }) },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { what: ['widow', 'more'] }, then: [newDeal()] },
            { when: { what: 'one' }, then: [stands('deal')] },
          ],
          cites.blue.auctionDeal,
        ),
      }),
    }),
    'widow-dealt': law({
      offence: 'misdeal',
      title: 'Widow dealt at the wrong time',
      gist: 'The first three cards, or the last three, were laid out for the widow.',
      aka: ['first three to the widow', 'last three to the widow'],
      moment: 'deal',
      facts: { when: fact('When were they laid out?', { ends: 'First of all or last of all', between: 'At another time of the deal' }) },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { when: 'between' }, then: [stands('deal')] },
            { when: { when: 'ends' }, then: [notDecided], note: 'It may not be done; what follows is not said.' },
          ],
          cites.blue.auctionDeal,
        ),
      }),
    }),
    'wrong-number': law({
      offence: 'wrong-number-of-cards',
      title: 'Too few and too many cards',
      gist: 'One player is short, and another has what he lacks.',
      aka: ['short hand', 'sixteen cards', 'fourteen cards'],
      moment: 'deal-done',
      facts: {
        when: fact('When is it found?', {
          before: 'Before the bidding',
          bidding: 'After the bidding began, before the widow is taken up',
          widow: 'When the widow is taken up, or later',
        }),
        bidder: fact("Is the bidder's own hand right?", { yes: 'Yes', no: 'No' }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { when: 'before' }, then: [drawsSurplus('lacking-player')] },
            { when: { when: 'bidding' }, then: [drawsSurplus('lacking-player'), stands('bid')], note: 'The bidding goes on from where it was.' },
            { when: { when: 'widow', bidder: 'yes' }, then: [barred('bidder', beChargedLoss)], note: 'How the hands are put right is not said.' },
            { when: { when: 'widow', bidder: 'no' }, then: [notDecided] },
          ],
          cites.blue.auctionDeal,
        ),
      }),
    }),
    'irregular-bid': law({
      offence: 'irregular-bid',
      title: 'Bid too low, or after a pass',
      gist: 'A player bids too little, or comes back after a pass.',
      aka: ['insufficient bid', 'bid under 200', 'passed and came back', 'bid after passing'],
      moment: 'bidding',
      facts: {
        what: fact('What kind of bid is it?', {
          low: 'It opens under the lowest bid',
          raise: 'It is not ten above the last',
          passed: 'A proper bid by a player who passed before',
        }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { what: ['low', 'raise'] }, then: [barred('offender', 'make-that-bid'), noPenaltyPrinted] },
            { when: { what: 'passed' }, then: [allowed('player', 'bid-again')], note: 'A pass does not shut a player out.' },
          ],
          cites.blue.auctionBidding,
        ),
      }),
    }),
    'widow-exposed': law({
      offence: 'exposed-card',
      title: 'Widow exposed during the bidding',
      gist: 'A card of the widow is seen while bids are still being made.',
      aka: ['widow turned over', 'someone saw the widow'],
      moment: 'bidding',
      facts: {},
      readings: () => ({
        'blue-ribbon-1940': always([stands('bid'), barred('anyone', 'bid-further')], cites.blue.auctionBidding, {
          note: 'It is the last bid made, whoever made it.',
        }),
      }),
    }),
    'bid-failed': law({
      offence: 'abandoned-hand',
      title: 'Bidder gives up, or fails',
      gist: 'The highest bidder does not make the bid, with or without playing the hand.',
      aka: ['throw in the hand', 'concede the bid', 'double bete', 'went double', 'single bete'],
      moment: 'count',
      facts: {
        how: fact('What did the bidder do?', {
          gave: 'Gave up on seeing the widow, without melding or playing',
          played: 'Took up the widow, played and fell short',
        }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { how: 'gave' }, then: [pays('bidder', 'amount-bid', 'each-opponent')] },
            { when: { how: 'played' }, then: [losesAmount('bidder', twiceTheBid)] },
          ],
          cites.blue.auctionBidding,
        ),
      }),
    }),
    'wrong-discard': law({
      offence: 'irregular-discard',
      title: 'Wrong discard by the bidder',
      gist: 'The bidder lays away a melded card or the wrong number of cards, or changes the discard.',
      aka: ['discarded a melded card', 'two cards laid away', 'buried a king', 'change the bury'],
      moment: 'discard',
      facts: {
        fault: fact('What is wrong?', {
          melded: 'A card of a meld was laid away',
          number: 'Not three cards were laid away',
          change: 'The discard is to be changed',
        }),
        led: fact('Has the first card been led?', { no: 'No', yes: 'Yes' }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { fault: ['melded', 'number'] }, then: [losesGame('bidder')] },
            { when: { fault: 'change', led: 'no' }, then: [must('bidder', layMeldsOutAgain)], note: 'That shows that no melded card is laid away.' },
            { when: { fault: 'change', led: 'yes' }, then: [barred('bidder', changeDiscard)] },
          ],
          cites.blue.auctionBidding,
        ),
      }),
    }),
    'melds-miscounted': law({
      offence: 'miscall',
      title: 'Melds laid out or counted wrongly',
      gist: 'The bidder claims more for the melds than they are worth.',
      aka: ['overcounted meld', 'wrong meld', 'check the meld'],
      moment: 'melding',
      facts: {},
      readings: () => ({
        'blue-ribbon-1940': always([must('opponents', 'object'), noPenaltyPrinted], cites.blue.auctionShowing, {
          note: 'It is for them to see that melds are right and truly counted.',
        }),
      }),
    }),
    'late-meld': law({
      offence: 'irregular-meld',
      title: 'Meld shown too late',
      gist: 'The bidder finds a meld in hand that was not laid down before the lead.',
      aka: ['forgot to meld', 'overlooked a meld', 'melded too late', 'declared too late'],
      moment: 'melding',
      facts: { led: fact('Has the first card been led?', { no: 'No', yes: 'Yes' }) },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { led: 'no' }, then: [allowed('bidder', 'meld')] },
            {
              when: { led: 'yes' },
              then: [barred('bidder', 'meld')],
              note: 'The rule is that of the game for three; melds are to be scored alike in all forms.',
            },
          ],
          [cites.blue.auctionShowing, cites.blue.threeHandScoring],
        ),
      }),
      see: ['pinochle/three-handed.law.late-meld'],
    }),
    'no-trick': law({
      offence: 'irregular-meld',
      title: 'Bidder wins no trick',
      gist: 'The bidder melds enough for the bid and takes no trick.',
      aka: ['no trick no meld', 'meld without a trick'],
      moment: 'hand-over',
      facts: { covers: fact('Do the melds alone cover the bid?', { yes: 'Yes', no: 'No' }) },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { covers: 'yes' }, then: [allowed('bidder', scoreMelds)] },
            { when: { covers: 'no' }, then: [losesAmount('bidder', twiceTheBid)], note: 'The bid has been played and not made.' },
          ],
          [cites.blue.auctionScoring, cites.blue.auctionBidding],
        ),
      }),
    }),
    'lead-out-of-turn': law({
      offence: 'lead-out-of-turn',
      title: 'Lead out of turn',
      gist: 'A player leads who did not win the last trick, or before the bidder has led.',
      aka: ['led when the bidder should', 'wrong lead'],
      moment: 'lead',
      facts: { who: fact('Who led?', { opponent: 'An opponent of the bidder', bidder: 'The bidder' }) },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            {
              when: { who: 'opponent' },
              then: [losesGame('opponents')],
              note: 'It is punished as a revoke is. How the loss falls on the two of them is not said.',
            },
            { when: { who: 'bidder' }, then: [notDecided] },
          ],
          cites.blue.auctionPlay,
        ),
      }),
    }),
  },
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
              when: { first: 'marriage' },
              then: [allowed('player', 'meld')],
              note: 'In many places the sequence is one meld and the marriage in it does not count.',
            },
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
    'wrong-meld': 'The opponents watch the melds here, by a law of its own.',
    'false-claim': 'Every deal is settled by itself.',
    'both-reach-game': 'Every deal is settled by itself.',
  },
} satisfies VariantLaws<Pinochle>;
