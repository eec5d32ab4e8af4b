import { fact, law } from '../../laws/laws.ts';
import { allowed, barred, must, passesTo, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { acceptAllBets, betAmongThemselves, caster, nextCaster, rollToBackstop, theDice, throwForCaster } from './words.ts';

export const laws = {
  'bets-offered': law({
    offence: 'irregular-bet',
    title: 'More is bet than the caster takes',
    gist: 'Players offer bets against the caster, who throws the dice.',
    aka: ['does the shooter cover all bets', 'fade', 'fading', 'side bets', 'caster has not enough'],
    moment: 'betting',
    facts: {
      limit: fact('Did the caster limit the amount?', 'Limit named', {
        no: { label: 'No', if: 'if the caster named no limit' },
        yes: { label: 'Yes, and it is taken up', chip: 'Yes', if: 'if the caster named a limit and it is taken up' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { limit: 'no' }, then: [must(caster, acceptAllBets)] },
          { when: { limit: 'yes' }, then: [allowed('other-players', betAmongThemselves)] },
        ],
        [cites.blue.object, cites.blue.hazardScoring],
        'The second section, on page 202, knows no limit.',
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'A caster who named no limit must accept all bets. Once a named limit is reached, the others may bet for or against the caster with any player who takes the bet.',
    },
  }),
  'first-throw': law({
    question: 'who-wins',
    title: 'The first throw',
    gist: 'The caster has thrown once.',
    aka: ['come out roll', 'does 12 lose', 'does 11 win', 'natural', 'craps'],
    moment: 'throw',
    facts: {
      number: fact('What was thrown?', 'Thrown', {
        nick: { label: '7 or 11', if: 'if 7 or 11 was thrown' },
        crap: { label: '2, 3 or 12', if: 'if 2, 3 or 12 was thrown' },
        point: { label: '4, 5, 6, 8, 9 or 10', chip: '4, 5, 6, 8, 9, 10', if: 'if 4, 5, 6, 8, 9 or 10 was thrown' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { number: 'nick' }, then: [wins(caster, 'stakes')] },
          { when: { number: 'crap' }, then: [wins('other-players', 'stakes')] },
          { when: { number: 'point' }, then: [must(caster, 'throw-again')], note: 'The number is the point, and all bets stay as they were.' },
        ],
        [cites.blue.scoring, cites.blue.hazardScoring],
      ),
    }),
    see: ['craps.points.nick', 'craps.points.crap'],
  }),
  'dice-not-rolled': law({
    offence: 'irregular-throw',
    title: 'Dice not properly rolled',
    gist: 'The dice are thrown from a box, fall short or do not rebound.',
    aka: ['dice must hit the wall', 'short roll', 'no backstop', 'slid the dice', 'dice cup'],
    moment: 'throw',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            then: [must(caster, rollToBackstop)],
            note: 'Players usually insist on the rebound. The book does not say whether a throw without it is void.',
          },
        ],
        [cites.blue.scoring, cites.blue.hazardScoring],
      ),
    }),
  }),
  'throwing-for-another': law({
    offence: 'irregular-throw',
    title: 'Another throws for the caster',
    gist: 'Somebody else throws the dice for the caster.',
    aka: ['throw for me', 'my friend throws', 'somebody else rolled', 'somebody else wants to throw for me', 'a friend shoots for me'],
    moment: 'throw',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [barred('anyone', throwForCaster)], note: 'Who bets on the dice as caster handles them.' }], cites.blue.scoring),
    }),
  }),
  'point-or-seven': law({
    question: 'who-wins',
    title: 'The point or a seven',
    gist: 'The caster has a point and throws for it.',
    aka: ['seven out', 'made the point', 'crap while shooting for the point', '11 after the point'],
    moment: 'throw',
    facts: {
      came: fact('What was thrown?', 'Thrown', {
        point: { label: 'The point', if: 'if the point was thrown' },
        seven: { label: '7', if: 'if 7 was thrown' },
        other: { label: 'Any other number, 2, 3, 11 and 12 included', chip: 'Any other number', if: 'if neither the point nor 7 was thrown' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { came: 'point' }, then: [wins(caster, 'stakes')] },
          { when: { came: 'seven' }, then: [wins('other-players', 'stakes')] },
          { when: { came: 'other' }, then: [must(caster, 'throw-again')], note: 'Nicks and craps count on the first throw only.' },
        ],
        [cites.blue.scoring, cites.blue.hazardPointMade],
      ),
    }),
    see: ['craps.points.point-made', 'craps.points.seven-out'],
  }),
  'who-throws-next': law({
    offence: 'seats-and-partners',
    title: 'Who throws next',
    gist: 'A throw has been decided.',
    aka: ['when do the dice pass', 'does the shooter keep the dice', 'lose the dice on craps', 'whose turn to shoot'],
    moment: 'hand-over',
    facts: {
      caster: fact('How did it end for the caster?', 'The caster', {
        won: { label: 'Won', if: 'if the caster won' },
        crap: { label: 'Lost by a crap', if: 'if the caster lost by a crap' },
        seven: { label: 'Lost by a 7 before the point', chip: 'Lost by a 7', if: 'if the caster lost by a 7 before the point' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { caster: 'won' }, then: [must(caster, 'throw-again')] },
          {
            when: { caster: ['crap', 'seven'] },
            then: [passesTo(theDice, nextCaster)],
            note: 'Who that is goes by turn or by lot. A crap loses as a seven does, and so the dice as well as the stake.',
          },
        ],
        cites.blue.pack,
      ),
    }),
  }),
};
