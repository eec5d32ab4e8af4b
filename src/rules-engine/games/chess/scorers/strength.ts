import { count, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer, totalsOf } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const MEN = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
type Man = (typeof MEN)[number];
const many = (side: string, men: string, most: number) => count(`${side}: ${men}`, 0, most, { optional: true });
const ask = {
  'white-queens': many('White', 'queens', 9),
  'white-rooks': many('White', 'rooks', 10),
  'white-bishops': many('White', 'bishops', 10),
  'white-knights': many('White', 'knights', 10),
  'white-pawns': many('White', 'pawns', 8),
  'black-queens': many('Black', 'queens', 9),
  'black-rooks': many('Black', 'rooks', 10),
  'black-bishops': many('Black', 'bishops', 10),
  'black-knights': many('Black', 'knights', 10),
  'black-pawns': many('Black', 'pawns', 8),
} as const;
type Asked = Values<typeof ask>;

function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const side = (name: 'White' | 'Black', key: 'white' | 'black'): Line[] => [
    by.line('king', 'the king', { to: name }),
    ...MEN.flatMap((man: Man) => {
      const men = asked[`${key}-${man}s`] ?? 0;
      return men === 0 ? [] : [by.line(man, counted(men, man), { times: men, to: name })];
    }),
  ];
  const lines = [...side('White', 'white'), ...side('Black', 'black')];
  const [white = 0, black = 0] = totalsOf(lines).map((total) => total.points);
  const more = Math.abs(white - black);
  const stronger = white > black ? 'White' : 'Black';
  return ok(
    answer(more === 0 ? 'Both sides are equally strong' : `${stronger} is stronger by ${counted(more, 'pawn')}`, lines, [
      'An estimate of strength: nobody wins by it.',
      'The figures are damaged in our copy of the book and read as they seem to stand.',
    ]),
  );
}

export const strength = scorer({
  title: 'Strength of the two sides',
  gist: 'Adds up what the men left on the board are worth, by the estimate of the book; both kings are counted.',
  aka: ['material count', 'is the exchange fair', 'who is ahead', 'piece values'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
