import { choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../scoring/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import { countSide, gapAt, initialItem, NOTES, oddValue, type Prices, RED_THREES } from './count.ts';

const more = { optional: true } as const;
const ask = {
  low: count('Fours to sevens and black threes melded', 0, 36, { ...more, hint: 'The cards in canastas as well, here and below.' }),
  high: count('Eights to kings melded', 0, 48, more),
  aces: count('Aces and twos melded', 0, 16, more),
  jokers: count('Jokers melded', 0, 4, more),
  naturals: count('Natural canastas', 0, 12, more),
  mixed: count('Mixed canastas', 0, 12, more),
  redThrees: count('Red threes', 0, RED_THREES, more),
  inHand: count('Value of the cards left in both hands', 0, 1500, { ...more, unit: 'points' }),
  end: choiceOf('How did the deal end?', {
    out: 'We went out',
    concealed: 'We went out concealed',
    them: 'They went out',
    stock: 'The stock ran out',
  }),
  opened: flag('Our side has made its initial meld', { hint: 'Also if it was made in the last turn of the deal.' }),
  before: count('Score before the deal', -10000, 10000, { ...more, unit: 'points' }),
} as const;
type Asked = Values<typeof ask>;
const KINDS = ['low', 'high', 'aces', 'jokers'] as const;
const ITEMS = { low: 'low', high: 'high', aces: 'ace-or-two', jokers: 'joker' } as const;
const SAID: Readonly<Record<(typeof KINDS)[number], (n: number) => string>> = {
  low: (n) => `${counted(n, 'card')} of 4 to 7, or black 3,`,
  high: (n) => `${counted(n, 'card')} of 8 to king`,
  aces: (n) => counted(n, 'ace or two', 'aces and twos'),
  jokers: (n) => counted(n, 'joker'),
};

function problemsOf(asked: Asked, by: Prices): Problem[] {
  const problems: Problem[] = [...oddValue('inHand', asked.inHand, by), ...oddValue('before', asked.before, by)];
  const melded = KINDS.reduce((sum, kind) => sum + (asked[kind] ?? 0), 0);
  const canastas = (asked.naturals ?? 0) + (asked.mixed ?? 0);
  if (melded < 7 * canastas) problems.push(problem('naturals', `at least ${7 * canastas} cards melded for ${counted(canastas, 'canasta')}`, `${melded}`));
  const wild = (asked.aces ?? 0) + (asked.jokers ?? 0);
  if (wild < (asked.mixed ?? 0)) problems.push(problem('mixed', 'a two or a joker melded for each mixed canasta', counted(wild, 'such card')));
  if (!asked.opened && melded > 0) problems.push(problem('opened', 'yes, since cards are melded', 'no'));
  if (asked.opened && melded < 3) problems.push(problem('low', 'three cards or more in the initial meld', `${melded}`));
  const out = asked.end === 'out' || asked.end === 'concealed';
  if (out && canastas === 0) problems.push(problem('naturals', 'a canasta, without which a side cannot go out', 'none'));
  return problems;
}

function score(asked: Asked, by: Prices): Result<Answer> {
  const problems = problemsOf(asked, by);
  if (problems.length > 0) return { ok: false, problems };
  const melded = KINDS.flatMap((kind): Line[] => {
    const n = asked[kind] ?? 0;
    return n === 0 ? [] : [by.line(ITEMS[kind], `${SAID[kind](n)} melded`, { times: n })];
  });
  const side = {
    melded,
    naturals: asked.naturals ?? 0,
    mixed: asked.mixed ?? 0,
    redThrees: asked.redThrees ?? 0,
    inHand: asked.inHand ?? 0,
    out: asked.end === 'out' || asked.end === 'concealed' ? asked.end : 'no',
    opened: asked.opened,
    opponentsOut: asked.end === 'them',
  } as const;
  const lines = countSide(side, by, '');
  const sum = lines.reduce((n, line) => n + (line.points ?? 0), 0);
  const now = (asked.before ?? 0) + sum;
  const notes = asked.before === null ? [] : [`The score is now ${now}; playing to ${by.points('game')}.`];
  notes.push(`${asked.before === null ? `With a score of ${now} the` : 'The'} next initial meld has to count ${by.points(initialItem(now))}.`);
  notes.push(...gapAt(now));
  if (asked.end === 'concealed') notes.push(NOTES.concealed);
  if (lines.some((line) => line.rule === by.id('red-threes-lost'))) notes.push(NOTES.threes);
  return ok(answer(`${sum} ${sum === 1 || sum === -1 ? 'point' : 'points'} for the side`, lines, notes));
}

export const deal = scorer({
  title: 'Score a deal for one side',
  gist: 'Cards melded, canastas, red threes, going out and the cards left in the hands, line by line, and the next initial meld.',
  aka: ['canasta calculator', 'red threes', 'count the melds', 'natural or mixed canasta'],
  books: ['sierra'],
  ask,
  score,
});
