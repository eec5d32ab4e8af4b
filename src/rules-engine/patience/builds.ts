// Whether a card may be laid on another, and whether several may be moved together.
import { type Case, type Fact, fact } from '../laws/laws.ts';
import { notDecided } from '../laws/remedies.ts';
import { PATIENCE } from './heads.ts';
import { namesOf } from './names.ts';
import { doubting, otherwise, type Question, readingsOf, ruled, someAnswer } from './ruled.ts';
import type { Build, Stated, Table, Tables } from './table.ts';

/** How a card may relate to the one on which it is laid. */
const RELATIONS = {
  'up-suit': 'One higher, of the same suit',
  'up-color': 'One higher, of the other colour',
  'up-other': 'One higher, of the other suit of its colour',
  'down-suit': 'One lower, of the same suit',
  'down-color': 'One lower, of the other colour',
  'down-other': 'One lower, of the other suit of its colour',
} as const;
/** The same if a book builds by twos. */
const BY_TWOS = { 'up-two-suit': 'Two higher, of the same suit', 'down-two-suit': 'Two lower, of the same suit' } as const;
/** The same if a book builds round the corner. */
const CORNERS = {
  'up-corner-suit': 'An ace on the king of its suit',
  'up-corner-color': 'An ace on a king of the other colour',
  'down-corner-suit': 'A king on the ace of its suit',
  'down-corner-color': 'A king on an ace of the other colour',
} as const;

/** Whether a card with this relation may be built; `open` if it would go round a corner that the book does not mention. */
export function fits({ way, by, step, corner }: Build, relation: string): boolean | 'open' {
  const [turn = '', ...rest] = relation.split('-');
  if (relation === 'none' || (way !== 'either' && turn !== way)) return false;
  if ((rest[0] === 'two') !== (step === 2)) return false;
  if (by !== 'any' && rest.at(-1) !== by) return false;
  return rest[0] !== 'corner' || corner === true || 'open';
}

const PLACES = ['foundation', 'column', 'theirs'] as const;
type Place = (typeof PLACES)[number];
/** A point that says how to build in a place. */
interface Built {
  readonly point: Stated<unknown>;
  readonly build: Build | 'none' | 'free' | undefined;
}
/** What a book says about building on the foundations, in the columns and on the opponent's piles. */
const builtAt = ({ foundations, columns, theirs }: Table): Readonly<Record<Place, Built | undefined>> => ({
  foundation: foundations && { point: foundations, build: foundations.is.build },
  column: columns && { point: columns, build: columns.is },
  theirs: theirs && { point: theirs, build: theirs.is.build },
});
const isBuild = (build: Built['build']): build is Build => typeof build === 'object';

/** A relation in one to three words: "Up, same suit". */
const CHIPS: Readonly<Record<string, string>> = {
  'up-suit': 'Up, same suit',
  'up-color': 'Up, other colour',
  'up-other': 'Up, twin suit',
  'down-suit': 'Down, same suit',
  'down-color': 'Down, other colour',
  'down-other': 'Down, twin suit',
  'up-two-suit': 'Up by 2, suit',
  'down-two-suit': 'Down by 2, suit',
  'up-corner-suit': 'Ace on its king',
  'up-corner-color': 'Ace on a king',
  'down-corner-suit': 'King on its ace',
  'down-corner-color': 'King on an ace',
  none: 'None of these',
};
/** The same as a clause: "if it is one higher, of the same suit". */
const clauseOf = (relation: string, label: string): string =>
  relation === 'none' ? 'if it fits in none of these ways' : `if it is ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The relations that matter at a game: the usual ones, and those by twos or round the corner if a build of the game has them. */
function relationsOf(builds: readonly Build[]): Readonly<Record<string, string>> {
  const turned = builds.some(({ corner }) => corner === true);
  const corners = Object.entries(CORNERS).filter(([relation]) => turned && builds.some((build) => fits(build, relation) !== false));
  return {
    ...(builds.some(({ step }) => step === 2) ? BY_TWOS : {}),
    ...RELATIONS,
    ...Object.fromEntries(corners),
    none: 'None of these',
  };
}

/** Places where a card may have been laid, in the words of the game. */
function placesNamed(tables: Tables): Readonly<Record<Place, string>> {
  const names = namesOf(tables);
  const on = Object.values(tables).find(({ theirs }) => theirs !== undefined)?.theirs?.is.on ?? [];
  return {
    foundation: 'On a foundation',
    column: names.columns === 'columns' ? 'In a column of the layout' : `In the ${names.columns}`,
    theirs: `On the opponent’s ${on.map((pile) => names[pile]).join(' or ')}`,
  };
}
const PLACE_CHIPS = { foundation: 'On a foundation', column: 'In the layout', theirs: 'On their pile' } as const;

export const wrongBuild: Question = (tables, unsaid) => {
  const built = Object.values(tables).map(builtAt);
  const places = PLACES.filter((place) => built.some((one) => one[place]?.build !== undefined));
  if (places.length === 0) return null;
  const builds = built.flatMap((one) => PLACES.flatMap((place) => (isBuild(one[place]?.build) ? [one[place].build] : [])));
  const options = relationsOf(builds);
  const relations = Object.keys(options);
  const chips = Object.fromEntries(relations.map((relation) => [relation, CHIPS[relation] ?? relation]));
  const ifs = Object.fromEntries(relations.map((relation) => [relation, clauseOf(relation, options[relation] ?? '')]));
  const named = placesNamed(tables);
  const where: Fact = {
    ask: 'Where was it laid?',
    legend: 'Laid',
    options: Object.fromEntries(places.map((place) => [place, named[place]])),
    chips: Object.fromEntries(places.map((place) => [place, PLACE_CHIPS[place]])),
    ifs: Object.fromEntries(places.map((place) => [place, `${named[place].charAt(0).toLowerCase()}${named[place].slice(1)}`])),
  };
  const several = places.length > 1;
  const at = (place: string) => (several ? { where: place } : {});
  const read = (table: Table) =>
    places.flatMap((place): readonly Case[] => {
      const built = builtAt(table)[place];
      if (built?.build === undefined) return [{ when: at(place), then: [notDecided] }];
      const { build, point } = built;
      if (build === 'free') return [{ when: at(place), then: ruled(true, 'build-so') }];
      const standing = (answer: boolean | 'open') => relations.filter((relation) => (build === 'none' ? false : fits(build, relation)) === answer);
      const [good, open, bad] = [standing(true), standing('open'), standing(false)];
      return doubting(point, [
        ...(good.length > 0 ? [{ when: { ...at(place), how: good }, then: ruled(true, 'build-so') }] : []),
        { when: { ...at(place), how: bad }, then: otherwise(point, 'build-so') },
        ...(open.length > 0 ? [{ when: { ...at(place), how: open }, then: [notDecided], note: 'Whether one goes round the corner here is not said.' }] : []),
      ]);
    });
  return {
    ...PATIENCE.wrongBuild,
    aka: ['wrong suit', 'wrong color', 'wrong colour', 'red on red', 'black on black', 'built up instead of down', 'does this card fit'],
    facts: { ...(several ? { where } : {}), how: { ask: 'How does it stand to the card under it?', legend: 'The card', options, chips, ifs } },
    readings: readingsOf(tables, ['foundations', 'columns', ...(places.includes('theirs') ? (['theirs'] as const) : [])], read, unsaid),
  };
};

/** For a book that only lets all face-up cards of a column go together: whether one card, all or some were taken, to a column or a foundation. */
const fileMoved: Question = (tables, unsaid) => ({
  question: 'allowed',
  title: 'Part of a run moved',
  gist: 'Some of the face-up cards of a column are moved and others stay.',
  aka: ['move part of a stack', 'split a column', 'break up a run', 'take two of the cards', 'move half the pile'],
  moment: 'play',
  facts: {
    taken: fact('What was taken?', 'Taken', {
      single: { label: 'The only face-up card of the column', chip: 'The only card', if: 'if it was the only face-up card of the column' },
      all: { label: 'All its face-up cards together', chip: 'All of them', if: 'if all the face-up cards went together' },
      part: { label: 'Some of them; others stay', chip: 'Some of them', if: 'if some of the face-up cards stayed' },
    }),
    to: fact('Where did it go?', 'Moved to', {
      column: { label: 'To another column', chip: 'A column', if: 'if it went to another column' },
      foundation: { label: 'To a foundation, the top card alone', chip: 'A foundation', if: 'if the top card went to a foundation' },
    }),
  },
  readings: readingsOf(
    tables,
    ['moved'],
    () => [
      { when: { taken: 'single' }, then: ruled(true, 'move-card') },
      { when: { taken: 'all', to: 'column' }, then: ruled(true, 'move-together') },
      { when: { taken: 'part', to: 'column' }, then: ruled(false, 'move-together') },
      {
        when: { taken: ['all', 'part'], to: 'foundation' },
        then: [notDecided],
        note: 'Whether the last card of a run may leave it for a foundation is not said.',
      },
    ],
    unsaid,
  ),
});

export const severalMoved: Question = (tables, unsaid) => {
  if (!someAnswer(tables, 'moved')) return null;
  if (Object.values(tables).some(({ moved }) => moved?.is === 'file')) return fileMoved(tables, unsaid);
  const read = ({ moved }: Table): Case[] => [
    { when: { cards: 'one' }, then: ruled(true, 'move-card') },
    { when: { cards: 'run' }, then: ruled(moved?.is !== 'one', 'move-together') },
  ];
  return {
    question: 'allowed',
    title: 'Several cards moved together',
    gist: 'Cards that follow each other in a column are taken to another one in one piece.',
    aka: ['move a stack', 'move a sequence', 'moved two cards together', 'move a whole run', 'one card at a time'],
    moment: 'play',
    facts: {
      cards: fact('What was moved?', 'Moved', {
        one: { label: 'The top card alone', chip: 'The top card', if: 'if only the top card was moved' },
        run: { label: 'Several cards in sequence, in one piece', chip: 'Several cards', if: 'if several cards were moved in one piece' },
      }),
    },
    readings: readingsOf(tables, ['moved'], read, unsaid),
  };
};
