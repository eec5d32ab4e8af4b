// Remedies that contain others: a choice, a demand, a condition, a time, a number of times. Their sentences are in `wording/rulings.ts`.
import { sayEach } from '../amounts.ts';
import { distinct, type Effect, type Figure, type Forms, type Holder, keyOf, LONGEST, penal, right, word } from './form.ts';

/** Verbs that mean nothing without their subject. */
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
/** Whether the word of a figure is a verb that needs its sentence. */
export const isVerb = ({ word: said }: Figure): boolean => VERBS.includes(said);

export const holders: Forms<Holder> = {
  choice: {
    figure: ({ by: chooser, of }, names, figureOf) => {
      const options = of.map((option) => figureOf(option));
      const words = options.map((one) => (one.number ? `${one.word} ${one.detail}`.replace(/ ?(to|for) .*$/, '') : one.word));
      const said = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
      const isShort = said.length <= LONGEST && new Set(words).size === words.length && options.every((one) => one.word !== '' && !isVerb(one));
      const as = `as ${names.of(chooser)} ${names.verb(chooser, 'chooses', 'choose')}`;
      return isShort ? word(said, as) : word('', `one of ${of.length}, ${as}`);
    },
    effects: ({ by: chooser, of }, names, effectsOf) => {
      const options = of.map((option) => distinct(effectsOf(option)).map(keyOf).sort().join(' & ')).sort();
      return [penal('choice', options.join(' | ')), right(names.seat(chooser))];
    },
  },
  'may-demand': {
    figure: ({ by: asker, what }, names, figureOf) => ({ ...figureOf(what), detail: `if ${names.of(asker)} ${names.verb(asker, 'asks', 'ask')}` }),
    effects: ({ by: asker, what }, names, effectsOf) => [...effectsOf(what), right(names.seat(asker))],
  },
  'only-if': {
    figure: ({ what }, _, figureOf) => figureOf(what),
    effects: ({ proviso, what }, _, effectsOf) => [...effectsOf(what), right(`only-if ${proviso}`)],
  },
  unless: {
    figure: ({ what }, _, figureOf) => figureOf(what),
    effects: ({ proviso, what }, _, effectsOf) => [...effectsOf(what), right(`unless ${proviso}`)],
  },
  until: {
    figure: ({ what }, _, figureOf) => figureOf(what),
    effects: ({ moment, what }, _, effectsOf) => [...effectsOf(what), right(`until ${JSON.stringify(moment)}`)],
  },
  'for-each': {
    figure: ({ what }, _, figureOf) => figureOf(what),
    effects: ({ each, what }, _, effectsOf): Effect[] => effectsOf(what).map((one) => ({ ...one, value: `${one.value} for each ${sayEach(each)}` })),
  },
};
