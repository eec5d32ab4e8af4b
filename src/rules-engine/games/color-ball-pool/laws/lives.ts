import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, divide, loses } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { buyStar, dividePool, firstStruck, lastTwo, otherOut, otherTwo, playOnPocketing, pocketedOwner, strokeFirst } from '../words.ts';

const { rules } = cites.blue;

/** Lives, the star and the end: rules 6, 14 to 17, 21, 27 and 28. */
export const lives = {
  pocketed: law({
    question: 'what-counts',
    title: 'Ball pocketed by the next striker',
    gist: 'The striker pockets the ball to be played at.',
    aka: ['my ball was pocketed', 'takes a life', 'does he play on'],
    moment: 'count',
    cases: [{ then: [loses(pocketedOwner, 1, 'life'), allowed('player', playOnPocketing)] }],
    cites: [rules(6), rules(14)],
    leads: { 'blue-ribbon-1940': 'The player whose ball was pocketed loses 1 life. The striker may play on until a stroke pockets no ball.' },
    see: [
      'color-ball-pool.points.lost',
      'color-ball-pool.law.table-clear',
      'color-ball-pool.law.own-ball',
      'color-ball-pool.law.miss',
      'color-ball-pool.law.wrong-ball',
      'color-ball-pool.law.out-of-turn',
    ],
  }),
  star: law({
    question: 'allowed',
    title: 'Who may star',
    gist: 'A player has lost all three lives and wants to buy back in.',
    aka: ['buy in', 'starring', 'come back in', 'second star', 'purchase lives'],
    moment: 'count',
    facts: {
      how: fact('How does it stand?', 'The player is', {
        first: { label: 'The player is the first out', chip: 'First out', if: 'if the player is the first out' },
        later: { label: 'All who were out before have refused', chip: 'Out, others refused', if: 'if all who were out before have refused' },
        waiting: { label: 'One who was out before has not refused', chip: 'Out, one waits', if: 'if one who was out before has not refused' },
        used: { label: 'Someone has starred in this pool', chip: 'Star used', if: 'if someone has starred in this pool' },
        two: { label: 'Only two players are left in', chip: 'Two left in', if: 'if only two players are left in' },
      }),
    },
    cases: [
      { when: { how: ['first', 'later'] }, then: [allowed('player', buyStar)] },
      { when: { how: ['waiting', 'used', 'two'] }, then: [barred('player', buyStar)] },
    ],
    cites: [rules(15), rules(16), rules(17), rules(28)],
    leads: {
      'blue-ribbon-1940':
        'The first player out may star: pay the stake again for as many lives as the lowest player has. If they refuse, the next one out may. Only one may star, and nobody if two are left.',
    },
    see: ['color-ball-pool.points.star', 'color-ball-pool.law.two-at-once'],
  }),
  'two-at-once': law({
    question: 'allowed',
    title: 'Two out by one stroke',
    gist: 'Before a star, one stroke pockets two balls or more whose owners have one life each.',
    aka: ['both lost their last life', 'two balls at once', 'who stars first'],
    moment: 'count',
    facts: {
      first: fact('What does the player say whose ball was struck first?', 'The first will star', {
        yes: { label: 'Yes, that player will star', chip: 'Yes', if: 'if the player whose ball was struck first will star' },
        no: { label: 'No, that player refuses', chip: 'No', if: 'if the player whose ball was struck first refuses' },
      }),
    },
    cases: [
      { when: { first: 'yes' }, then: [allowed(firstStruck, buyStar)] },
      { when: { first: 'no' }, then: [allowed(otherOut, buyStar)] },
    ],
    cites: rules(21),
    leads: {
      'blue-ribbon-1940':
        'The player whose ball was struck first may star: pay the stake again for new lives. If that player refuses, the other player whose ball was pocketed may.',
    },
    see: ['color-ball-pool.law.star'],
  }),
  'three-left': law({
    question: 'who-wins',
    title: 'Three left with a life each, and a miss',
    gist: 'Three players have one life each, and the striker makes a miss.',
    aka: ['last three', 'divide without a stroke', 'miss with three left'],
    moment: 'game-over',
    cases: [{ then: [divide(otherTwo, 'pool')], note: 'No further stroke is played.' }],
    cites: rules(27),
    see: ['color-ball-pool.law.miss', 'color-ball-pool.law.last-two'],
  }),
  'last-two': law({
    question: 'who-wins',
    title: 'The last two with equal lives',
    gist: 'Two players are left, with as many lives each.',
    aka: ['split the pool', 'divide the pool', 'two left equal'],
    moment: 'game-over',
    cases: [{ then: [allowed(lastTwo, dividePool), allowed('player', strokeFirst)], note: 'Neither may star.' }],
    cites: rules(28),
    leads: { 'blue-ribbon-1940': 'The last two players may divide the pool. But first, the player whose turn it is may play their stroke.' },
    see: ['color-ball-pool.law.three-left', 'color-ball-pool.law.star'],
  }),
};
