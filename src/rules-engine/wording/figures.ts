// A ruling as a figure that is read at arm's length, "+2" or "deal void", with the few words that it needs beside it.

import { sayAct } from '../laws/remedies/acts.ts';
import { sayAmount, sayEach, sayPoints, UNITS, type Unit } from '../laws/remedies/amounts.ts';
import { deedWords } from '../laws/remedies/deeds.ts';
import { isMany, sayThing, type Thing } from '../laws/remedies/things.ts';
import { partsOf, type Remedy, type RemedyKind } from '../laws/remedies.ts';
import type { Party } from '../vocabulary/parties.ts';
import { nameOf, type People } from './people.ts';

/** The main effect of a ruling. */
export interface Figure {
  /** "+2", "deal void", "must"; empty where no short word says it. */
  readonly word: string;
  /** Whether the word is a number, which is set larger than a word. */
  readonly number: boolean;
  /** What the word needs beside it where the whole ruling does not stand there: to whom, which act; may be empty. */
  readonly detail: string;
}

/** Verbs that say nothing without their subject. */
const VERBS: readonly string[] = [
  'must',
  'may',
  'may not',
  'must or may',
  'may or must',
  'wins',
  'loses',
  'pays',
  'scores',
  'chooses',
  'may demand',
  'may change',
  'may be done',
];
/** Whether the word of a figure is a verb that needs the sentence it is taken from. */
export const isVerb = ({ word }: Figure): boolean => VERBS.includes(word);

/** What is sought first: points, tricks, the game, the deal; then whatever the author put first. */
const FIRST: readonly (readonly RemedyKind[])[] = [
  ['scores', 'loses', 'scores-each', 'loses-each', 'scores-amount', 'loses-amount', 'pays', 'pays-points', 'takes-points'],
  ['takes-tricks'],
  ['loses-game', 'wins', 'scores-nothing'],
  ['new-deal', 'loses-deal'],
  ['misdeal'],
];
/** They say that nothing else happens, or what happens beside the ruling. */
const MILD: readonly RemedyKind[] = ['no-penalty', 'permitted', 'stands', 'etiquette', 'hand-ends', 'no-penalty-printed', 'not-decided'];

const ARTICLE = /^(the|a|an|his|her|their|that|this) /;
/** A thing as the head of a short word: "deal", "cut". */
const bare = (what: Thing): string => sayThing(what).replace(ARTICLE, '');
const unitOf = (points: number, unit: Unit): string => {
  const [one, several] = typeof unit === 'string' ? UNITS[unit] : [unit.unit, unit.units];
  return Math.abs(points) === 1 ? one : several;
};
const MINUS = '−';
/** The most characters of a word that is set large. */
const LONGEST = 16;

/** The main remedy of a list: the first of the most telling kind. */
function mainOf(remedies: readonly Remedy[]): Remedy | undefined {
  for (const kinds of FIRST) {
    const found = remedies.find(({ kind }) => kinds.includes(kind));
    if (found !== undefined) return found;
  }
  return remedies.find(({ kind }) => !MILD.includes(kind)) ?? remedies.find(({ kind }) => kind !== 'hand-ends') ?? remedies[0];
}

/** The figure of one remedy. */
function figureOfOne(remedy: Remedy, people: People): Figure {
  const named = (party: Party) => nameOf(party, people).name;
  const payee = (to: Party | 'pot' | 'bank' | 'pool') => (to === 'pot' || to === 'bank' || to === 'pool' ? `the ${to}` : named(to));
  const word = (text: string, detail = ''): Figure => ({ word: text, number: false, detail });
  const number = (sign: string, points: number, unit: Unit, detail: string): Figure => ({
    word: `${points < 0 ? MINUS : sign}${Math.abs(points)}`,
    number: true,
    detail: unit === 'point' ? detail : `${unitOf(points, unit)} ${detail}`,
  });
  const thing = (what: Thing, state: string) => (`${bare(what)} ${state}`.length > LONGEST ? word(state, sayThing(what)) : word(`${bare(what)} ${state}`));
  switch (remedy.kind) {
    case 'scores':
      return number('+', remedy.points, remedy.unit, `to ${named(remedy.who)}`);
    case 'scores-each':
      return { word: `+${remedy.points}`, number: true, detail: `for each ${sayEach(remedy.each)}` };
    case 'loses':
      return number(MINUS, remedy.points, remedy.unit, `for ${named(remedy.who)}`);
    case 'loses-each':
      return { word: `${MINUS}${remedy.points}`, number: true, detail: `for each ${sayEach(remedy.each)}` };
    case 'scores-amount':
      return word('scores', `${named(remedy.who)}: ${sayAmount(remedy.amount)}`);
    case 'loses-amount':
      return word('loses', `${named(remedy.who)}: ${sayAmount(remedy.amount)}`);
    case 'scores-nothing':
      return { word: '0', number: true, detail: `for ${named(remedy.who)}` };
    case 'pays':
      return word('pays', `${named(remedy.who)} to ${payee(remedy.to)}: ${sayAmount(remedy.amount)}`);
    case 'pays-points':
      return word(`pays ${sayPoints(remedy.points, remedy.unit)}`, `${named(remedy.who)}, to ${payee(remedy.to)}`);
    case 'takes-points':
      return word(`takes ${sayPoints(remedy.points, remedy.unit)}`, `${named(remedy.who)}, from ${payee(remedy.from)}`);
    case 'takes-tricks':
      return word(sayPoints(remedy.tricks, 'trick'), `to ${named(remedy.who)}`);
    case 'capped':
      return word(`at most ${sayPoints(remedy.points, remedy.unit)}`, `for ${named(remedy.who)}`);
    case 'loses-game':
      return word('game lost', `by ${named(remedy.who)}`);
    case 'wins':
      return remedy.what === 'game'
        ? word('game won', `by ${named(remedy.who)}`)
        : `wins ${sayThing(remedy.what)}`.length > LONGEST
          ? word('wins', `${named(remedy.who)}: ${sayThing(remedy.what)}`)
          : word(`wins ${sayThing(remedy.what)}`, named(remedy.who));
    case 'misdeal':
      return word('misdeal');
    case 'new-deal':
      return word('deal again', remedy.by === null ? '' : remedy.by === 'dealer' ? 'same dealer' : `by ${named(remedy.by)}`);
    case 'loses-deal':
      return word('deal passes', remedy.to === null ? '' : `to ${named(remedy.to)}`);
    case 'cut-again':
      return word('cut again');
    case 'stands':
      return thing(remedy.what, isMany(remedy.what) ? 'stand' : 'stands');
    case 'void':
      return remedy.what === 'count' ? { word: '0', number: true, detail: 'nothing is scored' } : thing(remedy.what, 'void');
    case 'put-right':
      return thing(remedy.what, 'corrected');
    case 'replaced':
      return thing(remedy.what, 'replaced');
    case 'takes-back':
      return word('taken back', sayThing(remedy.what));
    case 'divide':
      return thing(remedy.what, 'split');
    case 'carries-over':
      return thing(remedy.what, 'carried over');
    case 'passes-to':
      return word(`${bare(remedy.what)} passes`.length > LONGEST ? 'passes' : `${bare(remedy.what)} passes`, `to ${named(remedy.to)}`);
    case 'chooses-which':
      return word('chooses', `${named(remedy.who)}: which ${bare(remedy.what)}`);
    case 'card-exposed':
      return word('card face up');
    case 'penalty-card':
      return word('penalty card');
    case 'keeps-card':
      return word('card kept', `by ${named(remedy.who)}`);
    case 'hand-exposed':
      return word('hand face up', named(remedy.whose));
    case 'dead-hand':
      return word('hand dead', named(remedy.who));
    case 'foul-hand':
      return word('hand foul', named(remedy.who));
    case 'plays-short':
      return word('plays short', named(remedy.who));
    case 'makes-up-cards':
      return word('hand made up', named(remedy.who));
    case 'draws-surplus':
      return word('card drawn', `from ${named(remedy.who)}`);
    case 'call-suit':
      return word('suit named', `by ${named(remedy.by)}`);
    case 'call-card':
      return word('card named', `by ${named(remedy.by)}`);
    case 'forbid-suit':
      return word('suit barred', `by ${named(remedy.by)}`);
    case 'call-high-low':
      return word('high or low', `as ${named(remedy.by)} says`);
    case 'may-require':
      return word('may demand', `${named(remedy.from)}: ${sayAct(remedy.act)}`);
    case 'counts-as-revoke':
      return word('a revoke');
    case 'counts-to-trick':
      return word('joins the trick');
    case 'punished-as':
      return word('as another fault');
    case 'must':
      return word('must', `${named(remedy.who)}: ${sayAct(remedy.act)}`);
    case 'allowed':
      return word('may', `${named(remedy.who)}: ${sayAct(remedy.act)}`);
    case 'may-change':
      return word('may change', `${named(remedy.who)}: ${sayThing(remedy.what)}`);
    case 'barred':
      return word('may not', `${named(remedy.who)}: ${sayAct(remedy.from)}`);
    case 'cannot-recall':
      return word('may not', `${named(remedy.who)}: take back ${sayThing(remedy.what)}`);
    case 'is-done': {
      const { what, done } = deedWords(remedy.deed);
      return remedy.deed === 'dealt-again'
        ? word('deal again', 'same dealer')
        : `${what.replace(ARTICLE, '')} ${done}`.length > LONGEST
          ? word('', `${what} ${done}`)
          : word(`${what.replace(ARTICLE, '')} ${done}`);
    }
    case 'may-be-done': {
      const { what, done } = deedWords(remedy.deed);
      return word('may be done', `${what} ${done}`);
    }
    case 'hand-ends':
      return word('play stops');
    case 'judgement':
      return word('the players decide');
    case 'choice': {
      const options = remedy.of.map((option) => figureOfRuling(option, people));
      const words = options.map((one) => (one.number ? `${one.word} ${one.detail}`.replace(/ ?(to|for) .*$/, '') : one.word));
      const said = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
      const isTold = said.length <= LONGEST && new Set(words).size === words.length && options.every((one) => one.word !== '' && !isVerb(one));
      const by = `as ${named(remedy.by)} ${nameOf(remedy.by, people).one ? 'chooses' : 'choose'}`;
      return isTold ? word(said, by) : word('', `one of ${remedy.of.length}, ${by}`);
    }
    case 'may-demand': {
      const { word: what, number: isNumber } = figureOfRuling(remedy.what, people);
      return { word: what, number: isNumber, detail: `if ${named(remedy.by)} ${nameOf(remedy.by, people).one ? 'asks' : 'ask'}` };
    }
    case 'only-if':
    case 'unless':
    case 'until':
    case 'for-each':
      return figureOfRuling(partsOf(remedy), people);
    case 'permitted':
      return word('allowed');
    case 'no-penalty':
    case 'etiquette':
      return word('no penalty');
    case 'no-penalty-printed':
      return word('none named');
    case 'not-decided':
      return word('not covered');
    case 'free':
      return word('', remedy.text);
  }
}

/** The figures of a ruling, the most telling first: points before tricks before the game before the deal, then what the book puts first. */
export function figuresOf(remedies: readonly Remedy[], people: People): Figure[] {
  const main = mainOf(remedies);
  const rest = remedies.filter((one) => one !== main && !MILD.includes(one.kind));
  return main === undefined ? [] : [main, ...rest].map((one) => figureOfOne(one, people));
}

/** The figure of a ruling's main effect: `{ word: '+2', number: true, detail: 'to the other side' }`. */
export function figureOfRuling(remedies: readonly Remedy[], people: People): Figure {
  return figuresOf(remedies, people)[0] ?? { word: 'not covered', number: false, detail: '' };
}
