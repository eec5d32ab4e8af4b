import { BOOK_IDS, type BookId } from '../../books.ts';
import type { Law } from '../../laws/laws.ts';
import { FEATURES } from '../../vocabulary/features.ts';
import { topicOf } from '../../vocabulary/topics.ts';
import type { Game, Variant } from '../games.ts';
import { makeId } from '../ids.ts';
import { find } from './find.ts';
import { fitFacts, fitReading, fitUsual, fitVerdict, fitWords, peopleOf, seatReading, seatsOf } from './fitting.ts';
import { countsAt, itemsAt, leftItemsAt } from './items.ts';
import { featuresAt, lackingAt, missingFor } from './lacking.ts';
import { fitLeads } from './leads.ts';
import { joinFacts, resolveReading } from './readings.ts';
import { rowsAt } from './rows.ts';
import type { Library, Place, Provenance, Resolved, ResolvedLaw } from './types.ts';

/** Whether there is no ruling here, none of a parent, and no general law to point to. */
function saysNothing(reading: Resolved): boolean {
  if (reading.status === 'silent') return reading.parent === undefined && reading.general.length === 0;
  return reading.status === 'no-game' || reading.status === 'not-held';
}

/** Who may consult, only for books that rule here: a code that no clause brings in forbids nothing. */
function consultHere(row: Law, readings: Readonly<Record<BookId, Resolved>>, written: boolean): ResolvedLaw['consult'] {
  const consult = row.consult ?? {};
  if (written) return consult;
  return Object.fromEntries(Object.entries(consult).filter(([book]) => ['stated', 'by-reference'].includes(readings[book as BookId].status)));
}

/** Throws if a law lacks one of its texts: Node runs rows without type checks. */
function checkWords(row: Law, id: string): void {
  for (const word of ['title', 'gist', 'moment'] as const) if ((row[word] as unknown) === undefined) throw new Error(`${id}: expected a ${word}, found none`);
}

function provenanceOf(game: Game, variant: Variant | null, key: string, writtenAt: string): Provenance {
  if (variant === null) return writtenAt === game.id ? 'own' : 'by-clause';
  if (variant.laws.add?.[key] !== undefined) return 'added';
  if (variant.laws.amend?.[key] !== undefined) return 'amended';
  return writtenAt.split('/')[0] === game.id ? 'inherited' : 'by-clause';
}

/**
 * Resolves everything that applies at a game (`euchre`) or a variant (`euchre/railroad`): its own rows, its parent's as amended, and what a book's clause
 * brings in from another code. Throws on an unknown place, a dangling reference or a cycle.
 */
export function resolve(library: Library, id: string): Place {
  const { game, variant } = find(library, id);
  const described = variant ?? game;
  const has = featuresAt(library, id);
  const seatsHere = seatsOf(has, described.players.max);
  const sitsAs = (other: string) => {
    const there = find(library, other);
    return other === id || seatsOf(featuresAt(library, other), (there.variant ?? there.game).players.max) === seatsHere;
  };
  const left: Record<string, string> = {};
  const laws: ResolvedLaw[] = [];
  for (const [key, { row, writtenAt }] of rowsAt(library, id)) {
    checkWords(row, makeId(writtenAt, 'law', key));
    const readings = {} as Record<BookId, Resolved>;
    const topic = topicOf(row);
    for (const book of BOOK_IDS) readings[book] = resolveReading(library, id, key, book, topic);
    // A clause brings in a whole code; laws of it on which no book here says anything are skipped.
    if (writtenAt !== id && writtenAt !== game.id && BOOK_IDS.every((book) => saysNothing(readings[book]))) continue;
    const lacking = lackingAt(library, id, writtenAt);
    const missing = described.keeps?.[key] === undefined ? missingFor(row, lacking) : undefined;
    if (missing !== undefined) {
      left[key] = FEATURES[missing].absent;
      continue;
    }
    const usual: Record<string, string> = { ...row.usual };
    const joined = joinFacts(library, row.facts, readings, usual);
    const seats = writtenAt === id ? undefined : variant?.seats;
    for (const book of BOOK_IDS) {
      const fitting = fitReading(readings[book], joined, lacking, has, described.players.max);
      readings[book] = seats === undefined ? fitting : seatReading(fitting, seats);
    }
    const verdictIsHere = writtenAt === id || variant?.laws.amend?.[key]?.verdict !== undefined;
    const { moment } = row;
    const facts = fitFacts(joined, lacking, has);
    const people = peopleOf(readings, has, described.players.max);
    const sameSeats = sitsAs(writtenAt);
    laws.push({
      id: makeId(id, 'law', key),
      key,
      game: id,
      writtenAt,
      provenance: provenanceOf(game, variant, key, writtenAt),
      topic,
      ...fitWords(row, has),
      moment,
      facts,
      usual: fitUsual(usual, facts),
      leads: fitLeads(row, readings, { sameSeats, facts, people }, writtenAt === id ? row.leads : variant?.laws.amend?.[key]?.leads),
      ...fitVerdict(row, readings, verdictIsHere ? null : (book) => resolveReading(library, writtenAt, key, book, topic)),
      people,
      readings,
      aka: row.aka ?? [],
      see: row.see ?? [],
      // With two players, nobody has a partner to consult.
      consult: writtenAt !== id && described.players.max === 2 ? {} : consultHere(row, readings, writtenAt === id),
    });
  }
  const leftItems = leftItemsAt(library, id);
  return {
    id,
    parent: variant === null ? null : game.id,
    described,
    laws,
    points: [...itemsAt(library, id).values()],
    scorers: countsAt(library, id),
    repealed: { ...left, ...leftItems, ...variant?.laws.repeal, ...variant?.points.repeal },
    left: { laws: left, points: leftItems },
    has,
    keeps: described.keeps ?? {},
  };
}
