import type { Citation } from '../../books.ts';
import { betExample, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Craps } from './code.ts';

const ruling = (law: LawKey<Craps>, answers: Record<string, string>, story: string, says: string, cite: Citation = cites.blue.scoring) =>
  lawExample(law, cite, answers, story, says);
const thrown = (throws: string, side: string, story: string, headline: string, total?: number) =>
  betExample('throws', cites.blue.scoring, { throws, side, stake: '10' }, story, total ?? headline, headline, { player: 'The bettor', bank: 'The other side' });

export const examples: readonly ExampleOf<Craps>[] = [
  ruling('bets-offered', { limit: 'no' }, 'The caster has named no limit, and a large bet is offered.', 'accept all the bets', cites.blue.hazardScoring),
  ruling(
    'bets-offered',
    { limit: 'yes' },
    'The caster has taken all he will; another player still wants to bet.',
    'with any player who takes the bet',
    cites.blue.object,
  ),
  ruling('first-throw', { number: 'nick' }, 'The first throw is 11.', 'caster wins the stakes'),
  ruling('first-throw', { number: 'crap' }, 'The first throw is 3.', 'other players win the stakes'),
  ruling('dice-not-rolled', {}, 'The dice stop half way down the table.', 'rebound'),
  ruling('throwing-for-another', {}, 'The caster hands the dice to a friend.', 'obody may throw for the caster'),
  ruling('point-or-seven', { came: 'seven' }, 'The point is 6, and a 7 comes.', 'other players win the stakes'),
  ruling('point-or-seven', { came: 'other' }, 'The point is 6, and an 11 comes.', 'throw again'),
  ruling('who-throws-next', { caster: 'crap' }, 'The caster throws 2 on the first throw.', 'dice pass to the next caster', cites.blue.pack),
  thrown('7', 'caster', 'Ten on the caster, who throws 7.', 'Nick: the bet wins 10', 10),
  thrown('6.11.3.6', 'caster', 'Ten on the caster: 6, then 11, 3 and 6.', 'The point is made: the bet wins 10', 10),
  thrown('8.7', 'against', 'Ten against the caster: 8, then 7.', 'Seven before the point: the bet wins 10', 10),
  thrown('9.4', 'caster', 'Ten on the caster: 9, then 4.', 'The point is 9: throw again'),
  scoreExample('odds', cites.blue.scoring, { number: '6' }, 'How often does a 6 come?', '31 to 5 against on one throw'),
  sheetExample(
    'account',
    cites.blue.scoring,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { caster: 'first', end: 'nick', stakes: '0.10.5' },
      { caster: 'first', end: 'point-made', stakes: '0.10.5' },
      { caster: 'first', end: 'seven-out', stakes: '0.20.5' },
      { caster: 'second', end: 'crap', stakes: '10.0.10' },
    ],
    'Ann throws a nick and makes a point, and then a 7 comes first; Ben, who throws next, begins with a crap.',
    { Ann: 15 + 15 - 25 + 10, Ben: -10 - 10 + 20 - 20, Cay: -5 - 5 + 5 + 10 },
    'Cay throws next',
  ),
  thrown('3', 'caster', 'Ten on the caster, who begins with three.', 'loses 10', -10),
  valueExample('crap', cites.blue.scoring, 'Two aces come first.', -1),
  valueExample('chance-of-nick', cites.blue.scoring, 'Six sevens and two elevens among all the ways of two dice.', 8),
  valueExample('chance-of-crap', cites.blue.scoring, 'One two, two threes and one twelve.', 4),
  valueExample('chance-of-point', cites.blue.scoring, 'Neither nick nor crap: two throws of three.', 24),
  valueExample('chance-of-making-point', cites.blue.chanceOfMakingPoint, 'A player lays on the caster once any point is up.', '57 to 39 against'),
  valueExample(
    'chance-of-caster',
    cites.blue.chanceOfCaster,
    'What does the caster give away when he takes up the dice?',
    '73 to 71 against, or 1.39 per cent',
  ),
];
