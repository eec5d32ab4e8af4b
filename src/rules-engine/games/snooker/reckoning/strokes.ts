import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { Ball } from '../../../vocabulary/balls.ts';
import { type By, COLOURS, type Colour, isColour } from './colours.ts';

/** The foul: none, a clear miss, the white pocketed without or after hitting a ball, or a wrong ball hit first. */
export type Fault = 'none' | 'miss' | 'white' | 'in-off' | 'wrong';
export interface Stroke {
  readonly balls: readonly Ball[];
  readonly fault: Fault;
  /** The ball struck first, if it was the wrong one. */
  readonly hit: Ball | null;
  /** The colour played at, if the player has a choice and it is not otherwise known. */
  readonly aimed: Colour | null;
}
/** The balls on the table, and which ball is on: a red, a colour of the striker's choice, or the lowest colour. */
export interface Standing {
  readonly reds: number;
  readonly colours: readonly Colour[];
  readonly on: 'red' | 'choice' | 'order';
}
/** The result of a stroke. */
interface Struck {
  readonly problems: readonly Problem[];
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  /** Whether a ball was legally pocketed, so that the striker continues. */
  readonly fair: boolean;
}

const NOT_PRICED =
  'Another colour than the one chosen after a red was struck or pocketed: the book prices that for the colours in their order alone, and nothing is counted.';
const SEVERAL = 'Where one stroke breaks more than one rule the dearest forfeit is counted; the book does not say whether they add up.';

const refuse = (...problems: Problem[]): Struck => ({ problems, lines: [], notes: [], fair: false });

/** Problems: balls that are not on the table, a ball pocketed although none was struck, the ball that was on entered as the wrong one. */
function impossible({ balls, fault, hit, aimed }: Stroke, { reds, colours, on }: Standing): Problem[] {
  const problems: Problem[] = [];
  const redsIn = balls.filter((ball) => ball === 'red').length;
  if (redsIn > reds) problems.push(problem('balls', reds === 0 ? 'no red, as none is left' : `at most ${reds} of red, which are left`, `${redsIn} of red`));
  const gone = balls.find((ball) => isColour(ball) && !colours.includes(ball));
  if (gone !== undefined) problems.push(problem('balls', 'balls that are on the table', `the ${gone}, which is gone`));
  if (balls.length > 0 && (fault === 'miss' || fault === 'white')) problems.push(problem('balls', 'no ball, as none was struck', balls.join(', ')));
  if (aimed !== null && !colours.includes(aimed)) problems.push(problem('aimed', 'a colour that is on the table', `the ${aimed}, which is gone`));
  if (aimed !== null && on === 'red') problems.push(problem('aimed', 'no colour, as a red is on', `the ${aimed}`));
  if (aimed !== null && on === 'order' && aimed !== colours[0]) problems.push(problem('aimed', `the ${colours[0]}, which is on`, `the ${aimed}`));
  if (fault !== 'wrong' || hit === null) return problems;
  if (hit === 'red' ? reds === 0 : !colours.includes(hit as Colour)) problems.push(problem('hit', 'a ball that is on the table', `the ${hit}, which is gone`));
  const due = on === 'red' ? 'red' : on === 'order' ? colours[0] : aimed;
  if (hit === due) problems.push(problem('hit', `another ball than the ${due}, which was on`, `the ${hit}`));
  return problems;
}

/** Counts one stroke, with the forfeits of p. 321-322, for the striker. */
export function strike(stroke: Stroke, at: Standing, by: By, to: string): Struck {
  const problems = impossible(stroke, at);
  if (problems.length > 0) return refuse(...problems);
  const { balls, fault, hit } = stroke;
  const inColours = COLOURS.filter((colour) => balls.includes(colour));
  const redsIn = balls.length - inColours.length;
  const highest = (colours: readonly (Colour | null | undefined)[]) => COLOURS.findLast((colour) => colours.includes(colour));
  const forfeit = (colour: Colour, why: string): Struck => ({ problems: [], lines: [by.line(colour, why, { times: -1, to })], notes: [], fair: false });
  const open = (law: string, why: string, note: string): Struck => ({ problems: [], lines: [by.law(law, why, { points: 0, to })], notes: [note], fair: false });
  const costly = (struck: Struck, rules: number): Struck => (rules > 1 ? { ...struck, notes: [...struck.notes, SEVERAL] } : struck);

  if (at.on === 'red') {
    if (fault === 'miss') return { problems: [], lines: [by.line('miss-red', 'clear miss at a red', { to })], notes: [], fair: false };
    if (fault === 'white') return { problems: [], lines: [by.line('white-in', 'the white in a pocket, nothing struck', { to })], notes: [], fair: false };
    const wrong = fault === 'wrong' && hit !== null && isColour(hit) ? hit : null;
    const dear = highest([wrong, ...inColours]);
    if (dear !== undefined) {
      const why = dear === wrong ? `the ${dear} struck before a red` : `the ${dear} pocketed on a red`;
      return costly(forfeit(dear, why), inColours.length + (wrong === null ? 0 : 1) + (fault === 'in-off' ? 1 : 0));
    }
    if (fault === 'in-off')
      return open(
        'white-in',
        'the white in a pocket after a ball',
        'A white pocketed after it struck a ball, when a red was on, is not priced: nothing is counted.',
      );
    if (redsIn === 0) return { problems: [], lines: [], notes: [], fair: false };
    return { problems: [], lines: [by.line('red', redsIn === 1 ? 'a red' : `${redsIn} reds`, { times: redsIn, to })], notes: [], fair: true };
  }

  const only = inColours.length === 1 ? (inColours[0] ?? null) : null;
  const due = at.on === 'order' ? (at.colours[0] ?? null) : (stroke.aimed ?? (fault === 'none' || fault === 'in-off' ? only : null));
  const needed = fault !== 'none' || redsIn > 0;
  if (due === null) {
    if (needed) return refuse(problem('aimed', 'the colour played at, as it is what is forfeited', 'none'));
    const dear = highest(inColours);
    return dear === undefined ? { problems: [], lines: [], notes: [], fair: false } : forfeit(dear, `${inColours.length} colours pocketed`);
  }
  const dear = highest([due, ...inColours]) ?? due;
  if (fault === 'miss') return forfeit(due, `clear miss at the ${due}`);
  if (fault === 'white')
    return by.points(due) > -by.points('white-in')
      ? forfeit(due, `the white in a pocket, the ${due} on`)
      : { problems: [], lines: [by.line('white-in', 'the white in a pocket, nothing struck', { to })], notes: [], fair: false };
  const others = inColours.filter((colour) => colour !== due);
  if (fault === 'in-off') return costly(forfeit(dear, `the white in a pocket, the ${due} on`), 1 + others.length + redsIn);
  if (fault === 'wrong') {
    if (hit === 'red') return costly(forfeit(dear, `a red struck before the ${due}`), 1 + others.length + redsIn);
    if (at.on === 'choice') {
      if (redsIn > 0 || inColours.length > 1) return forfeit(dear, redsIn > 0 ? 'a red pocketed on a colour' : 'more than one colour pocketed');
      return open('wrong-ball', `the ${hit} struck before the ${due}`, NOT_PRICED);
    }
    const first = highest([due, hit as Colour, ...inColours]) ?? due;
    return costly(forfeit(first, `the ${hit} struck before the ${due}`), 1 + others.length);
  }
  if (redsIn > 0) return costly(forfeit(others.length > 0 ? dear : due, 'a red pocketed on a colour'), 1 + others.length);
  if (inColours.length === 0) return { problems: [], lines: [], notes: [], fair: false };
  if (inColours.length > 1) return forfeit(dear, `${inColours.length} colours pocketed`);
  if (only === due) return { problems: [], lines: [by.line(due, `the ${due}`, { to })], notes: [], fair: true };
  return at.on === 'order'
    ? forfeit(dear, `the ${only} pocketed out of its order`)
    : open('wrong-pocketed', `the ${only} pocketed instead of the ${due}`, NOT_PRICED);
}

/** The table after a stroke: reds stay off; colours come back as long as a red was left before it. */
export function after({ balls }: Stroke, at: Standing, fair: boolean): Standing {
  const reds = at.reds - balls.filter((ball) => ball === 'red').length;
  const colours = at.reds > 0 ? at.colours : at.colours.filter((colour) => !balls.includes(colour));
  return { reds, colours, on: fair && at.on === 'red' ? 'choice' : reds > 0 ? 'red' : 'order' };
}

/** The most points that the striker can still make, with each red taken separately and followed by the highest colour. */
export function mostLeft({ reds, colours, on }: Standing, by: By): number {
  const all = colours.reduce((sum, colour) => sum + by.points(colour), 0);
  const black = Math.max(0, ...colours.map((colour) => by.points(colour)));
  if (reds === 0) return all;
  return (on === 'choice' ? black : 0) + reds * by.points('red') + (reds - 1) * black + all;
}
