import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, cannotRecall, mayChange, must, noPenaltyPrinted, notDecided, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  age,
  betOrPass,
  betOverLimit,
  borrowToCall,
  callRaiseOrDrop,
  check,
  comeBack,
  depositBet,
  haveSight,
  meetOrPass,
  playerShortOfChips,
  speakLast,
  theChips,
} from '../words.ts';

export const bettingLaws = {
  'raise-not-met': law({
    offence: 'irregular-bet',
    title: 'Raise or bet not met',
    gist: 'A player wants to stay in without putting up as much as the others.',
    aka: ['did not call', 'wants to stay for less', 'money left in the pot', 'fold after anteing'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      sierra: always(must('offender', meetOrPass), cites.sierra.play),
      'blue-ribbon-1940': always(must('offender', meetOrPass), cites.blue.pass, { note: 'A player who passes loses what they have already put in.' }),
      donohue: always(must('offender', meetOrPass), [cites.donohue.bettingCalling(21), cites.donohue.bettingRaisingObject], {
        note: 'A player who passes loses what they have already put in.',
      }),
      'uspc-1898': always(must('offender', meetOrPass), [cites.uspc.lawsRulesBetting, cites.uspc.lawsRulesScoring], {
        note: 'A player who passes gives up the hand and any share in the pot.',
      }),
    }),
    see: ['poker.law.short-of-chips'],
  }),
  'over-limit': law({
    offence: 'irregular-bet',
    title: 'Bet over the limit',
    gist: 'A player bets or raises by more than the limit agreed on.',
    aka: ['raised too much', 'over the limit', 'limit poker'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      sierra: silent('No limit is mentioned.'),
      'blue-ribbon-1940': always(barred('offender', betOverLimit), cites.blue.pass, {
        note: 'A raise is measured from the bet before it. The book does not say what becomes of the excess.',
      }),
      donohue: always(barred('offender', betOverLimit), [cites.donohue.bettingCalling(18), cites.donohue.bettingCalling(19)], {
        note: 'The book does not say what becomes of the excess.',
      }),
      'uspc-1898': always(barred('offender', betOverLimit), [cites.uspc.drawScoring, cites.uspc.lawsRulesBetting], {
        note: 'The book does not say what becomes of the excess.',
      }),
    }),
    see: ['poker.points.limit'],
  }),
  'chips-taken-back': law({
    offence: 'irregular-bet',
    title: 'Chips taken back',
    gist: 'A player who has put chips into the pot wants them back.',
    aka: ['bet out of turn', 'took back his bet', 'splashed the pot', 'put in the wrong chip', 'string bet'],
    moment: 'betting',
    facts: {
      why: fact('Why does the player want them back?', 'Reason', {
        value: { label: 'The player mistook what the chips are worth', chip: 'Wrong value', if: 'if the player mistook what the chips are worth' },
        turn: { label: 'It was not the player’s turn', chip: 'Out of turn', if: 'if it was not the player’s turn' },
        mind: { label: 'The player has thought better of it', chip: 'Second thoughts', if: 'if the player has simply thought better of it' },
      }),
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { why: 'value' }, then: [takesBack('offender', theChips)] },
          { when: { why: ['turn', 'mind'] }, then: [cannotRecall('offender', theChips)] },
        ],
        cites.blue.lawsCut,
        'The book does not say whether chips put in out of turn also bind the player to the bet.',
      ),
      donohue: silent('The book lets a player bet in their proper turn and names nothing for one who does not wait.'),
      'uspc-1898': silent('Everyone bets in turn; nothing is named for one who does not wait.'),
    }),
    leads: { 'blue-ribbon-1940': 'The player may not take back the chips, except if they mistook what the chips are worth.' },
  }),
  'bet-not-put-up': law({
    offence: 'irregular-bet',
    title: 'Bet named and not put up',
    gist: 'A player names a bet and keeps the chips on their side.',
    aka: ['shy in the pot', 'bet on credit', 'owes the pot', 'verbal bet'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      sierra: silent('To call or raise is to place chips in the pot; the book does not mention a bet that is only named.'),
      'blue-ribbon-1940': silent(),
      donohue: always([must('offender', depositBet), noPenaltyPrinted], cites.donohue.bettingCalling(21)),
      'uspc-1898': silent('To see a bet is to put up as much; the book does not mention a bet that is only named.'),
    }),
    see: ['poker.law.raise-not-met'],
  }),
  'pass-by-mistake': law({
    offence: 'abandoned-hand',
    title: 'Passed by mistake, or coming back in',
    gist: 'A player who has passed or thrown up the hand wants to play on.',
    aka: ['folded by mistake', 'fold out of turn', 'wants back in', 'dropped and came back'],
    moment: 'betting',
    facts: { next: yesNo('Has the next player spoken since?', 'Next has spoken', 'once the next player has spoken', 'before the next player has spoken') },
    usual: { next: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Sierra and Donohue the player may not come back into the hand; by U.S. Playing Card the pass may be taken back until the next player has spoken.',
    },
    readings: (says) => ({
      sierra: always(barred('offender', comeBack), cites.sierra.play, { note: 'That player’s turn is skipped from then on.' }),
      'blue-ribbon-1940': silent('To drop out is to throw up the hand; the book does not mention a pass by mistake.'),
      donohue: always(barred('offender', comeBack), cites.donohue.bettingCalling(25), { note: 'It admits no exception.' }),
      'uspc-1898': says(
        [
          { when: { next: 'no' }, then: [mayChange('offender', 'pass')], note: 'Until the next player has had their say.' },
          { when: { next: 'yes' }, then: [cannotRecall('offender', 'pass')] },
        ],
        cites.uspc.lawsRulesScoring,
      ),
    }),
    leads: { 'uspc-1898': 'The player may take the pass back until the next player has spoken, but not later.' },
    see: ['poker.law.ante-missing'],
  }),
  check: law({
    offence: 'irregular-bet',
    title: 'Check instead of a bet',
    gist: 'A player in turn after the draw wants neither to bet nor to pass. (The age is the player on the dealer’s left.)',
    aka: ['check', 'checking', 'check and raise', 'check raise', 'bet of nothing'],
    moment: 'betting',
    facts: {
      bet: fact('Has anyone bet in this round of betting?', 'Already a bet', {
        no: { label: 'No', if: 'if nobody has bet in this round' },
        yes: { label: 'Yes', if: 'if somebody has bet in this round' },
      }),
      who: fact(
        'Who wants to check?',
        'Player',
        {
          age: { label: 'The age', if: 'if it is the age who wants to check' },
          other: { label: 'Another player', if: 'if a player other than the age wants to check' },
        },
        { needs: { age: 'blind' } },
      ),
    },
    usual: { bet: 'no', who: 'other' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if nobody has bet: by Sierra any player may check; by the others a player other than the age must bet or drop out. By Donohue and U.S. Playing Card the age may wait until all others have spoken; Blue Ribbon does not cover the age. After a bet they agree: nobody may check.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { bet: 'no' }, then: [allowed('anyone', check)] },
          { when: { bet: 'yes' }, then: [barred('offender', check), must('offender', callRaiseOrDrop)] },
        ],
        cites.sierra.play,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { bet: 'yes' }, then: [must('offender', callRaiseOrDrop)] },
          {
            when: { bet: 'no', who: 'other' },
            then: [must('offender', betOrPass)],
            note: 'The book says this of the player on the left of the age, who opens the betting.',
          },
          { when: { bet: 'no', who: 'age' }, then: [notDecided], note: 'The age speaks last.' },
        ],
        cites.blue.pass,
      ),
      donohue: says(
        [
          { when: { bet: 'yes' }, then: [must('offender', callRaiseOrDrop)] },
          { when: { bet: 'no', who: 'other' }, then: [must('offender', betOrPass)] },
          { when: { bet: 'no', who: 'age' }, then: [allowed(age, speakLast)] },
        ],
        [cites.donohue.bettingCalling(20), cites.donohue.bettingCalling(21), cites.donohue.bettingRaisingObject],
      ),
      'uspc-1898': says(
        [
          { when: { bet: 'yes' }, then: [must('offender', callRaiseOrDrop)] },
          { when: { bet: 'no', who: 'other' }, then: [must('offender', betOrPass)] },
          { when: { bet: 'no', who: 'age' }, then: [allowed(age, speakLast)], note: 'That is holding the age.' },
        ],
        [cites.uspc.drawScoring, cites.uspc.lawsRulesBetting],
      ),
    }),
    leads: {
      sierra: 'Any player may check while nobody has bet in this round. After a bet, they must call, raise or drop out.',
      'blue-ribbon-1940':
        'Until somebody has bet, the player must bet or drop out. After a bet, they must call, raise or drop out. The book does not cover the age’s check.',
      donohue:
        'Until somebody has bet, every player must bet or drop out; only the age may hold back and speak last. After a bet, every player must call, raise or drop out.',
      'uspc-1898':
        'Until somebody has bet, every player must bet or drop out; only the age may hold back and speak last. After a bet, every player must call, raise or drop out.',
    },
    see: ['poker.law.first-to-speak', 'poker.law.raise-not-met'],
  }),
  'short-of-chips': law({
    offence: 'irregular-bet',
    title: 'Short of chips: a sight for the money left',
    gist: 'A player cannot meet a bet with the chips they have left.',
    aka: ['all in', 'tapped out', 'out of chips', 'call for a sight', 'side pot', 'borrowed to raise'],
    moment: 'betting',
    facts: {
      borrowed: fact('Has the player borrowed in this deal to raise?', 'Borrowed to raise', {
        no: { label: 'No, all that the player has is in', chip: 'No', if: 'if the player has not borrowed in this deal to raise' },
        yes: { label: 'Yes', if: 'if the player has borrowed in this deal to raise' },
      }),
    },
    usual: { borrowed: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on a player who borrowed to raise: by Blue Ribbon and U.S. Playing Card that player must borrow to call as well; by Donohue they may call with the chips left. One who has not borrowed may call with the chips left by Donohue and U.S. Playing Card; Blue Ribbon does not cover this.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { borrowed: 'yes' }, then: [must('offender', borrowToCall)] },
          { when: { borrowed: 'no' }, then: [notDecided], note: 'The sight is given in its table stakes.' },
        ],
        cites.blue.lawsDraw,
      ),
      donohue: always(allowed(playerShortOfChips, haveSight), cites.donohue.bettingCalling(27), {
        note: 'The book says this of a player who has bet and been raised. The law says nothing about borrowing.',
      }),
      'uspc-1898': says(
        [
          { when: { borrowed: 'no' }, then: [allowed(playerShortOfChips, haveSight)], note: 'As in table stakes: the others may bet on among themselves.' },
          { when: { borrowed: 'yes' }, then: [must('offender', borrowToCall)] },
        ],
        cites.uspc.lawsRulesScoring,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'A player who borrowed in this deal to raise must borrow to call as well. The book does not cover a player who has not borrowed.',
      donohue: 'A player who has bet and cannot meet a raise may put up all the chips they have and call for that amount.',
      'uspc-1898': 'The player may call with the chips they have. But a player who borrowed in this deal to raise must borrow to call as well.',
    },
  }),
};
