// A game in four figures, for the head of its page: players, cards, cards each, and the winning score. A game lists its own, or they are taken
// from its key facts; a fact that does not clearly give one number is left out.
import { ALL_PACKS, type Place } from '../../../rules-engine/index.ts';
import { gameOf } from '../library.ts';
import { glanceOf, withFigures } from './key-facts.ts';

export interface KeyFigure {
  readonly figure: string;
  /** A few words below it. */
  readonly words: string;
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const NUMBER = `(\\d[\\d,]*|${WORDS.join('|')})`;
const digits = (text: string): string => {
  const at = WORDS.indexOf(text.toLowerCase());
  return at < 0 ? text : String(at + 1);
};

/** The number that a pattern finds in a fact; null if there is none, or if an "or" offers another. */
function read(text: string | undefined, pattern: string): RegExpExecArray | null {
  const found = text === undefined ? null : new RegExp(pattern.replace('#', NUMBER), 'i').exec(text);
  return found === null || new RegExp(`^[^;.]*\\bor ${NUMBER}\\b`, 'i').test((text ?? '').slice(found.index + found[0].length)) ? null : found;
}

/** The text right after the number, if it is short: "two against two", "seven to ace". */
function rest(text: string, after: number): string {
  const said = /^,? ([^;,(:]+)(?=[;,]|$)/.exec(text.slice(after).replace(/^ cards/, ''))?.[1] ?? '';
  return said.length > 2 && said.length < 20 ? `, ${said}` : '';
}

function players({ described }: Place, text = described.players.say): KeyFigure | null {
  const { min, max, usual } = described.players;
  const more = read(text, '^# or more');
  if (more !== null) return { figure: digits(more[1] ?? ''), words: 'players or more' };
  if (max > 12 || /any number|no number/.test(text ?? '')) return null;
  const one = read(text, '^#(?=[,;]|$)');
  if (text !== undefined && one !== null && digits(one[1] ?? '') === String(usual ?? min))
    return { figure: String(usual ?? min), words: `${min === 1 ? 'player' : 'players'}${rest(text, one[0].length)}` };
  if (usual !== undefined && min !== max) return { figure: String(usual), words: `players, or ${min} to ${max}` };
  return { figure: min === max ? String(min) : `${min}–${max}`, words: max === 1 ? 'player' : 'players' };
}

function cards({ described }: Place, glance: Readonly<Record<string, string>>): KeyFigure | null {
  const own = glance.Pack ?? glance.Cards ?? '';
  const text = read(own, '^#(?= cards|[;,] | with)');
  if (text !== null) return { figure: digits(text[1] ?? ''), words: `cards${rest(own, text[0].length)}` };
  if (glance.Pack !== undefined) return null;
  const sizes = [...new Set(described.packs.map((pack) => ALL_PACKS[pack].cards.length).filter((size) => size > 0))];
  const [first, ...others] = sizes;
  return first === undefined ? null : { figure: String(first), words: others.length === 0 ? 'cards' : `cards, or ${others.join(' or ')}` };
}

interface Fact {
  readonly labels: readonly string[];
  readonly pattern: string;
  readonly words: (unit: string, figure: string) => string;
}
/** Facts with one number, and the labels that games use for them; the first of each group that has a number is taken. */
const FACTS: readonly (readonly Fact[])[] = [
  [
    { labels: ['Deal', 'Cards'], pattern: '(?:^|[;,] )# (?:cards? )?each\\b', words: (_, figure) => (figure === '1' ? 'card each' : 'cards each') },
    { labels: ['Deal'], pattern: '^# tiles each', words: () => 'tiles each' },
    { labels: ['Dice'], pattern: '^#(?= dice|[,;]|$)', words: () => 'dice' },
    { labels: ['Balls'], pattern: '^#( numbered)?(?= balls|[,;]|$)', words: (kind) => `${kind.trim()} balls`.trim() },
    { labels: ['Men'], pattern: '^# each\\b', words: () => 'men each' },
  ],
  [{ labels: ['Game', 'Wins'], pattern: '^#(?: (points|holes|games|tricks))?(?=[,;]|$)', words: (unit) => `${unit || 'points'} to win` }],
];

/** At most four figures of a place; none for a code of laws. */
export function keyFigures(place: Place): readonly KeyFigure[] {
  if (gameOf(place.id).kind === 'code') return [];
  const glance = glanceOf(place);
  const { figures } = place.described;
  if (figures !== undefined) {
    const own = figures.map((one) => one.map((text) => withFigures(place, text, `${place.id}, figures`)));
    return [players(place, glance.Players), ...own.map(([figure = '', words = '']) => ({ figure, words }))].filter((one) => one !== null);
  }
  const facts = FACTS.flatMap((ways) => {
    for (const { labels, pattern, words } of ways)
      for (const label of labels) {
        const found = read(glance[label], pattern);
        if (found !== null) return [{ figure: digits(found[1] ?? ''), words: words(found[2] ?? '', digits(found[1] ?? '')) }];
      }
    return [];
  });
  return [players(place, glance.Players), cards(place, glance), ...facts].filter((one) => one !== null);
}
