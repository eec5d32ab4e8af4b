import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { barred, cannotRecall, deadHand, mayChange, must, noPenaltyPrinted, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { discardFirst, discardToFit, drawFour, takeAsked } from '../words.ts';

export const drawLaws = {
  'draw-limit': law({
    offence: 'irregular-draw',
    title: 'How many cards may be drawn',
    gist: 'A player wants four cards or five, and the others say that three are the most.',
    aka: ['draw four cards', 'draw five cards', 'whole new hand', 'three card limit'],
    moment: 'draw',
    facts: {
      count: fact('How many does the player ask for?', 'Asked for', {
        few: { label: 'One, two or three', chip: 'One to three', if: 'if the player asks for one, two or three cards' },
        four: { label: 'Four', if: 'if the player asks for four cards' },
        five: { label: 'Five, the whole hand', chip: 'Five', if: 'if the player asks for five cards, the whole hand' },
      }),
    },
    usual: { count: 'four' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree about a draw of four or five cards: Sierra allows three at most, Donohue and U.S. Playing Card allow it. Blue Ribbon sets no number.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { count: 'few' }, then: [stands('draw')] },
          { when: { count: ['four', 'five'] }, then: [barred('offender', drawFour)] },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { count: 'few' }, then: [stands('draw')] },
          { when: { count: ['four', 'five'] }, then: [notDecided], note: 'Cards of no use are thrown out and replaced; no number is set.' },
        ],
        cites.blue.draw,
      ),
      donohue: always(stands('draw'), [cites.donohue.fillingDraw, cites.donohue.discardingDrawing(11)]),
      'uspc-1898': always(stands('draw'), cites.uspc.drawScoring),
    }),
    leads: {
      sierra: 'The player may not draw more than three cards.',
      'blue-ribbon-1940': 'A player may draw up to three cards. The book does not say whether four or five are allowed.',
      donohue: 'A draw of four or five cards stands.',
      'uspc-1898': 'A draw of four or five cards stands.',
    },
  }),
  'draw-before-discard': law({
    offence: 'irregular-discard',
    title: 'Draw begun before the discards',
    gist: 'Cards are drawn while a player has still to discard.',
    aka: ['drew before discarding', 'did not discard yet', 'discard in turn'],
    moment: 'discard',
    facts: {
      who: fact('Who has still to discard?', 'Has not discarded', {
        himself: { label: 'The player who draws', chip: 'The drawer', if: 'if the player who draws has yet to discard' },
        another: { label: 'Another player in the pot', chip: 'Another in the pot', if: 'if a player other than the drawer has yet to discard' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'Blue Ribbon, Donohue and U.S. Playing Card agree that a player must discard before drawing. Donohue and U.S. Playing Card add that nobody may draw until all have discarded; Blue Ribbon does not say.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { who: 'himself' }, then: [must('offender', discardFirst)] },
          {
            when: { who: 'another' },
            then: [notDecided],
            note: 'The book has one player helped after the other and asks of each only to discard before drawing.',
          },
        ],
        cites.blue.discard,
      ),
      donohue: always([must('all-players', discardFirst), noPenaltyPrinted], cites.donohue.discardingDrawing(11), {
        note: 'In turn, the eldest hand first and the dealer last.',
      }),
      'uspc-1898': always([must('all-players', discardFirst), noPenaltyPrinted], cites.uspc.lawsRulesBetting, { note: 'In turn from the eldest hand.' }),
    }),
    leads: { 'blue-ribbon-1940': 'The player who draws must discard first. The book does not say whether the others must have discarded too.' },
    see: ['poker.law.draw-limit'],
  }),
  'discard-taken-back': law({
    offence: 'irregular-discard',
    title: 'Discard taken back',
    gist: 'A player wants to pick up a card that they have discarded.',
    aka: ['threw away the wrong card', 'take back my discard', 'deadwood', 'card from the muck'],
    moment: 'discard',
    facts: {},
    readings: () => ({
      sierra: silent(),
      'blue-ribbon-1940': always(cannotRecall('offender', 'discard'), cites.blue.lawsCut, { note: 'The same holds for any card thrown among the dead cards.' }),
      donohue: always(cannotRecall('offender', 'discard'), cites.donohue.discardingDrawing(12)),
      'uspc-1898': silent(),
    }),
    see: ['poker.law.wrong-number-asked'],
  }),
  'wrong-number-asked': law({
    offence: 'irregular-draw',
    title: 'Wrong number asked for in the draw',
    gist: 'A player asks the dealer for more or fewer cards than they meant to.',
    aka: ['asked for three and wanted two', 'changed his mind about the draw', 'said the wrong number'],
    moment: 'draw',
    facts: {
      touched: yesNo(
        'Has the player lifted or looked at any of the cards laid off to them?',
        'Draw touched',
        'once the player has lifted or looked at a drawn card',
        'before the player has lifted or looked at a drawn card',
      ),
      next: yesNo('Has the next player been helped?', 'Next one served', 'once the next player has been served', 'before the next player has been served'),
      discarded: fact('How many has the player discarded?', 'Discarded', {
        fits: { label: 'No more than were asked for', chip: 'No more than asked', if: 'if the player discarded no more than they asked for' },
        more: { label: 'More than were asked for', chip: 'More than asked', if: 'if the player discarded more than they asked for' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Donohue and U.S. Playing Card the player must take the number asked for; by Blue Ribbon they may change it until the next player is served, if no drawn card was touched. Later, by Blue Ribbon, they must discard as many as asked for; if they discarded more, the hand is dead.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { touched: 'no', next: 'no' }, then: [mayChange('offender', 'draw')] },
          {
            when: { touched: 'yes', next: 'no' },
            then: [notDecided],
            note: 'The right to correct is lost; what follows is laid down only when the next player has been helped.',
          },
          { when: { next: 'yes', discarded: 'fits' }, then: [must('offender', discardToFit)], note: 'The player takes every card they asked for.' },
          { when: { next: 'yes', discarded: 'more' }, then: [deadHand()] },
        ],
        cites.blue.lawsDraw,
      ),
      donohue: always(must('offender', takeAsked), cites.donohue.discardingDrawing(12)),
      'uspc-1898': says(
        [
          {
            when: { next: 'no' },
            then: [must('offender', takeAsked)],
            note: 'The bar on changing the draw begins when a later player is served; the book does not say whether the player may change it before.',
          },
          { when: { next: 'yes' }, then: [must('offender', takeAsked), cannotRecall('offender', 'draw')] },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'Before the next player is served, the number may be changed if no drawn card is touched. Later, the player discards as many as asked for; if they discarded more, the hand is dead.',
      'uspc-1898': 'The player must take exactly the number asked for. Once the next player has been served, the draw may not be taken back.',
    },
    see: ['poker.law.wrong-number-served'],
  }),
};
