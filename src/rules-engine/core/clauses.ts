import { OFFENCES } from './offences.ts';
import { isOne, type Party, partyName } from './parties.ts';
import { sayAct } from './remedies/acts.ts';
import { sayAmount, sayEach, sayPoints } from './remedies/amounts.ts';
import { deedWords } from './remedies/deeds.ts';
import { OPEN_QUESTIONS } from './remedies/provisos.ts';
import { isMany, sayThing } from './remedies/things.ts';
import { NOT_DECIDED, type Remedy } from './remedies.ts';

/** Remedies that hold others: their sentences are put together in `say.ts`. */
type Holder = 'choice' | 'may-demand' | 'only-if' | 'unless' | 'until' | 'for-each';
export type Simple = Exclude<Remedy, { readonly kind: Holder }>;

/** A remedy in its three forms: told ("the offender pays 2 chips"), done by the party that chooses it ("pay 2 chips"), and wished by another. */
export interface Clause {
  /** Who acts, where it is a party. */
  readonly who: Party | null;
  readonly told: string;
  /** The act alone, as the end of "to ..." when the party that acts is the one that chooses. */
  readonly bare: string;
  /** What another party that chooses does, as the end of "to ...": "have the offender pay 2 chips". */
  readonly wish: string;
}

const nameOf = partyName;
const payeeOf = (to: Party | 'pot' | 'bank' | 'pool'): string => (to === 'pot' || to === 'bank' || to === 'pool' ? `the ${to}` : nameOf(to));

/** "Both sides may not" would leave it to one of them; what no one of several may do is said so. */
const NO_ONE: Readonly<Partial<Record<Extract<Party, string>, string>>> = {
  anyone: 'nobody',
  'all-players': 'nobody',
  'both-sides': 'neither side',
  'either-opponent': 'neither opponent',
  'either-defender': 'neither defender',
};

/** A party acts: `acts('offender', 'lose', 'loses', 'the game')`. */
function acts(who: Party, many: string, one: string, rest: string): Clause {
  const end = rest === '' ? '' : ` ${rest}`;
  return { who, told: `${nameOf(who)} ${isOne(who) ? one : many}${end}`, bare: `${many}${end}`, wish: `have ${nameOf(who)} ${many}${end}` };
}
const may = (who: Party, act: string): Clause => ({ who, told: `${nameOf(who)} may ${act}`, bare: act, wish: `let ${nameOf(who)} ${act}` });
const must = (who: Party, act: string): Clause => ({ who, told: `${nameOf(who)} must ${act}`, bare: act, wish: `require ${nameOf(who)} to ${act}` });
function mayNot(who: Party, act: string): Clause {
  const none = typeof who === 'string' ? NO_ONE[who] : undefined;
  const told = none === undefined ? `${nameOf(who)} may not ${act}` : `${none} may ${act}`;
  const forbid = act.startsWith('be ') ? `have ${nameOf(who)} not ${act}` : `forbid ${none === undefined ? nameOf(who) : 'anyone'} to ${act}`;
  return { who, told, bare: `give up the right to ${act}`, wish: forbid };
}
/** Something that happens to a thing, with nobody named: `happens('the hand', false, 'dead')`. */
function happens(what: string, many: boolean, done: string): Clause {
  const wish = `have ${what} ${done}`;
  return { who: null, told: `${what} ${many ? 'are' : 'is'} ${done}`, bare: wish, wish };
}
const plain = (told: string, wish: string): Clause => ({ who: null, told, bare: wish, wish });

/** One remedy as a clause without capital and full stop. A kind without its English does not compile. */
export function clauseOf(remedy: Simple): Clause {
  switch (remedy.kind) {
    case 'no-penalty':
      return plain('there is no penalty', 'let it pass');
    case 'no-penalty-printed':
      return plain('no penalty is printed', 'let it pass');
    case 'stands':
      return plain(`${sayThing(remedy.what)} ${isMany(remedy.what) ? 'stand' : 'stands'}`, `let ${sayThing(remedy.what)} stand`);
    case 'void':
      return plain(`${sayThing(remedy.what)} ${isMany(remedy.what) ? 'are' : 'is'} void`, `have ${sayThing(remedy.what)} declared void`);
    case 'misdeal':
      return plain('it is a misdeal', 'declare a misdeal');
    case 'new-deal':
      if (remedy.by === null) return plain('there is a fresh deal', 'ask for a fresh deal');
      if (remedy.by === 'dealer') return { who: 'dealer', told: 'the same dealer deals again', bare: 'deal again', wish: 'have the same dealer deal again' };
      return plain(`there is a fresh deal by ${nameOf(remedy.by)}`, `ask for a fresh deal by ${nameOf(remedy.by)}`);
    case 'loses-deal':
      return acts('dealer', 'lose', 'loses', remedy.to === null ? 'the deal' : `the deal, which passes to ${nameOf(remedy.to)}`);
    case 'cut-again':
      return remedy.by === null ? happens('the pack', false, 'cut again') : acts(remedy.by, 'cut again', 'cuts again', '');
    case 'card-exposed': {
      const [whose, caller] = [nameOf(remedy.whose), remedy.calledBy];
      const bare = `treat the card as an exposed card of ${whose}, and call it`;
      const told = `the card lies face up as an exposed card of ${whose}, and ${nameOf(caller)} may call it`;
      return { who: caller, told, bare, wish: `have the card lie face up as an exposed card of ${whose}, which ${nameOf(caller)} may call` };
    }
    case 'hand-exposed': {
      const [whose, caller] = [nameOf(remedy.whose), remedy.calledBy];
      const bare = `treat all the cards of ${whose} as exposed, and call any of them`;
      const told = `all the cards of ${whose} lie face up, and ${nameOf(caller)} may call any of them`;
      return { who: caller, told, bare, wish: `have all the cards of ${whose} lie face up, of which ${nameOf(caller)} may call any` };
    }
    case 'call-suit':
      return may(remedy.by, `name the suit that ${nameOf(remedy.from)} must lead`);
    case 'call-card':
      return may(remedy.by, `call a card from ${nameOf(remedy.from)}`);
    case 'forbid-suit':
      return may(remedy.by, `forbid ${nameOf(remedy.from)} to lead that suit`);
    case 'call-high-low':
      return may(remedy.by, `make ${nameOf(remedy.from)} play the highest or the lowest card held of the suit led`);
    case 'counts-as-revoke':
      return plain('it counts as a revoke', 'have it count as a revoke');
    case 'takes-back':
      if (remedy.who === null) return happens(sayThing(remedy.what), isMany(remedy.what), 'taken back');
      return acts(remedy.who, 'take', 'takes', `back ${sayThing(remedy.what)}`);
    case 'may-change':
      return may(remedy.who, `change ${sayThing(remedy.what)}`);
    case 'cannot-recall':
      return mayNot(remedy.who, `take back ${sayThing(remedy.what)}`);
    case 'scores':
      return {
        ...acts(remedy.who, 'score', 'scores', sayPoints(remedy.points, remedy.unit)),
        wish: `let ${nameOf(remedy.who)} score ${sayPoints(remedy.points, remedy.unit)}`,
      };
    case 'scores-amount':
      return acts(remedy.who, 'score', 'scores', sayAmount(remedy.amount));
    case 'loses':
      return acts(remedy.who, 'lose', 'loses', sayPoints(remedy.points, remedy.unit));
    case 'scores-each':
      return acts(remedy.who, 'score', 'scores', `${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`);
    case 'loses-each':
      return acts(remedy.who, 'lose', 'loses', `${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`);
    case 'loses-amount':
      return acts(remedy.who, 'lose', 'loses', sayAmount(remedy.amount));
    case 'scores-nothing':
      return acts(remedy.who, 'score', 'scores', 'nothing on this deal');
    case 'takes-tricks':
      return acts(remedy.who, 'take', 'takes', `${sayPoints(remedy.tricks, 'trick')} from ${nameOf(remedy.from)}`);
    case 'pays':
      return acts(remedy.who, 'pay', 'pays', `${payeeOf(remedy.to)} ${sayAmount(remedy.amount)}`);
    case 'pays-points':
      return acts(remedy.who, 'pay', 'pays', `${sayPoints(remedy.points, remedy.unit)} to ${payeeOf(remedy.to)}`);
    case 'takes-points':
      return acts(remedy.who, 'take', 'takes', `${sayPoints(remedy.points, remedy.unit)} from ${payeeOf(remedy.from)}`);
    case 'dead-hand':
      return happens(`the hand of ${nameOf(remedy.who)}`, false, 'dead');
    case 'foul-hand':
      return happens(`the hand of ${nameOf(remedy.who)}`, false, 'foul');
    case 'barred':
      return mayNot(remedy.who, sayAct(remedy.from));
    case 'draws-surplus':
      return acts(remedy.who, 'draw', 'draws', `the surplus from the long hand${remedy.sees ? ', looking at it' : ' unseen'}`);
    case 'makes-up-cards':
      return acts(remedy.who, 'make', 'makes', 'up the missing cards from the pack');
    case 'plays-short':
      return acts(remedy.who, 'play', 'plays', 'on with the cards held');
    case 'keeps-card':
      return acts(remedy.who, 'keep', 'keeps', 'the card');
    case 'replaced':
      return happens(
        sayThing(remedy.what),
        isMany(remedy.what),
        `replaced from the top of the pack ${remedy.when === 'at-once' ? 'at once' : 'after everyone else has been served'}`,
      );
    case 'put-right':
      if (remedy.who === null) return happens(sayThing(remedy.what), isMany(remedy.what), 'put right');
      return acts(remedy.who, 'put', 'puts', `${sayThing(remedy.what)} right`);
    case 'must':
      return must(remedy.who, sayAct(remedy.act));
    case 'allowed':
      return may(remedy.who, sayAct(remedy.act));
    case 'is-done': {
      const { what, many, done } = deedWords(remedy.deed);
      return happens(what, many, done);
    }
    case 'may-be-done': {
      const { what, done } = deedWords(remedy.deed);
      return plain(`${what} may be ${done}`, `have ${what} ${done}`);
    }
    case 'hand-ends':
      return plain('play stops at once', 'stop the play at once');
    case 'loses-game':
      return acts(remedy.who, 'lose', 'loses', 'the game');
    case 'chooses-which':
      return acts(remedy.who, 'choose', 'chooses', `which counts as ${sayThing(remedy.what)}`);
    case 'passes-to':
      return plain(
        `${sayThing(remedy.what)} ${isMany(remedy.what) ? 'pass' : 'passes'} to ${nameOf(remedy.to)}`,
        `have ${sayThing(remedy.what)} pass to ${nameOf(remedy.to)}`,
      );
    case 'wins':
      return acts(remedy.who, 'win', 'wins', sayThing(remedy.what));
    case 'carries-over':
      return plain(
        `${sayThing(remedy.what)} ${isMany(remedy.what) ? 'stay' : 'stays'} for the next deal`,
        `let ${sayThing(remedy.what)} stay for the next deal`,
      );
    case 'divide':
      return acts(remedy.who, 'divide', 'divides', sayThing(remedy.what));
    case 'may-require':
      return may(remedy.by, `require ${nameOf(remedy.from)} to ${sayAct(remedy.act)}`);
    case 'capped':
      return mayNot(remedy.who, `score beyond ${sayPoints(remedy.points, remedy.unit)} toward the game on this deal`);
    case 'punished-as':
      return acts(remedy.who, 'pay', 'pays', `the penalty for this offence: ${OFFENCES[remedy.offence].title.toLowerCase()}`);
    case 'penalty-card':
      return plain(
        `the ${remedy.other === true ? 'other ' : ''}card becomes a penalty card of ${nameOf(remedy.whose)}`,
        `make the ${remedy.other === true ? 'other ' : ''}card a penalty card of ${nameOf(remedy.whose)}`,
      );
    case 'counts-to-trick': {
      const told = 'the card left over at the end counts as played to the trick that lacked it, and is no revoke there';
      return plain(told, told.replace('the card', 'let the card').replace('counts', 'count').replace('is no', 'be no'));
    }
    case 'etiquette':
      return plain('it is a matter of manners, without a penalty', 'let it pass');
    case 'judgement':
      return plain('the book leaves it to the players to judge', 'judge it');
    case 'not-decided':
      return plain(remedy.of === undefined ? NOT_DECIDED : `the book does not decide ${OPEN_QUESTIONS[remedy.of]}`, 'agree');
    case 'free':
      return plain(remedy.text, remedy.text);
  }
}
