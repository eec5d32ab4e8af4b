// What a remedy orders, as a verb phrase with its subject: from it whole sentences, choices and wishes are built.

import { sayAct } from '../laws/remedies/acts.ts';
import { sayAmount, sayEach, sayPoints } from '../laws/remedies/amounts.ts';
import { deedWords } from '../laws/remedies/deeds.ts';
import { isMany, sayThing, type Thing } from '../laws/remedies/things.ts';
import type { Remedy } from '../laws/remedies.ts';
import { OFFENCES } from '../vocabulary/offences.ts';
import type { Party } from '../vocabulary/parties.ts';
import { type Name, nameOf, type People } from './people.ts';

/** Remedies that hold others: `rulings.ts` puts them together. */
export type Holder = 'choice' | 'may-demand' | 'only-if' | 'unless' | 'until' | 'for-each';
/** Remedies that are said of the whole ruling and of no party: `rulings.ts` sets them at its end. */
export type Remark = 'no-penalty-printed' | 'not-decided';
export type Simple = Exclude<Remedy, { readonly kind: Holder | Remark }>;

export type Modal = 'must' | 'may' | 'may not' | null;
/** Somebody acts: "the other side" (scores) "2 points". */
export interface Action {
  readonly kind: 'action';
  readonly who: Name;
  readonly modal: Modal;
  /** The verb of one and of several, and what follows it. */
  readonly does: string;
  readonly do: string;
  readonly rest: string;
}
/** Something happens to a thing, or a whole clause. */
export interface Event {
  readonly kind: 'event';
  readonly text: string;
  /** The same as what somebody may choose: "have the deal stand". */
  readonly wish: string;
}
export type Phrase = Action | Event;

/** What no one of several may do is said so: "both sides may not" would leave it to one of them. */
const NOBODY: Readonly<Partial<Record<Extract<Party, string>, string>>> = {
  anyone: 'nobody',
  'all-players': 'nobody',
  'both-sides': 'neither side',
  'either-opponent': 'neither opponent',
  'either-defender': 'neither defender',
  'each-other-player': 'no other player',
};
/** Of two players, or of players each for themselves. */
const NOBODY_ALONE: typeof NOBODY = {
  anyone: 'nobody',
  'all-players': 'nobody',
  'both-sides': 'neither player',
  'each-other-player': 'no other player',
};

const stand = (what: Thing) => (isMany(what) ? 'stand' : 'stands');

/** "the player’s", or null where a name is too long to take it. */
const possessive = ({ name }: Name): string | null => (/^the [a-z-]+(?: [a-z-]+)?$/.test(name) ? `${name}’s` : null);

/** A remedy as a phrase. A kind without its English does not compile. */
export function phraseOf(remedy: Simple, people: People): Phrase {
  const name = (party: Party) => nameOf(party, people);
  const named = (party: Party) => name(party).name;
  const payee = (to: Party | 'pot' | 'bank' | 'pool') => (to === 'pot' || to === 'bank' || to === 'pool' ? `the ${to}` : named(to));
  const action = (who: Party, verb: string, verbs: string, rest: string, modal: Modal = null): Action => ({
    kind: 'action',
    who: name(who),
    modal,
    do: verb,
    does: verbs,
    rest,
  });
  const may = (who: Party, verb: string) => action(who, verb, verb, '', 'may');
  const mayNot = (who: Party, verb: string): Action => {
    const nobody = typeof who === 'string' ? (people.seats === 'partners' ? NOBODY : NOBODY_ALONE)[who as keyof typeof NOBODY] : undefined;
    if (nobody !== undefined) return { kind: 'action', who: { name: nobody, one: true }, modal: 'may', do: verb, does: verb, rest: '' };
    return action(who, verb, verb, '', 'may not');
  };
  const event = (text: string, wish: string): Event => ({ kind: 'event', text, wish });
  const done = (what: string, many: boolean, participle: string) => event(`${what} ${many ? 'are' : 'is'} ${participle}`, `have ${what} ${participle}`);
  switch (remedy.kind) {
    case 'no-penalty':
      return event('there is no penalty', 'let it pass');
    case 'permitted':
      return event('that is allowed', 'allow it');
    case 'stands':
      return event(`${sayThing(remedy.what)} ${stand(remedy.what)}`, `let ${sayThing(remedy.what)} stand`);
    case 'void':
      if (remedy.what === 'count') return event('nothing is scored', 'have nothing scored');
      return event(`${sayThing(remedy.what)} ${isMany(remedy.what) ? 'do' : 'does'} not count`, `cancel ${sayThing(remedy.what)}`);
    case 'misdeal':
      return event('it is a misdeal', 'call it a misdeal');
    case 'new-deal':
      if (remedy.by === null) return event('the cards are dealt again', 'have the cards dealt again');
      if (remedy.by === 'dealer') return event('the same dealer deals again', 'have the same dealer deal again');
      return event(`the cards are dealt again, by ${named(remedy.by)}`, `have the cards dealt again by ${named(remedy.by)}`);
    case 'loses-deal':
      if (remedy.to === null) return action('dealer', 'lose', 'loses', 'the deal');
      return event(`the deal passes to ${named(remedy.to)}`, `have the deal pass to ${named(remedy.to)}`);
    case 'cut-again':
      return remedy.by === null ? done('the pack', false, 'cut again') : action(remedy.by, 'cut', 'cuts', 'again');
    case 'card-exposed':
      return event(
        `the card stays face up, to be played when ${named(remedy.calledBy)} ${name(remedy.calledBy).one ? 'says' : 'say'}`,
        'have the card stay face up, and say when it is played',
      );
    case 'hand-exposed': {
      const whose = name(remedy.whose);
      const cards = possessive(whose) === null ? `all the cards of ${whose.name}` : `all of ${possessive(whose)} cards`;
      return event(
        `${cards} stay face up, each to be played when ${named(remedy.calledBy)} ${name(remedy.calledBy).one ? 'says' : 'say'}`,
        `have ${cards} lie face up, and say when each is played`,
      );
    }
    case 'call-suit':
      return may(remedy.by, `say which suit ${named(remedy.from)} must lead`);
    case 'call-card':
      return may(remedy.by, `say which card ${named(remedy.from)} must play`);
    case 'forbid-suit':
      return may(remedy.by, `forbid ${named(remedy.from)} to lead that suit`);
    case 'call-high-low':
      return may(remedy.by, `make ${named(remedy.from)} play the highest or the lowest card of the suit led`);
    case 'counts-as-revoke':
      return event('it counts as a revoke', 'have it count as a revoke');
    case 'takes-back':
      if (remedy.who === null) return done(sayThing(remedy.what), isMany(remedy.what), 'taken back');
      return action(remedy.who, 'take', 'takes', `back ${sayThing(remedy.what)}`);
    case 'may-change':
      return may(remedy.who, `change ${sayThing(remedy.what)}`);
    case 'cannot-recall':
      return mayNot(remedy.who, `take back ${sayThing(remedy.what)}`);
    case 'scores':
      return action(remedy.who, 'score', 'scores', sayPoints(remedy.points, remedy.unit));
    case 'scores-amount':
      return action(remedy.who, 'score', 'scores', sayAmount(remedy.amount));
    case 'loses':
      return action(remedy.who, 'lose', 'loses', sayPoints(remedy.points, remedy.unit));
    case 'scores-each':
      return action(remedy.who, 'score', 'scores', `${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`);
    case 'loses-each':
      return action(remedy.who, 'lose', 'loses', `${sayPoints(remedy.points)} for each ${sayEach(remedy.each)}`);
    case 'loses-amount':
      return action(remedy.who, 'lose', 'loses', sayAmount(remedy.amount));
    case 'scores-nothing':
      return action(remedy.who, 'score', 'scores', 'nothing for this deal');
    case 'takes-tricks':
      return action(remedy.who, 'take', 'takes', `${sayPoints(remedy.tricks, 'trick')} from ${named(remedy.from)}`);
    case 'pays':
      return action(remedy.who, 'pay', 'pays', `${payee(remedy.to)} ${sayAmount(remedy.amount)}`);
    case 'pays-points':
      return action(remedy.who, 'pay', 'pays', `${sayPoints(remedy.points, remedy.unit)} to ${payee(remedy.to)}`);
    case 'takes-points':
      return action(remedy.who, 'take', 'takes', `${sayPoints(remedy.points, remedy.unit)} from ${payee(remedy.from)}`);
    case 'dead-hand':
    case 'foul-hand': {
      const whose = name(remedy.who);
      const state = remedy.kind === 'dead-hand' ? 'dead' : 'foul';
      return done(possessive(whose) === null ? `the hand of ${whose.name}` : `${possessive(whose)} hand`, false, state);
    }
    case 'barred':
      return mayNot(remedy.who, sayAct(remedy.from));
    case 'draws-surplus':
      return action(remedy.who, 'draw', 'draws', `the extra cards from that hand${remedy.sees ? ', looking at them' : ', unseen'}`);
    case 'makes-up-cards':
      return action(remedy.who, 'take', 'takes', 'the missing cards from the pack');
    case 'plays-short':
      return action(remedy.who, 'play', 'plays', 'on with the cards they hold');
    case 'keeps-card':
      return action(remedy.who, 'keep', 'keeps', 'the card');
    case 'replaced':
      return done(
        sayThing(remedy.what),
        isMany(remedy.what),
        `replaced from the top of the pack ${remedy.when === 'at-once' ? 'at once' : 'after everyone else has been served'}`,
      );
    case 'put-right':
      if (remedy.who === null) return done(sayThing(remedy.what), isMany(remedy.what), 'corrected');
      return action(remedy.who, 'correct', 'corrects', sayThing(remedy.what));
    case 'must':
      return action(remedy.who, sayAct(remedy.act), sayAct(remedy.act), '', 'must');
    case 'allowed':
      return may(remedy.who, sayAct(remedy.act));
    case 'is-done': {
      const { what, many, done: participle } = deedWords(remedy.deed);
      return done(what, many, participle);
    }
    case 'may-be-done': {
      const { what, done: participle } = deedWords(remedy.deed);
      return event(`${what} may be ${participle}`, `have ${what} ${participle}`);
    }
    case 'hand-ends':
      return event('play stops', 'stop the play');
    case 'loses-game':
      return action(remedy.who, 'lose', 'loses', 'the game');
    case 'chooses-which':
      return action(remedy.who, 'choose', 'chooses', `which counts as ${sayThing(remedy.what)}`);
    case 'passes-to':
      return event(
        `${sayThing(remedy.what)} ${isMany(remedy.what) ? 'pass' : 'passes'} to ${named(remedy.to)}`,
        `have ${sayThing(remedy.what)} pass to ${named(remedy.to)}`,
      );
    case 'wins':
      return action(remedy.who, 'win', 'wins', sayThing(remedy.what));
    case 'carries-over':
      return event(
        `${sayThing(remedy.what)} ${isMany(remedy.what) ? 'stay' : 'stays'} for the next deal`,
        `let ${sayThing(remedy.what)} stay for the next deal`,
      );
    case 'divide':
      return action(remedy.who, 'split', 'splits', sayThing(remedy.what));
    case 'may-require':
      return may(remedy.by, `make ${named(remedy.from)} ${sayAct(remedy.act)}`);
    case 'capped':
      return mayNot(remedy.who, `score more than ${sayPoints(remedy.points, remedy.unit)} toward the game on this deal`);
    case 'punished-as':
      return action(remedy.who, 'pay', 'pays', `the penalty for a ${OFFENCES[remedy.offence].title.toLowerCase()}`);
    case 'penalty-card': {
      const which = remedy.other === true ? 'the other card' : 'the card';
      const whose = remedy.whose === 'offender' ? '' : ` of ${named(remedy.whose)}`;
      return event(`${which} becomes a penalty card${whose}`, `make ${which} a penalty card${whose}`);
    }
    case 'counts-to-trick':
      return event(
        'the card left over at the end counts as played to the trick that lacked it, and is no revoke there',
        'let the card left over at the end count as played to the trick that lacked it',
      );
    case 'etiquette':
      return event('it is a matter of manners, and there is no penalty', 'let it pass');
    case 'judgement':
      return event('the book leaves it to the players to judge', 'judge it');
    case 'free':
      return event(
        remedy.text.replace(/\.$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
        remedy.text,
      );
  }
}
