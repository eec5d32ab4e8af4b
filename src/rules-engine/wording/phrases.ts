// What a remedy orders, as a verb phrase with its subject: the basis of sentences, choices and wishes.
import type { Phrase, Simple } from '../laws/remedies/forms/form.ts';
import { FORMS } from '../laws/remedies/forms/index.ts';
import { PartyNames } from '../laws/remedies/forms/party-names.ts';
import type { People } from './people.ts';

/** The phrase of a remedy that contains no others. */
export const phraseOf = (remedy: Simple, people: People): Phrase => FORMS[remedy.kind].phrase(remedy as never, new PartyNames(people));
