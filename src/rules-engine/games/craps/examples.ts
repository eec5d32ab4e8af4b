import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BETS, HAZARD, ODDS, START, THROWS } from './cites.ts';

const told = (law: string, answers: Record<string, string>, story: string, ruling: string, cite: Citation = THROWS): Example => ({
  kind: 'law',
  law,
  book: 'blue-ribbon-1940',
  story,
  answers,
  ruling,
  cite,
});
const thrown = (throws: string, side: string, story: string, headline: string, total?: number): Example => ({
  kind: 'score',
  scorer: 'throws',
  book: 'blue-ribbon-1940',
  story,
  input: { throws, side, stake: '10' },
  headline,
  ...(total === undefined ? {} : { totals: { '': total } }),
  cite: THROWS,
});

export const examples: readonly Example[] = [
  told('bets-offered', { limit: 'no' }, 'The caster has named no limit, and a large bet is offered.', 'accept all the bets', HAZARD),
  told('bets-offered', { limit: 'yes' }, 'The caster has taken all he will; another player still wants to bet.', 'with whoever takes it', BETS),
  told('first-throw', { number: 'nick' }, 'The first throw is 11.', 'caster wins the stakes'),
  told('first-throw', { number: 'crap' }, 'The first throw is 3.', 'other players win the stakes'),
  told('dice-not-rolled', {}, 'The dice stop half way down the table.', 'rebound'),
  told('throwing-for-another', {}, 'The caster hands the dice to a friend.', 'obody may throw for the caster'),
  told('point-or-seven', { came: 'seven' }, 'The point is 6, and a 7 comes.', 'other players win the stakes'),
  told('point-or-seven', { came: 'other' }, 'The point is 6, and an 11 comes.', 'throw again'),
  told('who-throws-next', { caster: 'crap' }, 'The caster throws 2 on the first throw.', 'dice pass to the next player', START),
  thrown('7', 'caster', 'Ten on the caster, who throws 7.', 'Nick: the bet wins 10', 10),
  thrown('6.11.3.6', 'caster', 'Ten on the caster: 6, then 11, 3 and 6.', 'The point is made: the bet wins 10', 10),
  thrown('8.7', 'against', 'Ten against the caster: 8, then 7.', 'Seven before the point: the bet wins 10', 10),
  thrown('9.4', 'caster', 'Ten on the caster: 9, then 4.', 'The point is 9: throw again'),
  {
    kind: 'score',
    scorer: 'odds',
    book: 'blue-ribbon-1940',
    story: 'How often does a 6 come?',
    input: { number: '6' },
    headline: '31 to 5 against on one throw',
    cite: ODDS,
  },
];
