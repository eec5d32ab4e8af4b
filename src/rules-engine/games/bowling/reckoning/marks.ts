import type { FramesOf } from '../../../sheets/sheets.ts';
import type { Form, Frame } from './count.ts';

const pins = (fell: number): string => (fell === 0 ? '–' : String(fell));

/** The marks of the extra balls in the last frame. The pins are set again whenever all are down. */
function extraMarks(balls: readonly number[], form: Form): string[] {
  let standing = form.pins;
  return balls.map((fell) => {
    const [fresh, cleared] = [standing === form.pins, fell === standing];
    standing = cleared ? form.pins : standing - fell;
    return cleared ? (fresh ? 'X' : '/') : pins(fell);
  });
}

function marksOf({ kind, balls, next }: Frame, isLast: boolean, form: Form): string[] {
  const own = kind === 'strike' ? ['X'] : balls.map((fell, n) => (kind === 'spare' && n === balls.length - 1 ? '/' : pins(fell)));
  return isLast ? [...own, ...extraMarks(next, form)] : own;
}

/** The frames of a player as written on a score sheet: a mark for each ball, and the running total if it is final. */
export function writtenFrames(name: string, frames: readonly Frame[], form: Form): FramesOf {
  let total = 0;
  const boxes = frames.map((frame, n) => {
    total += frame.score ?? 0;
    return { marks: marksOf(frame, n === form.frames - 1, form), total: frame.score === null ? null : total };
  });
  return { name, total, boxes };
}
