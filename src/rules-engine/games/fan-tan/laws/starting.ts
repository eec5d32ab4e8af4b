// The deal, the first card, and which cards may be laid where.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  misdeal as isMisdeal,
  losesDeal,
  must,
  newDeal,
  noPenaltyPrinted,
  passesTo,
  pays,
  paysPoints,
  stands,
} from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { buildRound, buyer, playStarter, price, sellFirstPlay } from '../words.ts';

const { game } = cites.blue;
const { deal, play, misdeal } = cites.uspc;
const chip = pointsOf(points.forfeit, 'uspc-1898');

export const starting = {
  'uneven-deal': law({
    offence: 'wrong-number-of-cards',
    title: 'Hands of unequal size',
    gist: 'The pack does not come out even, and some players have a card more.',
    aka: ['one more card than you', 'not dealt evenly', 'extra card', 'uneven hands'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(
        stands('deal'),
        doubted(game, 'All are dealt as far as they reach; that the last round may be short, and no card stays out, is how we read it.'),
      ),
      'uspc-1898': always(stands('deal'), deal, { note: 'The players next to the dealer’s left have a card more, and play first.' }),
    }),
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The dealer dealt a card wrongly and then another, or counted the cards, or before all have played once a hand is found to have the wrong number.',
    aka: ['dealt wrong', 'missed a player', 'deal it again', 'wrong deal', 'loses the deal'],
    moment: 'deal',
    facts: {
      disturbed: yesNo(
        'Did another player touch a card or interrupt the dealer?',
        'Dealer disturbed',
        'if another player touched a card or interrupted the deal',
        'if no other player touched a card or interrupted the deal',
      ),
    },
    usual: { disturbed: 'no' },
    leads: {
      'uspc-1898': 'The dealer loses the deal. If another player touched a card or interrupted the deal, the same dealer deals again.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('It tells how the cards are dealt and nothing of a fault.'),
      'uspc-1898': says(
        [
          { when: { disturbed: 'no' }, then: [isMisdeal, losesDeal(null)] },
          { when: { disturbed: 'yes' }, then: [isMisdeal, newDeal()], note: 'The deal is not lost because of the disturbance.' },
        ],
        [misdeal, doubted(cites.uspc.whist(17), 'The law speaks of partners and adversaries; each player here is taken for an adversary of the dealer.')],
      ),
    }),
    see: ['whist.law.misdeal'],
  }),
  'first-play-sold': law({
    question: 'allowed',
    title: 'The first play sold',
    gist: 'The player on the dealer’s left would rather have counters than begin.',
    aka: ['sell the lead', 'buy the first turn', 'sell the privilege', 'somebody else begins'],
    moment: 'opening-lead',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The player on the dealer’s left may sell the right to play first, for the counters agreed on.',
    },
    readings: () => ({
      'blue-ribbon-1940': always([allowed('eldest-hand', sellFirstPlay), pays(buyer, price, 'eldest-hand')], game),
      'uspc-1898': silent('The player at the dealer’s left begins.'),
    }),
    see: ['fan-tan.points.first-play'],
  }),
  'first-card': law({
    question: 'obliged',
    title: 'The first card',
    gist: 'What the player on the dealer’s left may begin with, and what if the right card is not there.',
    aka: ['must I start with a seven', 'no seven', 'who starts', 'what card starts', 'begin with any card'],
    moment: 'opening-lead',
    facts: {
      holds: fact('Does the first player hold a card of the rank that begins?', 'Starter held', {
        yes: { label: 'Yes', if: 'if the first player has a card of the starting rank' },
        no: { label: 'No', if: 'if the first player has no card of the starting rank' },
      }),
    },
    leads: {
      'uspc-1898': 'The player on the dealer’s left must begin with one of the sevens or, without one, pay 1 chip to the pool and pass.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon any card may be led; by U.S. Playing Card it must be a seven, and a player without one pays 1 chip and passes.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(allowed('eldest-hand', 'lead-any-card'), game, { note: 'The rank laid down first is the one with which every suit begins.' }),
      'uspc-1898': says(
        [
          { when: { holds: 'yes' }, then: [must('eldest-hand', playStarter)], note: 'The starters are the sevens.' },
          {
            when: { holds: 'no' },
            then: [paysPoints('eldest-hand', chip, 'chip', 'pool'), passesTo('turn', 'next-player')],
            note: 'The starters are the sevens.',
          },
        ],
        [play, cites.uspc.pool],
      ),
    }),
  }),
  'second-card': law({
    question: 'allowed',
    title: 'The second card',
    gist: 'One card lies on the table, and the next player lays another to it.',
    aka: ['second player', 'six or eight', 'next lower', 'card above the first', 'after the first card'],
    moment: 'play',
    facts: {
      card: fact('Which card is it?', 'Second card', {
        below: { label: 'The next lower of the suit', chip: 'Next lower', if: 'if it is the next lower card of the suit' },
        above: { label: 'The next higher of the suit', chip: 'Next higher', if: 'if it is the next higher card of the suit' },
        rank: { label: 'The same rank in another suit', chip: 'Rank of the first', if: 'if it is of the first card’s rank in another suit' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The next lower card of the suit, or the same rank in another suit, may be played. The next higher card may not.',
      'uspc-1898': 'The six or the eight of the suit may be played, or another seven.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the next higher card of the suit: by U.S. Playing Card it may be played; by Blue Ribbon it may not. By both, the next lower card of the suit and the same rank in another suit may be played.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: ['below', 'rank'] }, then: [allowed('player', 'play-that-card')] },
          {
            when: { card: 'above' },
            then: [barred('player', 'play-that-card'), noPenaltyPrinted],
            doubtful: true,
          },
        ],
        doubted(
          game,
          'For the second player two kinds of card are named, and all others cost a counter. That first cards are built upon comes later in the text.',
        ),
      ),
      'uspc-1898': always(allowed('player', 'play-that-card'), play, { note: 'The six or the eight of the suit, or another seven.' }),
    }),
  }),
  'card-out-of-order': law({
    offence: 'irregular-play',
    title: 'Card that does not fit',
    gist: 'A player lays down a card that may not be played there yet.',
    aka: ['wrong card', 'skipped a card', 'left a gap', 'lower card before the higher', 'opened a suit with the wrong card', 'card does not follow'],
    moment: 'play',
    facts: {
      card: fact('What was laid down?', 'Laid down', {
        next: {
          label: 'The next card, up or down, of a suit that lies there',
          chip: 'Next of a suit',
          if: 'if it is the next card, up or down, of a suit laid out',
        },
        rank: { label: 'A card of the starting rank, in a new suit', chip: 'A starter', if: 'if it is a card of the starting rank, in a new suit' },
        low: {
          label: 'The card below the starting rank, in a suit not yet open',
          chip: 'One below starter',
          if: 'if it is just below the starting rank, in an unopened suit',
        },
        other: { label: 'Any other card', if: 'if it fits nowhere and is not just below the starting rank' },
      }),
    },
    usual: { card: 'other' },
    leads: {
      'blue-ribbon-1940':
        'Only the next card, up or down, may be added to a suit on the table. Only a card of the rank that opens suits may begin a new suit. The book names no penalty.',
      'uspc-1898':
        'Only the next card, up or down, may be added to a suit on the table. Only a card of the rank that opens suits may begin a new suit. The book names no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { card: 'next' },
            then: [allowed('player', 'play-that-card')],
            note: 'First cards are built up, the lower ones beside them down.',
          },
          { when: { card: 'rank' }, then: [allowed('player', 'play-that-card')] },
          { when: { card: ['low', 'other'] }, then: [barred('player', 'play-that-card'), noPenaltyPrinted] },
        ],
        game,
      ),
      'uspc-1898': says(
        [
          { when: { card: ['next', 'rank'] }, then: [allowed('player', 'play-that-card')] },
          { when: { card: ['low', 'other'] }, then: [barred('player', 'play-that-card'), noPenaltyPrinted] },
        ],
        play,
      ),
    }),
  }),
  'past-the-king': law({
    question: 'allowed',
    title: 'Ace on the king',
    gist: 'A suit is built up to the king, and a player wants to go on with the ace.',
    aka: ['is the ace high or low', 'ace after king', 'two on the ace', 'king ace two', 'go round the corner'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(allowed('player', buildRound), game),
      'uspc-1898': always([barred('player', buildRound), noPenaltyPrinted], play, { note: 'The ace is always low: a suit ends upward with its king.' }),
    }),
  }),
};
