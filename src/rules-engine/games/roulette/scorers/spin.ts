import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import { isEvenChance, isOnNumbers, numbersUnder, type Third } from '../reckoning/layout.ts';
import { type Bet, itemOf, type Prices, settle } from '../reckoning/settle.ts';

const ask = {
  chance: choiceOf(
    'The stake lies on',
    {
      number: 'One number',
      two: 'Two numbers',
      three: 'Three numbers',
      four: 'Four numbers',
      six: 'Six numbers',
      column: 'A column',
      'two-columns': 'Two columns',
      dozen: 'A dozen',
      'two-dozens': 'Two dozens',
      red: 'Red',
      black: 'Black',
      odd: 'Odd (impair)',
      even: 'Even (pair)',
      low: '1 to 18 (manque)',
      high: '19 to 36 (passe)',
      zero: 'Zero',
      'double-zero': 'Double zero',
    },
    { if: { 'two-columns': 'two-columns', 'two-dozens': 'two-dozens', 'double-zero': 'double-zero' } },
  ),
  numbers: listOf('Numbers under the stake', count('Number', 1, 36), 1, 6, { when: { field: 'chance', is: ['number', 'two', 'three', 'four', 'six'] } }),
  third: choiceOf(
    'Which of the three?',
    { first: 'First', middle: 'Middle', last: 'Last' },
    { hint: 'The first column begins with 1; the first dozen is 1 to 12.', when: { field: 'chance', is: ['column', 'dozen'] } },
  ),
  between: choiceOf(
    'Between which?',
    { 'first-middle': 'First and middle', 'middle-last': 'Middle and last' },
    { when: { field: 'chance', is: ['two-columns', 'two-dozens'] } },
  ),
  ball: choiceOf('The ball lies in', { number: 'A number', zero: 'Zero', 'double-zero': 'Double zero' }, { if: { 'double-zero': 'double-zero' } }),
  came: count('Which number?', 1, 36, { when: { field: 'ball', is: ['number'] } }),
  freed: choiceOf(
    'And the next spin?',
    { 'not-yet': 'Not spun yet', right: 'On the side of the bet', wrong: 'On the other side', zero: 'Zero again' },
    {
      otherwise: 'not-yet',
      hint: 'It decides an even chance that the zero has put in prison.',
      when: { field: 'ball', is: ['zero'] },
      given: 'prison',
    },
  ),
  stake: count('Stake', 1, 100_000, { unit: 'chips' }),
} as const;
type Asked = Values<typeof ask>;

function betOf({ chance, third, between }: Asked, numbers: readonly number[]): Bet {
  if (isOnNumbers(chance)) return { chance, numbers };
  if (chance === 'column' || chance === 'dozen') return { chance, thirds: [third ?? 'first'] };
  if (chance === 'two-columns' || chance === 'two-dozens') return { chance, thirds: (between ?? 'first-middle').split('-') as Third[] };
  return { chance };
}

/** Settles one stake on the layout (Blue Ribbon 1940, p. 340-341; Donohue, p. 369-370). */
export const spin = scorer({
  title: 'What a bet is paid',
  gist: 'Settles one stake on the layout when the ball has fallen.',
  aka: ['roulette payout', 'roulette calculator', 'what does a split pay', 'zero on red'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: (asked, by: Prices) => {
    const { chance, ball, came, freed, stake } = asked;
    const { sorted, problems } = isOnNumbers(chance) ? numbersUnder(chance, asked.numbers ?? []) : { sorted: [], problems: [] };
    if (problems.length > 0) return wrong(...problems);
    if (!by.gives(itemOf(chance))) return wrong(problem('chance', `a bet that ${by.name} pays`, ask.chance.options[chance]));
    const where = ball === 'number' ? (came ?? 0) : ball;
    const line = settle(betOf(asked, sorted), where, freed ?? 'not-yet', stake, by);
    const coloured = (chance === 'red' || chance === 'black') && ball === 'number';
    const notes = coloured ? ['The colour is that of the wheel whose order Blue Ribbon gives; Donohue names that of 17 and 36 alone.'] : [];
    if (line === null) {
      const waits = freed === 'zero' ? 'zero again: the book does not cover it' : 'it waits for the next spin';
      return ok(betAnswer('The stake is in prison', [by.mention('prison', waits)]));
    }
    const net = line.points ?? 0;
    if (by.way('even-chance') === 'among' && net > 0 && line.rule !== by.id('number') && ball === 'number')
      notes.push(`The book pays ${counted(net + stake, 'chip')} and does not say that the stake is among them. If it were not, the bet would win as many.`);
    if (by.way('even-chance') === 'among' && net < 0 && ball !== 'number' && (isEvenChance(chance) || chance !== 'number'))
      notes.push('The book does not say what a zero does to this bet; it is taken as one whose chance has not come.');
    const said = net > 0 ? `The bet wins ${net}` : net < 0 ? `The bet loses ${-net}` : 'The stake comes back';
    return ok(betAnswer(said, [line], notes));
  },
});
