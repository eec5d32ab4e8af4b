// The deal, and what happens to a thing: it stands, is void, is taken back, is done again.
import { type Deed, deedWords } from '../deeds.ts';
import { isMany, sayThing } from '../things.ts';
import { ARTICLE, dealGoesTo, done, type Effect, event, type Forms, LONGEST, ofThing, penal, right, state, thingIsDone, thingWord, word } from './form.ts';

type Kinds =
  | 'stands'
  | 'void'
  | 'misdeal'
  | 'new-deal'
  | 'loses-deal'
  | 'cut-again'
  | 'hand-ends'
  | 'takes-back'
  | 'put-right'
  | 'replaced'
  | 'is-done'
  | 'may-be-done';

const AGAIN = [penal('deal', 'void'), penal('dealer', 'deals again')];
/** Returns the effects of a deed. */
function doneTo(deed: Deed): readonly Effect[] {
  if (deed === 'dealt-again') return AGAIN;
  if (deed === 'pack-cut') return [penal('thing:the cut', 'void')];
  return [typeof deed === 'string' ? penal(`thing:${deed}`, 'done') : penal(`thing:${deed.to}`, deed.deed)];
}

export const deal: Forms<Kinds> = {
  stands: {
    phrase: ({ what }) => event(`${sayThing(what)} ${isMany(what) ? 'stand' : 'stands'}`, `let ${sayThing(what)} stand`),
    figure: ({ what }) => thingWord(what, isMany(what) ? 'stand' : 'stands'),
    effects: ({ what }) => [ofThing(what, 'stands')],
  },
  void: {
    phrase: ({ what }) =>
      what === 'count'
        ? event('nothing is scored', 'have nothing scored')
        : event(`${sayThing(what)} ${isMany(what) ? 'do' : 'does'} not count`, `cancel ${sayThing(what)}`),
    figure: ({ what }) => (what === 'count' ? { word: '0', number: true, detail: 'nothing is scored' } : thingWord(what, 'void')),
    effects: ({ what }) => [ofThing(what, 'void')],
  },
  misdeal: {
    phrase: () => event('it is a misdeal', 'call it a misdeal'),
    figure: () => word('misdeal'),
    effects: () => [penal('deal', 'void')],
  },
  'new-deal': {
    phrase: ({ by: dealer }, names) => {
      if (dealer === null) return event('the cards are dealt again', 'have the cards dealt again');
      if (dealer === 'dealer') return event('the same dealer deals again', 'have the same dealer deal again');
      return event(`the cards are dealt again, by ${names.of(dealer)}`, `have the cards dealt again by ${names.of(dealer)}`);
    },
    figure: ({ by: dealer }, names) => word('deal again', dealer === null ? '' : dealer === 'dealer' ? 'same dealer' : `by ${names.of(dealer)}`),
    effects: ({ by: dealer }, names) => (dealer === null ? [penal('deal', 'void')] : dealer === 'dealer' ? AGAIN : dealGoesTo(names.seat(dealer))),
  },
  'loses-deal': {
    phrase: ({ to }, names) =>
      to === null ? names.action('dealer', 'lose', 'loses', 'the deal') : event(`the deal passes to ${names.of(to)}`, `have the deal pass to ${names.of(to)}`),
    figure: ({ to }, names) => word('deal passes', to === null ? '' : `to ${names.of(to)}`),
    effects: ({ to }, names) => (to === null ? [penal('deal', 'void'), penal('dealer', 'loses the deal')] : dealGoesTo(names.seat(to))),
  },
  'cut-again': {
    phrase: ({ by: cutter }, names) => (cutter === null ? done('the pack', false, 'cut again') : names.action(cutter, 'cut', 'cuts', 'again')),
    figure: () => word('cut again'),
    effects: () => [penal('thing:the cut', 'void')],
  },
  'hand-ends': {
    phrase: () => event('play stops', 'stop the play'),
    figure: () => word('play stops'),
    effects: () => [state('play', 'stops')],
  },
  'takes-back': {
    phrase: ({ who, what }, names) => (who === null ? thingIsDone(what, 'taken back') : names.action(who, 'take', 'takes', `back ${sayThing(what)}`)),
    figure: ({ what }) => word('taken back', sayThing(what)),
    effects: ({ what }) => [ofThing(what, 'taken back')],
  },
  'put-right': {
    phrase: ({ who, what }, names) => (who === null ? thingIsDone(what, 'corrected') : names.action(who, 'correct', 'corrects', sayThing(what))),
    figure: ({ what }) => thingWord(what, 'corrected'),
    effects: ({ what }) => [ofThing(what, 'corrected')],
  },
  replaced: {
    phrase: ({ what, when }) =>
      thingIsDone(what, `replaced from the top of the pack ${when === 'at-once' ? 'at once' : 'after everyone else has been served'}`),
    figure: ({ what }) => thingWord(what, 'replaced'),
    effects: ({ what }) => [ofThing(what, 'replaced')],
  },
  'is-done': {
    phrase: ({ deed }) => {
      const { what, many, done: participle } = deedWords(deed);
      return done(what, many, participle);
    },
    figure: ({ deed }) => {
      if (deed === 'dealt-again') return word('deal again', 'same dealer');
      const { what, done: participle } = deedWords(deed);
      const short = `${what.replace(ARTICLE, '')} ${participle}`;
      return short.length > LONGEST ? word('', `${what} ${participle}`) : word(short);
    },
    effects: ({ deed }) => doneTo(deed),
  },
  'may-be-done': {
    phrase: ({ deed }) => {
      const { what, done: participle } = deedWords(deed);
      return event(`${what} may be ${participle}`, `have ${what} ${participle}`);
    },
    figure: ({ deed }) => {
      const { what, done: participle } = deedWords(deed);
      return word('may be done', `${what} ${participle}`);
    },
    effects: ({ deed }) => [...doneTo(deed), right('anyone')],
  },
};
