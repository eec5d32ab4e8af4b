import { choiceOf, count, flag, type Values } from '../../../core/fields.ts';
import { variant } from '../../../core/games.ts';
import { item, pointsOf, ruled, worth } from '../../../core/points.ts';
import { ok, problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { DONOHUE, donohue } from '../cites.ts';

const D = donohue('387-388', 'Bingo');
const it =
  (group: string) =>
  (title: string, gist: string, points: number, more: { says?: string; per?: string } = {}) =>
    item({ title, gist, group, books: { [DONOHUE]: worth(points, D, more) } });
const toGame = it('Toward the game');
const piece = it('Pieces in tricks');
const held = it('Doubles in hand');
const points = {
  seventy: toGame('First to seventy', 'The player counts seventy first.', 1),
  'under-thirty': toGame('Seventy before thirty', 'The opponent has not counted thirty.', 2),
  'no-trick': toGame('Seventy before a trick', 'The opponent has not won a trick.', 3),
  'bingo-takes': toGame('Bingo takes the double of trumps', 'The double blank wins the trick that holds the double of trumps.', 1, { says: 'Scored at once.' }),
  game: toGame('Game', 'The score that wins.', 7),
  'double-of-trumps': piece('Double of trumps', 'Won in a trick.', 28),
  bingo: piece('Bingo', 'The double blank, won in a trick.', 14),
  'ten-pieces': piece('Six-four and three-blank', 'Each of them, trump or not.', 10, { per: 'each' }),
  'other-pieces': item({
    title: 'Other doubles and trumps',
    gist: 'Won in a trick.',
    group: 'Pieces in tricks',
    books: { [DONOHUE]: ruled('Their pips, a blank counted as seven; all other pieces count nothing.', D) },
  }),
  'two-doubles': held('Two doubles', 'One is led and the other shown.', 20),
  'three-doubles': held('Three doubles', 'Three doubles in hand.', 40),
  'four-doubles': held('Four doubles', 'Four doubles in hand.', 50),
  'five-doubles': held('Five doubles', 'Five doubles in hand.', 60),
  'six-doubles': held('Six doubles', 'Six doubles in hand.', 70),
  'bingo-among': held('Bingo among the doubles', 'The double blank is one of the doubles held.', 10),
} as const;
const line = (key: keyof typeof points): Line => ({ rule: `points.${key}`, say: points[key].title, points: pointsOf(points[key], DONOHUE) });
const sum = (lines: readonly Line[]) => lines.reduce((all, one) => all + (one.points ?? 0), 0);

const asked = {
  number: choiceOf('How many doubles?', { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six' }),
  bingo: flag('Is the double blank among them?'),
} as const;
const doubles = scorer({
  title: 'Count the doubles',
  gist: 'Says what doubles held in hand count when one is led.',
  aka: ['doubles shown'],
  books: [DONOHUE],
  ask: asked,
  score: (one: Values<typeof asked>): Result<Answer> => {
    const lines = [line(`${one.number}-doubles`), ...(one.bingo ? [line('bingo-among')] : [])];
    return ok(answer(`${sum(lines)} points`, lines, ['They are added as soon as the player has won a trick.']));
  },
});
const end = {
  count: count('What has the opponent counted?', 0, 69),
  trick: flag('Has the opponent won a trick?'),
  captured: flag('Did bingo take the double of trumps for the winner?'),
} as const;
const hand = scorer({
  title: 'Count the hand',
  gist: 'Says what the first to seventy scores toward the game.',
  aka: ['seventy', 'game points'],
  books: [DONOHUE],
  ask: end,
  score: (one: Values<typeof end>): Result<Answer> => {
    if (!one.trick && one.count > 0) return wrong(problem('count', '0 for a player without a trick', `${one.count}`));
    const lines = [line(!one.trick ? 'no-trick' : one.count < 30 ? 'under-thirty' : 'seventy'), ...(one.captured ? [line('bingo-takes')] : [])];
    return ok(answer(`${sum(lines)} toward the game`, lines));
  },
});
export default variant({
  title: 'Bingo',
  aliases: ['Domino sixty-six'],
  books: { [DONOHUE]: { heading: 'Bingo', pages: '387-388' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Hand: 'seven each',
    Trump: 'the higher half of the piece turned',
    Blanks: 'count as sevens; the double blank is bingo, 14, and the highest',
    Hands: 'won by counting 70',
    Game: '7',
  },
  laws: {},
  points: { add: points },
  scorers: { doubles, hand },
  examples: [
    {
      kind: 'score',
      scorer: 'doubles',
      book: DONOHUE,
      story: 'Three doubles with the double blank among them.',
      input: { number: 'three', bingo: 'yes' },
      totals: { '': 50 },
      cite: D,
    },
    {
      kind: 'score',
      scorer: 'hand',
      book: DONOHUE,
      story: 'Seventy is counted before the opponent has thirty.',
      input: { count: '24', trick: 'yes', captured: 'no' },
      totals: { '': 2 },
      cite: D,
    },
  ],
});
