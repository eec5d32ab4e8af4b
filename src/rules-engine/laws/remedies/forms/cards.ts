// Cards and hands: exposed, kept, dead, short, long, changed.
import type { Party } from '../../../vocabulary/parties.ts';
import { sayThing } from '../things.ts';
import { done, duty, event, type Forms, penal, right, state, word } from './form.ts';
import type { PartyNames } from './party-names.ts';

type Kinds =
  | 'card-exposed'
  | 'hand-exposed'
  | 'penalty-card'
  | 'keeps-card'
  | 'dead-hand'
  | 'foul-hand'
  | 'plays-short'
  | 'makes-up-cards'
  | 'draws-surplus'
  | 'counts-as-revoke'
  | 'counts-to-trick'
  | 'may-change'
  | 'cannot-recall';

/** "the player’s hand". */
function handOf(who: Party, names: PartyNames): string {
  const owner = names.possessive(who);
  return owner === null ? `the hand of ${names.of(who)}` : `${owner} hand`;
}

export const cards: Forms<Kinds> = {
  'card-exposed': {
    phrase: ({ calledBy }, names) =>
      event(
        `the card stays face up, to be played when ${names.of(calledBy)} ${names.verb(calledBy, 'says', 'say')}`,
        'have the card stay face up, and say when it is played',
      ),
    figure: () => word('card face up'),
    effects: ({ calledBy }, names) => [penal('card', 'exposed'), right(names.seat(calledBy))],
  },
  'hand-exposed': {
    phrase: ({ whose, calledBy }, names) => {
      const owner = names.possessive(whose);
      const held = owner === null ? `all the cards of ${names.of(whose)}` : `all of ${owner} cards`;
      return event(
        `${held} stay face up, each to be played when ${names.of(calledBy)} ${names.verb(calledBy, 'says', 'say')}`,
        `have ${held} lie face up, and say when each is played`,
      );
    },
    figure: ({ whose }, names) => word('hand face up', names.of(whose)),
    effects: ({ whose, calledBy }, names) => [penal(`hand:${names.seat(whose)}`, 'exposed'), right(names.seat(calledBy))],
  },
  'penalty-card': {
    phrase: ({ whose, other }, names) => {
      const which = other === true ? 'the other card' : 'the card';
      const owner = whose === 'offender' ? '' : ` of ${names.of(whose)}`;
      return event(`${which} becomes a penalty card${owner}`, `make ${which} a penalty card${owner}`);
    },
    figure: () => word('penalty card'),
    effects: () => [penal('card', 'penalty card')],
  },
  'keeps-card': {
    phrase: ({ who }, names) => names.action(who, 'keep', 'keeps', 'the card'),
    figure: ({ who }, names) => word('card kept', `by ${names.of(who)}`),
    effects: () => [penal('card', 'kept')],
  },
  'dead-hand': {
    phrase: ({ who }, names) => done(handOf(who, names), false, 'dead'),
    figure: ({ who }, names) => word('hand dead', names.of(who)),
    effects: ({ who }, names) => [penal(`hand:${names.seat(who)}`, 'dead')],
  },
  'foul-hand': {
    phrase: ({ who }, names) => done(handOf(who, names), false, 'foul'),
    figure: ({ who }, names) => word('hand foul', names.of(who)),
    effects: ({ who }, names) => [penal(`hand:${names.seat(who)}`, 'foul')],
  },
  'plays-short': {
    phrase: ({ who }, names) => names.action(who, 'play', 'plays', 'on with the cards they hold'),
    figure: ({ who }, names) => word('plays short', names.of(who)),
    effects: ({ who }, names) => [state(`hand:${names.seat(who)}`, 'short')],
  },
  'makes-up-cards': {
    phrase: ({ who }, names) => names.action(who, 'take', 'takes', 'the missing cards from the pack'),
    figure: ({ who }, names) => word('hand made up', names.of(who)),
    effects: ({ who }, names) => [state(`hand:${names.seat(who)}`, 'made up')],
  },
  'draws-surplus': {
    phrase: ({ who, sees }, names) => names.action(who, 'draw', 'draws', `the extra cards from that hand${sees ? ', looking at them' : ', unseen'}`),
    figure: ({ who }, names) => word('card drawn', `from ${names.of(who)}`),
    effects: ({ who }, names) => [state(`surplus:${names.seat(who)}`, 'drawn')],
  },
  'counts-as-revoke': {
    phrase: () => event('it counts as a revoke', 'have it count as a revoke'),
    figure: () => word('a revoke'),
    effects: () => [penal('as', 'a revoke')],
  },
  'counts-to-trick': {
    phrase: () =>
      event(
        'the card left over at the end counts as played to the trick that lacked it, and is no revoke there',
        'count the card left over to the trick that lacked it, and not as a revoke',
      ),
    figure: () => word('joins the trick'),
    effects: () => [state('thing:the card left over', 'counts to the trick')],
  },
  'may-change': {
    phrase: ({ who, what }, names) => names.may(who, `change ${sayThing(what)}`),
    figure: ({ who, what }, names) => word('may change', `${names.of(who)}: ${sayThing(what)}`),
    effects: ({ who, what }, names) => [duty(names.seat(who), `take back ${sayThing(what)}`, 'may')],
  },
  'cannot-recall': {
    phrase: ({ who, what }, names) => names.mayNot(who, `take back ${sayThing(what)}`),
    figure: ({ who, what }, names) => word('may not', `${names.of(who)}: take back ${sayThing(what)}`),
    effects: ({ who, what }, names) => [duty(names.seat(who), `take back ${sayThing(what)}`, 'may not')],
  },
};
