// A library small enough to see at a glance: a game of two books, with variants under a clause, without one, and with everything changed.
import {
  always,
  bookValue,
  type Code,
  cite,
  type Game,
  game,
  item,
  type Library,
  law,
  misdeal,
  newDeal,
  noPenalty,
  type Place,
  refersTo,
  ruled,
  sameAs,
  silent,
  unscored,
  type Variant,
  type VariantRow,
  variantOf,
  yesNo,
} from '../../src/rules-engine/index.ts';

/** An id of a library that exists only in a test; the types allow only ids of real games. */
export const invented = (id: string) => id as never;
export const D = (page: string) => cite('donohue', page, 'Laws');
export const U = (page: string) => cite('uspc-1898', page, 'Laws');
export const treated = { heading: 'It', pages: '1' } as const;
export const described = { aliases: [], players: { min: 2, max: 2 }, packs: [], glance: {}, cites: {}, examples: [], points: {}, scorers: {} } as const;
export const words = { title: 'Title', gist: 'What went wrong.', moment: 'play' } as const;
export const revoke = law({
  ...words,
  offence: 'revoke',
  facts: { claimed: yesNo('Claimed?', 'Claimed', 'if it is claimed', 'if it is not claimed') },
  readings: (says) => ({
    donohue: says(
      [
        { when: { claimed: 'yes' }, then: [misdeal] },
        { when: { claimed: 'no' }, then: [noPenalty] },
      ],
      D('1'),
    ),
    'uspc-1898': silent('Look under leads.'),
  }),
});
export const bare: Omit<Game, 'id' | 'laws' | 'variants'> = {
  ...described,
  title: 'Game',
  shelf: 'hearts',
  kind: 'card',
  books: { donohue: treated, 'uspc-1898': treated },
};
export const form = (row: Partial<VariantRow>): Variant =>
  variantOf<Code>()({ ...described, title: 'Form', books: { donohue: treated }, laws: {}, ...row, points: row.points ?? {} });
export const libraryOf = (...games: Game[]): Library => new Map(games.map((one) => [one.id, one]));
export const lawAt = (place: Place, key: string) => place.laws.find((one) => one.key === key);

export const clause = cite('donohue', '46', 'A form of it');
export const parent = game({
  ...bare,
  id: 'parent',
  laws: {
    revoke,
    lead: law({
      ...words,
      offence: 'lead-out-of-turn',
      facts: {},
      readings: () => ({ donohue: always(misdeal, D('2'), { note: 'Both lead.' }), 'uspc-1898': sameAs('donohue', U('9'), 'In fewer words.') }),
    }),
    deal: law({
      ...words,
      offence: 'misdeal',
      facts: {},
      readings: () => ({ donohue: silent(), 'uspc-1898': refersTo(invented('parent.law.lead'), U('8'), 'As there.') }),
    }),
  },
  points: {
    trick: item({ title: 'Trick', gist: 'A trick.', books: { donohue: bookValue(1, D('3')), 'uspc-1898': bookValue(2, U('3')) } }),
    game: item({ title: 'Game', gist: 'The game.', books: { donohue: ruled('Ten tricks.', D('4')), 'uspc-1898': unscored() } }),
  },
  variants: {
    plain: form({}),
    led: form({ books: { donohue: { ...treated, inherits: { from: 'parent', cite: clause } } } }),
    but: form({ books: { donohue: { ...treated, inherits: { from: 'parent', cite: clause, except: ['revoke'] } } } }),
    changed: form({
      laws: {
        amend: {
          revoke: {
            title: 'Otherwise',
            facts: { late: yesNo('Late?', 'Late', 'if it is late', 'if it is early') },
            readings: () => ({ donohue: always(newDeal(), D('5')) }),
          },
          lead: { gist: 'Said otherwise.' },
        },
        add: { own: law({ ...words, offence: 'misdeal', facts: {}, readings: () => ({ donohue: always(misdeal, D('6')) }) }) },
        repeal: { deal: 'There is no deal here.' },
      },
      points: {
        amend: { trick: { gist: 'Two tricks.', books: { donohue: bookValue(4, D('7')) } } },
        add: { slam: item({ title: 'Slam', gist: 'All tricks.', books: { donohue: bookValue(20, D('8')) } }) },
        repeal: { game: 'Each deal stands alone.' },
      },
    }),
  },
});
export const library = libraryOf(parent);
