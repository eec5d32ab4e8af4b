import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { setAnywhere, setInTurn, setOnTaken } from './words.ts';

export const laws = {
  'first-move': law({
    offence: 'seats-and-partners',
    title: 'Who begins',
    gist: 'The players are not agreed who sets the first man.',
    aka: ['who goes first', 'black first'],
    moment: 'before-play',
    cases: [{ then: [notDecided], note: 'Each plays in turn. The book does not say who begins.' }],
    cites: cites.blue.turns,
  }),
  'first-square': law({
    question: 'allowed',
    title: 'Where the first man goes',
    gist: 'A player sets the first man away from the middle of the board.',
    aka: ['must I start in the middle', 'opening', 'first stone'],
    moment: 'move',
    cases: [{ then: [allowed('player', setAnywhere)], note: 'The book says nothing else of the first man.' }],
    cites: cites.blue.turns,
  }),
  'square-taken': law({
    offence: 'irregular-move',
    title: 'Man set on a square that is taken',
    gist: 'A player sets a man on a square where another stands.',
    aka: ['occupied square', 'on top of mine', 'square not empty'],
    moment: 'move',
    cases: [{ then: [barred('player', setOnTaken), noPenaltyPrinted] }],
    cites: cites.blue.turns,
  }),
  'out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Man set out of turn',
    gist: 'A player sets two men running, or before the turn has come.',
    aka: ['two men at once', 'went twice', 'played too soon'],
    moment: 'move',
    cases: [{ then: [must('all-players', setInTurn), noPenaltyPrinted] }],
    cites: cites.blue.turns,
  }),
  'man-moved': law({
    offence: 'piece-touched',
    title: 'Man taken up and set elsewhere',
    gist: 'A player has set a man and wants it on another square, at once or later.',
    aka: ['move a man', 'changed my mind', 'take it back', 'shift a counter'],
    moment: 'touch',
    cases: [{ then: [notDecided], note: 'Of men the book says that they are put on vacant squares, and of moving them nothing.' }],
    cites: cites.blue.turns,
  }),
  'five-made': law({
    question: 'who-wins',
    title: 'Five or more in a row',
    gist: 'A player claims a row of five or more men.',
    aka: ['six in a row', 'overline', 'five diagonal', 'did I win', 'double three'],
    moment: 'move',
    facts: {
      how: fact('How many, and how?', 'The row has', {
        five: { label: 'Five of one player’s own, in any direction', chip: 'Five', if: 'if the row has exactly five of one player’s men' },
        more: { label: 'Six or more', if: 'if the row has six men or more' },
        broken: {
          label: 'Five with a gap, or with a man of another among them',
          chip: 'A gap in it',
          if: 'if the row has a gap or another player’s man in it',
        },
      }),
    },
    cases: [
      { when: { how: 'five' }, then: [wins('player', 'game')] },
      { when: { how: 'more' }, then: [notDecided], note: 'The book names five.' },
      { when: { how: 'broken' }, then: [notDecided], note: 'The book speaks of five men of one player in a row, and says no more of what a row is.' },
    ],
    cites: cites.blue.five,
  }),
  'board-full': law({
    question: 'runs-out',
    title: 'Board full, or no men left',
    gist: 'Nobody has five in a row, and no man can be set any more.',
    aka: ['draw', 'nobody wins', 'out of counters'],
    moment: 'game-over',
    cases: [{ then: [notDecided], note: 'Nor does the book say how many men a player has.' }],
    cites: cites.blue.men,
  }),
};
