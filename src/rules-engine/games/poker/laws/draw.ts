import { cite } from '../../../books.ts';
import { always, fact, law, says, silent, yesNo } from '../../../core/laws.ts';
import {
  allowed,
  barred,
  cannotRecall,
  deadHand,
  drawsSurplus,
  foulHand,
  makesUpCards,
  mayChange,
  must,
  notDecided,
  putRight,
  replaced,
  stands,
} from '../../../core/remedies.ts';
import { BLUE_LAWS, BLUE_LAWS_DRAW, donohue, SIERRA, USPC_GAME, USPC_LAWS } from '../cites.ts';

const BLUE_GAME = cite('blue-ribbon-1940', '286', 'Poker');

const drawnTooMany = law({
  offence: 'irregular-draw',
  title: 'How many cards may be drawn',
  gist: 'A player wants four cards or five, and the others say that three are the most.',
  aka: ['draw four cards', 'draw five cards', 'whole new hand', 'three card limit'],
  moment: 'draw',
  facts: { count: fact('How many does he ask for?', { few: 'One, two or three', four: 'Four', five: 'Five, the whole hand' }) },
  readings: {
    sierra: says(
      [
        { when: { count: 'few' }, then: [stands('draw')] },
        { when: { count: ['four', 'five'] }, then: [barred('offender', 'draw-four')] },
      ],
      SIERRA,
    ),
    'blue-ribbon-1940': says(
      [
        { when: { count: 'few' }, then: [stands('draw')] },
        { when: { count: ['four', 'five'] }, then: [notDecided], note: 'Cards of no use are thrown out and replaced; no number is set.' },
      ],
      cite('blue-ribbon-1940', '283, 286', 'Poker'),
    ),
    donohue: always(stands('draw'), [cite('donohue', '52-53', 'Draw Poker: Filling the Hands'), donohue(11)]),
    'uspc-1898': always(stands('draw'), USPC_GAME),
  },
});

const drawBeforeDiscard = law({
  offence: 'irregular-discard',
  title: 'Draw begun before the discards',
  gist: 'Cards are drawn while a player has still to discard.',
  aka: ['drew before discarding', 'did not discard yet', 'discard in turn'],
  moment: 'discard',
  facts: { who: fact('Who has still to discard?', { himself: 'The player who draws', another: 'Another player in the pot' }) },
  readings: {
    sierra: silent(),
    'blue-ribbon-1940': says(
      [
        { when: { who: 'himself' }, then: [must('offender', 'discard-first')] },
        { when: { who: 'another' }, then: [notDecided], note: 'It helps one player after the other and asks of each only that he discard before he draws.' },
      ],
      BLUE_GAME,
    ),
    donohue: always(must('all-players', 'discard-first'), donohue(11), { note: 'In turn, the eldest hand first and the dealer last. No penalty is named.' }),
    'uspc-1898': always(must('all-players', 'discard-first'), USPC_LAWS, { note: 'In turn from the age. No penalty is named.' }),
  },
});

const discardTakenBack = law({
  offence: 'irregular-discard',
  title: 'Discard taken back',
  gist: 'A player wants to pick up a card that he has discarded.',
  aka: ['threw away the wrong card', 'take back my discard', 'deadwood', 'card from the muck'],
  moment: 'discard',
  facts: {},
  readings: {
    sierra: silent(),
    'blue-ribbon-1940': always(cannotRecall('offender', 'discard'), BLUE_LAWS, { note: 'The same holds for any card thrown among the dead cards.' }),
    donohue: always(cannotRecall('offender', 'discard'), donohue(12)),
    'uspc-1898': silent(),
  },
});

const wrongNumberAsked = law({
  offence: 'irregular-draw',
  title: 'Wrong number asked for in the draw',
  gist: 'A player asks the dealer for more or fewer cards than he means to draw.',
  aka: ['asked for three and wanted two', 'changed his mind about the draw', 'said the wrong number'],
  moment: 'draw',
  facts: {
    touched: yesNo('Has he lifted or looked at any of the cards laid off to him?'),
    next: yesNo('Has the next player been helped?'),
    discarded: fact('How many has he discarded?', { fits: 'No more than he asked for', more: 'More than he asked for' }),
  },
  readings: {
    sierra: silent(),
    'blue-ribbon-1940': says(
      [
        { when: { touched: 'no', next: 'no' }, then: [mayChange('offender', 'draw')] },
        {
          when: { touched: 'yes', next: 'no' },
          then: [notDecided],
          note: 'The right to correct is lost; what follows is laid down only when the next player has been helped.',
        },
        { when: { next: 'yes', discarded: 'fits' }, then: [must('offender', 'discard-to-fit')], note: 'He takes every card he asked for.' },
        { when: { next: 'yes', discarded: 'more' }, then: [deadHand()] },
      ],
      BLUE_LAWS_DRAW,
    ),
    donohue: always(must('offender', 'take-asked'), donohue(12)),
    'uspc-1898': says(
      [
        {
          when: { next: 'no' },
          then: [must('offender', 'take-asked')],
          note: 'The bar on changing the draw begins when a later player is served; whether he may change it before is not said.',
        },
        { when: { next: 'yes' }, then: [must('offender', 'take-asked'), cannotRecall('offender', 'draw')] },
      ],
      USPC_LAWS,
    ),
  },
  see: ['poker.law.wrong-number-served'],
});

const wrongNumberServed = law({
  offence: 'irregular-draw',
  title: 'Wrong number served in the draw',
  gist: 'The dealer gives a player more or fewer cards than he asked for.',
  aka: ['gave me too many', 'six cards after the draw', 'one card short after the draw', 'four cards in my hand'],
  moment: 'draw',
  facts: {
    given: fact('What did the dealer give?', { more: 'More than were asked for', fewer: 'Fewer than were asked for' }),
    touched: yesNo('Has the player lifted or looked at the cards laid off to him?'),
    next: yesNo('Has the next player been helped?'),
  },
  readings: {
    sierra: silent(),
    'blue-ribbon-1940': says(
      [
        {
          when: { touched: 'no' },
          then: [putRight('dealer', 'draw')],
          note: 'His attention has to be called to it before the cards are touched. Others who have been helped meanwhile keep their cards.',
        },
        {
          when: { touched: 'yes' },
          then: [foulHand('short-player')],
          note: 'By the rule that a hand of other than five cards, once lifted or looked at, is foul.',
        },
      ],
      [BLUE_LAWS_DRAW, BLUE_LAWS],
    ),
    donohue: says(
      [
        { when: { touched: 'no', given: 'more' }, then: [drawsSurplus('dealer')], note: 'The surplus goes back to the pack.' },
        { when: { touched: 'no', given: 'fewer' }, then: [makesUpCards('dealer')] },
        { when: { touched: 'yes' }, then: [must('short-player', 'pass-out')] },
      ],
      [donohue(14), donohue(15)],
      'What counts is whether the player announced it before he raised the cards.',
    ),
    'uspc-1898': says(
      [
        {
          when: { next: 'no' },
          then: [putRight('dealer', 'draw')],
          note: 'Each player is to get exactly what he called for; whether he has lifted the cards is not asked.',
        },
        { when: { next: 'yes' }, then: [cannotRecall('short-player', 'draw')], note: 'No mistake in his draw can be corrected any more.' },
      ],
      USPC_LAWS,
    ),
  },
  see: ['poker.law.foul-hand-shown', 'poker.law.wrong-number-dealt'],
});

const cardExposedInDraw = law({
  offence: 'exposed-in-deal',
  title: 'Card faced or exposed in the draw',
  gist: 'A card comes face up while the dealer serves the draw.',
  aka: ['flashed my draw', 'card turned up in the draw', 'dealer exposed my card'],
  moment: 'draw',
  facts: { how: fact('How did it come to be face up?', { faced: 'It lay face up in the pack', dealer: 'The dealer exposed it' }) },
  readings: {
    sierra: silent(),
    'blue-ribbon-1940': says(
      [
        { when: { how: 'faced' }, then: [must('dealer', 'throw-out')] },
        { when: { how: 'dealer' }, then: [must('dealer', 'throw-out'), replaced('card', 'after-others')], note: 'The dealer himself is helped first too.' },
      ],
      BLUE_LAWS_DRAW,
    ),
    donohue: says(
      [
        { when: { how: 'dealer' }, then: [must('dealer', 'card-to-bottom'), replaced('card', 'at-once')], note: 'The same holds for more cards than one.' },
        { when: { how: 'faced' }, then: [notDecided], note: 'A faced card is dealt with at the deal only.' },
      ],
      donohue(16, { doubt: 'The law sends the reader to rule 8, which treats of something else; rule 7, on the deal, must be meant.' }),
    ),
    'uspc-1898': always(replaced('card', 'after-others'), USPC_LAWS, { note: 'The player may not take it. The same holds for more cards than one.' }),
  },
  see: ['poker.law.card-exposed-in-deal'],
});

const questionAboutDraw = law({
  offence: 'table-talk',
  title: 'Question how many cards were drawn',
  gist: 'A player asks another how many cards he drew.',
  aka: ['how many did you take', 'how many did the dealer draw', 'refused to say what he drew'],
  moment: 'draw',
  facts: {
    whom: fact('Whose draw does he ask about?', { dealer: "The dealer's, of the dealer", other: "Another player's" }),
    state: fact('What has the player who asks done since the draw?', {
      nothing: 'He has neither lifted his cards nor bet',
      lifted: 'He has lifted his cards and not bet',
      bet: 'He has bet',
    }),
  },
  readings: {
    sierra: silent(),
    'blue-ribbon-1940': says(
      [
        {
          when: { whom: 'dealer', state: ['nothing', 'lifted'] },
          then: [must('dealer', 'answer-truly')],
          note: 'If the player who asks is still in the pool.',
        },
        { when: { whom: 'dealer', state: 'bet' }, then: [allowed('dealer', 'refuse-answer')] },
        { when: { whom: 'other' }, then: [allowed('other-players', 'refuse-answer'), barred('dealer', 'tell-draw')] },
      ],
      BLUE_LAWS_DRAW,
    ),
    donohue: says(
      [
        { when: { whom: 'dealer', state: 'nothing' }, then: [must('dealer', 'answer-truly')] },
        { when: { whom: 'dealer', state: ['lifted', 'bet'] }, then: [allowed('dealer', 'refuse-answer')] },
        { when: { whom: 'other' }, then: [notDecided] },
      ],
      donohue(13),
    ),
    'uspc-1898': says(
      [
        {
          when: { whom: 'dealer', state: 'nothing' },
          then: [must('dealer', 'answer-truly')],
          note: 'The dealer should announce the number without being asked.',
        },
        { when: { whom: 'dealer', state: ['lifted', 'bet'] }, then: [allowed('dealer', 'refuse-answer')] },
        { when: { whom: 'other' }, then: [notDecided] },
      ],
      USPC_LAWS,
    ),
  },
});

const servedOutOfTurn = law({
  offence: 'irregular-draw',
  title: 'Draw served out of turn',
  gist: 'A player lets another on his left be helped before he himself is.',
  aka: ['dealer skipped me', 'passed over in the draw', 'missed my draw'],
  moment: 'draw',
  facts: { discarded: yesNo('Has the player who was passed over already discarded?') },
  readings: {
    sierra: silent(),
    'blue-ribbon-1940': says(
      [
        { when: { discarded: 'no' }, then: [must('offender', 'pass-or-play-pat')] },
        { when: { discarded: 'yes' }, then: [deadHand()] },
      ],
      BLUE_LAWS_DRAW,
    ),
    donohue: silent(),
    'uspc-1898': silent('Only this is said: once a later player is served, an earlier one can alter nothing in his draw.'),
  },
});

export const drawLaws = {
  'draw-limit': drawnTooMany,
  'draw-before-discard': drawBeforeDiscard,
  'discard-taken-back': discardTakenBack,
  'wrong-number-asked': wrongNumberAsked,
  'wrong-number-served': wrongNumberServed,
  'card-exposed-in-draw': cardExposedInDraw,
  'question-about-draw': questionAboutDraw,
  'served-out-of-turn': servedOutOfTurn,
};
