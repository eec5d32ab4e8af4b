import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { isVoid } from '../../../laws/remedies.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { TEN_PINS } from '../diagrams.ts';
import { inningsScorer } from '../reckoning/innings.ts';
import { BOOK, lost, lostExample, made } from './shared/of-1940.ts';

const points = { number: made('New number', 'The inning brings an exact number of pins, from 1 to 10, not yet scored.', 1, cites.blue.newport) };
const won = (innings: number) => `${innings} winning ${innings === 1 ? 'inning' : 'innings'}`;

const ask = {
  pins: listOf('Pins down in each inning', count('Pins', 0, 10), 1, 10, { hint: 'The number that the inning ended on.' }),
} as const;

const numbers = scorer({
  title: 'Count the winning innings',
  gist: 'Which innings of one player bring a new number, from the pins of each.',
  books: [BOOK],
  ask,
  score: ({ pins }, by: Schedule<typeof points>) => {
    const lines = pins.map((down, n): Line => {
      const inning = `inning ${n + 1}: ${down}`;
      if (down === 0) return { rule: 'bowling/newport.rule.inning', say: `${inning}, no number`, points: 0 };
      const before = pins.indexOf(down);
      if (before < n) return { ...by.law('repeated', `${inning}, scored before in inning ${before + 1}: X`), points: 0 };
      return by.line('number', `${inning}, a new number`);
    });
    return { ok: true, value: answer(won(new Set(pins.filter((down) => down > 0)).size), lines) };
  },
});

export default variant({
  title: 'The Newport game',
  aliases: ['Newport'],
  books: { [BOOK]: { heading: cites.blue.newport.heading, pages: '79' } },
  players: { min: 2, max: 10, say: 'two in the sample; the book gives no number' },
  packs: ['none-0'],
  glance: { Pins: 'ten', Inning: 'three balls, one number', Wins: 'the most different numbers from 1 to 10', Game: 'ten innings' },
  laws: {
    add: {
      repeated: lost(cites.blue.newport, 'Number scored before', 'The inning brings a number of pins that the player has already scored.'),
      'ball-back': law({
        offence: 'pins-disturbed',
        title: 'Ball bounding from the cushion',
        gist: 'Pins fall to a ball that comes back from the cushion.',
        aka: ['bounced back', 'ball came back'],
        moment: 'delivery',
        facts: {},
        readings: () => ({ [BOOK]: always(isVoid('count'), cites.blue.newport) }),
        see: ['bowling.law.rebound'],
      }),
    },
    repeal: {
      rebound: 'The Newport rules have their own on a ball that bounds back; of a ball that has left the alley, and of a pin that rebounds, they say nothing.',
    },
  },
  points: { add: points },
  scorers: {
    numbers,
    innings: inningsScorer({
      title: 'Add up innings already judged',
      book: BOOK,
      outcomes: {
        fresh: { name: 'A new number', scores: [{ item: 'number', say: 'a new number' }] },
        again: { name: 'A number already scored', scores: [] },
      },
      nothing: 'repeated',
      most: 10,
    }),
  },
  diagrams: { pins: TEN_PINS },
  examples: [
    lostExample('repeated', cites.blue.newport, 'A second five is bowled.'),
    lawExample('ball-back', cites.blue.newport, {}, 'The ball bounds back and takes a pin.', 'Nothing is scored'),
    scoreExample('numbers', cites.blue.newport, { pins: '2.5.7.8.10' }, 'A bowls 2, 5, 7, 8 and 10.', 5),
    scoreExample('numbers', cites.blue.newport, { pins: '1.6.8.9' }, 'B bowls 1, 6, 8 and 9, one number fewer, and loses.', 4),
    scoreExample('numbers', cites.blue.newport, { pins: '5.2.5' }, 'A second 5 brings nothing.', 2),
    scoreExample('innings', cites.blue.newport, { innings: 'fresh.fresh.fresh.fresh.fresh' }, 'A bowls 2, 5, 7, 8 and 10.', 5),
  ],
});
