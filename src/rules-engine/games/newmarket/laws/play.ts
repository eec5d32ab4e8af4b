// The sequences, the stops, and the end of the deal.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, forEach, handEnds, must, noPenaltyPrinted, notDecided, pays, paysPoints } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  doubleThem,
  lastPlayer,
  leadAnySuit,
  leadLowest,
  leadSameOrOther,
  matchHolder,
  nextHolder,
  onThatCard,
  playAceOnKing,
  playNext,
  stopMaker,
} from '../words.ts';
import { named } from './named.ts';

const { blue, uspc } = cites;

export const playLaws = {
  'not-the-lowest': law({
    offence: 'irregular-play',
    title: 'Suit not begun with its lowest card',
    gist: 'A player leads a card, and holds a lower one of that suit.',
    aka: ['must I lead my lowest', 'led a high card', 'began in the middle', 'kept the lower card', 'wrong card led'],
    moment: 'lead',
    facts: {
      lead: fact('Which lead is it?', 'Lead', {
        first: { label: 'The first of the deal', chip: 'First of the deal', if: 'at the first lead of the deal' },
        same: { label: 'After a stop, the same suit again', chip: 'Same suit again', if: 'if the suit just stopped is led again' },
        other: { label: 'After a stop, another suit', chip: 'Another suit', if: 'if a suit other than the one just stopped is led' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player must begin with the lowest card held of the suit. The book names no penalty. It does not say this of another suit led after a stop.',
      'uspc-1898': 'The player must begin with the lowest card held of the suit. The book names no penalty.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: a player must begin with the lowest card held of the suit. Only U.S. Playing Card says the same of a new suit after a stop.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { lead: ['first', 'same'] }, then: [must('proper-leader', leadLowest), noPenaltyPrinted] },
          { when: { lead: 'other' }, then: [notDecided], note: 'The lowest card is named for the first lead and for the same suit begun again.' },
        ],
        [blue.lead, blue.stops],
      ),
      'uspc-1898': says([{ then: [must('proper-leader', leadLowest), noPenaltyPrinted] }], [uspc.lead, uspc.stop]),
      sierra: named,
    }),
    see: ['newmarket.law.after-a-stop'],
  }),
  'next-card': law({
    question: 'obliged',
    title: 'Who plays the next card',
    gist: 'A sequence has begun, and the next card of the suit may be in any hand.',
    aka: ['whose turn', 'does it go round to the left', 'can I play out of turn', 'who goes on', 'same player goes on'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must(nextHolder, playNext), blue.lead, {
        note: 'The leader plays on as long as possible, and then names the card that is missing. After the leader the turn goes to the left.',
      }),
      'uspc-1898': always(must(nextHolder, playNext), [uspc.lead, uspc.revoke]),
      sierra: named,
    }),
    see: ['newmarket.law.held-back', 'newmarket.law.after-a-stop'],
  }),
  'held-back': law({
    offence: 'held-back',
    title: 'Card held and not played',
    gist: 'A player has the next card of the sequence, and keeps it or calls a stop.',
    aka: [
      'held the queen and did not play it',
      'false stop',
      'said no nine and had it',
      'called a stop that was none',
      'kept the next card',
      'revoke',
      'could have played',
    ],
    moment: 'play',
    facts: {
      above: fact('Is it the card just below one of the layout?', 'Below the layout', {
        no: { label: 'No', if: 'if the card is not just below one of the layout' },
        held: {
          label: 'Yes, and a player holds the card that matches that one',
          chip: 'Yes, match held',
          if: 'if it is just below a layout card whose match a player holds',
        },
        dead: {
          label: 'Yes, and nobody holds the card that matches that one',
          chip: 'Yes, match unheld',
          if: 'if it is just below a layout card whose match nobody holds',
        },
      }),
    },
    usual: { above: 'no' },
    verdict: {
      kind: 'adds',
      say: 'The books do not disagree, but only U.S. Playing Card names a penalty: the player pays each other player 1 counter. If the card kept is just below a layout card, they also pay as many as lie on that one: to the holder of its match or, if nobody holds the match, onto the layout card itself.',
    },
    leads: {
      'uspc-1898':
        'The player pays each other player 1 counter and, if the card is just below a layout card, as many as lie there: to the holder of its match or, if nobody holds that, onto the card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [must(nextHolder, playNext), noPenaltyPrinted] }], blue.lead),
      'uspc-1898': says(
        [
          { when: { above: 'no' }, then: [paysPoints('offender', 1, 'counter', 'each-other-player')] },
          { when: { above: 'held' }, then: [paysPoints('offender', 1, 'counter', 'each-other-player'), pays('offender', onThatCard, matchHolder)] },
          { when: { above: 'dead' }, then: [paysPoints('offender', 1, 'counter', 'each-other-player'), must('offender', doubleThem)] },
        ],
        uspc.revoke,
        'The book does not say until when it may be found out.',
      ),
      sierra: named,
    }),
    see: ['newmarket.points.held-back', 'newmarket.points.below-layout', 'newmarket.law.matching-card-not-played'],
  }),
  'king-and-ace': law({
    question: 'allowed',
    title: 'Ace on the king',
    gist: 'The king of the suit lies on the table, and a player has its ace.',
    aka: ['does it go round the corner', 'ace high or low', 'king is a stop', 'turn the corner', 'ace after king'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The book does not say for this form where the ace ranks or what follows a king.'),
      'uspc-1898': always([barred('anyone', playAceOnKing), noPenaltyPrinted], [uspc.rank, uspc.stop], { note: 'The ace is low, and every king is a stop.' }),
      sierra: named,
    }),
    see: ['newmarket/stops.law.king-and-ace'],
  }),
  'stop-made': law({
    question: 'who-pays',
    title: 'What a stop costs',
    gist: 'A player has played a card on which nobody can go on.',
    aka: ['pay for a stop', 'made a stop', 'one chip to each', 'does a king cost a chip'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('A stop brings the lead back to the player who played last. The book names no payment for it.'),
      'uspc-1898': always(paysPoints(stopMaker, 1, 'counter', 'each-other-player'), uspc.stop),
      sierra: named,
    }),
    see: ['newmarket.points.stop'],
  }),
  'after-a-stop': law({
    question: 'allowed',
    title: 'Lead after a stop',
    gist: 'Nobody can go on, and somebody has to begin again.',
    aka: ['who leads after a stop', 'must I change suit', 'change colour', 'same suit again', 'nobody has the next card'],
    moment: 'next-lead',
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player who played last may lead any suit, and that of the suit just stopped it must be the lowest card held. Only U.S. Playing Card says the same of another suit.',
    },
    leads: {
      'blue-ribbon-1940':
        'The player who played last may lead any suit. In the suit just stopped, it must be the lowest card they hold; of another suit the book does not say so.',
      'uspc-1898': 'The player who played last must lead the lowest card they hold of any suit, even of the same one.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(allowed(lastPlayer, leadSameOrOther), blue.stops, { note: 'Of another suit no lowest card is named.' }),
      'uspc-1898': always(allowed(lastPlayer, leadAnySuit), uspc.stop),
      sierra: named,
    }),
    see: ['newmarket.law.not-the-lowest', 'newmarket.law.stop-made'],
  }),
  'player-out': law({
    question: 'who-pays',
    title: 'A player is out of cards',
    gist: 'Somebody has played their last card, and the others still hold some.',
    aka: ['went out', 'first out', 'pay for cards in hand', 'may I still play', 'one chip a card'],
    moment: 'hand-over',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Play stops. Each other player pays the player who is out first 1 counter for each card still in their own hand.',
      'uspc-1898': 'Play stops. Each other player pays the player who is out first 1 counter for each card still in their own hand.',
    },
    readings: () => ({
      'blue-ribbon-1940': always([handEnds, forEach('card-left', paysPoints('each-other-player', 1, 'counter', 'first-out'))], blue.end),
      'uspc-1898': always([handEnds, forEach('card-left', paysPoints('each-other-player', 1, 'counter', 'first-out'))], uspc.end),
      sierra: named,
    }),
    see: ['newmarket.points.card-left'],
  }),
};
