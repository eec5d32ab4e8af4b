import { fact, law, yesNo } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  callHighLow,
  callSuit,
  choice,
  handExposed,
  mayRequire,
  must,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  permitted,
  putRight,
  stands,
} from '../../../laws/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { changePenalty, leaveChoice, warnPartner } from '../words.ts';

export const talkLaws = {
  'claims-the-rest': law({
    offence: 'abandoned-hand',
    title: 'Claiming the rest',
    gist: 'A player, declarer as a rule, claims the rest of the tricks, or a certain number of them.',
    aka: ['claimed the rest', 'the rest are mine', 'laid down the hand'],
    moment: 'play',
    facts: {
      side: fact('Who claims?', 'Claimed by', {
        defender: { label: 'A defender', if: 'if a defender claims' },
        'dealers-side': { label: 'Declarer', if: 'if declarer claims' },
      }),
      stated: fact('Did the player say how the tricks are to be won?', 'Plan stated', {
        yes: { label: 'Yes', if: 'if the player said how the tricks are to be won' },
        no: { label: 'No', if: 'if the player did not say how the tricks are to be won' },
      }),
    },
    usual: { side: 'dealers-side' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if declarer claims without saying how the tricks will be won: by Blue Ribbon the defenders then say when each of declarer’s cards is played; by Donohue they may not. Only Donohue covers a defender who claims by showing cards: declarer says when each of them is played.',
    },
    leads: {
      'blue-ribbon-1940':
        'The defenders may have declarer’s hand laid face up. If declarer did not say how to win the tricks, they also say when each card is played. There are more cases.',
      donohue:
        'If declarer claims, the hand is laid face up on demand, and nobody may call its cards. Cards that a defender shows stay face up, each to be played when declarer says.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { side: 'dealers-side', stated: 'yes' },
            then: [mayRequire('defenders', 'declarer', 'lay-hand-down')],
            note: 'Cards that the defenders show because of the claim are not called.',
          },
          {
            when: { side: 'dealers-side', stated: 'no' },
            then: [handExposed('declarer', 'defenders')],
            note: 'Cards that the defenders show because of the claim are not called.',
          },
          { when: { side: 'defender' }, then: [notDecided], note: 'By the law on revokes, a side that claims can no longer correct one.' },
        ],
        [cites.blue.law(111), cites.blue.law(115), cites.blue.law(127)],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.abandoned-hand', 'auction-bridge.law.exposed-card'],
  }),
  'abandoned-hand': law({
    offence: 'abandoned-hand',
    title: 'Tricks conceded or hands thrown down',
    gist: 'Before the deal is played out a player concedes tricks, or players throw down their cards.',
    aka: ['gave up too soon', 'conceded wrongly', 'threw in the hand', 'you could not have made it'],
    moment: 'play',
    facts: {
      shown: yesNo(
        'Had declarer laid the hand face up on the table?',
        'Declarer showed',
        'if declarer’s cards were face up on the table',
        'if declarer’s cards were not shown',
      ),
      accepted: fact(
        'Was it accepted, in words or by giving up the hand?',
        'Accepted',
        {
          yes: { label: 'Yes', if: 'if the concession was accepted' },
          no: { label: 'Not yet', if: 'before the concession is accepted' },
          objected: { label: 'No: declarer concedes, and dummy with all rights objects', chip: 'Dummy objects', if: 'if dummy, with rights intact, objects' },
        },
        { needs: { objected: 'dummy-player' } },
      ),
    },
    verdict: {
      kind: 'apart',
      say: 'The books decide different cases. By Blue Ribbon, tricks conceded while declarer’s cards lay face up stay conceded once the other side accepts. By Donohue, if all four threw down, the score stands; if one defender did, declarer says when each of those cards is played.',
    },
    leads: {
      'blue-ribbon-1940':
        'If declarer’s cards lay face up and the other side accepted the concession, it stands. Dummy may object to a concession by declarer. The book covers nothing else.',
      donohue:
        'If one opponent of declarer threw down, that hand stays face up, and declarer says when each card is played. If all four did, the score stands. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { shown: 'yes', accepted: 'yes' },
            then: [stands('concession')],
            note: 'It stands even if it is shown that the tricks could not all have been won.',
          },
          {
            when: { shown: 'no', accepted: 'yes' },
            then: [notDecided],
            note: 'The law speaks of tricks conceded when the cards of declarer lie face up. Elsewhere the code says that the play ends when the rest is conceded.',
          },
          { when: { accepted: 'objected' }, then: [allowed('dummy', 'object')], note: 'The book does not say what the objection leads to.' },
          { when: { accepted: 'no' }, then: [notDecided], note: 'Only a concession that is accepted is ruled.' },
        ],
        [cites.blue.law(128), cites.blue.law(56)],
      ),
    }),
    see: ['auction-bridge.law.claims-the-rest'],
  }),
  'warning-partner': law({
    offence: 'table-talk',
    title: 'Warning partner of a wrong turn',
    gist: 'A player tells their partner that it is not their lead or their play.',
    aka: ['not your lead partner', 'the lead is in dummy partner', 'stopped partner leading'],
    moment: 'play',
    facts: {
      who: fact(
        'Who warned?',
        'Warned by',
        { defender: { label: 'A defender', if: 'if a defender warned the partner' }, dummy: { label: 'Dummy', if: 'if dummy warned declarer' } },
        { needs: { dummy: 'dummy-player' } },
      ),
    },
    leads: {
      'blue-ribbon-1940': 'A defender may warn the partner that it is not the partner’s turn. Dummy may not warn declarer; the book names no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'defender' }, then: [allowed('either-defender', warnPartner)] },
          { when: { who: 'dummy' }, then: [barred('dummy', warnPartner), noPenaltyPrinted] },
        ],
        cites.blue.law(130),
      ),
    }),
    see: ['auction-bridge.law.dummy-rights', 'auction-bridge.law.card-led-from-wrong-hand'],
  }),
  'attention-to-trick': law({
    offence: 'table-talk',
    title: 'Attention drawn to a card played',
    gist: 'A defender points to the card they have just played before their partner has played to the trick.',
    aka: ['that is my trick partner', 'I played the king', 'drew the card towards him'],
    moment: 'play',
    facts: {
      asked: fact('Had somebody asked whose cards they were?', 'Somebody had asked', {
        no: { label: 'No', if: 'if nobody had asked who played which card' },
        yes: { label: 'Yes', if: 'if somebody had asked who played which card' },
      }),
      partner: fact('Has the partner a card of the suit led?', 'Partner has the suit', {
        yes: { label: 'Yes', if: 'if the partner has a card of the suit led' },
        no: { label: 'No', if: 'if the partner has no card of the suit led' },
      }),
    },
    usual: { partner: 'yes', asked: 'no' },
    leads: {
      'blue-ribbon-1940':
        'Declarer may make the partner play the highest or lowest card of the suit led. If somebody had asked who played what, pointing is allowed. There are more cases.',
      donohue:
        'Declarer may make the partner play the highest or lowest of the suit led, or win or lose the trick. If somebody had asked who played what, pointing is allowed.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: declarer may make the partner play the highest or lowest of the suit led or, only by Donohue, win or lose the trick. Only Blue Ribbon covers a partner without the suit: declarer may order or forbid a trump. By both, pointing is allowed if somebody had asked who played what.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { asked: 'yes' }, then: [permitted], note: 'Any player{dummy-player: except dummy} may ask who played which card.' },
          { when: { asked: 'no', partner: 'yes' }, then: [callHighLow('declarer', 'partner-of-offender')] },
          {
            when: { asked: 'no', partner: 'no' },
            then: [choice('declarer', must('partner-of-offender', 'trump-it'), barred('partner-of-offender', 'trump-it'))],
          },
        ],
        cites.blue.law(131),
      ),
      donohue: says(
        [
          {
            when: { asked: 'no' },
            then: [choice('declarer', must('partner-of-offender', 'play-highest-or-lowest'), must('partner-of-offender', 'win-or-lose'))],
            note: 'In the second case declarer says which of the two, to win it or to lose it.',
          },
          { when: { asked: 'yes' }, then: [permitted], note: 'A player who is asked to may draw their card nearer.' },
        ],
        [cites.donohue.play, cites.donohue.generalRules],
      ),
    }),
    consult: NO_TALK,
  }),
  'table-talk': law({
    offence: 'table-talk',
    title: 'Remarks on the play',
    gist: 'A player says where a card lies, or recalls what has been played and what has not.',
    aka: ['the queen is still out', 'told partner the suit is good', 'coffeehousing', 'hinted'],
    moment: 'play',
    facts: {
      who: fact(
        'Who said it?',
        'Said by',
        {
          declarer: { label: 'Declarer', if: 'if declarer said it' },
          defender: { label: 'A defender', if: 'if a defender said it' },
          dummy: { label: 'Dummy', if: 'if dummy said it' },
        },
        { needs: { dummy: 'dummy-player' } },
      ),
    },
    usual: { who: 'defender' },
    leads: {
      'blue-ribbon-1940': 'Either opponent may say which suit that player’s side must lead. But if it was declarer who spoke, there is no penalty.',
      donohue: 'A player should not do this: it is bad manners. There is no penalty.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if a defender or dummy made the remark: by Blue Ribbon either opponent may say which suit that player’s side must lead; by Donohue it is bad manners, and there is no penalty. If declarer made the remark, by both there is no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'declarer' }, then: [noPenalty] },
          {
            when: { who: ['defender', 'dummy'] },
            then: [callSuit('either-opponent', 'offending-side')],
            note: 'The first time that the offender or their partner gets the lead.{dummy: Declarer acts for dummy.}',
          },
        ],
        cites.blue.law(132),
      ),
    }),
    consult: NO_TALK,
  }),
  consulting: law({
    offence: 'table-talk',
    title: 'Consulting over a penalty',
    gist: 'Partners who may claim a penalty speak about it, or name it.',
    aka: ['talked over the penalty', 'what shall we ask for', 'changed the penalty', 'you choose partner'],
    moment: 'any-time',
    facts: {
      what: fact('What happened?', 'What happened', {
        consulted: { label: 'They talked over which penalty to take', chip: 'Talked it over', if: 'if the partners talked over which penalty to take' },
        left: { label: 'One told the other to choose', chip: 'Left to the other', if: 'if one partner told the other to choose' },
        changed: { label: 'One had named a penalty and wants another', chip: 'Wants another', if: 'if one partner named a penalty and now wants another' },
        'wrong-paid': {
          label: 'A wrong penalty was taken and paid, and nobody challenged it',
          chip: 'Wrong one paid',
          if: 'if a wrong penalty was paid and nobody challenged it',
        },
      }),
    },
    usual: { what: 'consulted' },
    verdict: {
      kind: 'adds',
      say: 'The books agree: partners may not talk over a penalty. Only Donohue says what it costs: the penalty is lost. Only Blue Ribbon adds that one may leave the choice to the other, and that a penalty once named may not be changed.',
    },
    leads: {
      'blue-ribbon-1940':
        'The partners may not talk over which penalty to take. One may leave the choice to the other; a penalty once named may not be changed. There are more cases.',
      donohue: 'If the partners talked over which penalty to take, they may not claim one. The book covers nothing else.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { what: 'consulted' },
            then: [barred('innocent-side', 'consult')],
            note: 'The book does not say what it costs.{dummy-player: They may consult when dummy, without the right, points out a lead out of turn.}',
          },
          {
            when: { what: 'left' },
            then: [allowed('innocent-side', leaveChoice)],
            note: 'Either opponent of the offender may exact any penalty{dummy:; declarer acts for dummy}.',
          },
          { when: { what: 'changed' }, then: [barred('innocent-side', changePenalty)] },
          { when: { what: 'wrong-paid' }, then: [stands('penalty')] },
        ],
        [cites.blue.law(71), cites.blue.law(133)],
      ),
      donohue: says(
        [
          {
            when: { what: 'consulted' },
            then: [barred('innocent-side', 'claim')],
            note: 'So of a penalty that one player alone may exact; over a revoke the side may consult.',
          },
          { when: { what: ['left', 'changed', 'wrong-paid'] }, then: [notDecided] },
        ],
        [cites.donohue.play, cites.donohue.generalRules, cites.donohue.revoke],
      ),
    }),
    see: ['auction-bridge.law.dummy-rights', 'auction-bridge.rule.who-exacts'],
  }),
};
export const scoreLaws = {
  'score-error': law({
    offence: 'score-error',
    title: 'Mistake in the score',
    gist: 'Something on the score sheet is wrong.',
    aka: ['wrong score', 'forgot honours', 'added wrong', 'forgot to score honors'],
    moment: 'score-entered',
    facts: {
      what: fact('What is wrong?', 'Wrong in', {
        tricks: { label: 'The trick score, and another game follows', chip: 'Trick score', if: 'if the trick score is wrong and another game follows' },
        'last-game': { label: 'The trick score of the last game', chip: 'Last game’s score', if: 'if the trick score of the last game is wrong' },
        honours: { label: 'Honours, a bonus, a penalty or a slam', chip: 'Honours, bonuses', if: 'if honours, a bonus, a penalty or a slam is wrong' },
        adding: { label: 'An addition or subtraction', chip: 'The adding', if: 'if an addition or subtraction is wrong' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on how long a wrong trick score may be corrected: by Blue Ribbon until bidding begins for the next game, by Donohue until the next game’s first deal is dealt out. By both, honours and bonuses may be corrected until the rubber is settled.',
    },
    leads: {
      'blue-ribbon-1940':
        'The scorer corrects a wrong trick score until bidding begins for the next game, and wrong honours or bonuses until the rubber is settled.',
      donohue:
        'Tricks are corrected until the first deal of the next game is dealt out, anything else until the rubber’s score is agreed. After that, the score stands.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { what: 'tricks' },
            then: [putRight('bookkeeper', 'score')],
            claim: { by: 'anyone', until: 'next-game-bidding' },
          },
          { when: { what: ['last-game', 'honours'] }, then: [putRight('bookkeeper', 'score')], claim: { by: 'anyone', until: 'rubber-over' } },
          { when: { what: 'adding' }, then: [putRight('bookkeeper', 'score')], claim: { by: 'anyone', until: 'players-leave' } },
        ],
        [cites.blue.law(66), cites.blue.law(67), cites.blue.law(68)],
      ),
    }),
  }),
};
