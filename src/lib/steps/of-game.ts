// The steps of all rulings of a game and its variants, for the file that the browser loads when a user presses "Put it right".
import { BOOK_IDS, claimOf, EVERYBODY, nameOf, type Party, type ResolvedLaw, type Spot, seatOf, stepsOf } from '../../rules-engine/index.ts';
import { games, places } from '../catalogue/library.ts';
import { controlOf, type Ruling } from '../rulings/law-page/law-control.ts';
import { ALL, type CaseSteps, type GameSteps, PACK, type RulingSteps, TABLE, THINGS, type WrittenStep } from './steps.ts';

/** A list without duplicates. */
class Pool<T> {
  readonly all: T[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(one: T): number {
    const key = JSON.stringify(one);
    const number = this.#numbers.get(key) ?? this.all.push(one) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** All rulings of a game and its variants that have steps. */
export function stepsOfGame(game: string): GameSteps {
  const words = new Pool<string>();
  const rulings = new Pool<RulingSteps>();
  const cases = new Pool<readonly CaseSteps[]>();

  /** A player with two names, such as "the dealer" and "the player", has one seat. */
  const rulingOf = ({ one, books }: Ruling, { people }: ResolvedLaw): CaseSteps => {
    const keys: string[] = [];
    const seats: number[] = [];
    const seatAt = (party: Party): number => {
      const key = seatOf(party, people);
      if (!keys.includes(key)) {
        keys.push(key);
        seats.push(words.numberOf(nameOf(party, people).name));
      }
      return keys.indexOf(key);
    };
    const placeOf = (spot: Spot): number => (spot === EVERYBODY ? ALL : spot === 'table' ? TABLE : spot === 'pack' ? PACK : seatAt(spot));
    const steps = stepsOf(one.then, claimOf(one), people).map(({ who, text, picture }): WrittenStep => {
      const seat = placeOf(who);
      const sentence = words.numberOf(text);
      return picture === null ? [seat, sentence] : [seat, sentence, THINGS.indexOf(picture.thing), placeOf(picture.from), placeOf(picture.to)];
    });
    return steps.length === 0 ? [] : [[Math.min(...books.map((book) => BOOK_IDS.indexOf(book))), rulings.numberOf([seats, ...steps])]];
  };

  const laws: Record<string, Record<string, number>> = {};
  for (const place of places.filter(({ id, parent }) => id === game || parent === game)) {
    const here: Record<string, number> = {};
    for (const law of place.laws.filter(({ topic }) => topic.kind === 'offence')) {
      const number = cases.numberOf(controlOf(law).rows.map((row) => row.rulings.flatMap((ruling) => rulingOf(ruling, law))));
      if (laws['']?.[law.key] !== number) here[law.key] = number;
    }
    if (Object.keys(here).length > 0) laws[place.id.slice(game.length + 1)] = here;
  }
  return { laws, cases: cases.all, rulings: rulings.all, words: words.all };
}

/** Games that have offences with steps. */
export const gamesWithSteps = (): readonly string[] => games.map(({ id }) => id).filter((id) => stepsOfGame(id).rulings.length > 0);
