// Loads the steps of a game's rulings for the "Put it right" panel.
import { type CaseSteps, type GameSteps, THINGS } from '../../../lib/steps/steps.ts';
import { loadJson } from '../offline/load-json.ts';
import type { Walkthrough } from './draw-table.ts';

/** The cases of one law, and the file that contains them; null if no ruling of the game has steps. */
export interface LawCases {
  readonly file: GameSteps | null;
  readonly cases: readonly CaseSteps[];
}

/** The game and variant of a page: "euchre" and "railroad" for `/games/euchre/railroad/law/revoke/`. */
export function placeIn(path: string): readonly [game: string, variant: string] {
  const [, game = '', variant = ''] = /\/games\/([a-z0-9-]+)\/(?:(?!law\/|score\/|code\/|counts\/)([a-z0-9-]+)\/)?/.exec(path) ?? [];
  return [game, variant];
}

/** The cases of a law on a page. Rejects with LoadError. */
export async function lawIn(path: string, key: string): Promise<LawCases> {
  const [game, variant] = placeIn(path);
  const file = await loadJson<GameSteps>(`/games/${game}/steps.json`);
  return { file, cases: file?.cases[file.laws[variant]?.[key] ?? file.laws['']?.[key] ?? -1] ?? [] };
}

/** The steps of a ruling, by the number of its case and its books. */
export function walkthroughOf({ file, cases }: LawCases, number: number, books: readonly number[]): Walkthrough {
  const ruling = cases[number]?.find(([book]) => books.includes(book))?.[1];
  const [seats = [], ...steps] = (ruling === undefined ? undefined : file?.rulings[ruling]) ?? [];
  const word = (n: number) => file?.words[n] ?? '';
  return {
    seats: seats.map(word),
    steps: steps.map(([who, sentence, thing = -1, from = who, to = who]) => ({ who, text: word(sentence), thing: THINGS[thing] ?? null, from, to })),
  };
}
