export const PINS = 10;
/** The count of 11 and 12, which the book leaves open. */
export type Over = 'ten' | 'none';

/** The pins down after each throw of a frame; the second is null after a strike, and for a single bonus throw. */
export interface Frame {
  readonly first: number;
  readonly second: number | null;
}
/** A frame with its score, complete after its bonus throws. */
export interface Counted {
  readonly kind: 'strike' | 'spare' | 'pins';
  /** The bonus pins; null until they are thrown. */
  readonly more: number | null;
  readonly pins: number;
}

/** The pins down by two dice. */
export function pinsOf(dice: readonly number[], over: Over): number {
  const spots = dice.reduce((sum, face) => sum + face, 0);
  return spots <= PINS ? spots : over === 'ten' ? PINS : 0;
}
const isStrike = (frame: Frame | undefined): boolean => frame?.first === PINS;

/** The pins down after the next two throws, or null. */
function afterTwo(next: Frame | undefined, second: Frame | undefined): number | null {
  if (next === undefined) return null;
  if (!isStrike(next)) return next.second;
  return second === undefined ? null : PINS + second.first;
}

/** The first `many` frames with their scores. */
export function countFrames(frames: readonly Frame[], many: number): readonly Counted[] {
  return frames.slice(0, many).map((frame, n): Counted => {
    const next = frames[n + 1];
    if (isStrike(frame)) return { kind: 'strike', pins: PINS, more: afterTwo(next, frames[n + 2]) };
    if (frame.second === PINS) return { kind: 'spare', pins: PINS, more: next?.first ?? null };
    return { kind: 'pins', pins: frame.second ?? 0, more: 0 };
  });
}

/** A player's next throw: a whole frame, one bonus throw for a spare or a second strike in the last frame, or none. */
export function owes(frames: readonly Frame[], many: number): 'frame' | 'throw' | null {
  if (frames.length < many) return 'frame';
  const [last, extra] = [frames[many - 1], frames[many]];
  if (extra === undefined) return isStrike(last) ? 'frame' : last?.second === PINS ? 'throw' : null;
  return isStrike(last) && isStrike(extra) && frames.length === many + 1 ? 'throw' : null;
}
