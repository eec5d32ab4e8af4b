// The picture of every game and variant: what it is played with.
import type { Citation, Diagram, Place } from '../../rules-engine/index.ts';
import { gameOf } from './library.ts';

export interface PictureHere {
  readonly drawing: Diagram;
  /** The passage it is drawn from; null: no book prints it; left out: a diagram of the page, whose passage is cited there. */
  readonly from?: Citation | null;
}

/** What a game or variant is played with: its own picture, else its first diagram, else those of its game; null where nothing is played. */
export function pictureOf(place: Place): PictureHere | null {
  for (const described of [place.described, gameOf(place.id)]) {
    if (described.picture !== undefined) return described.picture;
    const [drawing] = Object.values(described.diagrams ?? {});
    if (drawing !== undefined) return { drawing };
  }
  return null;
}
