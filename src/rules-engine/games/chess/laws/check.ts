import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, must, noPenalty, noPenaltyPrinted, notDecided, stands, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  answerCheck,
  approachOrEnterCheck,
  checkGiven,
  coverWithOther,
  ignoreCheck,
  leaveOwnKingInCheck,
  moveAnother,
  moveKing,
  moveKingElsewhere,
  moveLegally,
  moveOtherwise,
  sayCheck,
} from '../words.ts';
import { AT_ONCE } from './claim.ts';

export const checkLaws = {
  'check-not-said': law({
    offence: 'miscall',
    title: 'Check given and not announced',
    gist: 'A player gives check and does not say so.',
    aka: ['did not say check', 'forgot to say check', 'must I say check', 'he never said check'],
    moment: checkGiven,
    facts: {
      then: fact('What happened next?', 'Next', {
        nothing: { label: 'Nothing yet', if: 'before anything more has happened' },
        ignored: { label: 'The opponent moved without answering it', chip: 'Not answered', if: 'if the opponent moved without answering it' },
        'said-later': {
          label: 'On the next move the player attacked the queen or another piece and only then said check',
          chip: 'Said a move later',
          if: 'if check was said only on the next attack',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player must say check; the book names no penalty for silence. An opponent who missed the check because of it pays no penalty either.',
      donohue:
        'The opponent may ignore the check. If check is said only on the next move, with an attack on another piece, the opponent may take back their own last move and answer the check.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that check must be said, and that missing a check that was not said costs nothing. Only Donohue adds: if the player attacks another piece on the next move and only then says check, the opponent may take back their own last move and answer the check.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { then: 'nothing' }, then: [must('player', sayCheck), noPenaltyPrinted] },
          { when: { then: ['ignored', 'said-later'] }, then: [noPenalty], note: 'That covers the silence and whatever the opponent did in consequence of it.' },
        ],
        [cites.blue.mate, cites.blue.checkCalled],
      ),
      donohue: says(
        [
          { when: { then: 'nothing' }, then: [must('player', sayCheck), allowed('opponent', ignoreCheck)] },
          { when: { then: 'ignored' }, then: [noPenalty], note: 'A check that is not announced need not be noticed.' },
          { when: { then: 'said-later' }, then: [allowed('opponent', answerCheck)] },
        ],
        cites.donohue.law(7),
      ),
    }),
    see: ['chess.law.misled-by-check', 'chess.law.error-found-later'],
  }),
  'false-check': law({
    offence: 'miscall',
    title: 'Check announced falsely',
    gist: 'A player says check and gives none.',
    aka: ['said check when it was not', 'wrong check', 'no check there'],
    moment: checkGiven,
    facts: {},
    leads: { 'blue-ribbon-1940': 'The opponent may let the move stand, or have it taken back and another move made.' },
    readings: () => ({
      'blue-ribbon-1940': always(
        choice('opponent', [takesBack('offender', 'move'), must('offender', moveOtherwise)], stands('move')),
        [cites.blue.checkCalled, cites.blue.penalties],
        { claim: AT_ONCE },
      ),
      donohue: silent('The book mentions only a check that is not announced.'),
    }),
    see: ['chess.law.misled-by-check'],
  }),
  'misled-by-check': law({
    offence: 'miscall',
    title: 'Fault that came of a false or missing announcement',
    gist: 'A player touches or moves wrongly because check was announced falsely, or was given and not announced.',
    aka: ['moved my king because he said check', 'misled by check', 'touched the king for nothing'],
    moment: checkGiven,
    facts: {},
    leads: { 'blue-ribbon-1940': 'That touch or move costs no penalty.' },
    readings: () => ({
      'blue-ribbon-1940': always(noPenalty, cites.blue.checkCalled),
      donohue: silent('Only what becomes of a check not announced is ruled.'),
    }),
    see: ['chess.law.false-check', 'chess.law.check-not-said'],
  }),
  'into-check': law({
    offence: 'irregular-move',
    title: 'King moved into check',
    gist: 'A player moves the king to an attacked square, or next to the other king.',
    aka: ['moved into check', 'kings next to each other', 'king on an attacked square'],
    moment: checkGiven,
    facts: {},
    leads: { 'blue-ribbon-1940': 'The opponent chooses: the king goes to another square, or it goes back and the player makes some other move.' },
    readings: () => ({
      'blue-ribbon-1940': always(
        choice('opponent', must('offender', moveKingElsewhere), must('offender', moveAnother)),
        [cites.blue.offences, cites.blue.king, cites.blue.penalties],
        { claim: AT_ONCE, note: 'Which other move that is, the opponent may not say.' },
      ),
      donohue: always([barred('player', approachOrEnterCheck), notDecided], cites.donohue.law(10)),
    }),
    see: ['chess.law.check-uncovered', 'chess.law.king-moved-as-penalty'],
  }),
  'check-uncovered': law({
    offence: 'irregular-move',
    title: 'Own king uncovered',
    gist: 'A player moves a piece that shielded the player’s own king, and the king is now in check.',
    aka: ['pinned piece moved', 'discovered check on himself', 'opened his own king', 'exposed the king'],
    moment: checkGiven,
    facts: {
      can: fact('What can legally be done?', 'Legal now', {
        either: { label: 'The piece touched can be moved, or the king', chip: 'One of the two', if: 'if the piece touched or the king can be moved' },
        neither: { label: 'Neither of the two', chip: 'Neither', if: 'if neither the piece touched nor the king can be moved' },
      }),
    },
    usual: { can: 'either' },
    leads: {
      'blue-ribbon-1940': 'The opponent chooses: the player must move that piece legally, or move the king. If neither can be done, there is no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { can: 'either' }, then: [choice('opponent', must('offender', moveLegally), must('offender', moveKing))], claim: AT_ONCE },
          { when: { can: 'neither' }, then: [noPenalty] },
        ],
        [cites.blue.offences, cites.blue.penalties],
      ),
      donohue: always([barred('player', leaveOwnKingInCheck), notDecided], cites.donohue.law(10)),
    }),
    see: ['chess.law.into-check'],
  }),
  'check-left-uncovered': law({
    offence: 'irregular-move',
    title: 'In check, another man touched or moved',
    gist: 'A player whose king is in check touches or moves a piece that does not cover the check.',
    aka: ['did not get out of check', 'stayed in check', 'in check touched another piece', 'left the king in check'],
    moment: checkGiven,
    facts: {
      did: fact('What was done with the piece?', 'The piece was', {
        touched: { label: 'It was touched', chip: 'Touched', if: 'if the piece was only touched' },
        moved: { label: 'It was moved', chip: 'Moved', if: 'if the piece was moved' },
      }),
    },
    usual: { did: 'moved' },
    leads: {
      'blue-ribbon-1940': 'The opponent chooses: the player must cover the check with another piece, or move the king.',
      donohue: 'A move that leaves the king in check is not allowed; the book does not say what else follows. The book does not cover a mere touch.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [choice('opponent', must('offender', coverWithOther), must('offender', moveKing))], claim: AT_ONCE }],
        [cites.blue.inCheck, cites.blue.penalties],
      ),
      donohue: says(
        [
          { when: { did: 'moved' }, then: [barred('player', leaveOwnKingInCheck), notDecided] },
          { when: { did: 'touched' }, then: [notDecided], note: 'A man touched has to be moved, and a move that leaves the king in check is forbidden.' },
        ],
        [cites.donohue.law(2), cites.donohue.law(10)],
      ),
    }),
    see: ['chess.law.into-check', 'chess.law.check-not-said', 'chess.law.touched-own-man'],
  }),
} as const;
