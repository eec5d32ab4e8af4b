// A ruling as a figure in large type, "+2" or "deal void", with a few words beside it.
import type { Figure } from '../laws/remedies/forms/form.ts';
import { FORMS } from '../laws/remedies/forms/index.ts';
import { PartyNames } from '../laws/remedies/forms/party-names.ts';
import type { Remedy, RemedyKind } from '../laws/remedies.ts';
import type { People } from './people.ts';

export type { Figure } from '../laws/remedies/forms/form.ts';
export { isVerb } from '../laws/remedies/forms/holders.ts';

/** Kinds by importance: points, tricks, the game, the deal. After them, the order of the row decides. */
const FIRST: readonly (readonly RemedyKind[])[] = [
  ['scores', 'loses', 'scores-each', 'loses-each', 'scores-amount', 'loses-amount', 'pays', 'pays-points', 'takes-points'],
  ['takes-tricks'],
  ['loses-game', 'wins', 'scores-nothing'],
  ['new-deal', 'loses-deal'],
  ['misdeal'],
];
/** Kinds saying that nothing else happens, or something incidental. */
const MILD: readonly RemedyKind[] = ['no-penalty', 'permitted', 'stands', 'etiquette', 'hand-ends', 'no-penalty-printed', 'not-decided'];

/** The main remedy of a list: the first one of the most important kind. */
function mainOf(remedies: readonly Remedy[]): Remedy | undefined {
  for (const kinds of FIRST) {
    const found = remedies.find(({ kind }) => kinds.includes(kind));
    if (found !== undefined) return found;
  }
  return remedies.find(({ kind }) => !MILD.includes(kind)) ?? remedies.find(({ kind }) => kind !== 'hand-ends') ?? remedies[0];
}

const figureOfOne = (remedy: Remedy, people: People): Figure =>
  FORMS[remedy.kind].figure(remedy as never, new PartyNames(people), (held) => figureOfRuling(held, people));

/** The figures of a ruling, most important first: points, tricks, the game, the deal, then in the order of the row. */
export function figuresOf(remedies: readonly Remedy[], people: People): Figure[] {
  const main = mainOf(remedies);
  const rest = remedies.filter((one) => one !== main && !MILD.includes(one.kind));
  return main === undefined ? [] : [main, ...rest].map((one) => figureOfOne(one, people));
}

/** The figure of a ruling's main effect: `{ word: '+2', number: true, detail: 'to the other side' }`. */
export function figureOfRuling(remedies: readonly Remedy[], people: People): Figure {
  return figuresOf(remedies, people)[0] ?? { word: 'not covered', number: false, detail: '' };
}
