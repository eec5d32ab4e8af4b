import type { Citation } from '../../books.ts';
import { betExample, lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { RougeEtNoir } from './code.ts';

const { blue, donohue } = cites;
const ruling = (law: LawKey<RougeEtNoir>, cite: Citation, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cite, answers, story, says);
/** The rows of the coup that Donohue counts out (p. 364). */
const SAMPLE = { black: 'KS 10C 7D 4S', red: 'QC 9H 9S 5D' };
const THIRTY_ONES = { black: 'KS 10C 7D 4S', red: 'QH 9H 9S 3D' };
const paid = (cite: Citation, asked: Record<string, string>, story: string, gives: number | string, headline?: string) =>
  betExample('coup', cite, { stake: '10', ...asked }, story, gives, headline);

export const examples: readonly ExampleOf<RougeEtNoir>[] = [
  ruling('short-cut', donohue.cut, {}, 'The blank card goes in under the second card.', 'may not cut fewer than three cards'),
  ruling('stake-limits', donohue.exceptions, { size: 'within' }, 'Twenty francs on rouge.', 'stakes stand'),
  ruling('stake-limits', donohue.exceptions, { size: 'small' }, 'Two francs on rouge.', 'may not lay'),
  ruling('stake-limits', donohue.exceptions, { size: 'large', raised: 'no' }, 'Unasked, 13,000 francs on noir.', 'may not lay'),
  ruling('stake-limits', donohue.exceptions, { size: 'large', raised: 'yes' }, 'A martingale has come to 16,000 francs.', 'may lay'),
  ruling('stake-refused', donohue.funds, { fund: 'no' }, 'A punter calls va banque, and the stake is within the fund.', 'may not refuse'),
  ruling('stake-refused', donohue.funds, { fund: 'yes' }, 'The stake is more than the banker has.', 'does not cover'),
  ruling('winner-goes-on', donohue.parolis, { how: 'paroli' }, 'Noir has won, and the punter leaves all of it on.', 'as far as a soixante'),
  ruling('winner-goes-on', donohue.parolis, { how: 'paix' }, 'A faro player wants to make a paix.', 'may not make'),
  ruling('late-stake', donohue.late, {}, 'A chip comes down on noir after the call.', 'takes back'),
  ruling('misdealt-coup', donohue.fault, {}, 'The dealer draws a card too many for noir.', 'double all the money'),
  ruling('colour-card', blue.colour, {}, 'Black begins with a heart, red with a spade, and red wins.', 'first card of the winning row'),
  ruling('colour-card', donohue.couleur, {}, 'Black begins with a heart, red with a spade, and red wins.', 'first card of the first row'),
  ruling('equal-rows', blue.equal, { point: 'more' }, 'Both rows come to 36.', 'stakes stand'),
  ruling('equal-rows', blue.refait, { point: '31' }, 'Ten on red, and both rows have 31.', 'pay ½ stake to the bank'),
  ruling('equal-rows', donohue.equal, { point: 'more' }, 'Both rows come to 40.', 'The coup does not count, and the player may change the stakes'),
  ruling('equal-rows', donohue.refait, { point: '31' }, 'Ten on couleur, and both rows have 31.', 'prison'),
  ruling('out-of-prison', blue.refait, { next: 'won', prison: 'first' }, 'The stake on red is in prison, and red wins.', 'takes back'),
  ruling('out-of-prison', blue.refait, { next: 'lost', prison: 'first' }, 'The stake on red is in prison, and black wins.', 'banker wins'),
  ruling('out-of-prison', blue.refait, { next: 'refait', prison: 'first' }, 'The stake is in prison, and 31 comes to both again.', 'does not cover'),
  ruling('out-of-prison', blue.refait, { next: 'won', prison: 'second' }, 'A player asks for a second prison.', 'does not cover'),
  ruling('out-of-prison', donohue.prisons, { next: 'won', prison: 'first' }, 'A stake in the first prison, and its colour wins.', 'out of the prison'),
  ruling(
    'out-of-prison',
    donohue.prisons,
    { next: 'won', prison: 'second' },
    'A stake in the second prison, and its colour wins.',
    'back into the first prison',
  ),
  ruling('out-of-prison', donohue.prisons, { next: 'lost', prison: 'first' }, 'A stake in the first prison, and its colour loses.', 'banker wins'),
  ruling(
    'out-of-prison',
    donohue.prisons,
    { next: 'refait', prison: 'first' },
    'Of a hundred francs fifty are in prison, and 31 comes to both once more.',
    'second prison',
  ),
  ruling(
    'out-of-prison',
    donohue.prisons,
    { next: 'refait', prison: 'second' },
    'Of a hundred francs 25 are left, and 31 comes to both a third time.',
    'half of what is left',
  ),
  ruling('out-of-prison', donohue.prisons, { next: 'equal', prison: 'first' }, 'A stake is in prison, and both rows have 38.', 'does not cover'),
  paid(donohue.sample, { ...SAMPLE, chance: 'black' }, 'Ten on noir in the coup that the book counts out.', 10, 'Black wins: the stake wins 10'),
  paid(donohue.sample, { ...SAMPLE, chance: 'colour' }, 'Ten on couleur in the same coup.', 10, 'Black wins: the stake wins 10'),
  paid(donohue.sample, { ...SAMPLE, chance: 'inverse' }, 'Ten on inverse in the same coup.', -10, 'Black wins: the stake loses 10'),
  paid(
    donohue.sample,
    { black: 'KD 10C 7D 4S', red: 'QC 9H 9S 5D', chance: 'colour' },
    'The king is that of diamonds; ten on couleur.',
    -10,
    'Black wins: the stake loses 10',
  ),
  paid(donohue.refait, { ...THIRTY_ONES, chance: 'red' }, 'Ten on rouge, and 31 to both.', -5, 'Refait of 31: the stake loses 5'),
  paid(donohue.refait, { ...THIRTY_ONES, chance: 'red', refait: 'prison' }, 'The same, and the punter will not pay.', 'Refait of 31: the stake is in prison'),
  paid(
    blue.colour,
    { black: '10S 10C 10D 5S', red: 'KH QC 9S 3D', chance: 'colour' },
    'Black has 35; red begins with a heart and has 32. Ten on colour.',
    10,
    'Red wins: the stake wins 10',
  ),
  paid(
    donohue.couleur,
    { black: '10S 10C 10D 5S', red: 'KH QC 9S 3D', chance: 'colour' },
    'The same rows: the first card of all is black.',
    -10,
    'Red wins: the stake loses 10',
  ),
  paid(blue.equal, { black: '10S 10C 10D 5S', red: 'KH QC 9S 6D', chance: 'black' }, 'Both rows have 35.', 'Both rows have 35: nothing is won or lost'),
  paid(blue.refait, { ...THIRTY_ONES, chance: 'inverse' }, 'Ten on inverse, and 31 to both.', -5, 'Refait of 31: the stake loses 5'),
  valueExample('row', blue.wins, 'A chip on black, which wins.', 1),
  valueExample('row', donohue.wins, 'A franc on rouge, which wins.', 1),
  valueExample('colour', blue.colour, 'A chip on colour, which comes.', 1),
  valueExample('colour', donohue.couleur, 'A franc on couleur, which comes.', 1),
  valueExample('inverse', blue.colour, 'A chip on inverse, which comes.', 1),
  valueExample('inverse', donohue.couleur, 'A franc on inverse, which comes.', 1),
  valueExample('lost', donohue.wins, 'A franc on noir, and rouge wins.', -1),
  valueExample('equal', blue.equal, 'Both rows have 34.', 'Nothing: all bets stand off.'),
  valueExample('equal', donohue.equal, 'Both rows have 34.', 'Nothing: the coup is void.'),
  valueExample('refait', blue.refait, 'A chip on red, and both rows have 31.', -0.5),
  valueExample('refait', donohue.refait, 'A franc on inverse, and both rows have 31.', -0.5),
  valueExample('prisons', donohue.prisons, 'A hundred francs, and four refaits in succession.', 'Of 100 francs 50, then 25, then 12½, then 6¼.'),
  valueExample(
    'refait-odds',
    donohue.odds,
    'What are the odds against a refait?',
    '63 to 1 against; and yet the bank looks for two in three deals, of 29 to 32 coups each.',
  ),
  valueExample('cards', blue.deal, 'What does a knave count?', 'King, queen and knave 10, all others their pips.'),
  valueExample('cards', donohue.values, 'What does an ace count?', 'Court cards 10, ace 1, all others their pips.'),
  valueExample('rows', blue.deal, 'A row has come to 30.', 'As soon as it is over 30; it cannot be over 40.'),
  valueExample('rows', donohue.rows, 'A row has come to 30.', 'At 31 or more, and so at 40 at the most; 30 takes another card.'),
  valueExample('least-stake', donohue.stakes, 'How little may be laid?', 5),
  valueExample('largest-stake', donohue.stakes, 'How much may be laid?', 12_000),
];
