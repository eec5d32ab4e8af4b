import { cite } from '../../../books.ts';
import type { Diagram } from '../../../core/diagrams.ts';
import { type Example, type Variant, variant } from '../../../core/games.ts';
import { always, type Law, law, type Reading, says } from '../../../core/laws.ts';
import { item, pointsOf, type ScoreItem, worth } from '../../../core/points.ts';
import { allowed, isVoid, must, notDecided } from '../../../core/remedies.ts';
import type { Scorer } from '../../../core/scorers.ts';
import { set } from '../diagrams.ts';
import { framesScorer, inningsScorer, type Outcome } from '../scorers/frames.ts';

const BOOK = 'blue-ribbon-1940';
type Cite = ReturnType<typeof cite>;

const deadWood = (at: Cite): Reading =>
  says(
    [
      { when: { what: 'left' }, then: [isVoid('count'), must('player', 'clear-dead-wood')] },
      { when: { what: 'clearing' }, then: [notDecided] },
    ],
    at,
  );
const deadWoodExample = (at: Cite): Example => ({
  kind: 'law',
  law: 'dead-wood',
  book: BOOK,
  story: 'A pin falls to dead wood that still lay on the alley.',
  answers: { what: 'left' },
  ruling: 'count is void',
  cite: at,
});
const lost = (at: Cite, title: string, gist: string): Law =>
  law({ offence: 'rule-of-the-game', title, gist, moment: 'delivery', facts: {}, readings: { [BOOK]: always(isVoid('inning'), at) } });
const lostExample = (key: string, at: Cite, story: string): Example => ({
  kind: 'law',
  law: key,
  book: BOOK,
  story,
  answers: {},
  ruling: 'inning is void',
  cite: at,
});

interface Form {
  readonly title: string;
  readonly aliases?: readonly string[];
  readonly at: Cite;
  readonly glance: Readonly<Record<string, string>>;
  readonly add?: Readonly<Record<string, Law>>;
  readonly points: Readonly<Record<string, ScoreItem>>;
  readonly scorers?: Readonly<Record<string, Scorer>>;
  /** Only where the words of the book fix every spot: its drawings are lost in our copy. */
  readonly diagram?: Diagram;
  readonly examples: readonly Example[];
}
const form = (one: Form): Variant =>
  variant({
    title: one.title,
    aliases: one.aliases ?? [],
    books: { [BOOK]: { heading: one.at.heading, pages: one.at.page ?? '' } },
    players: { min: 2, max: 12 },
    packs: ['none-0'],
    glance: one.glance,
    laws: { amend: { 'dead-wood': { readings: { [BOOK]: deadWood(one.at) } } }, add: one.add ?? {} },
    points: { add: one.points },
    scorers: one.scorers ?? {},
    ...(one.diagram === undefined ? {} : { diagrams: { pins: one.diagram } }),
    examples: [deadWoodExample(one.at), ...one.examples],
  });
const made = (title: string, gist: string, points: number, at: Cite, per?: string) =>
  item({ title, gist, books: { [BOOK]: worth(points, at, per === undefined ? {} : { per }) } });
const innings = (title: string, outcomes: Readonly<Record<string, Outcome>>, law: string) => inningsScorer(title, outcomes, 10, BOOK, `law.${law}`);
const scored = (scorer: string, at: Cite, story: string, input: Record<string, string>, total: number): Example => ({
  kind: 'score',
  scorer,
  book: BOOK,
  story,
  input,
  totals: { '': total },
  cite: at,
});

const FEATHER = cite(BOOK, '75-76', 'Cocked Hat and Feather');
const feather = {
  feather: made('Feather left alone', 'All the pins but the feather are down.', 1, FEATHER),
  highest: made('Highest game', 'Ten innings are won.', 10, FEATHER),
};
const NINE_UP = cite(BOOK, '76', 'Nine Up and Nine Down', { doubt: 'Whether the first point goes with a failed second task: the whole inning does.' });
const nineUp = {
  'first-pin': made('A single pin', 'The first ball knocks down one pin and no more.', 1, NINE_UP),
  'last-pin': made('One pin left', 'The other two balls leave one pin standing.', 1, NINE_UP),
  highest: made('Highest game', 'Every inning brings both points.', 20, NINE_UP),
};
const HEAD = cite(BOOK, '76-77', 'Head Pin and Four Back');
const head = {
  'four-back': made('Four back down', 'The four back pins are down and the head pin stands.', 2, HEAD),
  'all-down': made('All down', 'All the pins are down.', 1, HEAD),
  highest: made('Highest game', 'Every inning brings the four back pins alone.', 20, HEAD),
};
const BACK = cite(BOOK, '77', 'Four Back', { doubt: 'Neither the number of innings nor a maximum is printed.' });
const NINE = cite(BOOK, '77-78', 'Nine Pins', { doubt: 'That the pin counts one follows from the maximum of ten only.' });
const nine = {
  'pin-left': made('One pin left', 'The inning ends with one pin standing.', 1, NINE),
  highest: made('Highest game', 'Ten innings are won.', 10, NINE),
};
const FIVE = cite(BOOK, '78', 'Five Back', { doubt: 'That strikes and spares count on follows from the maximum of 150 only.' });
const five = {
  strike: made('Strike', 'All five pins fall to the first ball.', 5, FIVE),
  spare: made('Spare', 'All five pins fall to more balls than one.', 5, FIVE),
  pin: made('Pin down', 'A pin falls and the frame is not cleared.', 1, FIVE, 'a pin'),
  highest: made('Highest game', 'Every ball clears the pins.', 150, FIVE),
};
const NEWPORT = cite(BOOK, '79', 'The Newport Game');
const newport = { number: made('New number', 'The inning brings an exact number of pins not yet scored.', 1, NEWPORT) };

export const blueRibbon: Record<string, Variant> = {
  'cocked-hat-and-feather': form({
    title: 'Cocked hat and feather',
    at: FEATHER,
    glance: { Pins: 'four, the middle one the feather', Inning: 'three balls', Wins: 'the feather left alone' },
    points: feather,
    add: { 'feather-missed': lost(FEATHER, 'Feather not left alone', 'Another pin than the feather stands, or the feather is down.') },
    scorers: {
      innings: innings(
        'Score cocked hat and feather',
        { feather: { name: 'Feather alone', item: 'points.feather', points: pointsOf(feather.feather, BOOK) }, other: { name: 'Anything else' } },
        'feather-missed',
      ),
    },
    examples: [
      lostExample('feather-missed', FEATHER, 'The feather falls with the rest.'),
      scored('innings', FEATHER, 'Two innings of three leave the feather alone.', { innings: 'feather.other.feather' }, 2),
    ],
  }),
  'nine-up-nine-down': form({
    title: 'Nine up and nine down',
    at: NINE_UP,
    glance: { Pins: 'ten', Inning: 'three balls: one pin with the first, then all but one', Game: 'ten innings' },
    points: nineUp,
    add: { 'task-failed': lost(NINE_UP, 'Either task failed', 'The first ball takes no pin or several, or the inning does not end with one pin standing.') },
    scorers: {
      innings: innings(
        'Score nine up and nine down',
        {
          both: {
            name: 'One pin first, one left last',
            item: 'points.last-pin',
            points: pointsOf(nineUp['first-pin'], BOOK) + pointsOf(nineUp['last-pin'], BOOK),
          },
          failed: { name: 'Either task failed' },
        },
        'task-failed',
      ),
    },
    diagram: set('The ten pins', 'Ten pins in a triangle, as in ten pins.', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    examples: [
      lostExample('task-failed', NINE_UP, 'The first ball takes two pins.'),
      scored('innings', NINE_UP, 'One inning is made, one is lost.', { innings: 'both.failed' }, 2),
    ],
  }),
  'head-pin-four-back': form({
    title: 'Head pin and four back',
    at: HEAD,
    glance: { Pins: 'the head pin and the four back pins', Inning: 'three balls', Best: 'the four back down, the head pin up' },
    points: head,
    scorers: {
      innings: inningsScorer(
        'Score head pin and four back',
        {
          back: { name: 'Four back down, head pin up', item: 'points.four-back', points: pointsOf(head['four-back'], BOOK) },
          all: { name: 'All down', item: 'points.all-down', points: pointsOf(head['all-down'], BOOK) },
          other: { name: 'Anything else' },
        },
        10,
        BOOK,
        'law.dead-wood',
      ),
    },
    diagram: set('The five pins', 'The head pin in front and the four pins of the back row.', [1, 7, 8, 9, 10]),
    examples: [scored('innings', HEAD, 'One inning leaves the head pin, one clears all.', { innings: 'back.all' }, 3)],
  }),
  'four-back': form({
    title: 'Four back',
    at: BACK,
    glance: { Pins: 'the four back pins, numbered 4, 3, 2, 1', Inning: 'three balls', Break: 'two pins with one ball lose the inning' },
    points: {
      'pin-number': item({
        title: 'Pin made alone',
        gist: 'One pin falls to one ball.',
        books: { [BOOK]: { status: 'stated', unit: 'point', says: 'The number of the pin, from 1 to 4.', cites: [BACK] } },
      }),
    },
    add: { break: lost(BACK, 'More than one pin with a ball', 'One ball knocks down two pins or more: a break.') },
    diagram: {
      ...set('The four back pins', 'The four pins of the back row, worth 4, 3, 2 and 1 from the left.', []),
      height: 3,
      shapes: [4, 3, 2, 1].map((says, n) => ({ kind: 'disc', x: 2 + 2 * n, y: 1.5, r: 0.6, tone: 'light', says: `${says}` })),
    },
    examples: [lostExample('break', BACK, 'A ball takes the 3 and the 2 together.')],
  }),
  'nine-pins': form({
    title: 'Nine pins',
    aliases: ['Ninepins'],
    at: NINE,
    glance: { Pins: 'nine', Inning: 'three balls', Wins: 'just one pin left standing', Game: 'ten innings' },
    points: nine,
    add: { 'not-one-left': lost(NINE, 'Not exactly one pin left', 'The inning ends with no pin or with several pins standing.') },
    scorers: {
      innings: innings(
        'Score nine pins',
        { one: { name: 'One pin left', item: 'points.pin-left', points: pointsOf(nine['pin-left'], BOOK) }, other: { name: 'Anything else' } },
        'not-one-left',
      ),
    },
    examples: [
      lostExample('not-one-left', NINE, 'All nine fall.'),
      scored('innings', NINE, 'Three innings, one of them lost.', { innings: 'one.other.one' }, 2),
    ],
  }),
  'five-back': form({
    title: 'Five back',
    at: FIVE,
    glance: { Pins: 'five', Inning: 'three balls', 'Strike or spare': 'five, counted on', Game: 'ten innings, 150 at most' },
    points: five,
    add: {
      'left-handed': law({
        offence: 'wrong-set-up',
        title: 'Left-handed bowler',
        gist: 'The player bowls with the left hand.',
        moment: 'set-up',
        facts: {},
        readings: { [BOOK]: always(allowed('player', 'set-left-spot'), FIVE) },
      }),
    },
    scorers: {
      frames: framesScorer('Score five back', { pins: 5, balls: 3, frames: 10, counted: 3 }, BOOK, [
        'That strikes and spares count on follows from the maximum of 150 only.',
      ]),
    },
    examples: [
      {
        kind: 'law',
        law: 'left-handed',
        book: BOOK,
        story: 'A left-handed bowler asks for the other spot.',
        answers: {},
        ruling: 'left quarter spot',
        cite: FIVE,
      },
      scored('frames', FIVE, 'Every ball clears the pins.', { balls: Array(12).fill('5').join('.') }, 150),
    ],
  }),
  newport: form({
    title: 'The Newport game',
    aliases: ['Newport'],
    at: NEWPORT,
    glance: { Pins: 'ten', Inning: 'three balls, one number', Wins: 'the most different numbers from 1 to 10' },
    points: newport,
    add: {
      repeated: lost(NEWPORT, 'Number scored before', 'The inning brings a number of pins that the player has already scored.'),
      'ball-back': law({
        offence: 'pins-disturbed',
        title: 'Ball bounding from the cushion',
        gist: 'Pins fall to a ball that comes back from the cushion.',
        moment: 'delivery',
        facts: {},
        readings: { [BOOK]: always(isVoid('count'), NEWPORT) },
      }),
    },
    scorers: {
      innings: innings(
        'Score the Newport game',
        { fresh: { name: 'A new number', item: 'points.number', points: pointsOf(newport.number, BOOK) }, again: { name: 'A number already scored' } },
        'repeated',
      ),
    },
    diagram: set('The ten pins', 'Ten pins in a triangle, as in ten pins.', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    examples: [
      lostExample('repeated', NEWPORT, 'A second five is bowled.'),
      { kind: 'law', law: 'ball-back', book: BOOK, story: 'The ball bounds back and takes a pin.', answers: {}, ruling: 'count is void', cite: NEWPORT },
      scored('innings', NEWPORT, 'A bowls 2, 5, 7, 8 and 10.', { innings: 'fresh.fresh.fresh.fresh.fresh' }, 5),
    ],
  }),
};

const DUCK = cite(BOOK, '79-80', 'Duck Pin Game', { doubt: 'The size of the ball is damaged: 4 1/2 inches or 4 1/4.' });
blueRibbon['duck-pin'] = variant({
  title: 'Duck pins',
  aliases: ['Duckpins', 'Duck pin game'],
  books: { [BOOK]: { heading: 'Duck Pin Game', pages: '79-80', inherits: { from: 'bowling', cite: DUCK } } },
  players: { min: 2, max: 12 },
  packs: ['none-0'],
  glance: { Pins: 'ten duck pins, 9 inches high', Frame: 'three balls, two frames at a turn', 'Second line': 'ten feet beyond the foul line' },
  laws: {
    add: {
      'second-line': law({
        offence: 'irregular-ball',
        title: 'Ball delivered over the second line',
        gist: 'The ball is delivered over the line ten feet beyond the foul line.',
        moment: 'delivery',
        facts: {},
        readings: {
          [BOOK]: always([isVoid('count'), must('player', 'respot-pins'), must('player', 'count-ball')], DUCK, {
            note: 'The ball is called foul; a foul ball has the ten-pin penalty.',
          }),
        },
      }),
    },
  },
  points: {},
  scorers: {},
  examples: [
    { kind: 'law', law: 'second-line', book: BOOK, story: 'The ball is set down beyond the second line.', answers: {}, ruling: 'count is void', cite: DUCK },
  ],
});
