import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { rules } = cites.blue;
const STROKES = 'What a stroke counts';
const STAGES = 'The three parts of the game';
const ball = (n: number) =>
  item({ title: `Ball ${n}`, gist: `The ball numbered ${n} is pocketed, in the first 90 points.`, group: STROKES, bookValue: bookValue(n, rules(4)) });

export const points = {
  carom: item({
    title: 'Carom',
    gist: 'The cue ball hits two object balls.',
    aka: ['single carom', 'cannon'],
    group: STROKES,
    bookValue: bookValue(1, rules(4)),
  }),
  double: item({ title: 'Double carom', gist: 'The cue ball hits all three object balls.', group: STROKES, bookValue: bookValue(2, rules(4)) }),
  'ball-1': ball(1),
  'ball-3': ball(3),
  'ball-5': ball(5),
  ninety: item({
    title: 'First part',
    gist: 'By caroms and by pocketed balls, to be reached exactly.',
    aka: ['first ninety'],
    group: STAGES,
    bookValue: bookValue(90, rules(4, 5)),
  }),
  ten: item({
    title: 'Second part',
    gist: 'So many more by caroms alone, up to a hundred.',
    aka: ['last ten', 'ten caroms'],
    group: STAGES,
    bookValue: bookValue(10, rules(5)),
  }),
  last: item({
    title: 'Last point',
    gist: 'The cue ball goes off the 1 ball into the pocket that was named.',
    aka: ['hundred and first', 'last shot'],
    group: STAGES,
    bookValue: bookValue(1, rules(5)),
  }),
  game: item({ title: 'Game', gist: 'Who first has so many wins.', aka: ['how many points', '101'], group: STAGES, bookValue: bookValue(101, rules(4)) }),
  lost: item({
    title: 'Hand lost',
    gist: 'A scratch, miss or foul, or a ball pocketed in the carom part.',
    aka: ['lose the run'],
    group: STAGES,
    bookValue: ruled('All that the hand had made; what earlier hands made is safe.', rules(6, 10, 11)),
  }),
};
