import type { Paged } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { fact, law, refersTo } from '../../../../laws/laws.ts';
import { losesGame, wins } from '../../../../laws/remedies.ts';
import type { Variant } from '../../../../rulesets/games.ts';
import { bookValue, item, type ScoreItem } from '../../../../scoring/points.ts';
import type { ScorerRow } from '../../../../scoring/scorers.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { trickGameLaws, trickGamePoints } from './repeals.ts';

/** How uno and duo differ. */
interface ExactTricks {
  readonly title: 'Uno' | 'Duo';
  /** Tricks that the lone player has to win. */
  readonly needed: 1 | 2;
  /** The passage of the book on it. */
  readonly at: Paged;
  readonly scorers: { readonly deal: ScorerRow };
}
const sayTricks = (needed: ExactTricks['needed']) => (needed === 1 ? 'one trick' : 'two tricks');

const pointsFor = ({ title, needed }: ExactTricks) =>
  ({
    made: item({
      title,
      gist: `The lone player takes exactly ${sayTricks(needed)}.`,
      aka: [`exactly ${sayTricks(needed)}`],
      books: { [BLUE]: bookValue(20, cites.blue.object) },
    }),
    open: item({
      title: `Open ${title.toLowerCase()}`,
      gist: 'The same with the hand on the table.',
      aka: [`${title.toLowerCase()} ouvert`],
      books: { [BLUE]: bookValue(40, cites.blue.object) },
    }),
  }) as const satisfies Record<string, ScoreItem>;

const wrongTricks = ({ title, needed, at }: ExactTricks) =>
  law({
    question: 'not-made',
    title: `More or fewer than ${sayTricks(needed)}`,
    gist: `The lone player at ${title.toLowerCase()} does not take exactly ${sayTricks(needed)}.`,
    aka: ['too many tricks', 'no trick', 'one trick too many'],
    moment: 'hand-over',
    facts: {
      took: fact('How many tricks were taken?', 'Tricks taken', {
        fewer: { label: 'Fewer', chip: 'Too few', if: 'if the lone player took fewer tricks than needed' },
        exact: { label: `Exactly ${sayTricks(needed)}`, chip: 'The exact number', if: 'if the lone player took exactly the number needed' },
        more: { label: 'More', chip: 'Too many', if: 'if the lone player took more tricks than needed' },
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { took: 'exact' }, then: [wins('lone-player', 'game')] },
          { when: { took: ['fewer', 'more'] }, then: [losesGame('lone-player')] },
        ],
        at,
      ),
    }),
    leads: { [BLUE]: `The lone player wins the game with exactly ${sayTricks(needed)}, and loses it with fewer or more.` },
  });

function examplesFor({ needed, at }: ExactTricks) {
  const ruling = (took: string, story: string, says: string) => lawExample('wrong-tricks', at, { took }, story, says);
  const scored = (how: 'closed' | 'open', tricks: number, story: string, points: number) =>
    scoreExample('deal', cites.blue.object, { how, tricks: `${tricks}` }, story, { 'Lone player': points });
  return [
    ruling('more', 'The lone player takes a trick too many.', 'loses the game'),
    ruling('exact', `The lone player takes ${sayTricks(needed)}.`, 'wins the game'),
    scored('open', needed, `Exactly ${sayTricks(needed)}, played open.`, 40),
    scored('closed', 0, 'No trick at all.', -20),
  ];
}

/** Uno and duo, one game with two numbers: exactly so many tricks (Blue Ribbon p. 354-355). */
export function exactTricks(one: ExactTricks): Variant {
  const points = pointsFor(one);
  return variant({
    title: one.title,
    aliases: [`${one.title} skat`],
    books: { [BLUE]: { heading: `Skat: ${one.title.toLowerCase()}`, pages: one.at.page } },
    players: { min: 3, max: 5, usual: 3, say: 'three play; four or five may sit at the table' },
    packs: ['piquet-32'],
    glance: {
      Aim: `${sayTricks(one.needed)}, no more and no fewer`,
      Trumps: 'the four jacks alone',
      'Rank in suits': 'as at null',
      Value: '{points.made}; open {points.open}',
    },
    laws: {
      add: { 'wrong-tricks': wrongTricks(one) },
      // Law 11 applies to all games that are played open.
      amend: { 'open-hand': { readings: () => ({ [BLUE]: refersTo('skat.law.open-hand', cites.blue.americanLaws(11)) }) } },
      repeal: trickGameLaws('null-trick'),
    },
    points: { add: points, repeal: trickGamePoints },
    scorers: one.scorers,
    examples: examplesFor(one),
  });
}
