import { cite } from '../../../books.ts';
import { type Example, type Variant, variant } from '../../../core/games.ts';
import { always, type Law, law } from '../../../core/laws.ts';
import { item, pointsOf, ruled, type ScoreItem, worth } from '../../../core/points.ts';
import { loses } from '../../../core/remedies.ts';
import type { Scorer } from '../../../core/scorers.ts';
import { set } from '../diagrams.ts';
import { framesScorer, inningsScorer } from '../scorers/frames.ts';

const BOOK = 'donohue';
type Cite = ReturnType<typeof cite>;
const form = (
  title: string,
  at: Cite,
  glance: Readonly<Record<string, string>>,
  points: Readonly<Record<string, ScoreItem>>,
  more: {
    aliases?: readonly string[];
    add?: Readonly<Record<string, Law>>;
    scorers?: Readonly<Record<string, Scorer>>;
    pins?: readonly number[];
    alt?: string;
    examples?: readonly Example[];
  } = {},
): Variant =>
  variant({
    title,
    aliases: more.aliases ?? [],
    books: { [BOOK]: { heading: at.heading, pages: at.page ?? '' } },
    players: { min: 2, max: 12 },
    packs: ['none-0'],
    glance,
    laws: { add: more.add ?? {} },
    points: { add: points },
    scorers: more.scorers ?? {},
    ...(more.pins === undefined ? {} : { diagrams: { pins: set(`${title}: the pins`, more.alt ?? '', more.pins) } }),
    examples: more.examples ?? [],
  });
const rule = (title: string, gist: string, says: string, at: Cite) => item({ title, gist, books: { [BOOK]: ruled(says, at) } });
const points = (title: string, gist: string, n: number, at: Cite) => item({ title, gist, books: { [BOOK]: worth(n, at) } });
const scored = (scorer: string, at: Cite, story: string, input: Record<string, string>, total: number): Example => ({
  kind: 'score',
  scorer,
  book: BOOK,
  story,
  input,
  totals: { '': total },
  cite: at,
});

const NINE_BALL = cite(BOOK, '377', 'Nine Ball Game');
const MATCH = cite(BOOK, '378', 'Match Game');
const PHILADELPHIA = cite(BOOK, '378', 'Philadelphia Game');
const WITHOUT = cite(BOOK, '378', 'Without the Centre Pin');
const FOUR = cite(BOOK, '379', 'Four Pin Game');
const LEAVE = cite(BOOK, '379', 'To Leave Centre Pin Standing');
const BOSTON = cite(BOOK, '379', 'Boston Game', { doubt: 'Four pins are set, yet the five must be down for ten.' });
const SMALL = cite(BOOK, '379', 'Game for the Smallest Number');
const OLD = cite(BOOK, '380', 'Counting Old and New', { doubt: 'The first count of the sample prints 20 for 30; the second row cannot be read.' });

const leave = {
  'nine-down': points('Nine down', 'Nine pins fall and the centre pin stands.', 1, LEAVE),
  'ten-down': points('Ten down', 'All ten fall within three balls.', 0, LEAVE),
};
const boston = { one: points('One pin', 'One pin is down.', 6, BOSTON), all: points('All the pins', 'All the pins are down.', 10, BOSTON) };
const small = { 'early-ball': points('Ball off the alley early', 'The ball leaves the alley before its end.', 10, SMALL) };

export const donohue: Record<string, Variant> = {
  'nine-ball': form(
    'Nine ball game',
    NINE_BALL,
    { Pins: 'ten', Balls: 'nine each, in threes or all at once', Pays: 'the fewest pins' },
    {
      'two-players': rule('Two players', 'Two play.', 'The player with the fewest pins pays for the game.', NINE_BALL),
      'match-of-five': rule(
        'Match of five',
        'Five play, or more in proportion.',
        'The first two pay nothing, the third half the price, the last two the whole price each.',
        NINE_BALL,
      ),
      'spare-balls': rule('Spare balls', 'Balls are left over.', 'They are counted.', NINE_BALL),
    },
    { aliases: ['Baltimore game'] },
  ),
  'match-game': form(
    'Match game',
    MATCH,
    { Sides: 'two, equal in number', Balls: 'three each', Loses: 'the side with the lower count loses a leg' },
    {
      leg: rule('Leg', 'Both sides have rolled.', 'The side with the lower count has a leg marked against it.', MATCH),
      legs: rule('Game', 'A side loses the match.', 'The best of three rollings, or five legs by agreement.', MATCH),
    },
    { aliases: ['Leg and leg'] },
  ),
  philadelphia: form(
    'Philadelphia game',
    PHILADELPHIA,
    { Pins: 'ten, set again when all are down', Balls: 'nine each', Count: 'pins actually down; no spare balls' },
    { 'pin-down': points('Pin down', 'A pin falls.', 1, PHILADELPHIA) },
  ),
  'without-centre-pin': form(
    'Without the centre pin',
    WITHOUT,
    { Pins: 'nine: the head centre pin is taken out', Balls: 'not stated', Count: 'not stated' },
    { count: rule('Count', 'Pins fall.', 'No count of its own is printed.', WITHOUT) },
  ),
  'four-pin': form(
    'Four pin game',
    FOUR,
    { Pins: 'two quarter pins, the head pin, the back centre pin', Balls: 'not stated', Count: 'not stated' },
    { count: rule('Count', 'Pins fall.', 'No count of its own is printed.', FOUR) },
  ),
  'leave-centre-pin': form('To leave the centre pin standing', LEAVE, { Pins: 'ten', Balls: 'three', Wins: 'nine down, the centre pin up' }, leave, {
    scorers: {
      innings: inningsScorer(
        'Score leaving the centre pin',
        {
          nine: { name: 'Nine down, centre pin up', item: 'points.nine-down', points: pointsOf(leave['nine-down'], BOOK) },
          ten: { name: 'All down', item: 'points.ten-down', points: pointsOf(leave['ten-down'], BOOK) },
        },
        10,
        BOOK,
        'points.ten-down',
      ),
    },
    examples: [scored('innings', LEAVE, 'One hand leaves the pin, one clears all.', { innings: 'nine.ten' }, 1)],
  }),
  'boston-game': form('Boston game at bowls', BOSTON, { Pins: 'the four back pins', Balls: 'three', Count: 'one pin six, all ten' }, boston, {
    pins: [7, 8, 9, 10],
    alt: 'The four pins of the back row.',
    scorers: {
      innings: inningsScorer(
        'Score the Boston game',
        {
          one: { name: 'One pin', item: 'points.one', points: pointsOf(boston.one, BOOK) },
          all: { name: 'All the pins', item: 'points.all', points: pointsOf(boston.all, BOOK) },
        },
        10,
        BOOK,
        'points.one',
      ),
    },
    examples: [scored('innings', BOSTON, 'One pin, then all.', { innings: 'one.all' }, 16)],
  }),
  'smallest-number': form(
    'Game for the smallest number',
    SMALL,
    { Pins: 'ten', Balls: 'three, each off the end of the alley', Pays: 'the largest number' },
    {
      ...small,
      'pin-against': points('Pin down', 'A pin falls; it counts against the player.', 1, SMALL),
      pays: rule('Who pays', 'All have rolled.', 'Of two or three players the one with the largest number pays; of more, in proportion.', SMALL),
    },
    {
      add: {
        'off-early': law({
          offence: 'irregular-ball',
          title: 'Ball off the alley early',
          gist: 'The ball rolls off before it reaches the end of the alley.',
          aka: ['gutter ball'],
          moment: 'delivery',
          facts: {},
          readings: {
            [BOOK]: always(loses('player', pointsOf(small['early-ball'], BOOK)), SMALL, { note: 'The points count against the player: the fewest are best.' }),
          },
        }),
      },
      examples: [
        { kind: 'law', law: 'off-early', book: BOOK, story: 'The ball drops into the channel halfway.', answers: {}, ruling: '10 points', cite: SMALL },
      ],
    },
  ),
  'old-and-new-counting': form(
    'Counting old and new',
    OLD,
    { Pins: 'ten', Balls: 'nine, three to a compartment', Count: 'a ten-strike and the next two balls' },
    {
      strike: points('Ten-strike', 'All ten fall to the first ball; the next two balls count with it.', 10, OLD),
      spare: rule('Spare', 'All ten fall to two balls.', 'Spares count on; the printed sample shows ten-strikes only.', OLD),
      pin: points('Pin down', 'A pin falls.', 1, OLD),
    },
    {
      aliases: ['Strike and spare counting'],
      scorers: {
        frames: framesScorer('Score three compartments', { pins: 10, balls: 3, frames: 3, counted: 3 }, BOOK, [
          'The sample that can be read has ten-strikes only; a set cleared by two balls is counted with the next ball.',
        ]),
      },
      examples: [scored('frames', OLD, 'Three ten-strikes, then eight, then a ball off the alley.', { balls: '10.10.10.8.0' }, 76)],
    },
  ),
};
