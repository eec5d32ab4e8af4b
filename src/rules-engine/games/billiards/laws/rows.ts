import type { Citation } from '../../../books.ts';
import { type Case, type Facts, type Law, type Leads, law } from '../../../laws/laws.ts';
import { choice, isVoid, must } from '../../../laws/remedies.ts';
import type { KnownId } from '../../../rulesets/ids.ts';
import type { Moment } from '../../../vocabulary/moments.ts';
import type { Party } from '../../../vocabulary/parties.ts';
import { BOOK } from '../cites.ts';
import { exchangeWhites } from '../words.ts';

/** How long a foul or a "no count" may be called: until a second stroke is made (fouls, rule 14, p. 44). */
export const IN_TIME = { by: 'opponent', until: 'next-stroke' } as const;
/** A plain foul: no count, if it is called in time. */
export const FOUL: readonly Case[] = [{ then: [isVoid('count')], claim: IN_TIME }];
/** The choice of the incoming player after a ball was touched. */
export const asTheyLieFor = (who: Party) => choice(who, must(who, 'play-balls-as-lie'), must(who, 'replace-balls'));
export const asTheyLie = asTheyLieFor('opponent');
/** The choice after a foul that leaves the whites exchanged. */
export const asTheyLieOrExchanged = choice('opponent', must('opponent', 'play-balls-as-lie'), must('opponent', exchangeWhites));

interface More {
  readonly facts?: Facts;
  readonly usual?: Law['usual'];
  readonly aka?: readonly string[];
  readonly moment?: Moment;
  readonly see?: readonly KnownId[];
  readonly ownFigures?: string;
  readonly leads?: Leads;
}
/** A law with the reading of the one book. */
export function row(title: string, gist: string, cases: readonly Case[], cites: Citation | readonly Citation[], { usual = {}, ...more }: More = {}): Law {
  return law({ offence: 'foul-stroke', title, gist, moment: 'stroke', facts: {}, usual, ...more, readings: (says) => ({ [BOOK]: says(cases, cites) }) });
}
