// A score sheet in the record of the evening. Loaded when its button is pressed.
import { type Fact, LIMITS, type Ruling } from '../../../lib/record/entry.ts';
import { sayStanding } from '../../../lib/record/standing.ts';
import type { Played } from '../../../rules-engine/index.ts';
import { belowGames } from '../share/rule-name.ts';
import { editionHere, gameHere } from '../share/share.ts';
import { agreementHere } from './agreement-here.ts';
import { keepContent } from './keep.ts';

/** A sheet on the page. */
export interface RecordedSheet {
  /** Id of the sheet: "spades.score.game" */
  readonly rule: string;
  readonly title: string;
  /** What an entry is called: "Deal" */
  readonly round: string;
  readonly book: string;
  /** The link that contains the whole sheet. */
  readonly url: string;
}

type Total = { readonly side: string; readonly points: number };

/** The standing of the sheet, followed by its entries unless there are too many for one entry of the record. */
function rulingsOf({ round, book }: RecordedSheet, played: Played, totals: readonly Total[]): Ruling[] {
  const stands: Ruling = { when: '', by: book, says: sayStanding(played, totals) };
  const entries = played.rows.map(({ say }, n): Ruling => ({ when: `${round} ${n + 1}`, by: '', says: say }));
  return [stands, ...(entries.length < LIMITS.rulings ? entries : [])];
}

/** Keeps a sheet as it stands, and shows the result at `done`. */
export async function keepSheet(done: Element, sheet: RecordedSheet, played: Played, totals: readonly Total[]): Promise<void> {
  const facts: Fact[] = [
    { ask: 'Players', answer: totals.map(({ side }) => side).join(', ') },
    { ask: 'Entries', answer: String(played.rows.length) },
  ];
  const link = belowGames(sheet.url);
  await keepContent(done, {
    rule: sheet.rule,
    game: gameHere(),
    title: sheet.title,
    versions: [{ teller: '', facts, rulings: rulingsOf(sheet, played, totals) }],
    agreed: '',
    agreement: agreementHere(),
    unsettled: [],
    // If the sheet is too long for a link, the entry links to its page only; the sheet itself stays on the device.
    link: link.length <= LIMITS.link ? link : link.replace(/\?.*$/, ''),
    edition: editionHere(),
  });
}
