import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { choice, drawsSurplus, makesUpCards, mayDemand, misdeal, newDeal, noPenalty, notDecided, playsShort, scores, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points/index.ts';

const USPC_TWO = pointsOf(points.penalty, 'uspc-1898');
const BLUE_TWO = pointsOf(points.penalty, 'blue-ribbon-1940');

export const numberLaws = {
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards in a hand',
    gist: 'A player has more or fewer cards than the deal gives, or the hands are wrong in number.',
    aka: ['misdeal at cribbage', 'dealt seven cards', 'dealt five cards', 'three cards left', 'dealt a hand too many'],
    moment: 'deal',
    facts: {
      number: fact('What is wrong?', 'What is wrong', {
        many: { label: 'A hand has too many cards', chip: 'Too many cards', if: 'if a hand has too many cards' },
        few: { label: 'A hand has too few cards', chip: 'Too few cards', if: 'if a hand has too few cards' },
        hands: { label: 'Too many or too few hands were dealt', chip: 'Number of hands', if: 'if too many or too few hands were dealt' },
      }),
      whose: fact('Whose hand is it?', 'Hand of', {
        dealer: { label: 'The dealer’s', chip: 'Dealer', if: 'if it is the dealer’s hand' },
        'non-dealer': { label: 'The non-dealer’s', chip: 'Non-dealer', if: 'if it is the non-dealer’s hand' },
      }),
      stage: fact('When was it noticed?', 'Noticed', {
        'before-lifting': { label: 'Before the hand was lifted', chip: 'Before lifting', if: 'before the hand was lifted' },
        lifted: {
          label: 'After it was lifted, before it was laid out from',
          chip: 'After lifting',
          if: 'after the hand was lifted, before its owner laid out',
        },
        'laid-out': { label: 'After its owner laid out for the crib', chip: 'After laying out', if: 'after its owner laid out for the crib, before the play' },
        playing: { label: 'In the play', if: 'in the play' },
      }),
    },
    usual: { stage: 'lifted' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree only on too large a hand, not lifted yet: the non-dealer scores 2 and may (by U.S. Playing Card must) have a new deal. Later, by Donohue its holder’s opponent scores 4; by Blue Ribbon a non-dealer’s hand brings only a new deal; U.S. Playing Card rules as before until the discard.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { number: 'many', stage: ['before-lifting', 'lifted'] }, then: [scores('non-dealer', USPC_TWO), newDeal()] },
          {
            when: { number: 'few', stage: ['before-lifting', 'lifted'] },
            then: [scores('non-dealer', USPC_TWO), choice('non-dealer', newDeal(), makesUpCards('short-player'))],
          },
          {
            when: { number: 'many', stage: ['laid-out', 'playing'] },
            then: [scores('opponent', USPC_TWO), choice('opponent', newDeal(), [stands('deal'), drawsSurplus('opponent', true)])],
            note: 'From the discard on the fault is that of the player who holds the cards, not of the dealer.',
          },
          { when: { number: 'few', stage: ['laid-out', 'playing'] }, then: [noPenalty, playsShort('short-player')] },
          { when: { number: 'hands' }, then: [notDecided] },
        ],
        [cites.uspc.generalRulesDeal, cites.uspc.generalRulesDiscard, cites.uspc.generalRulesPlay],
      ),
      donohue: says(
        [
          {
            when: { number: 'many', stage: 'before-lifting' },
            then: [scores('non-dealer', pointsOf(points.penalty, 'donohue')), choice('non-dealer', newDeal(), drawsSurplus('non-dealer'))],
            claim: { by: 'non-dealer', until: 'cards-lifted' },
            doubtful: true,
          },
          {
            when: { number: 'many', stage: ['lifted', 'laid-out', 'playing'] },
            then: [scores('opponent', pointsOf(points['penalty-too-many'], 'donohue')), mayDemand('opponent', newDeal())],
            doubtful: true,
          },
          { when: { number: ['few', 'hands'] }, then: [notDecided] },
        ],
        [
          doubted(cites.donohue.law(2), 'Whose hand gives up the extra card is not clear; taken as the hand that has it.'),
          doubted(cites.donohue.law(3), 'No stage is named; taken as the cards being lifted, since law 2 ends there.'),
        ],
      ),
      'blue-ribbon-1940': says(
        [
          { when: { number: 'hands' }, then: [scores('non-dealer', BLUE_TWO), mayDemand('non-dealer', newDeal())] },
          {
            when: { number: 'many', whose: 'dealer' },
            then: [scores('non-dealer', BLUE_TWO), choice('non-dealer', newDeal(), drawsSurplus('non-dealer'))],
            note: 'The non-dealer may look at their own cards first. The card drawn goes back to the pack.',
            doubtful: true,
          },
          {
            when: { number: 'few', whose: 'dealer' },
            then: [scores('non-dealer', BLUE_TWO), choice('non-dealer', newDeal(), makesUpCards('short-player'))],
            note: 'The non-dealer may look at their own cards first.',
          },
          {
            when: { number: 'many', whose: 'non-dealer', stage: 'before-lifting' },
            then: [scores('non-dealer', BLUE_TWO), choice('non-dealer', newDeal(), drawsSurplus('dealer'))],
            note: 'The card drawn goes back to the pack.',
          },
          {
            when: { number: 'few', whose: 'non-dealer', stage: 'before-lifting' },
            then: [scores('non-dealer', BLUE_TWO), choice('non-dealer', newDeal(), makesUpCards('short-player'))],
          },
          {
            when: { number: ['many', 'few'], whose: 'non-dealer', stage: ['lifted', 'laid-out', 'playing'] },
            then: [misdeal, newDeal()],
            note: 'The non-dealer must find a wrong number before lifting the cards. The book does not say whether they still score later.',
          },
        ],
        [doubted(cites.blue.penaltiesDeal, 'The book does not say who draws the surplus card; it is taken to be the opponent.'), cites.blue.cardMisdeal],
      ),
      sierra: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'The non-dealer scores 2 points and may have a new deal or the hand put right. But a non-dealer who has lifted their own wrong hand gets only a new deal.',
      donohue:
        'If a hand not yet lifted has too many cards, the non-dealer scores 2 points and may have a new deal. Once it is lifted, its holder’s opponent scores 4 and may have a new deal.',
      'uspc-1898':
        'Until a player with too many cards has laid out, the non-dealer scores 2 points, and the cards are dealt again. After that, the player’s opponent scores 2 and may have a new deal.',
    },
    see: ['cribbage.law.wrong-crib', 'cribbage.law.two-cards-at-once', 'cribbage.points.penalty-too-many', 'general-laws.law.misdeal'],
  }),
  'wrong-crib': law({
    offence: 'irregular-discard',
    title: 'Wrong number of cards in the crib',
    gist: 'The crib is found with more or fewer cards than it should have.',
    aka: [
      'five cards in the crib',
      'crib has five cards after the starter is turned',
      'crib has too many cards',
      'crib has three cards',
      'crib short',
      'laid away three',
    ],
    moment: 'discard',
    facts: {
      how: fact('How did it come about?', 'How it came', {
        'dealt-over': {
          label: 'A player was dealt too many, laid out the extra card too and has the right hand',
          chip: 'Dealt too many',
          if: 'if a player dealt too many laid the extra card out too',
        },
        'laid-over': {
          label: 'A player laid out one too many and has a short hand',
          chip: 'Laid one too many',
          if: 'if a player laid out one too many and has a short hand',
        },
        'laid-short': {
          label: 'A player laid out one too few and has a long hand',
          chip: 'Laid one too few',
          if: 'if a player laid out one too few and has a long hand',
        },
        untraced: { label: 'Nobody can tell', if: 'if nobody can tell how it came about' },
      }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { how: 'dealt-over' },
            then: [scores('opponent', USPC_TWO), choice('opponent', newDeal(), stands('deal'))],
            note: 'A surplus card is drawn from the hand; the book does not say how one leaves the crib.',
            doubtful: true,
          },
          {
            when: { how: 'laid-over' },
            then: [noPenalty, playsShort('offender')],
            note: 'The book does not say how a crib with the extra card is counted.',
            doubtful: true,
          },
          {
            when: { how: 'laid-short' },
            then: [scores('opponent', USPC_TWO), choice('opponent', newDeal(), drawsSurplus('opponent', true))],
            doubtful: true,
          },
          { when: { how: 'untraced' }, then: [notDecided] },
        ],
        [
          doubted(cites.uspc.generalRulesDiscard, 'The rules speak of the number held when discarding or playing; the crib itself is not named.'),
          cites.uspc.generalRulesPlay,
        ],
      ),
      donohue: silent('Its law 3 reaches a hand with too many cards, not the crib.'),
      'blue-ribbon-1940': silent('Its rules reach a hand with a wrong number of cards, not the crib.'),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898':
        'If a player was dealt or kept a card too many, that player’s opponent scores 2 points and may have a new deal. A hand left short is played as it is. There are more cases.',
    },
    see: ['cribbage.law.wrong-number-of-cards', 'cribbage.law.discard-taken-back'],
  }),
} as const;
