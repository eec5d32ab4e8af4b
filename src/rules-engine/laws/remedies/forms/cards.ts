// Cards and hands: exposed, kept, dead, short, long, changed.
import type { Party } from '../../../vocabulary/parties.ts';
import { sayThing } from '../things.ts';
import { done, duty, event, type Forms, penal, right, state, word } from './form.ts';
import type { Speaker } from './speaker.ts';

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
function handOf(who: Party, by: Speaker): string {
  const owner = by.possessive(who);
  return owner === null ? `the hand of ${by.named(who)}` : `${owner} hand`;
}

export const cards: Forms<Kinds> = {
  'card-exposed': {
    phrase: ({ calledBy }, by) =>
      event(
        `the card stays face up, to be played when ${by.named(calledBy)} ${by.verb(calledBy, 'says', 'say')}`,
        'have the card stay face up, and say when it is played',
      ),
    figure: () => word('card face up'),
    effects: ({ calledBy }, by) => [penal('card', 'exposed'), right(by.seat(calledBy))],
  },
  'hand-exposed': {
    phrase: ({ whose, calledBy }, by) => {
      const owner = by.possessive(whose);
      const held = owner === null ? `all the cards of ${by.named(whose)}` : `all of ${owner} cards`;
      return event(
        `${held} stay face up, each to be played when ${by.named(calledBy)} ${by.verb(calledBy, 'says', 'say')}`,
        `have ${held} lie face up, and say when each is played`,
      );
    },
    figure: ({ whose }, by) => word('hand face up', by.named(whose)),
    effects: ({ whose, calledBy }, by) => [penal(`hand:${by.seat(whose)}`, 'exposed'), right(by.seat(calledBy))],
  },
  'penalty-card': {
    phrase: ({ whose, other }, by) => {
      const which = other === true ? 'the other card' : 'the card';
      const owner = whose === 'offender' ? '' : ` of ${by.named(whose)}`;
      return event(`${which} becomes a penalty card${owner}`, `make ${which} a penalty card${owner}`);
    },
    figure: () => word('penalty card'),
    effects: () => [penal('card', 'penalty card')],
  },
  'keeps-card': {
    phrase: ({ who }, by) => by.action(who, 'keep', 'keeps', 'the card'),
    figure: ({ who }, by) => word('card kept', `by ${by.named(who)}`),
    effects: () => [penal('card', 'kept')],
  },
  'dead-hand': {
    phrase: ({ who }, by) => done(handOf(who, by), false, 'dead'),
    figure: ({ who }, by) => word('hand dead', by.named(who)),
    effects: ({ who }, by) => [penal(`hand:${by.seat(who)}`, 'dead')],
  },
  'foul-hand': {
    phrase: ({ who }, by) => done(handOf(who, by), false, 'foul'),
    figure: ({ who }, by) => word('hand foul', by.named(who)),
    effects: ({ who }, by) => [penal(`hand:${by.seat(who)}`, 'foul')],
  },
  'plays-short': {
    phrase: ({ who }, by) => by.action(who, 'play', 'plays', 'on with the cards they hold'),
    figure: ({ who }, by) => word('plays short', by.named(who)),
    effects: ({ who }, by) => [state(`hand:${by.seat(who)}`, 'short')],
  },
  'makes-up-cards': {
    phrase: ({ who }, by) => by.action(who, 'take', 'takes', 'the missing cards from the pack'),
    figure: ({ who }, by) => word('hand made up', by.named(who)),
    effects: ({ who }, by) => [state(`hand:${by.seat(who)}`, 'made up')],
  },
  'draws-surplus': {
    phrase: ({ who, sees }, by) => by.action(who, 'draw', 'draws', `the extra cards from that hand${sees ? ', looking at them' : ', unseen'}`),
    figure: ({ who }, by) => word('card drawn', `from ${by.named(who)}`),
    effects: ({ who }, by) => [state(`surplus:${by.seat(who)}`, 'drawn')],
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
        'let the card left over at the end count as played to the trick that lacked it',
      ),
    figure: () => word('joins the trick'),
    effects: () => [state('thing:the card left over', 'counts to the trick')],
  },
  'may-change': {
    phrase: ({ who, what }, by) => by.may(who, `change ${sayThing(what)}`),
    figure: ({ who, what }, by) => word('may change', `${by.named(who)}: ${sayThing(what)}`),
    effects: ({ who, what }, by) => [duty(by.seat(who), `take back ${sayThing(what)}`, 'may')],
  },
  'cannot-recall': {
    phrase: ({ who, what }, by) => by.mayNot(who, `take back ${sayThing(what)}`),
    figure: ({ who, what }, by) => word('may not', `${by.named(who)}: take back ${sayThing(what)}`),
    effects: ({ who, what }, by) => [duty(by.seat(who), `take back ${sayThing(what)}`, 'may not')],
  },
};
