/** The points of a strike, a spare and a pin. */
export interface Worths {
  readonly strike: number;
  readonly spare: number;
  /** Points of a pin, in an open frame and in each bonus ball. */
  readonly pin: number;
}

/** How a variant counts: the number of pins, of balls in a frame, of frames in a game. */
export interface Frames {
  readonly pins: number;
  readonly balls: number;
  readonly frames: number;
  /** The book's name for a frame, if it has another one. */
  readonly name?: string;
  /** The number of balls that count for a cleared frame, including its own. */
  readonly counted: number;
}
/** The same, with the points of a schedule. */
export interface Form extends Frames {
  readonly worth: Worths;
}

/** `cleared`: all down, but only with the last of the balls that count, so that there is no bonus ball. */
type FrameKind = 'strike' | 'spare' | 'cleared' | 'break' | 'open';

export interface Frame {
  readonly kind: FrameKind;
  readonly balls: readonly number[];
  /** The bonus balls rolled so far: balls of later frames, or extra balls after the last frame, that count in this frame too. */
  readonly next: readonly number[];
  /** The number of bonus balls still to come. */
  readonly waits: number;
  /** Null until all balls of the frame and its bonus balls are rolled. */
  readonly score: number | null;
}

/** The first impossible ball: its number, from 1, and the expected and found values. */
export interface Misroll {
  readonly ball: number;
  readonly expected: string;
  readonly found: string;
}

interface Counted {
  readonly frames: readonly Frame[];
  readonly misroll: Misroll | null;
}

/** "frame 3", with the book's name for a frame. */
export function nameOf(n: number, form: Frames): string {
  return `${form.name ?? 'frame'} ${n}`;
}

/** "7", "7 and 1", "7, 1 and 2". */
export function inWords(balls: readonly (number | string)[]): string {
  return balls.length < 2 ? balls.join('') : `${balls.slice(0, -1).join(', ')} and ${balls.at(-1)}`;
}

/** The misroll of a ball that takes more pins than are standing. */
export function tooMany(ball: number, fell: number, standing: number, where: string, before: readonly number[]): Misroll {
  const after = before.length === 0 ? '' : ` after ${inWords(before)}`;
  return { ball, expected: `at most ${standing}, as ${standing === 1 ? '1 pin stands' : `${standing} pins stand`} in ${where}${after}`, found: `${fell}` };
}

const sum = (balls: readonly number[]) => balls.reduce((all, fell) => all + fell, 0);

function kindOf(used: number, down: number, form: Form): FrameKind {
  if (down < form.pins) return used === form.balls ? 'break' : 'open';
  if (used === 1) return 'strike';
  return used < form.counted ? 'spare' : 'cleared';
}

/** The frame that begins with the ball at `start`, including its bonus balls; or its impossible ball. */
function frameAt(balls: readonly number[], start: number, form: Form, name: string): Frame | Misroll {
  let used = 0;
  let down = 0;
  while (start + used < balls.length && used < form.balls && down < form.pins) {
    const fell = balls[start + used] ?? 0;
    if (down + fell > form.pins) return tooMany(start + used + 1, fell, form.pins - down, name, balls.slice(start, start + used));
    down += fell;
    used++;
  }
  const kind = kindOf(used, down, form);
  const due = kind === 'strike' || kind === 'spare' ? form.counted - used : 0;
  const next = balls.slice(start + used, start + used + due);
  const waits = due - next.length;
  const own = kind === 'strike' ? form.worth.strike : kind === 'spare' ? form.worth.spare : down * form.worth.pin;
  const score = kind === 'open' || waits > 0 ? null : own + sum(next) * form.worth.pin;
  return { kind, balls: balls.slice(start, start + used), next, waits, score };
}

/** Checks the balls after the last frame: only its bonus balls, with the pins set again whenever all are down. */
function extraBalls(balls: readonly number[], from: number, last: Frame, form: Form): Misroll | null {
  let standing = form.pins;
  let before: number[] = [];
  for (let n = from; n < balls.length; n++) {
    const fell = balls[n] ?? 0;
    if (n - from >= last.next.length) {
      const why =
        last.next.length === 0
          ? `${nameOf(form.frames, form)}, the last, is neither a strike nor a spare (${inWords(last.balls)})`
          : `the ${last.kind} in ${nameOf(form.frames, form)} brings ${last.next.length === 1 ? 'one extra ball' : `${last.next.length} extra balls`} and no more`;
      return { ball: n + 1, expected: `no further ball: ${why}`, found: `${fell}` };
    }
    if (fell > standing) return tooMany(n + 1, fell, standing, `the extra balls of ${nameOf(form.frames, form)}`, before);
    const cleared = fell === standing;
    standing = cleared ? form.pins : standing - fell;
    before = cleared ? [] : [...before, fell];
  }
  return null;
}

/**
 * Splits balls into frames and counts each by the schedule of a variant, as in ten pins: a cleared frame also counts the next balls,
 * up to the number that counts (Blue Ribbon 1940, p. 70-71). Balls after an impossible one are not counted.
 */
export function countFrames(balls: readonly number[], form: Form): Counted {
  const frames: Frame[] = [];
  let at = 0;
  while (frames.length < form.frames && at < balls.length) {
    const frame = frameAt(balls, at, form, nameOf(frames.length + 1, form));
    if ('ball' in frame) return { frames, misroll: frame };
    frames.push(frame);
    at += frame.balls.length;
  }
  const last = frames.at(-1);
  const misroll = last === undefined || frames.length < form.frames ? null : extraBalls(balls, at, last, form);
  return { frames, misroll };
}
