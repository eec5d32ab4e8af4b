import { always, fact, law, silent } from '../../laws/laws.ts';
import { isDone, must, notDecided, scores } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { IN } from './points.ts';
import { asTheyLie, everyCounted, oneCounted, pieceDead, sideNotLeading, sideOfPiece } from './words.ts';

export const laws = {
  gutter: law({
    offence: 'irregular-ball',
    title: 'Piece in the gutter',
    gist: 'A piece leaves the board and lies in the gutter.',
    aka: ['fell off the board', 'off the end', 'in the alley', 'went over the side'],
    moment: 'delivery',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(isDone(pieceDead), cites.blue.scoring),
      donohue: silent('A gutter runs all round the board; the book says nothing of a piece in it.'),
    }),
  }),
  'on-line': law({
    question: 'what-counts',
    title: 'Piece on the line',
    gist: 'A piece lies exactly on the line near the far end.',
    aka: ['touching the line', 'half over', 'is it in', 'on the deuce line'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(notDecided, cites.blue.scoring, { note: 'Pieces past the line are named, and the one nearest to it.' }),
      donohue: always(scores(sideOfPiece, IN), cites.donohue.scoring, { note: 'It is held to be in.' }),
    }),
    ownFigures: 'What a piece counts is in the schedule, by each book.',
    see: ['shuffleboard.points.in'],
  }),
  'several-in': law({
    question: 'what-counts',
    title: 'Several pieces that would score',
    gist: 'When all the pieces have been sent, more than one lies over the line or over the end.',
    aka: ['two deuces', 'both sides are in', 'ship and a deuce', 'do they all count'],
    moment: 'count',
    facts: {},
    leads: { 'blue-ribbon-1940': 'One piece alone is counted; the book does not say which.' },
    readings: () => ({
      'blue-ribbon-1940': always(isDone(oneCounted), cites.blue.one, { note: 'The book does not say which one.' }),
      donohue: always(isDone(everyCounted), cites.donohue.scoring, { note: 'Each counts for the party to which it belongs.' }),
    }),
    see: ['shuffleboard.points.pieces'],
  }),
  'moved-later': law({
    question: 'what-counts',
    title: 'Piece driven off or in by a later one',
    gist: 'A piece that lay over the line is knocked away, or one that lay short is driven over it.',
    aka: ['knocked off', 'was in but got hit', 'pushed my piece in', 'do I keep the points'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(isDone(asTheyLie), cites.blue.scoring),
      donohue: always(isDone(asTheyLie), cites.donohue.scoring),
    }),
  }),
  'next-lead': law({
    question: 'allowed',
    title: 'Who leads an inning',
    gist: 'An inning is to be played, and the sides are not agreed who sends its first piece.',
    aka: ['who goes first', 'who starts', 'which end', 'who leads the next inning'],
    moment: 'count',
    facts: {
      game: fact('Which inning is it?', 'Inning', {
        first: { label: 'The first of the game', chip: 'The first', if: 'if it is the first inning of the game' },
        next: { label: 'A later one', if: 'if it is a later inning' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The side that did not lead the last inning must lead this one. The book does not cover the first inning of the game.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { game: 'first' }, then: [notDecided] },
          { when: { game: 'next' }, then: [must(sideNotLeading, 'lead')], note: 'It is played from the end at which the pieces came to rest.' },
        ],
        cites.blue.next,
      ),
      donohue: says(
        [
          { when: { game: 'first' }, then: [notDecided] },
          {
            when: { game: 'next' },
            then: [notDecided],
            note: 'The two players at the other end play next, in the same way; the book does not say who begins there.',
          },
        ],
        cites.donohue.ends,
      ),
    }),
  }),
};
