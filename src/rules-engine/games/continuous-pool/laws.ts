import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { must, notDecided, stands } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { beCredited, losePoints, playFrameOut, stopAtOnce } from './words.ts';

/** Offences and questions at continuous pool. */
export const laws = {
  penalty: law({
    offence: 'foul-stroke',
    title: 'How a fault is paid',
    gist: 'A player has incurred a penalty.',
    aka: ['scratch', 'do I spot a ball', 'ball back on the table', 'lose a point'],
    moment: 'stroke',
    facts: {
      ask: fact('What is in doubt?', 'In doubt', {
        how: { label: 'Whether a ball goes back or points come off', chip: 'How it is paid', if: 'if it is in doubt whether a ball or points are paid' },
        many: { label: 'How many points a fault costs, and which faults do', chip: 'How much', if: 'if it is in doubt how many points are lost' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Points are taken off the player’s score, and no ball is put back. The book does not say how many points.' },
    cases: [
      { when: { ask: 'how' }, then: [must('player', losePoints)], note: 'This is where the game differs from pyramid pool, in which a ball goes back.' },
      { when: { ask: 'many' }, then: [notDecided], note: 'The rules of the championship are not printed, only how the game is scored.' },
    ],
    cites: cites.blue.penalties,
    see: ['american-pyramid-pool.law.owed-ball'],
  }),
  'quota-reached': law({
    question: 'broken-off',
    title: 'Number of the night reached',
    gist: 'In a match of several nights a player has made the number agreed on in the middle of a frame.',
    aka: ['reached the quota', 'finish the frame', 'end of the night', 'stop when he has won'],
    moment: 'count',
    facts: {
      night: fact('Which night is it?', 'Night', {
        earlier: { label: 'Not the last', if: 'if it is not the last night of the match' },
        last: { label: 'The last of the match', chip: 'The last', if: 'if it is the last night of the match' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'All play on until every ball of the frame is pocketed, and all of them count. On the last night of the match, play stops at once.',
    },
    cases: [
      { when: { night: 'earlier' }, then: [must('all-players', playFrameOut), must('all-players', beCredited)] },
      { when: { night: 'last' }, then: [must('all-players', stopAtOnce)], note: 'As soon as the leader has balls enough to have won the match.' },
    ],
    cites: [cites.blue.night, cites.blue.finalNight],
  }),
  numbers: law({
    question: 'what-counts',
    title: 'Number on a ball',
    gist: 'A ball with a high number is pocketed.',
    aka: ['does the fifteen count more', 'high balls', 'value of the balls'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'Each ball counts the same, whatever its number.' },
    cases: [{ then: [stands('count')], note: 'Each counts the same: the numbers are there to name the ball that is meant.' }],
    cites: [cites.blue.setting, cites.blue.length],
  }),
};
