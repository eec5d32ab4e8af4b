// No penalty, no decision, or the players' own judgement; and free sentences of ours.
import { type Effect, event, type Forms, penal, state, word } from './form.ts';

type Kinds = 'no-penalty' | 'permitted' | 'etiquette' | 'no-penalty-printed' | 'not-decided' | 'judgement' | 'free';

const NOTHING: readonly Effect[] = [{ slot: 'penalty', value: 'none', class: 'none' }];

export const remarks: Forms<Kinds> = {
  'no-penalty': {
    phrase: () => event('there is no penalty', 'let it pass'),
    figure: () => word('no penalty'),
    effects: () => NOTHING,
  },
  permitted: {
    phrase: () => event('that is allowed', 'allow it'),
    figure: () => word('allowed'),
    effects: () => NOTHING,
  },
  etiquette: {
    phrase: () => event('it is against good manners, but there is no penalty', 'let it pass'),
    figure: () => word('no penalty'),
    effects: () => NOTHING,
  },
  'no-penalty-printed': {
    figure: () => word('none named'),
    effects: () => [{ slot: 'cost', value: 'not named', class: 'unpriced' }],
  },
  'not-decided': {
    figure: () => word('not covered'),
    effects: () => [],
  },
  judgement: {
    phrase: () => event('the book leaves it to the players to judge', 'judge it'),
    figure: () => word('the players decide'),
    effects: () => [state('thing:the decision', 'left to the players')],
  },
  free: {
    phrase: ({ text }) =>
      event(
        text.replace(/\.$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
        text,
      ),
    figure: ({ text }) => word('', text),
    effects: ({ text }) => [penal('words', text)],
  },
};
