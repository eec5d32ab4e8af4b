// The picture of every game and variant: what it is played with.
import { ALL_PACKS, type Card, type Citation, type Diagram, type Place } from '../../rules-engine/index.ts';
import { cards } from '../../rules-engine/pictures/picture.ts';
import { gameOf } from './library.ts';

export interface PictureHere {
  readonly drawing: Diagram;
  /** The passage it is drawn from; null if no book prints it; left out for a diagram of the page, which cites its passage itself. */
  readonly from?: Citation | null;
}

/** What a game or variant is played with: its own picture, else its first diagram, else those of its game, else a suit of its pack; null if there is none. */
export function pictureOf(place: Place): PictureHere | null {
  for (const described of [place.described, gameOf(place.id)]) {
    if (described.picture !== undefined) return described.picture;
    const [drawing] = Object.values(described.diagrams ?? {});
    if (drawing !== undefined) return { drawing };
  }
  const pack: readonly Card[] = place.described.packs.flatMap((one) => ALL_PACKS[one].cards).filter((card) => card.endsWith('S'));
  return pack.length === 0 ? null : cards('A suit of the pack', [...new Set(pack)].join(' '), null);
}
