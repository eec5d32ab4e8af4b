import { doubted } from '../../laws/cites.ts';
import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { isDone, isVoid, loses, losesGame, must, notDecided, passesTo, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { bottlePoints, bottleStays, bottleToCentre, fewest, stringAnew, strokePoints } from './words.ts';

const { burst, counts, lead, loser, off, seated, table, touched } = cites.blue;

/** Offences and questions at bottle pool. */
export const laws = {
  'ball-on-bottle': law({
    offence: 'foul-stroke',
    title: 'Object ball touches the bottle',
    gist: 'The 1 or 2 ball touches the bottle, which in the same stroke is knocked over or stood on its base.',
    aka: ['object ball hit the bottle', 'one ball touched the bottle', 'both hit the bottle'],
    moment: 'stroke',
    facts: {
      who: fact('Which ball did it?', 'Done by', {
        both: { label: 'The object ball touched it and the cue ball knocked it over or stood it up', chip: 'Both balls', if: 'if both balls had a part in it' },
        object: { label: 'The object ball alone knocked it over', chip: 'The object ball', if: 'if the object ball alone knocked it over' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the cue ball knocked it over or stood it up, the points of the stroke do not count. If the object ball alone felled it, the book does not cover this.',
    },
    cases: [
      { when: { who: 'both' }, then: [isVoid(strokePoints)] },
      {
        when: { who: 'object' },
        then: [notDecided],
        note: 'The five points are for the cue ball that comes off a ball; the book says nothing of a bottle felled by another ball alone.',
      },
    ],
    cites: [touched, counts],
    see: ['bottle-pool.points.bottle'],
  }),
  'bottle-off': law({
    offence: 'foul-stroke',
    title: 'Bottle off the table or in a pocket',
    gist: 'The bottle leaves the table, or drops into a pocket.',
    aka: ['bottle on the floor', 'bottle in the pocket', 'knocked the bottle off'],
    moment: 'stroke',
    cases: [{ then: [isDone(bottleToCentre), isVoid(strokePoints), loses('player', 1), passesTo('turn', 'next-player')] }],
    cites: doubted(off, 'The player "loses his shot": this is read as losing the points of that stroke as well as the turn.'),
    see: ['bottle-pool.points.bottle-off'],
  }),
  burst: law({
    offence: 'over-score',
    title: 'More than 31',
    gist: 'A stroke brings the player over 31.',
    aka: ['burst', 'bust', 'went over', 'thirty-three points'],
    moment: 'count',
    leads: {
      'blue-ribbon-1940': 'The player’s score starts again from the points above 31. The turn passes to the next player.',
    },
    cases: [{ then: [must('player', stringAnew), passesTo('turn', 'next-player')] }],
    cites: burst,
    see: ['bottle-pool.points.burst'],
  }),
  'bottle-first': law({
    question: 'what-counts',
    title: 'Bottle hit before a ball',
    gist: 'The cue ball upsets the bottle and has struck no ball.',
    aka: ['straight at the bottle', 'hit the bottle first', 'shot at the bottle'],
    moment: 'stroke',
    cases: [
      {
        then: [isVoid(bottlePoints)],
        note: 'What scores is a carom from a ball. No further penalty is given.',
        doubtful: true,
      },
    ],
    cites: [lead, doubted(counts, 'The book says of the leader alone that a ball must come first; the five points are given for a carom from a ball.')],
    see: ['bottle-pool.points.bottle'],
  }),
  'bottle-seated': law({
    question: 'who-wins',
    title: 'Bottle stood on its base',
    gist: 'The cue ball comes off a ball and the bottle, which stood on its neck, stands on its base.',
    aka: ['bottle landed upright', 'bottle stands up', 'stood the bottle up'],
    moment: 'stroke',
    cases: [{ then: [wins('player', 'game')], note: 'No more is played. An object ball that touched the bottle in the same stroke makes it void.' }],
    cites: [seated, touched],
    see: ['bottle-pool.points.seated', 'bottle-pool.law.ball-on-bottle'],
  }),
  'bottle-fallen': law({
    question: 'what-counts',
    title: 'Where the bottle is set up again',
    gist: 'The bottle has fallen over.',
    aka: ['where does the bottle go', 'set the bottle up', 'bottle lies by the cushion'],
    moment: 'next-stroke',
    facts: {
      where: fact('Where is it?', 'Where it is', {
        table: { label: 'On the table', if: 'if the bottle is on the table' },
        off: { label: 'Off the table or in a pocket', chip: 'Off the table', if: 'if the bottle is off the table or in a pocket' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'It is set up where it rests, if that is possible. Off the table or in a pocket, it is set up on its spot in the centre.',
    },
    cases: [
      { when: { where: 'table' }, then: [isDone(bottleStays)] },
      { when: { where: 'off' }, then: [isDone(bottleToCentre)] },
    ],
    cites: [table, off],
    see: ['bottle-pool.law.bottle-off'],
  }),
  'who-loses': law({
    question: 'who-wins',
    title: 'Who has lost',
    gist: 'The game is finished at 31.',
    aka: ['who pays', 'lowest score', 'least points', 'who is the loser'],
    moment: 'game-over',
    facts: {
      who: fact('Who has the fewest points?', 'Fewest points', {
        one: { label: 'One player', if: 'if one player has the fewest points' },
        tie: { label: 'Two or more alike', chip: 'A tie', if: 'if two or more tie for the fewest points' },
      }),
    },
    usual: { who: 'one' },
    leads: {
      'blue-ribbon-1940': 'The player with the fewest points loses the game. The book does not cover a tie for the fewest.',
    },
    cases: [
      { when: { who: 'one' }, then: [losesGame(fewest)] },
      { when: { who: 'tie' }, then: [notDecided], note: 'The loser is the player with the least; the book does not mention a tie.' },
    ],
    cites: loser,
    see: ['bottle-pool.points.game'],
  }),
};
