import { always, fact, law, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, losesGame, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from '../cites.ts';
import { adviseDecision, annoy, arbiter, leaveRoom, obstructView, payLosers, remarkOnGame, sendStatement, thirdParty } from '../words.ts';

export const tableLaws = {
  annoyance: law({
    offence: 'table-talk',
    title: 'Opponent annoyed, or their view hindered',
    gist: 'A player makes signs or sounds, points or hovers over the board, dawdles over a man that they have touched, or smokes.',
    aka: ['pointing at the board', 'hand over the board', 'distracting me', 'humming', 'smoking', 'blocking my view'],
    moment: 'any-time',
    facts: {
      warned: yesNo(
        'Has the player been warned and asked to stop?',
        'Warned',
        'once the player has been warned and asked to stop',
        'before the player has been warned',
      ),
    },
    leads: { 'blue-ribbon-1940': 'The player may not annoy or distract the opponent. One who has been warned and asked to stop, and goes on, loses the game.' },
    verdict: {
      kind: 'adds',
      say: 'The books agree: annoying or distracting the opponent is forbidden. Only Blue Ribbon adds a penalty: a player who was warned and asked to stop, and goes on, loses the game.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { warned: 'no' }, then: [barred('player', annoy)] },
          { when: { warned: 'yes' }, then: [losesGame('offender')] },
        ],
        cites.blue.law(20),
      ),
      [DONOHUE]: always([barred('player', obstructView), noPenaltyPrinted], cites.donohue.law(2)),
    }),
  }),
  'left-the-room': law({
    offence: 'abandoned-hand',
    title: 'Player leaves the room',
    gist: 'A player goes out of the room while the game lasts.',
    aka: ['walked out', 'left the game', 'went away', 'gone for a minute', 'who leaves loses'],
    moment: 'any-time',
    facts: {
      how: fact('How does the player leave?', 'Leaves', {
        agreed: { label: 'The opponent agrees', chip: 'By agreement', if: 'if the opponent agrees' },
        company: { label: 'The opponent goes along', chip: 'In company', if: 'if the opponent goes with the player' },
        reason: {
          label: 'A sufficient reason is given, and the opponent does not agree',
          chip: 'For a reason',
          if: 'if a good reason is given but the opponent does not agree',
        },
        neither: { label: 'None of these', chip: 'In no such way', if: 'if there is neither reason, agreement nor company' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The player may leave only if the opponent agrees or goes along, or for a good reason. The book names no penalty.',
      donohue: 'If the opponent agrees, the player may leave. Without the opponent’s agreement, even for a good reason, a player who leaves loses the game.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the opponent has not agreed: by Blue Ribbon a good reason is enough, and no penalty is named for leaving without one; by Donohue a player who leaves loses the game. If the opponent agrees, by both the player may go.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { how: ['agreed', 'company', 'reason'] }, then: [allowed('player', leaveRoom)] },
          { when: { how: 'neither' }, then: [barred('player', leaveRoom), noPenaltyPrinted] },
        ],
        cites.blue.law(21),
      ),
      [DONOHUE]: says(
        [
          { when: { how: 'agreed' }, then: [allowed('player', leaveRoom)] },
          { when: { how: 'company' }, then: [notDecided], note: 'The law asks for an agreement of both. The book does not say whether going along is one.' },
          {
            when: { how: ['reason', 'neither'] },
            then: [losesGame('offender')],
            note: 'The book adds that such a rule can be carried out only within limits.',
          },
        ],
        cites.donohue.law(7),
      ),
    }),
  }),
  'bystander-speaks': law({
    offence: 'table-talk',
    title: 'Bystander gives a hint',
    gist: 'Somebody who looks on speaks of the game, or gives a sign.',
    aka: ['spectator', 'kibitzer', 'someone told him the move', 'onlooker helped', 'warning from the crowd'],
    moment: 'any-time',
    facts: {
      what: fact('What was it?', 'What was said', {
        hint: { label: 'A warning or a hint', chip: 'A hint', if: 'if it was a warning or a hint' },
        other: { label: 'Any other remark on the game', chip: 'Another remark', if: 'if it was any other remark on the game' },
      }),
      wins: fact('Is there a stake or a bet, and who wins it?', 'Stake won by', {
        hinted: { label: 'Yes; the side that was warned wins', chip: 'Warned side', if: 'if the side that was warned wins a stake or bet' },
        lost: { label: 'Yes; the other side wins', chip: 'Other side', if: 'if the other side wins a stake or bet' },
        none: { label: 'There is none', chip: 'No stake', if: 'if there is no stake or bet' },
      }),
    },
    usual: { wins: 'none', what: 'hint' },
    leads: {
      donohue:
        'A bystander may not remark on the game. If the side that got a hint wins a stake or bet, the bystander must pay all the bets on the losing side.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the penalty: by Blue Ribbon the bystander must leave the room; by Donohue, if the side that was warned wins a stake or bet, the bystander must pay all the bets on the losing side.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: 'hint' }, then: [must('bystander', leaveRoom)], note: 'By sign, sound or remark, on a game that is played or one still pending.' },
          { when: { what: 'other' }, then: [notDecided] },
        ],
        cites.blue.law(23),
      ),
      [DONOHUE]: says(
        [
          { when: { what: 'hint', wins: 'hinted' }, then: [must('bystander', payLosers)] },
          { when: { what: 'hint', wins: ['lost', 'none'] }, then: [barred('bystander', remarkOnGame), noPenaltyPrinted] },
          { when: { what: 'other' }, then: [barred('bystander', remarkOnGame), noPenaltyPrinted] },
        ],
        cites.donohue.law(9),
      ),
    }),
  }),
  dispute: law({
    question: 'who-decides',
    title: 'Dispute that the laws do not settle',
    gist: 'The players are not agreed, and no law decides.',
    aka: ['who settles it', 'referee', 'no rule for it', 'we cannot agree'],
    moment: 'any-time',
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'Both books agree that a third person decides, whose decision is final. Only Blue Ribbon adds that it is made on a written statement of the facts.',
    },
    leads: {
      donohue: 'A third person decides. The decision is final.',
      'blue-ribbon-1940': 'A neutral third person decides on a written statement of the facts. The decision is final.',
    },
    readings: () => ({
      [BLUE]: always(must(arbiter, sendStatement), cites.blue.law(24), { note: 'One who knows the game.' }),
      [DONOHUE]: always(must(thirdParty, adviseDecision), cites.donohue.law(10), { note: 'Both players refer it to that person.' }),
    }),
    see: ['checkers.law.penalty-refused'],
  }),
} as const;
