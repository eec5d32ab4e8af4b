import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, isDone, mayDemand, must, noPenalty, stands, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { gameAnnulled, hadTheMove, manRestored, moveFirstAgain, movesRetraced } from '../words.ts';
import { FALSE_MOVE } from './false-move.ts';

const ANNULLED = [isDone(gameAnnulled), must(hadTheMove, moveFirstAgain)] as const;

export const errorLaws = {
  'error-found-later': law({
    offence: 'irregular-move',
    title: 'Error found later in the game',
    gist: 'It is found that some move was illegal, or that something else went wrong, after the game has gone on.',
    aka: ['illegal move found later', 'noticed too late', 'go back', 'retrace the moves', 'was in check all along'],
    moment: 'next-move',
    facts: {
      found: fact('When was it found?', 'Found', {
        soon: { label: 'Before the next move was completed', chip: 'Before next move', if: 'before the next move is completed' },
        later: { label: 'After the next move was completed', chip: 'Later', if: 'after the next move is completed' },
      }),
      retraced: yesNo(
        'Can the moves be traced back correctly?',
        'Moves retraceable',
        'if the moves can be traced back correctly',
        'if the moves cannot be traced back correctly',
      ),
    },
    usual: { found: 'later' },
    leads: {
      'blue-ribbon-1940':
        'Before the next move, the opponent may claim the penalty. After it, the moves are taken back and the error put right; if that is impossible, the game is annulled.',
      donohue: 'Before the next move is completed, the opponent may have the wrong move taken back. Later the wrong move stands.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. Before the next move is completed, by Blue Ribbon the opponent may claim the penalty, by Donohue have the move taken back. After that, by Blue Ribbon the moves are taken back and the error is put right or, if that is impossible, the game is annulled; by Donohue the move stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { found: 'soon' }, then: [allowed('opponent', 'exact-penalty')], note: 'The one that is set for the offence.' },
          { when: { found: 'later', retraced: 'yes' }, then: [isDone(movesRetraced), noPenalty] },
          { when: { found: 'later', retraced: 'no' }, then: [...ANNULLED] },
        ],
        [cites.blue.errors, cites.blue.penalties, cites.blue.firstMove],
      ),
      donohue: says(
        [
          { when: { found: 'soon' }, then: [mayDemand('opponent', takesBack('offender', 'move'))], doubtful: true },
          { when: { found: 'later' }, then: [stands('move')] },
        ],
        doubted(cites.donohue.law(9), FALSE_MOVE),
        'It is worded of a false move.',
      ),
    }),
    see: ['chess.law.penalty-claimed-late', 'chess.law.man-dropped'],
  }),
  'man-dropped': law({
    offence: 'wrong-set-up',
    title: 'Man fallen from the board',
    gist: 'A piece dropped from the board, and moves were made without it.',
    aka: ['piece fell off', 'missing piece noticed later', 'piece on the floor'],
    moment: 'next-move',
    facts: {
      restored: fact('Can it be put back to the satisfaction of the umpire?', 'Can be put back', {
        yes: { label: 'Yes', if: 'if it can be put back to the umpire’s satisfaction' },
        no: { label: 'No', if: 'if it cannot be put back to the umpire’s satisfaction' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The moves are taken back and the piece is put back, if the umpire is satisfied that it can be done. If not, the game is annulled.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { restored: 'yes' }, then: [isDone(movesRetraced), isDone(manRestored)] },
          { when: { restored: 'no' }, then: [...ANNULLED] },
        ],
        [cites.blue.errors, cites.blue.firstMove],
      ),
      donohue: silent(),
    }),
    see: ['chess.law.error-found-later'],
  }),
  'penalty-claimed-late': law({
    offence: 'wrong-penalty',
    title: 'Penalty claimed late',
    gist: 'A player lets an offence pass and wants the penalty for it afterwards.',
    aka: ['too late to claim', 'should have said so at the time', 'you touched it three moves ago', 'wrong man touched, noticed two moves later'],
    moment: 'next-move',
    facts: {
      moved: fact('Has a move been made since the offence?', 'A move since', {
        no: { label: 'No', if: 'before another move is made' },
        yes: { label: 'Yes', if: 'once another move has been made' },
      }),
    },
    usual: { moved: 'yes' },
    leads: { 'blue-ribbon-1940': 'The penalty may be claimed only before another move is made. After that it is too late.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { moved: 'no' }, then: [allowed('opponent', 'exact-penalty')] },
          { when: { moved: 'yes' }, then: [barred('opponent', 'exact-penalty')], note: 'An error that is found later is still put right, without penalty.' },
        ],
        cites.blue.penalties,
      ),
      donohue: silent('Only for a false move is a limit set.'),
    }),
    see: ['chess.law.error-found-later'],
  }),
} as const;
