import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, isDone, must, notDecided, passesTo, putRight, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { claimIndulgence, drawForMen, gameAnnulled, hadBlack, hadTheMove, moveFirstAgain, theBoard } from '../words.ts';

const ONLY_LIMIT = 'Only the limit is printed; that the error is put right before it follows.';
const played = fact('How far has the game gone?', 'Moves made', {
  none: { label: 'Not both players have made a move', chip: 'Not both', if: 'before both players have made a move' },
  few: { label: 'Each has made one to three moves', chip: 'One to three', if: 'once each has made one to three moves' },
  four: { label: 'Each has made four moves or more', chip: 'Four or more', if: 'once each has made four moves or more' },
});

export const setUpLaws = {
  'board-wrongly-placed': law({
    offence: 'wrong-set-up',
    title: 'Board wrongly placed',
    gist: 'A dark square, not a light one, is at the right hand of the players.',
    aka: ['black square on the right', 'board turned the wrong way', 'light on right', 'white on the right'],
    moment: 'set-up',
    facts: {
      queens: fact('Did each queen stand on her own colour at the start?', 'Queens on colour', {
        yes: { label: 'Yes', if: 'if each queen stood on its own colour' },
        no: { label: 'No', if: 'if a queen did not stand on its own colour' },
      }),
      played,
    },
    usual: { queens: 'yes' },
    leads: {
      'blue-ribbon-1940':
        'Before both players have made a move, it is put right. Later it stands; but if a queen stood on the wrong colour, the game is annulled.',
      donohue: 'Before each player has made four moves, the board is put right. After that it stands.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree on a fault found before both players have moved: the board is put right. They disagree on one found later: by Blue Ribbon the board stays, or the game is annulled if a queen was not on its own colour; by Donohue the board is put right unless both have already made four moves.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { played: 'none' }, then: [putRight(null, theBoard)], doubtful: true },
          { when: { played: ['few', 'four'], queens: 'yes' }, then: [stands(theBoard)], note: 'It cannot be turned while this game lasts.' },
          {
            when: { played: ['few', 'four'], queens: 'no' },
            then: [isDone(gameAnnulled), must(hadTheMove, moveFirstAgain)],
            note: 'The men are then misplaced as well.',
          },
        ],
        [doubted(cites.blue.board, ONLY_LIMIT), cites.blue.firstMove],
      ),
      donohue: says(
        [
          { when: { played: ['none', 'few'] }, then: [putRight(null, theBoard)], doubtful: true },
          { when: { played: 'four' }, then: [stands(theBoard)] },
        ],
        doubted(cites.donohue.law(1), ONLY_LIMIT),
      ),
    }),
    see: ['chess.law.men-misplaced', 'chess.rule.board'],
  }),
  'men-misplaced': law({
    offence: 'wrong-set-up',
    title: 'Men missing or misplaced at the start',
    gist: 'It is found that a piece was missing, or that pieces stood on wrong squares, when the game began.',
    aka: ['king and queen swapped', 'set up wrong', 'knight and bishop swapped', 'pawn missing', 'men on wrong squares'],
    moment: 'set-up',
    facts: {
      what: fact('What was wrong?', 'Wrong', {
        misplaced: { label: 'Pieces on wrong squares', chip: 'Wrong squares', if: 'if pieces stood on wrong squares' },
        missing: { label: 'A piece was missing', chip: 'One missing', if: 'if a piece was missing' },
      }),
      played,
    },
    usual: { what: 'misplaced' },
    leads: {
      'blue-ribbon-1940': 'Whenever it is found, the game is annulled. The player who had the first move has it again in a new one.',
      donohue:
        'If found before both players have made four moves, pieces on wrong squares are put right. Later they stay as they are. The book does not cover a missing piece.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only on pieces that stood on wrong squares: by Blue Ribbon the game is annulled, whenever it is found; by Donohue they are put right if found before both players have made four moves, and stay as they are if found later.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always([isDone(gameAnnulled), must(hadTheMove, moveFirstAgain)], [cites.blue.board, cites.blue.firstMove], {
        note: 'No limit is set: it holds whenever it is found during the game.',
      }),
      donohue: says(
        [
          { when: { what: 'misplaced', played: ['none', 'few'] }, then: [putRight(null, 'set-up')], doubtful: true },
          { when: { what: 'misplaced', played: 'four' }, then: [stands('set-up')] },
          { when: { what: 'missing' }, then: [notDecided], note: 'Only of men improperly placed is anything said.' },
        ],
        doubted(cites.donohue.law(1), ONLY_LIMIT),
      ),
    }),
    see: ['chess.law.board-wrongly-placed', 'chess.rule.men'],
  }),
  'first-move': law({
    offence: 'seats-and-partners',
    title: 'Who moves first',
    gist: 'The players are not agreed who has the first move, and with it the white pieces.',
    aka: ['who is white', 'who goes first', 'choose colours', 'white again', 'winner plays white'],
    moment: 'set-up',
    facts: {
      game: fact('Which game is it?', 'Game', {
        first: { label: 'The first', if: 'if it is the first game' },
        next: { label: 'The next after a game won, lost or drawn', chip: 'The next', if: 'if the last game was won, lost or drawn' },
        annulled: { label: 'The next after a game that was annulled', chip: 'After an annulled', if: 'if the last game was annulled' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'In the first game they draw lots. After a finished game, the player who had black moves first; after an annulled one, the same player as before.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { game: 'first' },
            then: [must('both-sides', drawForMen)],
            note: 'One player hides a pawn of each colour in their hands, and the other chooses.',
          },
          { when: { game: 'next' }, then: [passesTo('first-move', hadBlack)] },
          { when: { game: 'annulled' }, then: [must(hadTheMove, moveFirstAgain)] },
        ],
        [cites.blue.choice, cites.blue.firstMove],
      ),
      donohue: silent(),
    }),
    see: ['chess.rule.choice'],
  }),
  indulgence: law({
    question: 'allowed',
    title: 'Indulgence asked in return',
    gist: 'A player let the opponent’s fault pass and now asks to be let off too.',
    aka: ['I let you take back', 'take back a move in return', 'favour returned', 'let me off too'],
    moment: 'any-time',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The player may not claim the same favour in return.' },
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', claimIndulgence), cites.blue.concessions),
      donohue: silent(),
    }),
  }),
} as const;
