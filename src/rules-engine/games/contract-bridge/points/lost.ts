import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const NOT = 'Undertricks, not vulnerable';
const VUL = 'Undertricks, vulnerable';
const PENALTIES = 'Penalties';
const each = { per: 'a trick' };
const penalties = [cites.blue.scoringRest, cites.blue.scoring];
const NOT_STATED = unscored('Neither the table nor the text says it.');

/** The cost of a contract that fails, and the penalties in points and tricks. */
export const lost = {
  down: item({
    title: 'Undertrick, undoubled',
    gist: 'Each trick by which an undoubled contract fails, without a game.',
    aka: ['down', 'set', 'went down', 'no-game', 'undertricks'],
    group: NOT,
    books: { 'blue-ribbon-1940': bookValue(50, penalties, { ...each, way: 'to-seven' }), sierra: bookValue(50, cites.sierra.scoringSystem, each) },
  }),
  'down-doubled-first': item({
    title: 'First undertrick, doubled',
    gist: 'A doubled contract fails by one.',
    aka: ['down one doubled'],
    group: NOT,
    books: { 'blue-ribbon-1940': bookValue(100, penalties), sierra: bookValue(100, cites.sierra.scoringSystem) },
  }),
  'down-doubled-next': item({
    title: 'Second and third undertrick, doubled',
    gist: 'A doubled contract fails by two or three.',
    aka: ['down two doubled', 'down three doubled'],
    group: NOT,
    books: { 'blue-ribbon-1940': bookValue(200, penalties, each), sierra: bookValue(200, cites.sierra.scoringSystem, each) },
  }),
  'down-doubled-further': item({
    title: 'Fourth and later undertrick, doubled',
    gist: 'A doubled contract fails by four or more.',
    aka: ['down four doubled', 'non vulnerable doubled 800 700'],
    group: NOT,
    books: { 'blue-ribbon-1940': bookValue(200, penalties, each), sierra: bookValue(300, cites.sierra.scoringSystem, each) },
  }),
  'down-redoubled-first': item({
    title: 'First undertrick, redoubled',
    gist: 'A redoubled contract fails by one.',
    group: NOT,
    books: {
      'blue-ribbon-1940': bookValue(
        200,
        doubted(
          cites.blue.scoring,
          'The text puts a redoubled side without a game level with a doubled one that has a game; that is not twice the doubled figures. The table leaves redoubling out.',
        ),
        { way: 'text-alone' },
      ),
      sierra: bookValue(200, cites.sierra.scoringSystem),
    },
  }),
  'down-redoubled-next': item({
    title: 'Second and third undertrick, redoubled',
    gist: 'A redoubled contract fails by two or three.',
    group: NOT,
    books: {
      'blue-ribbon-1940': bookValue(
        300,
        doubted(
          cites.blue.scoring,
          'The text puts a redoubled side without a game level with a doubled one that has a game; that is not twice the doubled figures. The table leaves redoubling out.',
        ),
        each,
      ),
      sierra: bookValue(400, cites.sierra.scoringSystem, each),
    },
  }),
  'down-redoubled-further': item({
    title: 'Fourth and later undertrick, redoubled',
    gist: 'A redoubled contract fails by four or more.',
    group: NOT,
    books: {
      'blue-ribbon-1940': bookValue(
        300,
        doubted(
          cites.blue.scoring,
          'The text puts a redoubled side without a game level with a doubled one that has a game; that is not twice the doubled figures. The table leaves redoubling out.',
        ),
        each,
      ),
      sierra: bookValue(600, cites.sierra.scoringSystem, each),
    },
  }),
  'vulnerable-down': item({
    title: 'Undertrick, undoubled',
    gist: 'Each trick by which an undoubled contract fails, with a game already won.',
    aka: ['vulnerable down', 'game-in down'],
    group: VUL,
    books: {
      'blue-ribbon-1940': bookValue(
        100,
        doubted(
          cites.blue.scoringRest,
          'The table of page 432 has 100, 200, 300 and so on; the text of page 434 has 100, 300, 500, as for a doubled side without a game.',
        ),
        { per: 'a trick' },
      ),
      sierra: bookValue(100, cites.sierra.scoringSystem, each),
    },
  }),
  'vulnerable-down-text-first': item({
    title: 'First undertrick, undoubled, by the text of 1940',
    gist: 'The other of the two schedules that the 1940 book gives for a vulnerable side undoubled.',
    group: VUL,
    books: {
      'blue-ribbon-1940': bookValue(
        100,
        doubted(
          cites.blue.scoring,
          'The table of page 432 has 100, 200, 300 and so on; the text of page 434 has 100, 300, 500, as for a doubled side without a game.',
        ),
      ),
      sierra: unscored(),
    },
  }),
  'vulnerable-down-text-further': item({
    title: 'Later undertrick, undoubled, by the text of 1940',
    gist: 'The other of the two schedules that the 1940 book gives for a vulnerable side undoubled.',
    group: VUL,
    books: {
      'blue-ribbon-1940': bookValue(
        200,
        doubted(
          cites.blue.scoring,
          'The table of page 432 has 100, 200, 300 and so on; the text of page 434 has 100, 300, 500, as for a doubled side without a game.',
        ),
        { per: 'a trick' },
      ),
      sierra: unscored(),
    },
  }),
  'vulnerable-down-doubled-first': item({
    title: 'First undertrick, doubled',
    gist: 'A doubled contract fails by one, with a game already won.',
    aka: ['down one doubled vulnerable'],
    group: VUL,
    books: { 'blue-ribbon-1940': bookValue(200, penalties), sierra: bookValue(200, cites.sierra.scoringSystem) },
  }),
  'vulnerable-down-doubled-further': item({
    title: 'Later undertrick, doubled',
    gist: 'A doubled contract fails by two or more, with a game already won.',
    aka: ['down two doubled vulnerable', '500', '800', '1100'],
    group: VUL,
    books: { 'blue-ribbon-1940': bookValue(300, penalties, each), sierra: bookValue(300, cites.sierra.scoringSystem, each) },
  }),
  'vulnerable-down-redoubled-first': item({
    title: 'First undertrick, redoubled',
    gist: 'A redoubled contract fails by one, with a game already won.',
    group: VUL,
    books: { 'blue-ribbon-1940': NOT_STATED, sierra: bookValue(400, cites.sierra.scoringSystem) },
  }),
  'vulnerable-down-redoubled-further': item({
    title: 'Later undertrick, redoubled',
    gist: 'A redoubled contract fails by two or more, with a game already won.',
    group: VUL,
    books: { 'blue-ribbon-1940': NOT_STATED, sierra: bookValue(600, cites.sierra.scoringSystem, each) },
  }),
  'revoke-first': item({
    title: 'First revoke of a side',
    gist: 'Tricks transferred to the other side at the end of play.',
    aka: ['renege', 'revoke penalty', 'two tricks'],
    group: PENALTIES,
    books: {
      'blue-ribbon-1940': bookValue(2, [cites.blue.scoringRest, cites.blue.scoring, cites.blue.establishedRevoke], { unit: 'trick' }),
      sierra: unscored('No penalty is printed.'),
    },
  }),
  'revoke-later': item({
    title: 'Each later revoke of that side',
    gist: 'Tricks transferred to the other side at the end of play.',
    aka: ['second revoke'],
    group: PENALTIES,
    books: {
      'blue-ribbon-1940': bookValue(1, [cites.blue.scoringRest, cites.blue.scoring, cites.blue.establishedRevoke], { unit: 'trick' }),
      sierra: unscored('No penalty is printed.'),
    },
  }),
  'quitted-trick': item({
    title: 'Looking at a trick turned down',
    gist: 'What the opponents of the looker score above the line.',
    aka: ['looked at the last trick'],
    group: PENALTIES,
    books: { 'blue-ribbon-1940': bookValue(50, cites.blue.inspectingQuitted), sierra: unscored() },
  }),
} as const;
