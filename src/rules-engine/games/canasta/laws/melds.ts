import { fact, law } from '../../../laws/laws.ts';
import { isVoid, noPenaltyPrinted, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';

export const meldLaws = {
  'improper-meld': law({
    offence: 'irregular-meld',
    title: 'Improper meld, or too many wild cards',
    gist: 'A meld is laid down, and the opponents say that it is not a proper meld.',
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
      what: fact('What is in the meld?', 'In the meld', {
        proper: {
          label: 'Three cards or more of one rank: at least two natural, at most three wild',
          chip: 'A proper set',
          if: 'if it is a set with two naturals or more, three wild at most',
        },
        'not-a-set': {
          label: 'Fewer than three cards, or natural cards of different ranks',
          chip: 'No set',
          if: 'if it has under three cards or naturals of different ranks',
        },
        'few-naturals': { label: 'Fewer than two natural cards', chip: 'Too few naturals', if: 'if it has fewer than two natural cards' },
        'many-wilds': { label: 'More than three wild cards', chip: 'Too many wild', if: 'if it has more than three wild cards' },
        'black-threes': { label: 'Black threes with a wild card', chip: 'Black threes, wild', if: 'if it has black threes with a wild card' },
      }),
    },
    leads: {
      sierra: 'The meld stands if it has three or more cards of one rank, at least two of them natural and at most three wild. If not, it does not count.',
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
    facts: {
      when: fact('When are they melded?', 'Melded', {
        last: { label: 'As the last play before going out', chip: 'Before going out', if: 'if it was the last play before going out' },
        earlier: { label: 'Earlier', if: 'if it was not the last play before going out' },
      }),
    },
    usual: { when: 'earlier' },
    leads: {
      sierra: 'The meld stands only as the last play before going out. Earlier, it does not count.',
    },
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
      reach: fact('How was the requirement reached?', 'Requirement', {
        short: { label: 'It was not reached', chip: 'Not reached', if: 'if the number required was not reached' },
        'red-threes': { label: 'Only by counting red threes', chip: 'Red threes counted', if: 'if only counting red threes reached the number required' },
        'two-turns': {
          label: 'Only with melds of two turns or of both partners',
          chip: 'Two turns or both',
          if: 'if it took melds of two turns or of both partners',
        },
        reached: {
          label: 'By the cards that one player melded in one turn',
          chip: 'One in one turn',
          if: 'if one player reached the number required in one turn',
        },
      }),
    },
    usual: { reach: 'short' },
    leads: {
      sierra:
        'The melds stand only if one player reached the number required in one turn, without red threes. If it took red threes, a second turn or the partner’s melds, they do not count.',
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
