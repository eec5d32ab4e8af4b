import { OFFENCES, type OffenceId } from './offences.ts';
import { QUESTIONS, type QuestionId } from './questions.ts';

/** What a law is about: a standard fault or a standard question. */
export type WithTopic = { readonly offence: OffenceId; readonly question?: never } | { readonly question: QuestionId; readonly offence?: never };

/** The standard topic of a law, by which games are compared. */
export type Topic = { readonly kind: 'offence'; readonly id: OffenceId } | { readonly kind: 'question'; readonly id: QuestionId };

/** Returns the topic of a row. Throws if it has none. */
export function topicOf({ offence, question }: { readonly offence?: OffenceId; readonly question?: QuestionId }): Topic {
  if (offence !== undefined) return { kind: 'offence', id: offence };
  if (question !== undefined) return { kind: 'question', id: question };
  throw new Error('expected an offence or a question at the head of a law, found neither');
}

/** The title of a topic, and what players call it. */
export const wordsOfTopic = (head: Topic): { readonly title: string; readonly aka: readonly string[] } =>
  head.kind === 'offence' ? OFFENCES[head.id] : QUESTIONS[head.id];
