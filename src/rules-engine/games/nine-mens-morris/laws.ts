import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, losesGame, noPenaltyPrinted, notDecided } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { hop, lineMade, moveEarly, moveFar, moveOnto, takeFromLine, takeOne } from './words.ts';

export const laws = {
  'first-move': law({
    offence: 'seats-and-partners',
    title: 'Who begins',
    gist: 'The players are not agreed who enters the first man.',
    aka: ['who goes first', 'who starts'],
    moment: 'before-play',
    cases: [{ then: [notDecided], note: 'The players enter one man each in turn.' }],
    cites: cites.blue.entering,
  }),
  'moved-early': law({
    offence: 'irregular-move',
    title: 'Man moved while men are still to be entered',
    gist: 'A player moves a man on the layout and has not entered all nine yet.',
    aka: ['moved too soon', 'still men in hand', 'not all placed'],
    moment: 'move',
    cases: [{ then: [barred('player', moveEarly), noPenaltyPrinted] }],
    cites: cites.blue.moving,
  }),
  'wrong-move': law({
    offence: 'irregular-move',
    title: 'Man moved where it cannot go',
    gist: 'A player moves a man to a point that does not adjoin, or that is taken.',
    aka: ['illegal move', 'jumped over', 'moved two points', 'flew', 'hopped with four men'],
    moment: 'move',
    facts: {
      where: fact('Where did it go?', 'Moved to', {
        taken: { label: 'To a point that is taken', chip: 'A taken point', if: 'if the point moved to is taken' },
        far: { label: 'To a vacant point that does not adjoin', chip: 'Not the next one', if: 'if the point moved to is vacant but does not adjoin' },
      }),
      men: fact('How many men has the player left?', 'Men left', {
        more: { label: 'More than three', if: 'while the player has more than three men' },
        three: { label: 'Three', if: 'once the player has only three men' },
      }),
    },
    cases: [
      { when: { where: 'taken' }, then: [barred('player', moveOnto), noPenaltyPrinted] },
      { when: { where: 'far', men: 'more' }, then: [barred('player', moveFar), noPenaltyPrinted] },
      { when: { where: 'far', men: 'three' }, then: [allowed('player', hop)] },
    ],
    cites: [cites.blue.moving, cites.blue.hop],
    leads: {
      'blue-ribbon-1940': 'The player may not move to a point that is taken. They may move to one that does not adjoin only when they have three men left.',
    },
  }),
  'line-made': law({
    question: 'allowed',
    title: 'May a man be taken?',
    gist: 'A player has three men in a line.',
    aka: ['made a mill', 'mill opened and closed', 'same mill again', 'second mill'],
    moment: lineMade,
    facts: {
      how: fact('How did the line come about?', 'Line made by', {
        first: {
          label: 'By entering a man, the first line of the game',
          chip: 'Entering, first',
          if: 'if the line is the game’s first and made by entering a man',
        },
        entered: {
          label: 'By entering a man, and a line had been made before',
          chip: 'Entering, later',
          if: 'if the line is a later one, made by entering a man',
        },
        moved: { label: 'By moving a man', chip: 'Moving', if: 'if the line was made by moving a man' },
        again: { label: 'By moving a man back into a line that was opened', chip: 'Moving back', if: 'if the line was opened and the man moved back into it' },
      }),
    },
    cases: [
      { when: { how: 'first' }, then: [allowed('player', takeOne)] },
      {
        when: { how: ['moved', 'again'] },
        then: [allowed('player', takeOne)],
        note: 'One man may form two lines by turns, several times over. The rule that keeps the men in line safe is given with the first line and not repeated here.',
      },
      {
        when: { how: 'entered' },
        then: [notDecided],
        note: 'While men are entered the book speaks of the first to make a line, and then of new lines made by moving.',
      },
    ],
    cites: [cites.blue.line, cites.blue.moving],
    leads: {
      'blue-ribbon-1940':
        'The player may take one of the opponent’s men, but not one in a line of three while there are others. The book does not cover a second or later line made by entering men.',
    },
    see: ['nine-mens-morris.law.taken-from-line'],
  }),
  'taken-from-line': law({
    offence: 'irregular-move',
    title: 'Man taken out of a line',
    gist: 'A player who has made a line takes one of three men of the opponent’s that stand in a line.',
    aka: ['took from my mill', 'broke my mill', 'man in a mill removed', 'protected man'],
    moment: lineMade,
    facts: {
      others: yesNo(
        'Has the opponent a man on the layout that stands in no line?',
        'Others free',
        'if the opponent has a man that stands in no line',
        'if all the opponent’s men stand in lines',
      ),
    },
    cases: [
      { when: { others: 'yes' }, then: [barred('player', takeFromLine), noPenaltyPrinted] },
      { when: { others: 'no' }, then: [allowed('player', takeFromLine)] },
    ],
    cites: cites.blue.line,
    leads: { 'blue-ribbon-1940': 'The player may take a man out of a line of three only if all the opponent’s men stand in lines.' },
    see: ['nine-mens-morris.score.lines'],
  }),
  'two-lines': law({
    question: 'what-counts',
    title: 'Two lines with one man',
    gist: 'One man completes two lines at the same time.',
    aka: ['double mill', 'take two men', 'two mills at once'],
    moment: lineMade,
    cases: [{ then: [notDecided], note: 'The book speaks of one line and of one man taken.' }],
    cites: [cites.blue.line, cites.blue.moving],
  }),
  blocked: law({
    question: 'runs-out',
    title: 'Player who cannot move',
    gist: 'A player has more than three men, and none of them can go to a vacant point.',
    aka: ['blocked in', 'no moves', 'stuck', 'trapped'],
    moment: 'move',
    cases: [{ then: [notDecided] }],
    cites: cites.blue.moving,
  }),
  'two-men': law({
    question: 'who-wins',
    title: 'Two men left',
    gist: 'A player has only two men left.',
    aka: ['who wins', 'down to two', 'lost'],
    moment: 'game-over',
    cases: [{ then: [losesGame('player')] }],
    cites: cites.blue.loss,
  }),
};
