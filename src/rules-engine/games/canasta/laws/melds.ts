import { fact, law } from '../../../core/laws.ts';
import { isVoid, noPenaltyPrinted, stands } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';

export const meldLaws = {
  'improper-meld': law({
    offence: 'irregular-meld',
    title: 'Improper meld, or too many wild cards',
    gist: 'A meld is laid down, and the opponents say that it is none.',
    aka: [
      'too many wild cards',
      'four wild cards in a canasta',
      'one natural card',
      'meld of wild cards',
      'meld of two cards',
      'run in canasta',
      'wild card with black threes',
    ],
    moment: 'melding',
    facts: {
      what: fact('What is in the meld?', {
        proper: 'Three cards or more of one rank: at least two natural, at most three wild',
        'not-a-set': ['Fewer than three cards, or natural cards of different ranks', 'no set'],
        'few-naturals': 'Fewer than two natural cards',
        'many-wilds': 'More than three wild cards',
        'black-threes': 'Black threes with a wild card',
      }),
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { what: 'proper' }, then: [stands('meld')] },
          { when: { what: ['not-a-set', 'few-naturals', 'many-wilds'] }, then: [isVoid('meld'), noPenaltyPrinted] },
          { when: { what: 'black-threes' }, then: [isVoid('meld'), noPenaltyPrinted], note: 'Black threes take no wild card.' },
        ],
        cites.sierra.makingMelds,
      ),
    }),
  }),
  'black-threes-melded': law({
    offence: 'irregular-meld',
    title: 'Black threes melded',
    gist: 'A player melds three or four black threes.',
    aka: ['meld black threes', 'black threes before going out'],
    moment: 'melding',
    facts: { when: fact('When are they melded?', { last: 'As the last play before going out', earlier: 'Earlier' }) },
    readings: (says) => ({
      sierra: says(
        [
          { when: { when: 'last' }, then: [stands('meld')] },
          { when: { when: 'earlier' }, then: [isVoid('meld'), noPenaltyPrinted] },
        ],
        cites.sierra.makingMelds,
      ),
    }),
  }),
  'initial-meld-short': law({
    offence: 'irregular-meld',
    title: 'Initial meld too low',
    gist: 'The first meld of a side counts less than its score requires.',
    aka: ['not enough points to go down', 'initial meld short', 'opened with too few points', 'first meld under 50'],
    moment: 'melding',
    facts: {
      reach: fact('How was the requirement reached?', {
        short: 'It was not reached',
        'red-threes': 'Only by counting red threes',
        'two-turns': 'Only with melds of two turns or of both partners',
        reached: 'By the cards that one player melded in one turn',
      }),
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { reach: 'reached' }, then: [stands('melds')], note: 'One meld or several may make it up.' },
          { when: { reach: 'short' }, then: [isVoid('melds'), noPenaltyPrinted] },
          { when: { reach: 'red-threes' }, then: [isVoid('melds')], note: 'Red threes do not count toward it.' },
          { when: { reach: 'two-turns' }, then: [isVoid('melds')], note: 'One of the partners makes it, in one turn.' },
        ],
        [cites.sierra.makingInitialMeld, cites.sierra.scoring],
      ),
    }),
    see: ['canasta.points.meld-from-nothing', 'canasta.score.initial-meld'],
  }),
};
