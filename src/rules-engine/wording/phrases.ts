// What a remedy orders, as a verb phrase with its subject: from it whole sentences, choices and wishes are built.
import type { Phrase, Simple } from '../laws/remedies/forms/form.ts';
import { FORMS } from '../laws/remedies/forms/index.ts';
import { PartyNames } from '../laws/remedies/forms/party-names.ts';
import type { People } from './people.ts';

/** A remedy that holds no others, as a phrase. */
export const phraseOf = (remedy: Simple, people: People): Phrase => FORMS[remedy.kind].phrase(remedy as never, new PartyNames(people));
