import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  cannotRecall,
  deadHand,
  foulHand,
  makesUpCards,
  must,
  notDecided,
  onlyIf,
  putRight,
  replaced,
  takesBack,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { cardToBottom, passOrPlayPat, passOut, tellDraw, throwOut } from '../words.ts';

/** Donohue's laws 14 and 15: the player announces it before lifting the cards. */
const ANNOUNCED = { by: 'short-player', until: 'cards-lifted' } as const;

export const serveLaws = {
  'wrong-number-served': law({
    offence: 'irregular-draw',
    title: 'Wrong number served in the draw',
    gist: 'The dealer gives a player more or fewer cards than they asked for.',
    aka: ['gave me too many', 'six cards after the draw', 'one card short after the draw', 'four cards in my hand'],
    moment: 'draw',
    facts: {
      given: fact('What did the dealer give?', 'Dealer gave', {
        more: { label: 'More than were asked for', chip: 'Too many', if: 'if the dealer gave more cards than were asked for' },
        fewer: { label: 'Fewer than were asked for', chip: 'Too few', if: 'if the dealer gave fewer cards than were asked for' },
      }),
      touched: yesNo(
        'Has the player lifted or looked at the cards laid off to them?',
        'Draw touched',
        'once the player has lifted or looked at a drawn card',
        'before the player has lifted or looked at a drawn card',
      ),
      next: yesNo('Has the next player been helped?', 'Next one served', 'once the next player has been served', 'before the next player has been served'),
    },
    usual: { touched: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the dealer corrects the draw, but not for how long: by Blue Ribbon and Donohue until the player lifts or looks at a drawn card, after which that player is out; by U.S. Playing Card until the next player is served, after which nothing can be corrected.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          {
            when: { touched: 'no' },
            then: [putRight('dealer', 'draw')],
            claim: { by: 'anyone', until: 'cards-lifted' },
            note: 'To look at a card without lifting it ends it too. Others who have been helped meanwhile keep their cards.',
          },
          {
            when: { touched: 'yes' },
            then: [foulHand('short-player')],
            note: 'By the rule that a hand of other than five cards, once lifted or looked at, is foul.',
          },
        ],
        [cites.blue.lawsDraw, cites.blue.lawsCut],
      ),
      donohue: says(
        [
          { when: { touched: 'no', given: 'more' }, then: [takesBack('dealer', 'surplus')], claim: ANNOUNCED, note: 'It goes back to the pack.' },
          { when: { touched: 'no', given: 'fewer' }, then: [makesUpCards('dealer')], claim: ANNOUNCED },
          { when: { touched: 'yes' }, then: [must('short-player', passOut)] },
        ],
        [cites.donohue.discardingDrawing(14), cites.donohue.discardingDrawing(15)],
        'What counts is whether the player announced it before raising the cards.',
      ),
      'uspc-1898': says(
        [
          {
            when: { next: 'no' },
            then: [putRight('dealer', 'draw')],
            note: 'Each player is to get exactly what they called for; the book does not ask whether they have lifted the cards.',
          },
          { when: { next: 'yes' }, then: [cannotRecall('short-player', 'draw')], note: 'No mistake in that player’s draw can be corrected any more.' },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'Before the player lifts or looks at a drawn card, the dealer corrects the draw. After that, the player’s hand is foul, and the player is out.',
      donohue: 'Before a drawn card is lifted or looked at, the dealer takes back or gives what is wrong. After that, the player must drop out of the hand.',
      'uspc-1898': 'Until the next player has been served, the dealer corrects the draw. After that, the player may not have it corrected.',
    },
    see: ['poker.law.foul-hand-shown', 'poker.law.wrong-number-dealt'],
  }),
  'card-exposed-in-draw': law({
    offence: 'exposed-in-deal',
    title: 'Card faced or exposed in the draw',
    gist: 'A card comes face up while the dealer serves the draw.',
    aka: ['flashed my draw', 'card turned up in the draw', 'dealer exposed my card'],
    moment: 'draw',
    facts: {
      how: fact('How did it come to be face up?', 'Face up', {
        faced: { label: 'It lay face up in the pack', chip: 'In the pack', if: 'if the card lay face up in the pack' },
        dealer: { label: 'The dealer exposed it', chip: 'By the dealer', if: 'if the dealer exposed the card' },
      }),
    },
    usual: { how: 'dealer' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a card which the dealer exposed is replaced, but not when: by Donohue at once, by Blue Ribbon and U.S. Playing Card after everyone else is served. For one face up in the pack, U.S. Playing Card rules the same; by Blue Ribbon it just goes among the discards; Donohue has no rule.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { how: 'faced' }, then: [must('dealer', throwOut)] },
          { when: { how: 'dealer' }, then: [must('dealer', throwOut), replaced('card', 'after-others')], note: 'The dealer’s own draw comes first too.' },
        ],
        cites.blue.lawsDraw,
      ),
      donohue: says(
        [
          {
            when: { how: 'dealer' },
            then: [must('dealer', cardToBottom), replaced('card', 'at-once')],
            note: 'The same holds for more cards than one.',
            doubtful: true,
          },
          { when: { how: 'faced' }, then: [notDecided], note: 'A faced card is dealt with at the deal only.' },
        ],
        doubted(cites.donohue.discardingDrawing(16), 'The law sends the reader to rule 8, which treats of something else; rule 7, on the deal, must be meant.'),
      ),
      'uspc-1898': always(replaced('card', 'after-others'), cites.uspc.lawsRulesScoring, {
        note: 'The player may not take it. The same holds for more cards than one.',
      }),
    }),
    leads: {
      'blue-ribbon-1940':
        'If the dealer exposed the card, it goes among the discards and is replaced after everyone else is served. If it lay face up in the pack, it just goes among the discards.',
      donohue: 'A card that the dealer exposed goes to the bottom of the pack and is replaced from the top at once. The book covers nothing else.',
    },
    see: ['poker.law.card-exposed-in-deal'],
  }),
  'question-about-draw': law({
    offence: 'table-talk',
    title: 'Question how many cards were drawn',
    gist: 'A player asks how many cards another player drew.',
    aka: ['how many did you take', 'how many did the dealer draw', 'refused to say what he drew'],
    moment: 'draw',
    facts: {
      whom: fact('Whose draw does the player ask about?', 'Asked about', {
        dealer: { label: 'The dealer’s, of the dealer', chip: 'Dealer’s own draw', if: 'if the dealer is asked about the dealer’s own draw' },
        other: { label: 'Another player’s', chip: 'Another’s draw', if: 'if the draw asked about is not the dealer’s' },
      }),
      state: fact('What has the player who asks done since the draw?', 'The asker', {
        nothing: { label: 'The asker has neither lifted the cards nor bet', chip: 'Cards not lifted', if: 'before the asker has lifted their cards or bet' },
        lifted: { label: 'The asker has lifted the cards and not bet', chip: 'Lifted, not bet', if: 'once the asker has lifted their cards, before betting' },
        bet: { label: 'The asker has bet', chip: 'Has bet', if: 'once the asker has bet' },
      }),
    },
    usual: { state: 'lifted' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree about how long the dealer must tell the dealer’s own draw: by Blue Ribbon until the asker has bet, by Donohue and U.S. Playing Card only until the asker has lifted their cards or bet.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          {
            when: { whom: 'dealer', state: ['nothing', 'lifted'] },
            then: [onlyIf('asker-still-in', must('dealer', 'answer-truly'))],
          },
          { when: { whom: 'dealer', state: 'bet' }, then: [allowed('dealer', 'refuse-answer')] },
          { when: { whom: 'other' }, then: [allowed('other-players', 'refuse-answer'), barred('dealer', tellDraw)] },
        ],
        cites.blue.lawsDraw,
      ),
      donohue: says(
        [
          { when: { whom: 'dealer', state: 'nothing' }, then: [must('dealer', 'answer-truly')] },
          { when: { whom: 'dealer', state: ['lifted', 'bet'] }, then: [allowed('dealer', 'refuse-answer')] },
          { when: { whom: 'other' }, then: [notDecided] },
        ],
        cites.donohue.discardingDrawing(13),
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
        [cites.uspc.lawsRulesBetting, cites.uspc.lawsRulesScoring],
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'The dealer must answer truly about the dealer’s own draw, until the asker has bet. Other players may refuse to answer.',
      donohue: 'The dealer must answer truly about the dealer’s own draw, until the asker has lifted the cards or bet. The book does not cover other players.',
      'uspc-1898':
        'The dealer must answer truly about the dealer’s own draw, until the asker has lifted the cards or bet. The book does not cover other players.',
    },
  }),
  'served-out-of-turn': law({
    offence: 'irregular-draw',
    title: 'Draw served out of turn',
    gist: 'In the draw, a player lets somebody on their left be served first.',
    aka: ['dealer skipped me', 'passed over in the draw', 'missed my draw'],
    moment: 'draw',
    facts: {
      discarded: yesNo(
        'Has the player who was passed over already discarded?',
        'Had discarded',
        'if the player passed over had already discarded',
        'if the player passed over had not yet discarded',
      ),
    },
    usual: { discarded: 'yes' },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { discarded: 'no' }, then: [must('offender', passOrPlayPat)] },
          { when: { discarded: 'yes' }, then: [deadHand()] },
        ],
        cites.blue.lawsDraw,
      ),
      donohue: silent(),
      'uspc-1898': silent('The book says only this: once a later player is served, an earlier one can alter nothing in their draw.'),
    }),
    leads: {
      'blue-ribbon-1940':
        'If the player who was passed over has already discarded, that player’s hand is dead. If not, that player must play the hand as dealt (play pat) or drop out.',
    },
  }),
};
