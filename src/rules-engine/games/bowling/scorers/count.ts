/** How a form counts its frames: how many pins stand, how many balls a frame has, how many frames a game. */
export interface Form {
  readonly pins: number;
  readonly balls: number;
  readonly frames: number;
  /** Balls counted for a cleared frame, its own included. */
  readonly counted: number;
}

export interface Frame {
  readonly balls: readonly number[];
  readonly kind: 'strike' | 'spare' | 'break' | 'open';
  /** Null while balls that count back on it are still to come. */
  readonly score: number | null;
}

/**
 * Splits balls into frames and counts each. Balls after the last frame are those that count back on it, against a fresh set
 * each time all the pins are down. `wrong` is the number of the first ball that could not be, from 1.
 */
export function countFrames(balls: readonly number[], form: Form): { frames: Frame[]; wrong: number | null; complete: boolean } {
  const frames: Frame[] = [];
  let at = 0;
  while (frames.length < form.frames && at < balls.length) {
    const start = at;
    let down = 0;
    while (at < balls.length && at - start < form.balls && down < form.pins) {
      down += balls[at] ?? 0;
      at++;
      if (down > form.pins) return { frames, wrong: at, complete: false };
    }
    const used = at - start;
    if (down < form.pins) {
      const ended = used === form.balls;
      frames.push({ balls: balls.slice(start, at), kind: ended ? 'break' : 'open', score: ended ? down : null });
      continue;
    }
    const counting = balls.slice(start, start + Math.max(form.counted, used));
    const whole = counting.length >= form.counted;
    frames.push({ balls: balls.slice(start, at), kind: used === 1 ? 'strike' : 'spare', score: whole ? counting.reduce((sum, n) => sum + n, 0) : null });
  }
  const last = frames.at(-1);
  const extra =
    frames.length < form.frames || last === undefined ? 0 : last.kind === 'strike' || last.kind === 'spare' ? Math.max(0, form.counted - last.balls.length) : 0;
  let standing = form.pins;
  for (let n = at; n < balls.length; n++) {
    const fell = balls[n] ?? 0;
    if (n - at >= extra || fell > standing) return { frames, wrong: n + 1, complete: false };
    standing = fell === standing ? form.pins : standing - fell;
  }
  return { frames, wrong: null, complete: frames.length === form.frames && frames.every((frame) => frame.score !== null) };
}
