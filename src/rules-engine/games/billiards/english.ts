import { cite } from '../../books.ts';
import { choiceOf, flag, type Values } from '../../core/fields.ts';
import { variant } from '../../core/games.ts';
import { fact } from '../../core/laws.ts';
import { item, pointsOf, worth } from '../../core/points.ts';
import { choice, isVoid, must, scores } from '../../core/remedies.ts';
import { problem, wrong } from '../../core/result.ts';
import { answer, type Line, scorer } from '../../core/scorers.ts';
import { example, row } from './laws.ts';

const BOOK = 'blue-ribbon-1940';
const AT = cite(BOOK, '53-55', 'English Billiards');
const one = (title: string, gist: string, n: number) => item({ title, gist, books: { [BOOK]: worth(n, AT) } });
const points = {
  cannon: one('Cannon', 'The cue ball hits both object balls.', 2),
  'white-hazard': one('White hazard', 'The white is potted, or the cue ball goes in off the white.', 2),
  'red-hazard': one('Red hazard', 'The red is potted, or the cue ball goes in off the red.', 3),
  'english-miss': one('Miss', 'Nothing is hit; the opponent scores.', 1),
  coup: one('Coup', 'The cue ball is pocketed or off the table and has hit nothing; the opponent scores.', 3),
  'forced-off': one('Object ball forced off', 'A ball other than the cue ball leaves the table; the opponent scores.', 2),
};
const n = (key: keyof typeof points) => pointsOf(points[key], BOOK);
const ask = {
  first: choiceOf('Which ball did the cue ball hit first?', { red: 'The red', white: 'The white', none: 'None' }),
  cannon: flag('Did it hit the other ball too?'),
  red: flag('Red in a pocket?'),
  white: flag("Opponent's white in a pocket?"),
  cue: flag('Cue ball in a pocket?'),
} as const;
const stroke = scorer({
  title: 'Score a stroke of English billiards',
  gist: 'Cannon and hazards of one stroke, a miss or a coup.',
  books: [BOOK],
  ask,
  score: (v: Values<typeof ask>) => {
    if (v.first === 'none' && (v.cannon || v.red || v.white)) return wrong(problem('first', 'a ball that was hit, if anything was made off it', 'none'));
    const lines: Line[] = [];
    if (v.first === 'none') {
      const key = v.cue ? 'coup' : 'english-miss';
      lines.push({ rule: `points.${key}`, say: v.cue ? 'coup' : 'miss', points: n(key), to: 'opponent' });
    }
    const add = (made: boolean, key: keyof typeof points, say: string) => {
      if (made) lines.push({ rule: `points.${key}`, say, points: n(key), to: 'striker' });
    };
    add(v.cannon, 'cannon', 'cannon');
    add(v.red, 'red-hazard', 'red winning hazard');
    add(v.white, 'white-hazard', 'white winning hazard');
    add(v.cue && v.first === 'red', 'red-hazard', 'red losing hazard');
    add(v.cue && v.first === 'white', 'white-hazard', 'white losing hazard');
    const sum = lines.reduce((all, line) => all + (line.points ?? 0), 0);
    return { ok: true, value: answer(`${sum} ${sum === 1 ? 'point' : 'points'}${v.first === 'none' ? ' to the opponent' : ''}`, lines) };
  },
});

export const english = variant({
  title: 'English billiards',
  aliases: ['Billiards with pockets'],
  books: { [BOOK]: { heading: 'English Billiards', pages: '53-55' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: { Table: 'twelve feet by six, six pockets', Balls: 'two white, one red', Scores: 'cannons and hazards', 'Most at a stroke': 'ten' },
  laws: {
    amend: {
      'push-shot': { readings: { [BOOK]: { status: 'stated', cases: [{ then: [isVoid('count')] }], cites: [AT] } } },
      miss: { readings: { [BOOK]: { status: 'stated', cases: [{ then: [scores('opponent', n('english-miss'))] }], cites: [AT] } } },
    },
    add: {
      'forced-off': row(
        'Ball forced off the table (English)',
        'A ball leaves the table by a stroke.',
        [
          { when: { ball: 'cue' }, then: [scores('opponent', n('coup'))] },
          {
            when: { ball: 'cue-hit' },
            then: [choice('opponent', must('opponent', 'play-balls-as-lie'), must('opponent', 'spot-that-ball'), must('player', 'start-as-opening'))],
            note: 'The ball spotted is the red.',
          },
          {
            when: { ball: 'object' },
            then: [
              scores('opponent', n('forced-off')),
              choice('opponent', must('opponent', 'play-balls-as-lie'), must('opponent', 'spot-that-ball'), must('player', 'start-as-opening')),
            ],
            note: 'The ball spotted is the red.',
          },
        ],
        AT,
        {
          foul: false,
          facts: {
            ball: fact('Which ball?', {
              cue: 'The cue ball, without hitting another (or into a pocket so)',
              'cue-hit': 'The cue ball, after hitting another',
              object: 'Another ball',
            }),
          },
        },
      ),
      'touching-english': row('Balls touch (English)', 'The cue ball touches an object ball.', [{ then: [must('player', 'spot-red-play-d')] }], AT, {
        foul: false,
      }),
      'red-twice': row('Red potted twice from its spot', 'The red is potted twice running from its spot.', [{ then: [must('player', 'red-to-centre')] }], AT, {
        foul: false,
      }),
      'in-balk': row('First stroke stays in balk', 'The first player lays his ball safe.', [{ then: [must('player', 'drive-out-of-balk')] }], AT, {
        foul: false,
      }),
    },
  },
  points: { add: points },
  scorers: { stroke },
  examples: [
    example('push-shot', {}, 'The cue stays on the ball.', 'count is void', AT),
    example('miss', {}, 'Nothing is hit.', '1 point', AT),
    example('forced-off', { ball: 'cue' }, 'A coup.', '3 points', AT),
    example('touching-english', {}, 'The balls are frozen.', 'play from the D', AT),
    example('red-twice', {}, 'The red goes in twice from its spot.', 'centre spot', AT),
    example('in-balk', {}, 'The opening ball stays in balk.', 'out of balk', AT),
    {
      kind: 'score',
      scorer: 'stroke',
      book: BOOK,
      story: 'Red first, a carom, all three balls in pockets.',
      input: { first: 'red', cannon: 'yes', red: 'yes', white: 'yes', cue: 'yes' },
      totals: { striker: 10 },
      cite: AT,
    },
    {
      kind: 'score',
      scorer: 'stroke',
      book: BOOK,
      story: 'White, then red, then in.',
      input: { first: 'white', cannon: 'yes', cue: 'yes' },
      totals: { striker: 4 },
      cite: AT,
    },
  ],
});
