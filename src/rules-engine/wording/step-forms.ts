// The steps of each kind of remedy: who does what, and what can be drawn. The rest of each kind is in `laws/remedies/forms/`. Scorers do not need this file.

import { sayAct } from '../laws/remedies/acts.ts';
import { deedWords } from '../laws/remedies/deeds.ts';
import type { Simple } from '../laws/remedies/forms/form.ts';
import { sayThing, type Thing } from '../laws/remedies/things.ts';
import type { Remedy } from '../laws/remedies.ts';
import type { Party } from '../vocabulary/parties.ts';
import { nameOf, type People } from './people.ts';
import { remediesOf } from './rulings.ts';

export const EVERYBODY = 'everybody';
/** The order in which players act. */
export const STAGES = ['stop', 'claim', 'back', 'show', 'choose', 'act', 'score', 'next', 'deal'] as const;
export type Stage = (typeof STAGES)[number];

/** A place in a picture of the table. */
export type Spot = Party | typeof EVERYBODY | 'table' | 'pack';
/** A thing that moves from one place to another, or stays at one. */
export interface Picture {
  readonly thing: 'card' | 'hand' | 'pack' | 'points' | 'tricks';
  readonly from: Spot;
  readonly to: Spot;
}
export interface Draft {
  readonly stage: Stage;
  readonly who: Party | typeof EVERYBODY;
  /** A sentence without its capital and full stop. */
  readonly clause: string;
  readonly picture: Picture | null;
}

/** What a form needs to describe a remedy. */
interface Speaker {
  readonly name: (party: Party) => string;
  /** "the players leave", "the player leaves". */
  readonly does: (party: Party, one: string, many: string) => string;
  /** The remedy in the words of the ruling. */
  readonly said: string;
}

/** Things that are drawn as a card on the table. */
const CARDS: readonly Thing[] = ['card', 'cards', 'discard', 'draw', 'lead', 'play'];
const HAND_IN: Draft = {
  stage: 'back',
  who: EVERYBODY,
  clause: 'everybody hands in what was dealt: this deal does not count',
  picture: { thing: 'hand', from: EVERYBODY, to: 'pack' },
};

const draft = (stage: Stage, who: Draft['who'], clause: string, picture: Picture | null = null): readonly Draft[] => [{ stage, who, clause, picture }];
const card = (from: Spot, to: Spot): Picture => ({ thing: 'card', from, to });
const deal = (by: Party, clause: string): readonly Draft[] => [HAND_IN, ...draft('deal', by, clause, { thing: 'pack', from: 'table', to: by })];
const scored = (to: Spot): Picture => ({ thing: 'points', from: 'table', to });
const lost = (from: Spot): Picture => ({ thing: 'points', from, to: 'table' });
/** The stage of an act: leads, plays and deals come last. */
const whenActing = (act: string, otherwise: Stage): Stage => (/^deals?\b/.test(act) ? 'deal' : /^(lead|play)s?\b/.test(act) ? 'next' : otherwise);
const leads = (who: Party, { does }: Speaker) => draft('next', who, `${does(who, 'leads', 'lead')}, in that suit if one was named`, card(who, 'table'));

type Form<Kind extends Simple['kind']> = (remedy: Extract<Remedy, { readonly kind: Kind }>, speaker: Speaker) => readonly Draft[];
/** The compiler reports a kind of remedy that has no form here. */
const FORMS: { readonly [Kind in Simple['kind']]: Form<Kind> } = {
  'no-penalty': () => [],
  permitted: () => [],
  etiquette: () => [],
  stands: ({ what }) => draft('back', EVERYBODY, `everybody lets ${sayThing(what)} stand`),
  void: ({ what }) => {
    if (what === 'deal') return [HAND_IN];
    return draft(
      'back',
      EVERYBODY,
      what === 'count' ? 'nobody scores anything for it' : `nobody ${/\bcount\b/.test(sayThing(what)) ? 'scores' : 'counts'} ${sayThing(what)}`,
    );
  },
  misdeal: () => [HAND_IN],
  'new-deal': ({ by }, { does }) => {
    if (by === null) return [HAND_IN, ...draft('deal', EVERYBODY, 'everybody gets new cards; the book does not say who deals them')];
    return deal(by, by === 'dealer' ? 'the same dealer deals again' : `${does(by, 'deals', 'deal')} the cards again`);
  },
  'loses-deal': ({ to }, { does }) =>
    to === null ? [HAND_IN, ...draft('deal', 'dealer', 'the dealer loses the deal')] : deal(to, `${does(to, 'deals', 'deal')} next: the dealer loses the deal`),
  'cut-again': ({ by }, { said }) =>
    by === null ? draft('back', EVERYBODY, 'one of you cuts the pack again') : draft('back', by, said, { thing: 'pack', from: 'table', to: by }),
  'card-exposed': ({ whose, calledBy }, { name, does }) =>
    draft('show', whose, `${does(whose, 'leaves', 'leave')} the card face up, and ${name(calledBy)} may say when it is played`, card(whose, whose)),
  'hand-exposed': ({ whose, calledBy }, { name, does }) =>
    draft('show', whose, `${does(whose, 'lays', 'lay')} all the cards face up, and ${name(calledBy)} may say when each is played`, {
      thing: 'hand',
      from: whose,
      to: whose,
    }),
  'penalty-card': ({ whose, other }, { does }) =>
    draft('show', whose, `${does(whose, 'leaves', 'leave')} ${other === true ? 'the other card' : 'the card'} face up as a penalty card`, card(whose, whose)),
  'call-suit': ({ by, from }, speaker) => [...draft('choose', by, speaker.said), ...leads(from, speaker)],
  'forbid-suit': ({ by, from }, { said, does }) => [
    ...draft('choose', by, said),
    ...draft('next', from, `${does(from, 'leads', 'lead')}, and not that suit if it was forbidden`, card(from, 'table')),
  ],
  'call-card': ({ by, from }, { said, does }) => [
    ...draft('choose', by, said),
    ...draft('next', from, `${does(from, 'plays', 'play')} the card that was named, if one was`, card(from, 'table')),
  ],
  'call-high-low': ({ by, from }, { said, does }) => [
    ...draft('choose', by, said),
    ...draft('next', from, `${does(from, 'plays', 'play')} the highest or the lowest card, if that was asked`, card(from, 'table')),
  ],
  'may-require': ({ by }, { said }) => draft('choose', by, said),
  'counts-as-revoke': () => draft('show', EVERYBODY, 'everybody counts it as a revoke'),
  'takes-back': ({ who, what }, { said }) =>
    who === null
      ? draft('back', EVERYBODY, `the player who did it takes back ${sayThing(what)}`)
      : draft('back', who, said, CARDS.includes(what) ? card('table', who) : null),
  'may-change': ({ who }, { said }) => draft('choose', who, said),
  'cannot-recall': ({ who }, { said }) => draft('back', who, said),
  'keeps-card': ({ who }, { said }) => draft('back', who, said, card('table', who)),
  'draws-surplus': ({ who }, { said }) => draft('back', who, said),
  'makes-up-cards': ({ who }, { said }) => draft('back', who, said, card('pack', who)),
  'plays-short': ({ who }, { said }) => draft('next', who, said),
  replaced: (_, { said }) => draft('back', EVERYBODY, `do this together: ${said}`),
  'put-right': ({ who, what }, { said }) => draft('back', who ?? EVERYBODY, who === null ? `everybody corrects ${sayThing(what)} together` : said),
  scores: ({ who }, { said }) => draft('score', who, said, scored(who)),
  'scores-amount': ({ who }, { said }) => draft('score', who, said, scored(who)),
  'scores-each': ({ who }, { said }) => draft('score', who, said, scored(who)),
  'scores-nothing': ({ who }, { said }) => draft('score', who, said),
  loses: ({ who }, { said }) => draft('score', who, said, lost(who)),
  'loses-amount': ({ who }, { said }) => draft('score', who, said, lost(who)),
  'loses-each': ({ who }, { said }) => draft('score', who, said, lost(who)),
  capped: ({ who }, { said }) => draft('score', who, said),
  'takes-tricks': ({ who, from }, { said }) => draft('score', who, said, { thing: 'tricks', from, to: who }),
  pays: ({ who }, { said }) => draft('score', who, said),
  'pays-points': ({ who }, { said }) => draft('score', who, said),
  'takes-points': ({ who }, { said }) => draft('score', who, said),
  'loses-game': ({ who }, { said }) => draft('score', who, said),
  wins: ({ who }, { said }) => draft('score', who, said),
  divide: ({ who }, { said }) => draft('score', who, said),
  'punished-as': ({ who }, { said }) => draft('score', who, said),
  'carries-over': ({ what }) => draft('score', EVERYBODY, `everybody leaves ${sayThing(what)} for the next deal`),
  'dead-hand': ({ who }, { does }) => draft('show', who, `${does(who, 'lays', 'lay')} the hand aside: it is dead`, { thing: 'hand', from: who, to: 'table' }),
  'foul-hand': (_, { said }) => draft('show', EVERYBODY, `everybody takes note: ${said}`),
  must: ({ who, act }, { said }) => draft(whenActing(sayAct(act), 'act'), who, said),
  allowed: ({ who, act }, { said }) => draft(whenActing(sayAct(act), 'choose'), who, said),
  barred: ({ who }, { said }) => draft('act', who, said),
  'is-done': ({ deed }, { said }) =>
    deed === 'dealt-again' ? deal('dealer', 'the same dealer deals again') : draft('back', EVERYBODY, `do this together: ${said}`),
  'may-be-done': ({ deed }) => {
    const { what, done } = deedWords(deed);
    return draft('choose', EVERYBODY, `any of you may have ${what} ${done}`);
  },
  'chooses-which': ({ who }, { said }) => draft('choose', who, said),
  'passes-to': ({ what, to }, { said, does }) => (what === 'deal' ? deal(to, `${does(to, 'deals', 'deal')} next`) : draft('score', to, said)),
  'hand-ends': () => draft('stop', EVERYBODY, 'everybody stops: play ends here'),
  'counts-to-trick': (_, { said }) => draft('act', EVERYBODY, `everybody remembers that ${said}`),
  judgement: () => draft('choose', EVERYBODY, 'everybody decides together, because the book leaves this to the players'),
  free: (_, { said }) => draft('act', EVERYBODY, said),
};

/** The steps of a remedy that contains no others. */
export function draftsOf(remedy: Simple, people: People): readonly Draft[] {
  const name = (party: Party) => nameOf(party, people).name;
  const does: Speaker['does'] = (party, one, many) => `${name(party)} ${nameOf(party, people).one ? one : many}`;
  const form = FORMS[remedy.kind] as Form<Simple['kind']>;
  return form(remedy as never, { name, does, said: remediesOf([remedy], people).clause });
}
