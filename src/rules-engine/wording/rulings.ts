// A ruling in sentences that a player can act on: who must, may or may not do what, and what follows. A party that does two things is named once.

import { sayEach } from '../laws/remedies/amounts.ts';
import type { Action, Holder, Phrase, Remark, Simple } from '../laws/remedies/forms/form.ts';
import { OPEN_QUESTIONS, PROVISOS } from '../laws/remedies/provisos.ts';
import type { Claim, Remedy, RemedyKind } from '../laws/remedies.ts';
import { sayLimit } from '../vocabulary/moments.ts';
import type { Party } from '../vocabulary/parties.ts';
import { type Name, nameOf, type People } from './people.ts';
import { phraseOf } from './phrases.ts';

/** Capitalizes the first letter and adds a full stop. */
export function sentence(text: string): string {
  const ended = /[.?!]”?$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** "a, b and c". */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The English for a case that the book leaves open; the page recognizes such rulings by it. */
export const NOT_DECIDED = 'the book does not cover this';
/** Follows a rule for which the book gives no penalty. */
export const NO_PENALTY_NAMED = 'The book names no penalty.';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const isSame = (a: Name, b: Name) => a.name === b.name;

const verbOf = ({ who, do: many, does, rest, modal }: Action): string => {
  const verb = modal === null ? (who.one ? does : many) : many;
  return rest === '' ? verb : `${verb} ${rest}`;
};
/** An act as its party's own choice: "score 2 points". */
const bareOf = (action: Action): string => (action.rest === '' ? action.do : `${action.do} ${action.rest}`);

/** What a party may choose or ask for, completing "may ...": its own act, or what it makes another do. */
function wishOf(remedy: Remedy, by: Party, people: People): string {
  if (isHolder(remedy) || isRemark(remedy)) return remedy.kind === 'may-demand' ? wishesOf(remedy.what, by, people) : `have it that ${sayOne(remedy, people)}`;
  if (remedy.kind === 'new-deal' && remedy.by === by) return 'deal again';
  const phrase = phraseOf(remedy, people);
  if (phrase.kind === 'event') return phrase.wish;
  if (isSame(phrase.who, nameOf(by, people))) return phrase.modal === 'may not' ? `give up the right to ${bareOf(phrase)}` : bareOf(phrase);
  if (phrase.modal === 'may not') return `forbid ${phrase.who.name} to ${bareOf(phrase)}`;
  return `${phrase.modal === 'may' ? 'let' : bareOf(phrase).startsWith('make ') ? 'have' : 'make'} ${phrase.who.name} ${bareOf(phrase)}`;
}
const wishesOf = (what: readonly Remedy[], by: Party, people: People): string => listed(what.map((one) => wishOf(one, by, people)));

const isHolder = (remedy: Remedy): remedy is Extract<Remedy, { readonly kind: Holder }> =>
  remedy.kind === 'choice' ||
  remedy.kind === 'may-demand' ||
  remedy.kind === 'only-if' ||
  remedy.kind === 'unless' ||
  remedy.kind === 'until' ||
  remedy.kind === 'for-each';
const isRemark = (remedy: Remedy): remedy is Extract<Remedy, { readonly kind: Remark }> =>
  remedy.kind === 'no-penalty-printed' || remedy.kind === 'not-decided';

/** A choice of two simple acts is one sentence. Other options are numbered, so that an "and" within one is not misread. */
function sayChoice({ by, of }: Extract<Remedy, { kind: 'choice' }>, people: People, short: boolean): string {
  const { name, one } = nameOf(by, people);
  const options = of.map((option) => wishesOf(option, by, people));
  if (of.length === 2 && of.every((option) => option.length === 1)) return `${name} may ${options[0]} or ${options[1]}`;
  const chooses = `${name} ${one ? 'chooses' : 'choose'} one of ${NUMBERS[of.length] ?? of.length}`;
  if (short) return `${chooses} options`;
  const numbered = options.map((option, n) => `(${n + 1}) ${option}`);
  return `${chooses}: ${numbered.slice(0, -1).join('; ')}; or ${numbered.at(-1)}`;
}

/** A remedy that contains others, or a remark on its own. */
function sayOne(remedy: Remedy, people: People, short = false): string {
  switch (remedy.kind) {
    case 'choice':
      return sayChoice(remedy, people, short);
    case 'may-demand':
      return `${nameOf(remedy.by, people).name} may ${wishesOf(remedy.what, remedy.by, people)}`;
    case 'only-if':
      return `if ${PROVISOS[remedy.proviso]}, ${clausesOf(remedy.what, people)}`;
    case 'unless':
      return `unless ${PROVISOS[remedy.proviso]}, ${clausesOf(remedy.what, people)}`;
    case 'until':
      return `until ${sayLimit(remedy.moment)}, ${clausesOf(remedy.what, people)}`;
    case 'for-each':
      return `for each ${sayEach(remedy.each)}, ${clausesOf(remedy.what, people)}`;
    case 'no-penalty-printed':
      return 'the book names no penalty';
    case 'not-decided':
      return remedy.of === undefined ? NOT_DECIDED : `the book does not say ${OPEN_QUESTIONS[remedy.of]}`;
    default:
      return clausesOf([remedy], people);
  }
}

/** Removes remedies that only name what others bring about, or that say that nothing happens when something does. */
function withoutNames(remedies: readonly Remedy[]): readonly Remedy[] {
  const has = (...kinds: readonly RemedyKind[]) => remedies.some(({ kind }) => kinds.includes(kind));
  const dealtAgain = has('new-deal', 'loses-deal');
  return remedies.filter((one) => {
    if (one.kind === 'misdeal') return !dealtAgain;
    if (one.kind === 'void' && one.what === 'deal') return !dealtAgain;
    if (one.kind === 'no-penalty' || one.kind === 'permitted') return remedies.length === 1;
    return true;
  });
}

/** What one subject does, grouped by modal. */
interface Doing {
  readonly who: Name;
  readonly groups: { readonly modal: Action['modal']; readonly verbs: string[] }[];
}
/** Subjects meaning nobody. */
const NOBODY = /^(?:nobody$|neither |no )/;
/** "may lead or draw", "must play on and scores nothing", "may draw, but may not lead". What may not be done is joined by "or". */
function sayDoing({ who, groups }: Doing): string {
  const said = groups.map(
    ({ modal, verbs }) => `${modal === null ? '' : `${modal} `}${listed(verbs, modal === 'may not' || NOBODY.test(who.name) ? 'or' : 'and')}`,
  );
  const [first, second] = groups;
  const isContrast = groups.length === 2 && [first?.modal, second?.modal].sort().join() === 'may,may not';
  return `${who.name} ${isContrast ? said.join(', but ') : listed(said)}`;
}

/** Joins adjacent phrases with the same subject into one clause: "the other side scores 2 points and may ...". */
function joined(phrases: readonly Phrase[]): string[] {
  const clauses: (string | Doing)[] = [];
  for (const phrase of phrases) {
    const last = clauses.at(-1);
    if (phrase.kind === 'event') clauses.push(phrase.text);
    else if (last === undefined || typeof last === 'string' || !isSame(last.who, phrase.who))
      clauses.push({ who: phrase.who, groups: [{ modal: phrase.modal, verbs: [verbOf(phrase)] }] });
    else {
      // Everything that a party may not do goes in one group, whatever comes between.
      const group = phrase.modal === 'may not' ? last.groups.find(({ modal }) => modal === 'may not') : last.groups.at(-1);
      if (group !== undefined && group.modal === phrase.modal) group.verbs.push(verbOf(phrase));
      else last.groups.push({ modal: phrase.modal, verbs: [verbOf(phrase)] });
    }
  }
  return clauses.map((one) => (typeof one === 'string' ? one : sayDoing(one)));
}

/** A party's demands as its own acts, so that they join its other acts: "scores 2 points and may have the cards dealt again". */
const rightsOf = ({ by, what }: Extract<Remedy, { kind: 'may-demand' }>, people: People): Phrase[] =>
  what.map((one) => {
    const wish = wishOf(one, by, people);
    return { kind: 'action', who: nameOf(by, people), modal: 'may', does: wish, do: wish, rest: '' };
  });

/** The clauses of a ruling, in order. */
function clauseList(remedies: readonly Remedy[], people: People, short = false): string[] {
  const clauses: string[] = [];
  let simple: Phrase[] = [];
  const flush = () => {
    clauses.push(...joined(simple));
    simple = [];
  };
  for (const one of withoutNames(remedies)) {
    if (isRemark(one)) continue;
    if (one.kind === 'may-demand') simple.push(...rightsOf(one, people));
    else if (!isHolder(one)) simple.push(phraseOf(one as Simple, people));
    else {
      flush();
      clauses.push(sayOne(one, people, short));
    }
  }
  flush();
  return clauses;
}
const clausesOf = (remedies: readonly Remedy[], people: People): string => joinClauses(clauseList(remedies, people));

/** Two clauses with "and", more as a list. A comma separates clauses with different subjects. */
const joinClauses = (clauses: readonly string[]): string =>
  clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;

/** A ruling completing "If ..., ": without capital and full stop; what the book leaves open is in whole sentences. */
export interface SaidRemedies {
  readonly clause: string;
  /** The same as one clause per subject. */
  readonly clauses: readonly string[];
  /** "The book does not say who deals." */
  readonly open: readonly string[];
}

/** Maximum length of an act in a line, in characters; longer ones have a brief form in their game's words. */
const LONG_ACT = 80;
/** Replaces an act that is too long for a line by its brief form. */
function shortened(remedy: Remedy): Remedy {
  if (remedy.kind !== 'must' && remedy.kind !== 'allowed' && remedy.kind !== 'may-require') return remedy;
  const { act } = remedy;
  return typeof act === 'string' || act.brief === undefined || act.act.length <= LONG_ACT ? remedy : { ...remedy, act: { act: act.brief } };
}

/** `short`, for a line in a list: a choice is mentioned without its options, and long acts have their brief form. */
export function remediesOf(remedies: readonly Remedy[], people: People, short = false): SaidRemedies {
  const clauses = clauseList(short ? remedies.map(shortened) : remedies, people, short);
  const isUnpriced = remedies.some(({ kind }) => kind === 'no-penalty-printed');
  const open = remedies.flatMap((one) => {
    if (one.kind === 'no-penalty-printed') return clauses.length === 0 ? [] : [NO_PENALTY_NAMED];
    if (one.kind !== 'not-decided') return [];
    if (one.of !== undefined) return [sentence(sayOne(one, people))];
    return clauses.length === 0 ? [] : ['The book does not say what else follows.'];
  });
  if (clauses.length === 0) {
    const rest = remedies.some((one) => one.kind === 'not-decided' && one.of === undefined) ? NOT_DECIDED : isUnpriced ? 'the book names no penalty' : '';
    return rest === ''
      ? { clause: open.map((one) => one.replace(/\.$/, '').replace(/^T/, 't')).join('; '), clauses: [], open: [] }
      : { clause: rest, clauses: [rest], open };
  }
  return { clause: joinClauses(clauses), clauses, open };
}

/** A ruling longer than this many characters is split into one sentence per clause. */
const LONG = 70;

/** A ruling in whole sentences. */
export function sayRemedies(remedies: readonly Remedy[], people: People): string {
  const { clause, clauses, open } = remediesOf(remedies, people);
  const said = clause.length > LONG ? clauses.map(sentence) : [sentence(clause)];
  return [...said, ...open].join(' ');
}

/** Whether a remedy already gives the party the right, so that the claim only adds its time limit. */
function isRightOf(by: Party, remedy: Remedy): boolean {
  if (remedy.kind === 'allowed') return remedy.who === by;
  return (remedy.kind === 'may-demand' || remedy.kind === 'may-require') && remedy.by === by;
}

/**
 * Who may claim and until when: "The other side may claim this until the cut for the next deal." If the ruling itself gives the right, only the time: "This
 * right lasts until the deal is complete."
 */
export function sayClaim(claim: Claim, then: readonly Remedy[], people: People): string {
  const from = claim.from === undefined ? '' : `from the moment when ${sayLimit(claim.from)} `;
  const span = `${from}until ${sayLimit(claim.until)}`;
  const [first] = then;
  if (first !== undefined && isRightOf(claim.by, first)) return `This right lasts ${span}.`;
  return sentence(`${nameOf(claim.by, people).name} may claim this ${span}`);
}

/** The full stop that a text lacks; empty if it ends in one, or in a question or exclamation mark. */
export const stopAfter = (text: string): string => (/[.?!]$/.test(text) ? '' : '.');
