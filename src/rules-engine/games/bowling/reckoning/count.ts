/** What a schedule gives in a form of the game. */
export interface Worths {
  readonly strike: number;
  readonly spare: number;
  /** A pin of a ball: in a frame that is neither, and in each ball that counts on. */
  readonly pin: number;
}

/** How a form counts its frames: how many pins stand, how many balls a frame has, how many frames a game. */
export interface Frames {
  readonly pins: number;
  readonly balls: number;
  readonly frames: number;
  /** What the book calls a frame, where it has another word. */
  readonly name?: string;
  /** Balls counted for a cleared frame, its own included. */
  readonly counted: number;
}
/** The same with the numbers of a schedule. */
export interface Form extends Frames {
  readonly worth: Worths;
}

/** `cleared`: all down, but with the last of the balls that count, so that none is left to count on. */
type FrameKind = 'strike' | 'spare' | 'cleared' | 'break' | 'open';

export interface Frame {
  readonly kind: FrameKind;
  readonly balls: readonly number[];
  /** Balls of later frames, or extra ones after the last, that count in this frame as well: those rolled so far. */
  readonly next: readonly number[];
  /** How many such balls are still to come. */
  readonly waits: number;
  /** Null while a ball of the frame, or one that counts on, is still to come. */
  readonly score: number | null;
}

/** The first ball that cannot have been: its number, from 1, what could have been and what was said. */
export interface Misroll {
  readonly ball: number;
  readonly expected: string;
  readonly found: string;
}

interface Counted {
  readonly frames: readonly Frame[];
  readonly misroll: Misroll | null;
}

/** "frame 3", in the book's own word. */
export function nameOf(n: number, form: Frames): string {
  return `${form.name ?? 'frame'} ${n}`;
}

/** "7", "7 and 1", "7, 1 and 2". */
export function inWords(balls: readonly (number | string)[]): string {
  return balls.length < 2 ? balls.join('') : `${balls.slice(0, -1).join(', ')} and ${balls.at(-1)}`;
}

/** More pins than stand, told to whoever typed them. */
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

/** One frame that begins with the ball at `start`, the balls that count on included; or the ball that cannot have been. */
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

/** The balls after the last frame: only those that count on it, against a fresh set whenever all the pins are down. */
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
 * Splits balls into frames and counts each by a form's own schedule, as in ten pins: a cleared frame counts the balls that come next
 * until so many have counted (Blue Ribbon 1940, p. 70-71). What comes after an impossible ball is not counted.
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
