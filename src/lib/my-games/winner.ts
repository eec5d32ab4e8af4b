// Finds the winner in the sentence in which a sheet says how its game ended.

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Sheets without names call the sides "We" and "They", and then say "goes to us". */
const FORMS: Readonly<Record<string, string>> = { We: 'We|us', They: 'They|them' };
/** Phrases that name a winner, the most reliable first. `NAME` stands for any of the names. */
const PATTERNS = [
  '(?:lost it|rubber|game|match)(?: goes)? to NAME\\b',
  'NAME (?:wins?|won|(?:has|have) won|has collected the most)\\b',
  'NAME (?:counted out|was out|came) first\\b',
  'NAME (?:takes the pool|stays longest|has the (?:most|highest)|is the last with|is rid of|is down to nothing|has all counters up)\\b',
  'NAME reached\\b',
  'NAME has [^.;:]* and wins\\b',
  'over: NAME has \\d+\\.',
  'NAME has \\d+ with the\\b',
] as const;
/** A sentence with one of these phrases has no winner. */
const UNDECIDED = /say who wins|who wins is for the table|\bequal\b|\bdivide\b|nobody has won/;

/** The name of the winner among those of sides and players; empty if the sentence does not say. */
export function winnerIn(result: string, names: readonly string[]): string {
  // A longer name comes first: "Ann and Cleo" is not Ann.
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0 || UNDECIDED.test(result)) return '';
  const any = `(?<![\\p{L}\\p{N}])(${known.map((name) => FORMS[name] ?? plain(name)).join('|')})`;
  for (const pattern of PATTERNS) {
    const found = new RegExp(pattern.replace('NAME', any), 'u').exec(result)?.[1];
    if (found !== undefined) return known.find((name) => name === found || FORMS[name]?.split('|').includes(found) === true) ?? '';
  }
  const loser = new RegExp(`${any} loses\\b`, 'u').exec(result)?.[1];
  return loser !== undefined && known.length === 2 ? (known.find((name) => name !== loser) ?? '') : '';
}
