import { betExample, lawExample, valueExample } from '../../../../laws/examples.ts';
import { fact, law } from '../../../../laws/laws.ts';
import { allowed, must, wins } from '../../../../laws/remedies.ts';
import type { Diagram } from '../../../../vocabulary/diagrams.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { caster, giveUpDice, payCasterBets, payFieldBets, takeDice, theCasterBets, theFieldBets } from '../../words.ts';
import { CASTER, casterPoints, fieldPoints } from './points.ts';
import { bank } from './scorers.ts';

const box = (x: number, y: number, width: number, height: number): Diagram['shapes'][number] => ({ kind: 'box', x, y, width, height, tone: 'light' });
const write = (x: number, y: number, text: string): Diagram['shapes'][number] => ({ kind: 'words', x, y, text, anchor: 'middle' });
const layout: Diagram = {
  title: 'The layout',
  alt: 'A table with a raised edge. In the upper part a row with the numbers 2, 3, 4, 9, 10, 11 and 12, which is the Field; below it a wide space for the bets on the caster; at the lower end the space from which the dice are rolled.',
  width: 16,
  height: 9,
  shapes: [
    box(0, 0, 16, 9),
    box(1, 0.5, 14, 2.5),
    ...[2, 3, 4, 9, 10, 11, 12].map((number, n) => write(2 + n * 2, 1.5, String(number))),
    write(8, 2.6, 'The Field'),
    box(1, 3.5, 14, 2.5),
    write(8, 5, 'Bets on the caster'),
    write(8, 7.7, 'Dice rolled'),
  ],
};

const ruling = <K extends string>(law: K, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cites.blue.professionalBetting, answers, story, says);

export default variant({
  title: 'Professional craps',
  aliases: ['Bank craps', 'Casino craps', 'Field bets'],
  books: { 'blue-ribbon-1940': { heading: 'Professional Craps', pages: '61-62' } },
  players: { min: 1, max: 20, say: 'any number, against a banker' },
  packs: ['none-0'],
  glance: {
    Players: 'any number, against a banker',
    Bets: 'on the caster, or on the Field while the caster throws for the point',
    Field: '2, 3, 4, 9, 10, 11, 12 at even money',
    'Bank wins the Field': 'on 5, 6, 7 and 8',
  },
  laws: {
    amend: {
      'first-throw': {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { number: 'nick' }, then: [must('banker', payCasterBets)], doubtful: true },
              { when: { number: 'crap' }, then: [wins('banker', theCasterBets)] },
              { when: { number: 'point' }, then: [must(caster, 'throw-again')], note: 'A disc marks the point on the layout; the bets on the caster stay.' },
            ],
            CASTER,
          ),
        }),
      },
      'point-or-seven': {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { came: 'point' }, then: [must('banker', payCasterBets)], doubtful: true },
              { when: { came: 'seven' }, then: [wins('banker', theCasterBets)] },
              { when: { came: 'other' }, then: [must(caster, 'throw-again')] },
            ],
            CASTER,
          ),
        }),
      },
      'who-throws-next': {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { caster: 'won' }, then: [allowed(caster, 'throw-again'), allowed(caster, giveUpDice)] },
              { when: { caster: ['crap', 'seven'] }, then: [allowed('other-players', takeDice)], note: 'Any of them who offers throws next.' },
            ],
            cites.blue.professionalBetting,
          ),
        }),
        leads: { 'blue-ribbon-1940': 'A caster who won may throw again or give up the dice. After a loss, another player may take the dice.' },
      },
    },
    add: {
      'field-bets': law({
        question: 'who-wins',
        title: 'Bets on the Field',
        gist: 'The caster throws for the point while bets lie on the Field.',
        aka: ['field bet', 'does the field pay on 5', 'field double on 2 and 12', 'point is 8 and the field loses'],
        moment: 'throw',
        facts: {
          number: fact('What was thrown?', 'Thrown', {
            field: { label: '2, 3, 4, 9, 10, 11 or 12', chip: 'A Field number', if: 'if 2, 3, 4, 9, 10, 11 or 12 was thrown' },
            point: { label: '5, 6 or 8, and it is the point', chip: '5, 6, 8: the point', if: 'if 5, 6 or 8 was thrown and it is the point' },
            other: { label: '5, 6 or 8, and it is not the point', chip: '5, 6, 8: no point', if: 'if 5, 6 or 8 was thrown and it is not the point' },
            seven: { label: '7', if: 'if 7 was thrown' },
          }),
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { number: 'field' }, then: [must('banker', payFieldBets)], note: 'All seven numbers pay alike.' },
              { when: { number: 'point' }, then: [wins('banker', theFieldBets), must('banker', payCasterBets)], doubtful: true },
              { when: { number: 'other' }, then: [wins('banker', theFieldBets)] },
              { when: { number: 'seven' }, then: [wins('banker', theFieldBets), wins('banker', theCasterBets)] },
            ],
            CASTER,
          ),
        }),
        leads: {
          'blue-ribbon-1940': 'The banker pays the bets on the Field at even money if 2, 3, 4, 9, 10, 11 or 12 was thrown, and wins them if 5, 6, 7 or 8 was.',
        },
        see: ['craps/bank-craps.points.field'],
      }),
    },
    repeal: { 'bets-offered': 'All bets are made with the banker, on the layout.' },
  },
  points: { amend: casterPoints, add: fieldPoints },
  scorers: { bank },
  diagrams: { layout },
  examples: [
    ruling('first-throw', { number: 'crap' }, 'The first throw is 12.', 'wins the bets on the caster'),
    ruling('field-bets', { number: 'field' }, 'The point is 6 and the caster throws 9.', 'bets on the Field at even money'),
    ruling('field-bets', { number: 'point' }, 'The point is 8 and the caster makes it.', 'wins the bets on the Field'),
    ruling('who-throws-next', { caster: 'won' }, 'The caster has made the point.', 'give up the dice'),
    ruling('who-throws-next', { caster: 'crap' }, 'The caster throws 12 on the first throw.', 'may take the dice'),
    ruling('point-or-seven', { came: 'seven' }, 'A 7 comes before the point.', 'wins the bets on the caster'),
    betExample(
      'bank',
      cites.blue.professionalBetting,
      { throws: '8.9.6.8', caster: '10', field: '5' },
      'Ten on the caster, five on the Field at each throw: the point is 8, then come 9, 6 and 8.',
      5,
    ),
    betExample('bank', cites.blue.professionalBetting, { throws: '11', caster: '10' }, 'The first throw is 11.', 10, 'The player wins 10'),
    betExample('bank', cites.blue.professionalBetting, { throws: '12', caster: '10' }, 'The first throw is 12.', -10, 'The player loses 10'),
    betExample('bank', cites.blue.professionalBetting, { throws: '8.5.7', caster: '10' }, 'The point is 8, and a 7 comes first.', -10, 'The player loses 10'),
    valueExample('chance-of-field', cites.blue.professionalBetting, 'The ways of seven numbers are added: one, two, three, four, three, two, one.', 16),
  ],
});
