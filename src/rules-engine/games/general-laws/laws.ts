import { doubted } from '../../laws/cites.ts';
import { always, fact, law, yesNo } from '../../laws/laws.ts';
import {
  allowed,
  barred,
  cardExposed,
  cutAgain,
  deadHand,
  free,
  isVoid,
  losesDeal,
  losesGame,
  misdeal,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  putRight,
  scoresNothing,
  stands,
} from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { offerCut, settlementAgreed, toCutAgain } from './words.ts';

export const generalLaws = {
  'tie-in-cutting': law({
    offence: 'seats-and-partners',
    title: 'Tie in cutting',
    gist: 'Two players draw cards of the same rank when they cut for seats, partners or the first deal.',
    aka: ['same card cut', 'both cut an ace'],
    bearsOn: ['tie', 'tied', 'same card', 'equal card', 'both cut'],
    moment: 'before-play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(cutAgain('tied-players'), cites.blue.cardDeal, {
        note: 'The second cut settles the tie and nothing else: where partners are cut for, a privilege won by the first cut is kept.',
      }),
    }),
  }),
  'drawn-near-the-end': law({
    offence: 'seats-and-partners',
    title: 'Card drawn too near the end of the spread',
    gist: 'In cutting from a pack spread on the table, a player draws one of the four cards at either end.',
    bearsOn: ['spread', 'near the end', 'end card', 'wrong card drawn'],
    moment: 'before-play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(
        must('offender', toCutAgain),
        doubted(cites.blue.cardDeal, 'Such a draw is forbidden, and no remedy is given; that the player draws again is what the ban comes to.'),
      ),
    }),
  }),
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'The pack is not offered to be cut',
    gist: 'The dealer begins to deal without having the pack cut.',
    aka: ['forgot to cut', 'not cut', 'who cuts'],
    moment: 'cut',
    facts: {},
    bearsOn: ['not cut', 'without a cut', 'uncut', 'forgot to cut', 'who cuts the pack'],
    readings: () => ({
      'blue-ribbon-1940': always([must('dealer', offerCut), noPenaltyPrinted], cites.blue.cardDeal, {
        note: 'Of two players the other cuts; where more play, the one on the right of the dealer.',
      }),
    }),
  }),
  'improper-cut': law({
    offence: 'improper-cut',
    title: 'Too few cards in a packet of the cut',
    gist: 'The cut leaves a packet smaller than the game allows.',
    bearsOn: ['too few', 'thin', 'fewer than', 'improper cut', 'badly cut'],
    moment: 'cut',
    facts: {
      left: fact('How many cards are in the smaller packet?', 'Smaller packet', {
        enough: {
          label: 'As many as a trick holds (without tricks: as a hand has, or as are dealt at once, and at least four or five)',
          chip: 'Enough cards',
          if: 'if each packet has enough cards for a trick or a hand',
        },
        fewer: { label: 'Fewer', if: 'if a packet has too few cards for a trick or a hand' },
      }),
    },
    usual: { left: 'fewer' },
    leads: {
      'blue-ribbon-1940':
        'If a packet has fewer cards than a trick takes (or, in a game without tricks, than a hand has), the cut does not count. If each has enough, the cut stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { left: 'enough' }, then: [stands('cut')] },
          {
            when: { left: 'fewer' },
            then: [isVoid('cut')],
            note: 'In a game without tricks the least number is given only as "four or five".',
            doubtful: true,
          },
        ],
        doubted(cites.blue.cardDeal, 'That a cut too thin is void is what the requirement comes to; the chapter names no penalty.'),
      ),
    }),
  }),
  'widow-dealt-wrongly': law({
    offence: 'misdeal',
    title: 'First or last cards dealt to the widow',
    needs: ['widow'],
    gist: 'The dealer lays off the first or the last cards of the deal for the widow or blind.',
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(notDecided, cites.blue.cardDeal, {
        note: 'It is forbidden, and the usual moment is after the first round, the dealer included; no remedy is given.',
      }),
    }),
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack has a card too many or too few, or cards torn or marked so that their backs tell them apart.',
    moment: 'deal',
    facts: {
      scores: fact('Which scores are in question?', 'Scores', {
        current: { label: 'Those of the deal in progress', chip: 'This deal', if: 'if the scores of the deal in progress are in question' },
        earlier: { label: 'Those of deals already finished', chip: 'Earlier deals', if: 'if the scores of finished deals are in question' },
      }),
    },
    usual: { scores: 'current' },
    leads: { 'blue-ribbon-1940': 'The deal in progress does not count. The scores of finished deals stand.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { scores: 'current' }, then: [isVoid('deal')] },
          { when: { scores: 'earlier' }, then: [stands('score')] },
        ],
        cites.blue.cardDeal,
      ),
    }),
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'A card is found faced, or hands or cards are dealt in the wrong number.',
    aka: ['faced card', 'wrong number dealt', 'who deals after a misdeal'],
    moment: 'deal',
    facts: {
      advantage: fact('Which seat has the advantage in this game?', 'Better seat', {
        dealer: { label: 'The dealer’s', if: 'if it is an advantage to deal' },
        other: { label: 'Another’s, such as the age at poker', chip: 'Another’s', if: 'if another seat has the advantage' },
        special: {
          label: 'The game is one like bridge or cribbage, which the chapter excepts',
          chip: 'Bridge or cribbage',
          if: 'if the game is one like bridge or cribbage',
        },
        none: { label: 'No seat in particular', chip: 'None', if: 'if no seat has the advantage in the game' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If dealing is an advantage, the dealer loses the deal, except in games like bridge. If another seat is better, the dealer deals again. The book does not list games.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { advantage: 'dealer' }, then: [misdeal, losesDeal()] },
          { when: { advantage: 'other' }, then: [misdeal, newDeal()] },
          {
            when: { advantage: 'special' },
            then: [misdeal, newDeal()],
            note: 'The chapter excepts such games from the loss of the deal; what else a misdeal costs, the game’s own law says.',
          },
          { when: { advantage: 'none' }, then: [misdeal, notDecided] },
        ],
        cites.blue.cardMisdeal,
      ),
    }),
  }),
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Cards exposed in play',
    gist: 'A player plays two cards to a trick, or drops a card face up on the table.',
    aka: ['two cards to a trick', 'dropped a card'],
    moment: 'play',
    facts: {
      partner: fact(
        'Has the player a partner who could learn something from it?',
        'Partner may learn',
        {
          yes: { label: 'Yes', if: 'if a partner could learn something from it' },
          no: { label: 'No', if: 'if no partner could learn anything from it' },
        },
        { needs: { yes: 'partners' } },
      ),
      short: fact(
        'Is the game so short that one exposed card may decide it, as at skat?',
        'Short game',
        {
          no: { label: 'No', if: 'if one card cannot decide the game' },
          yes: { label: 'Yes', if: 'if the game is so short that one card may decide it' },
        },
        { needs: { yes: 'short-game' } },
      ),
    },
    usual: { partner: 'yes', short: 'no' },
    leads: {
      'blue-ribbon-1940':
        'If a partner could learn something from it, the card stays face up, to be played when the opponents say. Where one card decides the game, as at skat, that player loses the game.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { short: 'yes' }, then: [losesGame('offender')] },
          { when: { short: 'no', partner: 'yes' }, then: [cardExposed()], claim: { by: 'opponents', until: 'hand-over' } },
          { when: { short: 'no', partner: 'no' }, then: [noPenalty], doubtful: true },
        ],
        doubted(
          cites.blue.cardPlay,
          'That a player without a partner goes free is read from the condition the chapter sets; the book does not say it outright.',
        ),
      ),
    }),
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player who has a partner leads when it is another’s turn.',
    needs: ['partners'],
    moment: 'lead',
    facts: {
      short: fact(
        'Is it a short game, such as skat or euchre?',
        'Short game',
        {
          no: { label: 'No', if: 'if it is not a short game such as skat or euchre' },
          yes: { label: 'Yes', if: 'if it is a short game, such as skat or euchre' },
        },
        { needs: { yes: 'short-game' } },
      ),
    },
    usual: { short: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The card stays face up, to be played when the other side says. In a short game such as skat or euchre, the side that led loses the game.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { short: 'no' },
            then: [cardExposed()],
            claim: { by: 'opponents', until: 'hand-over' },
            note: 'In some games the opponents may instead call a suit, from the player whose lead it was or from the one who next gets the lead.',
          },
          { when: { short: 'yes' }, then: [losesGame('offending-side')], doubtful: true },
        ],
        doubted(
          cites.blue.cardPlay,
          'Of euchre the chapter says that the game is lost; the book’s own euchre laws (p. 224) let a suit be called, and against a lone hand count it as made.',
        ),
      ),
    }),
    see: ['euchre.law.lead-out-of-turn'],
  }),
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards found in play',
    gist: 'After playing to the first trick a player is found with too few or too many cards, the others having theirs right.',
    moment: 'play',
    facts: {
      number: fact('What is wrong?', 'Cards', {
        short: { label: 'The player has too few', chip: 'Too few', if: 'if the player has too few cards' },
        long: { label: 'The player has too many', chip: 'Too many', if: 'if the player has too many cards' },
      }),
      dealt: fact('Is the whole pack dealt out?', 'Whole pack dealt', {
        all: { label: 'Yes', if: 'if the whole pack is dealt out' },
        part: { label: 'No', if: 'if part of the pack is not dealt' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player with too few cards is responsible for the missing card as if it were in hand. A player with too many is out of this deal and scores nothing in it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { number: 'short', dealt: 'all' },
            then: [free('The short player answers for the missing card as if they held it, and must find it.')],
          },
          { when: { number: 'short', dealt: 'part' }, then: [free('The short player answers for the missing card as if they held it.')] },
          { when: { number: 'long' }, then: [deadHand('short-player'), scoresNothing('short-player')] },
        ],
        cites.blue.cardPlay,
        'Told as a general principle: the penalty turns on the nature of the game.',
      ),
    }),
  }),
  'revoke-claim': law({
    offence: 'revoke',
    title: 'When a revoke is to be proved',
    gist: 'A revoke is claimed, and the score is about to be written.',
    bearsOn: ['claimed late'],
    moment: 'next-cut',
    facts: { entered: yesNo('Has the score been put down?', 'Score put down', 'once the score has been put down', 'before the score has been put down') },
    leads: { 'blue-ribbon-1940': 'The penalty may be claimed until the score has been put down, but not after that.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { entered: 'no' },
            then: [allowed('opponents', 'claim')],
            note: 'The penalty is that of the game.',
            claim: { by: 'opponents', until: 'score-entered' },
          },
          { when: { entered: 'yes' }, then: [barred('opponents', 'claim')], note: 'The claim comes too late.' },
        ],
        cites.blue.cardRevokeClaim,
      ),
    }),
  }),
  'score-error': law({
    offence: 'score-error',
    title: 'Mistake in the score',
    gist: 'The written score turns out to be wrong.',
    moment: 'score-entered',
    facts: {
      settled: yesNo(
        'Has the final settlement, as of a rubber, been agreed to?',
        'Settled',
        'once the final settlement has been agreed to',
        'before the final settlement has been agreed to',
      ),
    },
    usual: { settled: 'no' },
    leads: { 'blue-ribbon-1940': 'The score is corrected until the final settlement has been agreed to. After that, it stands.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { settled: 'no' }, then: [putRight(null, 'score')], claim: { by: 'anyone', until: settlementAgreed } },
          { when: { settled: 'yes' }, then: [stands('score')] },
        ],
        cites.blue.cardRevokeClaim,
      ),
    }),
  }),
};
