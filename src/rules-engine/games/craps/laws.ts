import { fact, law } from '../../core/laws.ts';
import { allowed, barred, must, passesTo, wins } from '../../core/remedies.ts';
import { cites } from './cites.ts';
import { acceptAllBets, betAmongThemselves, caster, nextCaster, rollToBackstop, theDice, throwForCaster } from './words.ts';

export const laws = {
  'bets-offered': law({
    offence: 'irregular-bet',
    title: 'More is bet than the caster takes',
    gist: 'Players offer bets against the caster.',
    aka: ['does the shooter cover all bets', 'fade', 'fading', 'side bets', 'caster has not enough'],
    moment: 'betting',
    facts: { limit: fact('Did the caster limit the amount?', { no: ['No', 'no limit'], yes: ['Yes, and it is taken up', 'limit named'] }) },
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
  }),
  'first-throw': law({
    question: 'who-wins',
    title: 'The first throw',
    gist: 'The caster has thrown once.',
    aka: ['come out roll', 'does 12 lose', 'does 11 win', 'natural', 'craps'],
    moment: 'throw',
    facts: { number: fact('What was thrown?', { nick: '7 or 11', crap: '2, 3 or 12', point: '4, 5, 6, 8, 9 or 10' }) },
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
            note: 'The rebound is what players usually insist on. Whether a throw without it is void is not said.',
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
    facts: { came: fact('What was thrown?', { point: 'The point', seven: '7', other: 'Any other number, 2, 3, 11 and 12 included' }) },
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
    facts: { caster: fact('How did it end for the caster?', { won: 'Won', crap: 'Lost by a crap', seven: 'Lost by a 7 before the point' }) },
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
