// Finds the rule of a game's text that answers a plain question, if its key or the words of one of its sentences make it certain. The other
// answers are listed by hand in the game's `facts`.
import type { Kind, PlainFact } from '../../../rules-engine/index.ts';
import type { ContentRule } from '../../content/grammar.ts';
import type { Topic } from './rule-topics.ts';

interface Signs {
  /** Topics of the rules to search. */
  readonly topics: readonly Topic[];
  /** Keys of rules that answer as a whole, the surest first. */
  readonly whole?: readonly string[];
  /** Keys of rules that answer with one of their sentences. */
  readonly within?: readonly string[];
  /** Matches such a sentence. */
  readonly says?: RegExp;
  /** Whether such a sentence answers under any key. */
  readonly anywhere?: true;
  /** Show the whole passage around such a sentence. */
  readonly passage?: true;
  /** Labels of key facts to use if no rule answers. */
  readonly glance: readonly string[];
}

const COUNT = '(?:two|three|four|five|six|seven|eight|any number|\\d+)';
const HOW_MANY =
  '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|sixteen|seventeen|twenty|all|whole|out|same number|as told|as at|none is left';
const STARTER =
  '(?:eldest hand|player|players|non-dealer|dealer|black|white|bidder|forehand|holder|highest|higher|lowest|lower|whoever|maker|doublet|double|east)';

export const SIGNS: Readonly<Record<PlainFact, Signs>> = {
  players: {
    topics: ['seats', 'object', 'pack'],
    within: ['players', 'seats', 'sides'],
    says: new RegExp(`\\b${COUNT}\\b[^.]*\\b(?:plays?|players?|sides)\\b|\\bplay(?:ed|ers?)?\\b[^.]*\\b${COUNT}\\b`, 'i'),
    glance: ['Players'],
  },
  pack: {
    topics: ['pack', 'rank', 'seats', 'deal'],
    within: ['pack', 'packs', 'the-pack', 'set', 'tiles', 'dice', 'men', 'board'],
    says: /\b(?:packs?|cards|dice|die|men|tiles|dominoes|board|squares|points|counters|has nine|has 19|\d\d)\b/i,
    passage: true,
    glance: ['Pack'],
  },
  deal: {
    topics: ['deal'],
    within: ['deal', 'the-deal', 'dealing'],
    says: new RegExp(`(?=.*\\b(?:cards?|each|hands|pack|dominoes|pieces)\\b).*\\b(?:${HOW_MANY})\\b`, 'i'),
    glance: ['Deal', 'Cards', 'Cards dealt'],
  },
  layout: {
    topics: ['deal'],
    whole: ['deal', 'layout'],
    glance: ['Layout', 'Tableau', 'Columns'],
  },
  'first-deal': {
    topics: ['cut', 'deal', 'seats'],
    within: ['first-deal', 'first-dealer', 'cut-for-deal', 'who-deals'],
    says: /\b(?:deals?|dealing) first\b|(?<!before the )\bfirst deal\b|\b(?:lowest|highest|higher|lower)\b[^.]*\b(?:deals?|dealer|bank)\b|\bdeals the first hand\b/i,
    anywhere: true,
    glance: [],
  },
  'next-deal': {
    topics: ['cut', 'deal', 'seats', 'game', 'play', 'score'],
    within: ['deal-passes', 'next-deal', 'next-dealer'],
    says: /\bdeal (?:then )?(?:passes|alternates|rotates)\b|\bdeal (?:then )?goes (?:round|to the left)|\bdeals? (?:next|in turn|by turns|alternately)\b|\bnext deal belongs\b/i,
    anywhere: true,
    glance: [],
  },
  lead: {
    topics: ['play', 'seats', 'cut'],
    within: ['first-lead', 'lead', 'opening-lead', 'first-move', 'colours', 'choice', 'first', 'turns', 'turn', 'set', 'start', 'ask', 'offer', 'play'],
    says: new RegExp(`\\b${STARTER}\\b[^.]*\\b(?:leads?|begins?|starts?|opens|(?:plays?|moves?|throws?|sets?|bets?) first|is set first)\\b`, 'i'),
    glance: ['First lead', 'First move'],
  },
  rank: {
    topics: ['rank', 'pack'],
    whole: ['rank', 'ranks', 'rank-of-cards', 'cards-rank', 'suit-rank'],
    within: ['pack'],
    says: /\b(?:ace|king|two|joker)\b[^.]*\b(?:high|low|highest|lowest|best|above|below)\b|\b(?:high|low|highest|lowest|best)\b[^.]*\b(?:ace|king)\b|\branks? (?:A|ace|as at|from)\b|\bno card is higher\b/i,
    glance: ['Rank', 'Ranks'],
  },
  hands: { topics: ['rank', 'show', 'score'], glance: ['Hands', 'Best hands'] },
  bid: {
    topics: ['bidding'],
    within: ['bid', 'bids', 'lowest-bid', 'bidding', 'numbers'],
    says: /\b(?:bids?|bidding|lowest)\b/i,
    passage: true,
    glance: ['Bid', 'Bids', 'Lowest bid'],
  },
  trick: {
    topics: ['play', 'trump'],
    within: ['win-trick', 'tricks', 'trick', 'follow', 'play'],
    says: /\b(?:highest|best)\b[^.]*\b(?:wins?|takes?)\b/i,
    glance: [],
  },
  goal: { topics: ['object'], whole: ['object', 'goal'], glance: ['Object', 'Aim', 'Wins', 'To win'] },
  target: { topics: ['game', 'score'], within: ['game', 'target', 'game-length'], says: /\b(?:\d|twenty|thirty|fifty|hundred)/i, glance: ['Game', 'Target'] },
};

/** Labels of key facts that say what a game without cards is played with. */
const WITH: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  billiards: ['Balls', 'Table'],
  bowling: ['Pins', 'Balls'],
  dice: ['Dice'],
  board: ['Men', 'Board'],
  dominoes: ['Set'],
};
/** For these, the key facts say more than the rule, which only places the balls. */
const BY_GLANCE: readonly Kind[] = ['billiards', 'bowling'];

export const glanceFor = (kind: PlainFact, of: Kind): readonly string[] => [...SIGNS[kind].glance, ...(kind === 'pack' ? (WITH[of] ?? []) : [])];

/** Whether a key fact answers: for the deal it must name a number, for the rank a card, since the rank of a form may be that of a bid. */
export const isAtAGlance = (kind: PlainFact, line: string | undefined): boolean =>
  line !== undefined && (kind === 'deal' ? new RegExp(`\\b(?:${HOW_MANY})\\b`, 'i') : kind === 'rank' ? /\b(?:ace|king|A|K)\b/ : /./).test(line);

const CARDS: readonly PlainFact[] = ['players', 'pack', 'deal', 'first-deal', 'next-deal', 'lead', 'rank', 'bid', 'trick', 'goal', 'target'];
const PIECES: readonly PlainFact[] = ['players', 'pack', 'lead', 'goal', 'target'];

/** The plain facts that apply to a game of this kind; a patience has no players. */
export function askable(kind: Kind, isPatience: boolean): readonly PlainFact[] {
  if (kind === 'code') return [];
  if (isPatience) return ['pack', 'layout', 'rank', 'goal'];
  return kind === 'card' ? CARDS : kind === 'dominoes' || kind === 'tiles' ? ['deal', ...PIECES] : PIECES;
}

/** The sentences of a text; a full stop within a name does not end one. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll('U.S. ', 'U.S.\u2060 ')
    .split(/(?<=[.!?][”"]?)\s+(?=[A-Z“"])/)
    .map((one) => one.replaceAll('\u2060', ''));

/** The rule that answers, and the pattern of its answering sentences (null: all of them); null if none answers for certain. */
export function ruleFor(kind: PlainFact, of: Kind, rules: readonly ContentRule[]): { readonly rule: ContentRule; readonly says: RegExp | null } | null {
  if (kind === 'pack' && BY_GLANCE.includes(of)) return null;
  const { topics, whole = [], within = [], says, anywhere } = SIGNS[kind];
  const among = rules.filter(({ topic }) => topics.includes(topic));
  const answers = (rule: ContentRule) => says !== undefined && rule.passages.some(({ text }) => sentencesOf(text).some((one) => says.test(one)));
  const byKey = (keys: readonly string[]) => keys.flatMap((key) => among.find((one) => one.key === key) ?? []);
  const [entire] = byKey(whole);
  if (entire !== undefined) return { rule: entire, says: null };
  const rule = byKey(within).find(answers) ?? (anywhere ? among.find(answers) : undefined);
  return rule === undefined || says === undefined ? null : { rule, says };
}
