import { expectOne } from '../../../rules-engine/index.ts';

/** What a rule of the text is about, roughly in the order of a page; printed by the API. A closed list, so that rules can be compared between games. */
export const TOPICS = [
  'object',
  'game',
  'variant',
  'seats',
  'cut',
  'pack',
  'rank',
  'deal',
  'starter',
  'bidding',
  'betting',
  'trump',
  'lone',
  'discard',
  'draw',
  'crib',
  'play',
  'go',
  'show',
  'score',
  'etiquette',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The topic with this name. Throws, suggesting the nearest topic, if it is not in the list. */
export function topicAt(found: string): Topic {
  const topic = TOPICS.find((one) => one === found);
  if (topic === undefined) throw new Error(`<Rule topic="${found}">: expected ${expectOne(found, TOPICS)}`);
  return topic;
}
