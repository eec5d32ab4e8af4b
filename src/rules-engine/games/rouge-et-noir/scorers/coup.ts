import { betAnswer } from '../../../scoring/bets.ts';
import { cards, choiceOf, count } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { colourOf, LEAST, type Prices, pointOf, settle, winnerOf } from '../reckoning/coup.ts';

const ask = {
  black: cards('First row, for black', 'sextuple-312', [4, 31], { ordered: true, hint: 'In the order in which they were dealt.' }),
  red: cards('Second row, for red', 'sextuple-312', [4, 31], { ordered: true }),
  chance: choiceOf('The stake lies on', { black: 'Black (noir)', red: 'Red (rouge)', colour: 'Colour (couleur)', inverse: 'Inverse' }),
  refait: choiceOf('If both rows have 31', { half: 'Half the stake is paid', prison: 'The stake goes to prison' }, { otherwise: 'half' }),
  stake: count('Stake', 1, 100_000, { unit: 'chips' }),
} as const;
const NAMES = { black: 'Black', red: 'Red' } as const;

/** Counts both rows and settles a stake (Blue Ribbon 1940, p. 338; Donohue, p. 363-365). */
export const coup = scorer({
  title: 'Which row wins',
  gist: 'Counts both rows, says which of the four chances come, and settles a stake.',
  aka: ['trente et quarante calculator', 'refait', 'colour or inverse'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: (asked, by: Prices) => {
    const black = pointOf('black', asked.black);
    const red = pointOf('red', asked.red);
    const [firstBlack] = asked.black;
    const [firstRed] = asked.red;
    if (firstBlack === undefined || firstRed === undefined || black.problems.length + red.problems.length > 0) return wrong(...black.problems, ...red.problems);
    const dealt = { black: black.point, red: red.point, firstOfBlack: colourOf(firstBlack), firstOfRed: colourOf(firstRed) };
    const winner = winnerOf(dealt);
    const rows = `black ${dealt.black}, red ${dealt.red}`;
    if (winner === null && dealt.black === LEAST && asked.refait === 'prison')
      return ok(betAnswer(`Refait of ${LEAST}: the stake is in prison`, [by.law('equal-rows', `${rows}: the next coup decides the stake`)]));
    const line = settle(asked.chance, dealt, asked.stake, by);
    const net = line.points ?? 0;
    const said = net > 0 ? `the stake wins ${net}` : net < 0 ? `the stake loses ${-net}` : 'nothing is won or lost';
    const head = winner === null ? (dealt.black === LEAST ? `Refait of ${LEAST}` : `Both rows have ${dealt.black}`) : `${NAMES[winner]} wins`;
    return ok(betAnswer(`${head}: ${said}`, [by.mention('rows', rows), line]));
  },
});
