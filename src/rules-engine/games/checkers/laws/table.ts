import { always, fact, law, yesNo } from '../../../core/laws.ts';
import { allowed, barred, losesGame, must, noPenaltyPrinted, notDecided } from '../../../core/remedies.ts';
import { BLUE, cites, DONOHUE } from '../cites.ts';
import { adviseDecision, annoy, arbiter, leaveRoom, obstructView, payLosers, remarkOnGame, sendStatement, thirdParty } from '../words.ts';

export const tableLaws = {
  annoyance: law({
    offence: 'table-talk',
    title: 'Opponent annoyed or his view hindered',
    gist: 'A player makes signs or sounds, points or hovers over the board, dawdles over a man that he has touched, or smokes.',
    aka: ['pointing at the board', 'hand over the board', 'distracting me', 'humming', 'smoking', 'blocking my view'],
    moment: 'any-time',
    facts: { warned: yesNo('Has he been warned and asked to stop?', 'after a warning', 'not yet warned') },
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
    aka: ['walked out', 'left the game', 'went away', 'gone for a minute', 'whoever leaves loses'],
    moment: 'any-time',
    facts: {
      how: fact('How does he leave?', {
        agreed: ['The opponent agrees', 'opponent agrees'],
        company: ['The opponent goes with him', 'opponent goes along'],
        reason: ['He gives a sufficient reason, and the opponent does not agree', 'reason given'],
        neither: ['None of these', 'none of these'],
      }),
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
          { when: { how: 'company' }, then: [notDecided], note: 'The law asks for an agreement of both; whether going along is one is not said.' },
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
      what: fact('What was it?', { hint: ['A warning or a hint', 'a hint'], other: ['Any other remark on the game', 'another remark'] }),
      wins: fact('Is there a stake or a bet, and who wins it?', {
        hinted: ['Yes; the side that was warned wins', 'warned side wins the stake'],
        lost: ['Yes; the other side wins', 'other side wins the stake'],
        none: ['There is none', 'no stake'],
      }),
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
    readings: () => ({
      [BLUE]: always(must(arbiter, sendStatement), cites.blue.law(24), { note: 'One who knows the game.' }),
      [DONOHUE]: always(must(thirdParty, adviseDecision), cites.donohue.law(10), { note: 'Both players refer it to him.' }),
    }),
    see: ['checkers.law.penalty-refused'],
  }),
} as const;
