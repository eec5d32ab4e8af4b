import { always, fact, law, refersTo, silent, yesNo } from '../../laws/laws.ts';
import { allowed, barred, choice, isDone, must } from '../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';
import {
  acceptOffer,
  claimTwenty,
  crossVacant,
  giverOfDraws,
  haveItCrowned,
  huffIt,
  jumpTwice,
  kingsLeft,
  leaveAsDraw,
  loneKing,
  manCrowned,
  otherOfOffer,
  sideWithMore,
  takeAllOfThem,
  takeEither,
  takeMore,
  takeWorthMore,
  winInFifteen,
} from './words.ts';

const huffOrTake = choice('opponent', allowed('opponent', huffIt), must('offender', takeAllOfThem));

/** Offences and questions at Polish draughts besides those in the laws of draughts, each with its moment. */
export const laws = {
  'most-pieces': law({
    question: 'obliged',
    title: 'Which capture must be made',
    gist: 'More than one capture is open.',
    aka: ['must I take the most', 'bigger capture', 'majority capture', 'two kings or three men', 'choice of captures'],
    moment: 'move',
    facts: {
      differ: fact('How do the captures differ?', 'The captures', {
        number: { label: 'One takes more pieces than the other', chip: 'One takes more', if: 'if one capture takes more pieces than the other' },
        worth: {
          label: 'They take as many, and one of them more kings',
          chip: 'One has more kings',
          if: 'if both captures take as many, but one takes more kings',
        },
        nothing: { label: 'They take as many, of the same worth', chip: 'Alike', if: 'if both take as many, of equal worth' },
      }),
    },
    usual: { differ: 'number' },
    leads: {
      donohue: 'The player must take the greater number of pieces or, if the numbers are equal, those worth more. If all is equal, the player may choose.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the player may always choose. By Donohue the player must take the greater number of pieces or, if the numbers are equal, those worth more, and may choose only if all is equal.',
    },
    readings: (says) => ({
      [BLUE]: refersTo('checkers.law.two-captures', cites.blue.clause),
      [DONOHUE]: says(
        [
          { when: { differ: 'number' }, then: [must('player', takeMore)], note: 'Three men go before two kings.' },
          { when: { differ: 'worth' }, then: [must('player', takeWorthMore)], note: 'Two kings go before two men.' },
          { when: { differ: 'nothing' }, then: [allowed('player', takeEither)] },
        ],
        cites.donohue.most,
      ),
    }),
    see: ['polish-draughts.law.smaller-capture', 'polish-draughts.score.which-capture'],
  }),
  'smaller-capture': law({
    offence: 'irregular-move',
    title: 'Smaller capture taken',
    gist: 'A player takes fewer pieces, or as many that are worth less, than they could have taken.',
    aka: ['did not take the most', 'took the wrong capture', 'took two when three were open', 'huffed for taking less'],
    moment: 'next-move',
    facts: {},
    leads: {
      donohue: 'The opponent may take the man that did so off the board (the huff) before moving, or make the player take the pieces that had to be taken.',
    },
    readings: () => ({
      [BLUE]: silent('Of two captures the player may choose, as at checkers.'),
      [DONOHUE]: always(huffOrTake, cites.donohue.most),
    }),
    see: ['polish-draughts.law.most-pieces'],
  }),
  'stopped-half-way': law({
    offence: 'irregular-move',
    title: 'Capture broken off',
    gist: 'A man that could take more stops on the way, on a crowning square or elsewhere.',
    aka: ['stopped on the king row', 'stopped to be crowned', 'did not finish the capture', 'jump left off'],
    moment: 'move',
    facts: {},
    leads: { donohue: 'The opponent may take that man off the board (the huff) before moving, or make the player finish the capture.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the move stands; by Donohue the opponent may take that man off the board (the huff) before moving, or make the player finish the capture.',
    },
    readings: () => ({
      [BLUE]: refersTo('checkers.law.part-of-capture', cites.blue.clause),
      [DONOHUE]: always(huffOrTake, [cites.donohue.crossing, cites.donohue.most]),
    }),
    see: ['polish-draughts.law.crowned-in-passing', 'polish-draughts.law.hand-off-man'],
  }),
  'crowned-in-passing': law({
    question: 'what-counts',
    title: 'King row touched in passing',
    gist: 'In a capture a man comes to the farthest row.',
    aka: ['touched the king row', 'jumped in and out of the crown row', 'is it a king', 'passed the last row'],
    moment: 'move',
    facts: {
      ends: fact('Does its move end there?', 'Move ends there', {
        yes: { label: 'Yes', if: 'if its move ends there' },
        no: { label: 'No, it goes on capturing backward', chip: 'No', if: 'if it goes on capturing backward' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The man is crowned only if its move ends there. If it goes on capturing, it is not crowned.',
      donohue: 'The man is crowned only if its move ends there. If it goes on capturing, it is not crowned.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { ends: 'yes' }, then: [isDone(manCrowned)], note: 'It has to stay there from one move to the next.' },
          { when: { ends: 'no' }, then: [barred('player', haveItCrowned)] },
        ],
        cites.blue.crown,
      ),
      [DONOHUE]: says(
        [
          { when: { ends: 'yes' }, then: [isDone(manCrowned)], note: 'As in the English game.' },
          { when: { ends: 'no' }, then: [barred('player', haveItCrowned)] },
        ],
        [cites.donohue.crossing, cites.donohue.crowned],
      ),
    }),
    see: ['polish-draughts.law.stopped-half-way'],
  }),
  'jumped-twice': law({
    question: 'allowed',
    title: 'Same piece or square passed again',
    gist: 'A capture would lead a second time over the same piece, or over a square that was crossed before.',
    aka: ['jump the same man twice', 'cross the same square', 'turkish strike', 'coup turc', 'captured piece in the way'],
    moment: 'move',
    facts: {
      what: fact('What would be passed again?', 'Passed again', {
        piece: { label: 'A piece that it has jumped', chip: 'A piece', if: 'if a piece would be jumped twice' },
        square: { label: 'An empty square', if: 'if an empty square would be crossed twice' },
      }),
    },
    leads: { donohue: 'The player may cross an empty square again, but may not jump over the same piece twice.' },
    readings: (says) => ({
      [BLUE]: silent('The book does not say when captured men leave the board.'),
      [DONOHUE]: says(
        [
          { when: { what: 'piece' }, then: [barred('player', jumpTwice)], note: 'The capture ends before it: the pieces taken stay on the board until then.' },
          { when: { what: 'square' }, then: [allowed('player', crossVacant)] },
        ],
        cites.donohue.twice,
      ),
    }),
    see: ['polish-draughts.law.stopped-half-way'],
  }),
  'single-king': law({
    question: 'tie',
    title: 'One king against more',
    gist: 'One player has a king alone, the other two or three kings.',
    aka: ['is it a draw', 'two kings against one', 'three kings against one', 'long diagonal', 'fifteen moves'],
    moment: kingsLeft,
    facts: {
      line: yesNo(
        'Does the single king hold the line from 5 to 46?',
        'On the long line',
        'if the single king holds the line from 5 to 46',
        'if the single king does not hold the line from 5 to 46',
      ),
      odds: yesNo('Were drawn games given as won, for odds?', 'Draws as wins', 'if drawn games were given as won, for odds', 'if no such odds were given'),
      stage: fact('How far has it come?', 'Stage', {
        asked: { label: 'The moves are to be counted', chip: 'Count begins', if: 'when the moves are to be counted' },
        over: { label: 'The moves are made without a win', chip: 'Moves made', if: 'once the moves are made without a win' },
      }),
    },
    usual: { odds: 'no' },
    leads: {
      donohue:
        'The side with more kings must win within 15 moves, or the game is drawn. It is drawn anyway if the single king holds the line from 5 to 46. There are more cases.',
      'blue-ribbon-1940':
        'Once notice is given that moves are counted, the stronger side has 40 of its own moves to win or show a decided advantage. If it does neither, the game is drawn.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on how many moves the stronger side has to win: by Blue Ribbon 40; by Donohue 15, or 20 if it agreed, as a handicap, that a drawn game counts as won by the other. Only Donohue adds that the game is drawn at once if the single king holds the line from 5 to 46.',
    },
    readings: (says) => ({
      [BLUE]: refersTo('checkers.law.cannot-win', cites.blue.clause),
      [DONOHUE]: says(
        [
          { when: { line: 'yes' }, then: [isDone('game-drawn')], note: 'Rightly played it cannot be driven off or taken.' },
          {
            when: { line: 'no', odds: 'no', stage: 'asked' },
            then: [must(sideWithMore, winInFifteen)],
            note: 'Other odds of the stronger player change nothing.',
          },
          { when: { line: 'no', odds: 'yes', stage: 'asked' }, then: [allowed(giverOfDraws, claimTwenty)] },
          { when: { line: 'no', stage: 'over' }, then: [isDone('game-drawn')] },
        ],
        [cites.donohue.line, cites.donohue.singleKing],
      ),
    }),
    see: ['polish-draughts.points.moves-single-king', 'polish-draughts.law.offer-to-crown'],
  }),
  'offer-to-crown': law({
    question: 'obliged',
    title: 'Offer to crown the men that are left',
    gist: 'A player with one king offers to crown the man or the two men of the other, so that the moves can be counted.',
    aka: ['crown my men for free', 'refused the offer', 'king and two men against a king', 'start the count'],
    moment: kingsLeft,
    facts: {
      answer: fact('What is the answer?', 'Answer', {
        open: { label: 'Nothing yet', chip: 'Not yet', if: 'before the offer is answered' },
        refused: { label: 'It is refused', chip: 'Refused', if: 'if the offer is refused' },
      }),
    },
    leads: { donohue: 'The player to whom it is offered must accept. If it is refused, the player with one king may break off the game, and it is drawn.' },
    readings: (says) => ({
      [BLUE]: silent(),
      [DONOHUE]: says(
        [
          { when: { answer: 'open' }, then: [must(otherOfOffer, acceptOffer)] },
          { when: { answer: 'refused' }, then: [allowed(loneKing, leaveAsDraw)] },
        ],
        cites.donohue.offer,
        'The book says this of a king and two men, and of two kings and a man.',
      ),
    }),
    see: ['polish-draughts.law.single-king'],
  }),
} as const;
