// Phrasings that readers found hard to understand in earlier, telegraphic rulings (truncated ruling, hidden case, verb without subject), and
// characters that never belong in a sentence.

const FORMS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a share of another book', /\bin part\b/],
  ['a count of cases', /\d (?:other|special) cases?/],
  ['a telegram', /\bit depends\b|choice of \d|\band more[.;]/i],
  ['a party cut in two', /\bnopponent\b|\beach other (?:pays|scores|loses|takes|must|may)\b|(?:points?|chips?|counters?) (?:to|from) each other(?! player)\b/],
  ['a mark of a template', /[{}]/],
  ['cut short', /…/],
  ['a verb without its subject', /(?:^|[.:] )(?:May|Must|may|must)\b/],
  ['the offender', /\boffend(?:er|ing)\b/],
  ['a question in a ruling', /\?\s/],
  ['nothing', /undefined|\[object|null\b/],
  ['stops or spaces', /\.\.| {2}| [.,;:]|,,/],
];

/** What is wrong with a sentence, or null. `anyStart`: it may begin with a small letter. */
export function unreadable(text: string, anyStart = false): string | null {
  if (text === '') return 'empty';
  if (!anyStart && !/^[A-Z0-9"“−]/.test(text)) return 'no capital';
  if (!/[.!?]”?$/.test(text)) return 'no full stop';
  return FORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
