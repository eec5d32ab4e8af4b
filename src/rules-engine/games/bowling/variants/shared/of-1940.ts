import type { Citation } from '../../../../books.ts';
import { type Example, lawExample } from '../../../../laws/examples.ts';
import { always, caseByCase, type Law, law, type Reading } from '../../../../laws/laws.ts';
import { isVoid, must, noPenalty, notDecided } from '../../../../laws/remedies.ts';
import type { NoRows, Rows, Variant } from '../../../../rulesets/games.ts';
import { bookValue, item, type ScoreItem } from '../../../../scoring/points.ts';
import type { ScorerRow } from '../../../../scoring/scorers.ts';
import type { Diagram } from '../../../../vocabulary/diagrams.ts';
import { variant } from '../../code.ts';
import { clearDeadWood, pinByDeadWood, theInning } from '../../words.ts';
import { PLAYERS } from './players.ts';

/** What the small forms of the 1940 book (p. 74-80) have in common. */
export const BOOK = 'blue-ribbon-1940';

const LEFT_LYING = 'Pins felled by dead wood left lying do not count. Dead wood must be cleared before the next ball. The book covers nothing else.';
const deadWood = (at: Citation): Reading =>
  caseByCase(
    [
      { when: { what: 'left' }, then: [isVoid(pinByDeadWood), must('player', clearDeadWood)] },
      { when: { what: 'clearing' }, then: [notDecided] },
    ],
    at,
  );
const penalties = (at: Citation): Law =>
  law({
    offence: 'other-fault',
    title: 'Is there a penalty?',
    gist: 'A penalty is asked for some fault.',
    aka: ['penalty', 'no penalties', 'foul'],
    moment: 'any-time',
    facts: {},
    readings: () => ({ [BOOK]: always(noPenalty, at, { note: 'Said of the whole game. The rules on a lost inning and on dead wood stand beside it.' }) }),
  });

/** A law by which an inning counts nothing. */
export const lost = (at: Citation, title: string, gist: string): Law =>
  law({ question: 'what-counts', title, gist, moment: 'delivery', facts: {}, readings: () => ({ [BOOK]: always(isVoid(theInning), at) }) });
export const lostExample = <K extends string>(key: K, at: Citation, story: string) => lawExample(key, at, {}, story, 'inning does not count');
/** A score item with a number. */
export const made = (title: string, gist: string, points: number, at: Citation, more: { per?: string; says?: string } = {}) =>
  item({ title, gist, books: { [BOOK]: bookValue(points, at, more) } });

interface Form<A extends Rows<Law>, S extends Rows<ScorerRow>> {
  readonly title: string;
  readonly aliases?: readonly string[];
  readonly at: Citation;
  readonly players?: Variant['players'];
  readonly glance: Readonly<Record<string, string>>;
  readonly add?: A;
  readonly points: Readonly<Record<string, ScoreItem>>;
  readonly scorers?: S;
  /** Only if the text of the book fixes every spot; its drawings are lost in our copy. */
  readonly diagram?: Diagram;
  readonly examples: readonly Example<NoInfer<keyof A & string>, NoInfer<keyof S & string>>[];
}

/** A form whose rules do not refer back to ten pins; they cover dead wood and penalties themselves. */
export function form<A extends Rows<Law> = NoRows, S extends Rows<ScorerRow> = NoRows>(one: Form<A, S>): Variant {
  const add: Rows<Law> = { ...one.add, penalty: penalties(one.at) };
  const scorers: Rows<ScorerRow> = one.scorers ?? {};
  return variant({
    title: one.title,
    aliases: one.aliases ?? [],
    books: { [BOOK]: { heading: one.at.heading, pages: one.at.page ?? '' } },
    players: one.players ?? PLAYERS,
    packs: ['none-0'],
    glance: one.glance,
    laws: { amend: { 'dead-wood': { leads: { [BOOK]: LEFT_LYING }, readings: () => ({ [BOOK]: deadWood(one.at) }) } }, add },
    points: { add: one.points },
    scorers,
    ...(one.diagram === undefined ? {} : { diagrams: { pins: one.diagram } }),
    examples: [
      lawExample(
        'dead-wood',
        one.at,
        { what: 'left' },
        'A pin falls to dead wood that still lay on the alley.',
        'A pin felled by the dead wood does not count',
      ),
      lawExample('penalty', one.at, {}, 'A player wants a penalty written down for a wasted ball.', 'no penalty'),
      ...one.examples,
    ],
  });
}
