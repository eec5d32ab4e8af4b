import type { Citation } from '../../../books.ts';
import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Euchre } from '../code.ts';

/** The answers of a plain deal, for those that an example leaves out. */
const PLAIN = { alone: 'no', revoke: 'none', refused: 'none', hint: 'none' };
type Input = Readonly<Record<string, string>>;
const dealt = (at: Citation, input: Input, story: string, totals: Record<string, number>) => scoreExample('deal', at, { ...PLAIN, ...input }, story, totals);

const uspc = cites.uspc.scoring;
const blue = cites.blue.trump;
const sierra = cites.sierra.play;

/** Deals, marks and a game, by each book. */
const deals: readonly ExampleOf<Euchre>[] = [
  dealt(cites.donohue.law(1), { tricks: '4' }, 'The makers take four tricks.', { Makers: 1 }),
  dealt(uspc, { tricks: '5' }, 'The makers take every trick.', { Makers: 2 }),
  dealt(blue, { tricks: '2' }, 'The makers take two tricks and are euchred.', { Opponents: 2 }),
  dealt(sierra, { alone: 'yes', tricks: '5' }, 'A lone player takes every trick.', { Makers: 4 }),
  dealt(uspc, { alone: 'yes', tricks: '3' }, 'A lone player takes three tricks.', { Makers: 1 }),
  dealt(cites.donohue.law(2), { alone: 'yes', tricks: '2' }, 'A lone player is euchred.', { Opponents: 2 }),
  dealt(cites.uspc.rulesRevoke, { alone: 'yes', revoke: 'opponents' }, 'An opponent revokes against a lone hand.', { Makers: 4 }),
  dealt(cites.blue.penaltiesScoring, { revoke: 'makers' }, 'The makers revoke.', { Opponents: 2 }),
  scoreExample(
    'running',
    cites.donohue.bridgePages,
    { length: 'book', marks: 'N2.N2.E1.NX' },
    'Four to one is the bridge: the eldest hand orders up to stop a lone hand, and the euchre brings the other side to three only.',
    { 'North and South': 4, 'East and West': 3 },
    'North and South lead, 4 to 3; playing to 5',
  ),
  sheetExample(
    'game',
    cites.donohue.bridgePages,
    { we: 'North and South', they: 'East and West' },
    [
      { ...PLAIN, makers: 'we', tricks: '5' },
      { ...PLAIN, makers: 'we', tricks: '5' },
      { ...PLAIN, makers: 'they', tricks: '3' },
      { ...PLAIN, makers: 'we', tricks: '2' },
    ],
    'At the bridge, four to one, the eldest hand orders up to stop a lone hand and is euchred: the other side has three only.',
    { 'North and South': 4, 'East and West': 3 },
    'North and South 4, East and West 3; playing to 5',
  ),
];

/** A deal for each figure that a book prints. */
const figures: readonly ExampleOf<Euchre>[] = [
  dealt(uspc, { tricks: '3' }, 'The side that ordered up takes three tricks.', { Makers: 1 }),
  dealt(uspc, { alone: 'yes', tricks: '5' }, 'A lone hand takes all five tricks.', { Makers: 4 }),
  dealt(uspc, { tricks: '2' }, 'The side that took up the trump takes two tricks.', { Opponents: 2 }),
  dealt(uspc, { alone: 'yes', tricks: '2' }, 'A lone hand takes two tricks: it costs no more than with a partner.', { Opponents: 2 }),
  dealt(cites.uspc.rulesRevoke, { revoke: 'makers' }, 'The side that made the trump revokes and counts as euchred.', { Opponents: 2 }),
  dealt(cites.uspc.notesScoring, { tricks: '4', hint: 'opponents' }, 'The makers take four tricks; an opponent tells their partner to follow suit.', {
    Makers: 2,
  }),
  dealt(cites.donohue.law(2), { alone: 'yes', tricks: '3' }, 'A lone hand takes three tricks.', { Makers: 1 }),
  dealt(cites.donohue.law(2), { alone: 'yes', tricks: '5' }, 'A lone hand takes all five tricks.', { Makers: 4 }),
  dealt(cites.donohue.revoke(32), { tricks: '4', revoke: 'makers' }, 'The makers take four tricks, one of them by a revoke.', { Opponents: 2 }),
  dealt(cites.donohue.revoke(39), { tricks: '3', refused: 'opponents' }, 'The makers take three tricks; an opponent keeps back the card that is called.', {
    Makers: 3,
  }),
  dealt(cites.donohue.intimationBetween(46), { tricks: '5', hint: 'makers' }, 'The makers march, and one of them has shown their hand by a gesture.', {
    Makers: 2,
    Opponents: 1,
  }),
  dealt(blue, { tricks: '3' }, 'The partners who made the trump take three tricks.', { Makers: 1 }),
  dealt(blue, { tricks: '5' }, 'The partners who made the trump take every trick.', { Makers: 2 }),
  dealt(blue, { alone: 'yes', tricks: '5' }, 'A player who said "alone" takes every trick.', { Makers: 4 }),
  dealt(blue, { alone: 'yes', tricks: '1' }, 'A player who said "alone" takes one trick.', { Opponents: 2 }),
  dealt(cites.blue.penaltiesScoring, { alone: 'yes', revoke: 'opponents' }, 'An opponent revokes against a lone hand.', { Makers: 4 }),
  dealt(cites.blue.penaltiesScoring, { alone: 'yes', lead: 'yes' }, 'An opponent leads out of turn against a lone hand.', { Makers: 4 }),
  dealt(sierra, { tricks: '4' }, 'The makers take four tricks.', { Makers: 1 }),
  dealt(sierra, { tricks: '5' }, 'The makers take all five tricks.', { Makers: 2 }),
  dealt(sierra, { alone: 'yes', tricks: '4' }, 'A player alone takes four tricks.', { Makers: 1 }),
  dealt(sierra, { tricks: '2' }, 'The makers take two tricks.', { Opponents: 2 }),
  dealt(sierra, { alone: 'yes', tricks: '0' }, 'A player alone takes none.', { Opponents: 2 }),
  valueExample('game', cites.sierra.play, 'Four players begin, and nobody names a length.', 5),
  valueExample('game', cites.blue.play, 'A side at four makes its point.', 5),
  valueExample('game', cites.donohue.law(1), 'Two markers, a three and a two, are shown full.', 5),
  valueExample('game', cites.uspc.scoring, 'Nothing was agreed of a longer match.', 5),
  valueExample('long-game', cites.uspc.scoring, 'The players wish for a longer match and say so.', 10),
];

export const scoreCases: readonly ExampleOf<Euchre>[] = [...deals, ...figures];
