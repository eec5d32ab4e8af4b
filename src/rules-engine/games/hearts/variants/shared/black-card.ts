import { doubted } from '../../../../laws/cites.ts';
import type { Example } from '../../../../laws/examples.ts';
import { fact, type Law, type LawAmendment, law } from '../../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted, permitted } from '../../../../laws/remedies.ts';
import type { LawKey, Variant } from '../../../../rulesets/games.ts';
import { bookValue, item, type ScoreItem } from '../../../../scoring/points.ts';
import type { ScorerRow } from '../../../../scoring/scorers.ts';
import { cites } from '../../cites.ts';
import { type Hearts, variant } from '../../code.ts';
import { throwIt } from '../../words.ts';
import { firstLead } from './first-lead.ts';
import { NO_BREAKING, OLD_FORM } from './repeals.ts';

/** Both forms share one heading and one text. */
const PAGE = '246';
const HEADING = 'Discard Hearts: Black-Jack, or Black-Lady';

/** What distinguishes black-jack from black lady. */
interface BlackCard {
  readonly title: string;
  readonly aliases: readonly string[];
  readonly key: 'black-jack' | 'black-lady';
  /** The card, and the law on throwing it. */
  readonly card: 'jack of spades' | 'queen of spades';
  readonly thrown: 'jack-thrown' | 'queen-thrown';
  /** The number of hearts that the card counts as, and what players call it. */
  readonly worth: number;
  readonly aka: readonly string[];
  readonly scorers: { readonly deal: ScorerRow };
  readonly examples: readonly Example<BlackCard['thrown'] | LawKey<Hearts>, 'deal'>[];
}

const itemFor = ({ card, worth: hearts, aka }: BlackCard): ScoreItem =>
  item({
    title: `The ${card}`,
    gist: `The ${card} is in a trick that the player has won; it counts as so many hearts.`,
    aka,
    group: 'What counts',
    books: { 'blue-ribbon-1940': bookValue(hearts, cites.blue.blackJackBlack, { unit: 'chip' }) },
  });

const thrownLaw = ({ card, key }: BlackCard): Law =>
  law({
    offence: 'irregular-play',
    title: `When the ${card} may be thrown`,
    gist: `A player throws the ${card} on a trick, or is told that it may not be thrown.`,
    aka: ['throw it on hearts', 'lower than the two of hearts', 'discard on another suit', 'must follow with it'],
    moment: 'play',
    facts: {
      led: fact('What was led?', 'Led', {
        spades: { label: 'Spades', if: 'if spades were led' },
        hearts: { label: 'Hearts', if: 'if hearts were led' },
        other: { label: 'Clubs or diamonds', if: 'if clubs or diamonds were led' },
      }),
      able: fact('Had the player a card of the suit led?', 'Had the suit', {
        yes: { label: 'Yes', if: 'if the player had a card of the suit led' },
        no: { label: 'No', if: 'if the player had no card of the suit led' },
      }),
    },
    leads: {
      'blue-ribbon-1940': `A player without a card of the suit led may throw the ${card.split(' ')[0]}. On a spade lead it is a spade like any other.`,
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { led: 'spades' }, then: [permitted], note: 'On a spade lead it is a spade like any other and keeps its rank there.' },
          { when: { led: ['hearts', 'other'], able: 'yes' }, then: [must('anyone', 'follow-suit')] },
          { when: { led: 'other', able: 'no' }, then: [allowed('anyone', throwIt)], note: 'Just as a heart may be thrown.' },
          { when: { led: 'hearts', able: 'no' }, then: [allowed('anyone', throwIt)], note: 'On a heart lead it ranks below the two of hearts.' },
        ],
        cites.blue.blackJackBlack,
      ),
    }),
    see: [key === 'black-jack' ? 'hearts/black-jack.points.black-jack' : 'hearts/black-lady.points.black-lady'],
  });

const PASSED: LawAmendment = {
  leads: { 'blue-ribbon-1940': 'A player must pass three cards before looking at the three received. The book names no penalty.' },
  readings: (says) => ({
    'blue-ribbon-1940': says(
      [
        {
          when: { passed: 'no' },
          then: [barred('offender', 'look-back'), noPenaltyPrinted],
          note: 'Each player puts out their own three before taking up any.',
        },
        { when: { passed: 'yes' }, then: [permitted] },
      ],
      cites.blue.blackJackBlack,
    ),
  }),
};

/** Discard hearts: the jack or the queen of spades counts as several hearts (Blue Ribbon 1940, p. 246). */
export function blackCard(one: BlackCard): Variant {
  return variant({
    title: one.title,
    aliases: one.aliases,
    books: {
      'blue-ribbon-1940': {
        heading: HEADING,
        pages: PAGE,
        inherits: {
          from: 'hearts',
          cite: doubted(cites.blue.blackJackBlack, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
        },
      },
    },
    has: { ...OLD_FORM, pass: true, 'black-lady': one.key === 'black-lady' },
    players: { min: 4, max: 6, usual: 4, say: 'four to six, as in the chapter; these forms name no number' },
    packs: ['standard-52'],
    glance: {
      [`The ${one.card}`]: `counts as {points.${one.key}} hearts`,
      Passing: 'three cards, always to the player on the left',
      'Thrown on another suit': 'by a player who cannot follow, like a heart',
      'On a heart lead': 'ranks below the two of hearts',
    },
    laws: {
      amend: { 'passed-cards-seen': PASSED, 'wrong-first-lead': firstLead },
      add: { [one.thrown]: thrownLaw(one) },
      repeal: NO_BREAKING,
    },
    points: { add: { [one.key]: itemFor(one) } },
    scorers: one.scorers,
    examples: one.examples,
  });
}
