import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { isDone, loses, must, notDecided, passesTo, scoresAmount, wins } from '../../../../laws/remedies.ts';
import { amount } from '../../../../vocabulary/own-words.ts';
import { BOOK, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { russian as board } from '../../diagrams.ts';
import {
  ballsAndSide,
  bothPlayers,
  highestNumber,
  lastTakenUp,
  leadAgain,
  leadNextGame,
  playFromOpposite,
  playOtherBall,
  stringForLead,
  whoFreesIt,
} from '../../words.ts';
import { lostBy, points } from './points.ts';
import { strokes } from './scorers.ts';

const { russian } = cites.donohue;
const bothBalls = amount('the points of both balls');
const CAVITIES = 'The rule speaks of cups; the book does not say whether the cavities at the foot are cups, and here they are not.';
const TOP = 'The description of the board has the top cavity for the red ball, at the beginning only, and makes it count 100.';

export default variant({
  title: 'Russian bagatelle',
  aliases: ['Cockamaroo', 'Cockamaroo table', 'Russian bagatelle, or cockamaroo table'],
  books: { [BOOK]: { heading: 'Russian Bagatelle, or Cockamaroo Table', pages: '373-374' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Board: 'sloping, with pegs, arches, cups and a bell',
    Turns: 'from opposite sides; a ball in a cup keeps the lead',
    Bell: 'doubles the stroke',
    'Top hole': 'the game',
    'Round to the other side': '{points.ran-round}, and the lead is lost',
    'Back again': '{points.came-back}, and the lead is lost',
    Game: '100 or more, as agreed',
  },
  laws: {
    amend: {
      lead: {
        leads: { donohue: 'Both play one ball (string). The higher number wins the lead and the choice of balls and side. The book does not cover a tie.' },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { numbers: 'none' }, then: [must(bothPlayers, stringForLead)] },
              { when: { numbers: 'one' }, then: [wins(highestNumber, 'lead'), wins(highestNumber, ballsAndSide)] },
              { when: { numbers: 'same' }, then: [notDecided] },
            ],
            [russian('I'), russian('II')],
          ),
        }),
      },
    },
    add: {
      'ran-round': law({
        offence: 'irregular-ball',
        title: 'Ball that runs round to the opponent’s side',
        gist: 'A ball is played up and goes round to the opponent’s side of the board.',
        aka: ['went round', 'came down on his side', 'ran over to the other side'],
        moment: 'stroke',
        cases: [{ then: [loses('player', lostBy('ran-round')), passesTo('lead', 'opponent')] }],
        cites: russian('VIII'),
        ownFigures: 'Each of the two balls that come back has a figure of its own in the schedule (rule VIII).',
      }),
      'came-back': law({
        offence: 'irregular-ball',
        title: 'Ball that comes back without going on the board',
        gist: 'A ball is played up and returns, and has not gone on the board.',
        aka: ['ball came back', 'rolled back', 'too weak', 'never reached the board', 'came back over the line'],
        moment: 'stroke',
        cases: [{ then: [loses('player', lostBy('came-back')), passesTo('lead', 'opponent')] }],
        cites: russian('VIII'),
        ownFigures: 'Each of the two balls that come back has a figure of its own in the schedule (rule VIII).',
      }),
      lodged: law({
        question: 'what-counts',
        title: 'Ball that lodges on the board',
        gist: 'A ball stops on the board, in no hole, and does not run down.',
        aka: ['stuck ball', 'ball stopped on a peg', 'hung up'],
        moment: 'stroke',
        facts: {
          which: fact('Which balls lie so?', 'Lodged', {
            one: { label: 'One of the two', chip: 'One of them', if: 'if one of the two lies so' },
            both: { label: 'Both', if: 'if both lie so' },
            freed: { label: 'It has been dislodged by the other ball', chip: 'Freed again', if: 'if it has been dislodged by the other ball' },
          }),
        },
        leads: {
          donohue:
            'If one ball lodges, both players go on with the other ball, in turn. If both lodge, the ball that stopped last is taken up and played. There are more cases.',
        },
        cases: [
          { when: { which: 'one' }, then: [must(bothPlayers, playOtherBall)] },
          { when: { which: 'both' }, then: [isDone(lastTakenUp)] },
          { when: { which: 'freed' }, then: [scoresAmount(whoFreesIt, bothBalls)], note: 'The game then goes on as at first.' },
        ],
        cites: russian('III'),
      }),
      'keeps-lead': law({
        question: 'allowed',
        title: 'Who plays next',
        gist: 'A stroke has been played, and the players are not agreed whose turn it is.',
        aka: ['play again after a cup', 'whose turn', 'another go'],
        moment: 'next-stroke',
        facts: {
          where: fact('Where did the ball go?', 'It went into', {
            cup: { label: 'Into a cup', chip: 'A cup', if: 'if the ball went into a cup' },
            cavity: { label: 'Into a cavity at the foot', chip: 'A cavity', if: 'if the ball went into a cavity at the foot' },
            none: { label: 'Into neither', chip: 'Neither', if: 'if the ball went into no cup or cavity' },
          }),
        },
        leads: { donohue: 'If the ball went into a cup, the same player leads again. If not, the opponent plays from the opposite side of the board.' },
        cases: [
          { when: { where: 'cup' }, then: [must('player', leadAgain)] },
          { when: { where: 'cavity' }, then: [must('opponent', playFromOpposite)], doubtful: true },
          { when: { where: 'none' }, then: [must('opponent', playFromOpposite)] },
        ],
        cites: [russian('II'), doubted(russian('IV'), CAVITIES)],
      }),
      'top-hole': law({
        question: 'who-wins',
        title: 'Ball in the top hole',
        gist: 'A ball is played into the hole at the top that is marked 100.',
        aka: ['hundred', 'does the top hole win', 'red ball hole'],
        moment: 'stroke',
        cases: [{ then: [wins('player', 'game')] }],
        cites: [russian('VII'), doubted(cites.donohue.russianBoard, TOP)],
      }),
      'next-game': law({
        question: 'allowed',
        title: 'Who leads in the next game',
        gist: 'A game is over, and another is to be played.',
        aka: ['winner leads', 'who starts the next game'],
        moment: 'game-over',
        cases: [{ then: [must('winner', leadNextGame)] }],
        cites: russian('IX'),
      }),
    },
    repeal: {
      'black-not-struck': 'No black ball has to be struck first: a red one lies in a cavity at the top.',
      rebound: 'A ball that comes back has rules of its own on this board.',
      'struck-on-the-way': 'A ball that comes back has rules of its own on this board.',
      'no-cup': 'A ball that stays out is lodged, and has a rule of its own.',
    },
  },
  points: { add: points },
  scorers: { strokes },
  repealScorers: { round: 'The board has other cups, and two balls.', rounds: 'The board has other cups, and two balls.' },
  diagrams: { board },
  examples: [
    lawExample('lead', russian('I'), { numbers: 'none' }, 'They are about to begin.', 'string for the lead'),
    lawExample('lead', russian('I'), { numbers: 'one' }, 'One has strung to the 9, the other to the 4.', 'choice of balls'),
    lawExample('lead', russian('I'), { numbers: 'same' }, 'Both have strung to the 4.', 'book'),
    lawExample('ran-round', russian('VIII'), {}, 'A hard stroke goes right round and comes down on the other’s side.', '5 points'),
    lawExample('came-back', russian('VIII'), {}, 'A weak stroke rolls back down the alley.', '1 point'),
    lawExample('lodged', russian('III'), { which: 'one' }, 'A ball rests against a peg.', 'other ball'),
    lawExample('lodged', russian('III'), { which: 'both' }, 'The second ball stops beside the first.', 'stopped last'),
    lawExample('lodged', russian('III'), { which: 'freed' }, 'The ball in play drives the other one down with it.', 'points of both balls'),
    lawExample('keeps-lead', russian('IV'), { where: 'cup' }, 'The ball falls into the cup at the side.', 'lead again'),
    lawExample('keeps-lead', doubted(russian('IV'), CAVITIES), { where: 'cavity' }, 'The ball runs down into the three.', 'opposite side'),
    lawExample('keeps-lead', russian('II'), { where: 'none' }, 'The ball lodges on the board.', 'opposite side'),
    lawExample('top-hole', russian('VII'), {}, 'Nobody has a point, and the second stroke finds the top hole.', 'wins the game'),
    lawExample('next-game', russian('IX'), {}, 'Ben has won and they play again.', 'next game'),
    sheetExample(
      'strokes',
      cites.donohue.russianBoard,
      { first: 'Ann', second: 'Ben', game: '100' },
      [
        { who: 'first', where: 'side-cup' },
        { who: 'first', where: 'cavity', marked: '7', rang: 'yes' },
        { who: 'second', where: 'ran-round' },
        { who: 'first', where: 'came-back' },
      ],
      'Ann: 20, and 7 doubled by the bell; Ben runs round; Ann does not reach the board.',
      { Ann: 33, Ben: -5 },
      'Ben has the lead.',
    ),
    sheetExample(
      'strokes',
      russian('VII'),
      { first: 'Ann', second: 'Ben', game: '100' },
      [
        { who: 'first', where: 'lodged' },
        { who: 'second', where: 'top-hole' },
      ],
      'Ann lodges, and Ben plays into the top hole.',
      { Ann: 0, Ben: 0 },
      'Ben has played into the top hole',
    ),
    sheetExample(
      'strokes',
      cites.donohue.centreCup,
      { first: 'Ann', second: 'Ben', game: '100' },
      [{ who: 'first', where: 'centre-cup', rang: 'yes' }],
      'The ball rings the bell on its way and falls into the cup in the centre.',
      { Ann: 50, Ben: 0 },
    ),
    valueExample('bell-cup', cites.donohue.bellCup, 'The ball drops under the bell and does not pass.', '50 or 60'),
    valueExample('game', russian('V'), 'They agree on 150.', 'One hundred or more'),
  ],
});
