import { sayLimit } from './moments.ts';
import { isOne, type Party } from './parties.ts';
import { briefParty as nameOf } from './party-briefs.ts';
import { type Act, sayAct } from './remedies/acts.ts';
import { type Amount, sayAmount, sayEach, sayPoints } from './remedies/amounts.ts';
import { deedWords } from './remedies/deeds.ts';
import { PROVISOS } from './remedies/provisos.ts';
import { isMany, sayThing, type Thing } from './remedies/things.ts';
import type { Claim, Remedy } from './remedies.ts';

/** The most that a remedy's brief form has, in characters; one that is longer in words of its own is told by its name. */
export const BRIEF_REMEDY = 64;
const BRIEF_WORDS = 28;

/** "dealer wins", "opponents win". */
const does = (who: Party, many: string, one: string) => `${nameOf(who)} ${isOne(who) ? one : many}`;
const payeeOf = (to: Party | 'pot' | 'bank' | 'pool') => (to === 'pot' || to === 'bank' || to === 'pool' ? to : nameOf(to));
const thing = (what: Thing): string => sayThing(what).replace(/^the /, '');

/** Words that end no phrase: what is cut short never stops at one. */
const HANGING =
  /[ ,;]+(a|an|and|any|as|at|before|beyond|by|for|from|if|in|into|is|it|its|no|not|of|on|one|only|or|out|so|than|that|the|this|those|to|up|when|which|who|with|without)$/;

/** As much of a text as fits, cut at a word and marked as cut. */
export function cutTo(text: string, most: number = BRIEF_REMEDY): string {
  if (text.length <= most) return text;
  let kept = text.slice(0, most - 1);
  kept = kept.slice(0, Math.max(kept.lastIndexOf(' '), 1));
  while (HANGING.test(kept)) kept = kept.replace(HANGING, '');
  return `${kept.replace(/[,;:]+$/, '')}…`;
}

/** Words whose sentence is too long for a line and whose own name says too little. */
const SHORT_WORDS: Readonly<Partial<Record<string, string>>> = {
  'count-in-order': 'high, low, jack, game',
  'go-before': 'others enter first',
  'leave-four': 'lift and leave four',
  'leave-both-out': 'leave both out',
  'leave-face-up': 'leave it face up',
  'play-extreme-trump': 'highest or lowest trump',
  'play-highest-or-lowest': 'play highest or lowest',
  'throw-kept-die': 'throw the first kept die',
  'throw-lower-new-die': 'throw the lower new die',
};
/** What one must or may do: its words where they fit, else its name. */
function word(said: Act | Amount, words: string, before = ''): string {
  const full = `${before}${words}`;
  if (full.length <= BRIEF_WORDS) return full;
  return `${before}${typeof said === 'string' ? (SHORT_WORDS[said] ?? said.replaceAll('-', ' ')) : (said.brief ?? words)}`;
}

/** A remedy in two or three words: "2 points to opponents", "new deal", "card exposed". A kind without its brief form does not compile. */
export function briefRemedy(remedy: Remedy): string {
  return cutTo(briefOf(remedy));
}

function briefOf(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'no-penalty':
      return 'no penalty';
    case 'no-penalty-printed':
      return 'no penalty printed';
    case 'stands':
      return `${thing(remedy.what)} ${isMany(remedy.what) ? 'stand' : 'stands'}`;
    case 'void':
      return `${thing(remedy.what)} void`;
    case 'misdeal':
      return 'misdeal';
    case 'new-deal':
      return remedy.by === null || remedy.by === 'dealer' ? 'new deal' : `new deal: ${nameOf(remedy.by)}`;
    case 'loses-deal':
      return 'deal lost';
    case 'cut-again':
      return 'cut again';
    case 'card-exposed':
      return 'card exposed';
    case 'hand-exposed':
      return 'whole hand exposed';
    case 'call-suit':
      return 'call a suit';
    case 'call-card':
      return 'call a card';
    case 'forbid-suit':
      return 'forbid that suit';
    case 'call-high-low':
      return 'call highest or lowest';
    case 'counts-as-revoke':
      return 'counts as revoke';
    case 'takes-back':
      return `take back ${thing(remedy.what)}`;
    case 'may-change':
      return `may change ${thing(remedy.what)}`;
    case 'cannot-recall':
      return `${thing(remedy.what)} not taken back`;
    case 'scores':
      return `${sayPoints(remedy.points, remedy.unit).replace(' the line', '')} to ${nameOf(remedy.who)}`;
    case 'scores-amount':
      return word(remedy.amount, sayAmount(remedy.amount).replace(/^the /, ''), `${nameOf(remedy.who)}: `);
    case 'loses':
      return `${nameOf(remedy.who)} −${sayPoints(remedy.points, remedy.unit)}`;
    case 'scores-each':
      return `${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`;
    case 'loses-each':
      return `−${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`;
    case 'loses-amount':
      return word(remedy.amount, sayAmount(remedy.amount).replace(/^the /, ''), 'lose ');
    case 'scores-nothing':
      return `${does(remedy.who, 'score', 'scores')} 0`;
    case 'takes-tricks':
      return `${sayPoints(remedy.tricks, 'trick')} to ${nameOf(remedy.who)}`;
    case 'pays':
      return word(remedy.amount, sayAmount(remedy.amount).replace(/^the /, ''), 'pay ');
    case 'pays-points':
      return `pay ${sayPoints(remedy.points, remedy.unit)} to ${payeeOf(remedy.to)}`;
    case 'takes-points':
      return `take ${sayPoints(remedy.points, remedy.unit)} from ${payeeOf(remedy.from)}`;
    case 'dead-hand':
      return 'hand dead';
    case 'foul-hand':
      return 'hand foul';
    case 'barred':
      return word(remedy.from, sayAct(remedy.from), 'may not ');
    case 'draws-surplus':
      return 'surplus drawn';
    case 'makes-up-cards':
      return 'hand made up';
    case 'plays-short':
      return 'play on short';
    case 'keeps-card':
      return 'card kept';
    case 'replaced':
      return `${thing(remedy.what)} replaced`;
    case 'put-right':
      return `${thing(remedy.what)} put right`;
    case 'must':
      return word(remedy.act, sayAct(remedy.act));
    case 'allowed':
      return word(remedy.act, sayAct(remedy.act), 'may ');
    case 'is-done': {
      const { what, done } = deedWords(remedy.deed);
      return `${what.replace(/^the /, '')} ${done}`;
    }
    case 'may-be-done': {
      const { what, done } = deedWords(remedy.deed);
      return `${what.replace(/^the /, '')} may be ${done}`;
    }
    case 'only-if':
      return `${briefAll(remedy.what)}, if ${PROVISOS[remedy.proviso]}`;
    case 'unless':
      return `${briefAll(remedy.what)}, unless ${PROVISOS[remedy.proviso]}`;
    case 'until':
      return `${briefAll(remedy.what)} until ${sayLimit(remedy.moment)}`;
    case 'for-each':
      return `${briefAll(remedy.what)} for each ${sayEach(remedy.each)}`;
    case 'hand-ends':
      return 'play stops';
    case 'loses-game':
      return `${does(remedy.who, 'lose', 'loses')} game`;
    case 'chooses-which':
      return `${does(remedy.who, 'pick', 'picks')} ${thing(remedy.what)}`;
    case 'passes-to':
      return `${thing(remedy.what)} to ${nameOf(remedy.to)}`;
    case 'wins':
      return `${does(remedy.who, 'win', 'wins')} ${thing(remedy.what)}`;
    case 'carries-over':
      return `${thing(remedy.what)} left for next deal`;
    case 'divide':
      return `${thing(remedy.what)} divided`;
    case 'choice':
      return briefChoice(remedy.of);
    case 'may-demand':
      return `may ask: ${briefAll(remedy.what)}`;
    case 'may-require':
      return word(remedy.act, sayAct(remedy.act), 'may make them ');
    case 'capped':
      return `no more than ${sayPoints(remedy.points, remedy.unit)}`;
    case 'punished-as':
      return `as ${remedy.offence.replaceAll('-', ' ')}`;
    case 'penalty-card':
      return 'penalty card';
    case 'counts-to-trick':
      return 'odd card goes to that trick';
    case 'etiquette':
      return 'manners only';
    case 'judgement':
      return 'players judge';
    case 'not-decided':
      return 'not decided';
    case 'free':
      return remedy.text.replace(/\.$/, '');
  }
}
/** "card exposed, or call a suit": the heads of the options where they are long, and "choice of 3" where even that is too much. */
function briefChoice(of: readonly (readonly Remedy[])[]): string {
  const told = of.map((option) => option.map(briefOf).join(' and ')).join(', or ');
  const heads = of.map((option) => option.slice(0, 1).map(briefOf).join('')).join(', or ');
  return [told, heads].find((text) => text.length <= BRIEF_REMEDY) ?? `choice of ${of.length}`;
}
const briefAll = (what: readonly Remedy[]): string => what.map(briefOf).join(' and ');

/** Who acts, in remedies whose brief form does not say it. */
const actorOf = (remedy: Remedy): Party | null => {
  if (remedy.kind === 'may-change' || remedy.kind === 'barred' || remedy.kind === 'allowed' || remedy.kind === 'must') return remedy.who;
  return null;
};

/** Several remedies: "2 points to opponents; new deal". Where they are of several players, each says whose: "may change card; partner may not change card". */
export function briefRemedies(remedies: readonly Remedy[]): string {
  const actors = new Set(remedies.flatMap((one) => actorOf(one) ?? []).map(nameOf));
  const say = (remedy: Remedy): string => {
    const actor = actorOf(remedy);
    return actor === null || actors.size < 2 || actor === 'offender' ? briefRemedy(remedy) : `${nameOf(actor)} ${briefRemedy(remedy)}`;
  };
  return [...new Set(remedies.map(say))].join('; ');
}

/** A claim's limit: "until the next cut". */
export function briefClaim(claim: Claim): string {
  return `until ${sayLimit(claim.until).replace(/^the /, '').replace('cut for the next deal', 'next cut')}`;
}
