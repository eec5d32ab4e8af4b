import { OFFENCES, type OffenceId } from './offences.ts';
import { QUESTIONS, type QuestionId } from './questions.ts';

/** What a law is about: a fault under its standard name, or a question of the game that has an answer. */
export type WithTopic = { readonly offence: OffenceId; readonly question?: never } | { readonly question: QuestionId; readonly offence?: never };

/** The standard heading of a law, under which games are compared. */
export type Topic = { readonly kind: 'offence'; readonly id: OffenceId } | { readonly kind: 'question'; readonly id: QuestionId };

/** The heading of a row. Throws where a row has none. */
export function topicOf({ offence, question }: { readonly offence?: OffenceId; readonly question?: QuestionId }): Topic {
  if (offence !== undefined) return { kind: 'offence', id: offence };
  if (question !== undefined) return { kind: 'question', id: question };
  throw new Error('expected an offence or a question at the head of a law, found neither');
}

/** What a heading is called, and what players call it. */
export const wordsOfTopic = (head: Topic): { readonly title: string; readonly aka: readonly string[] } =>
  head.kind === 'offence' ? OFFENCES[head.id] : QUESTIONS[head.id];
