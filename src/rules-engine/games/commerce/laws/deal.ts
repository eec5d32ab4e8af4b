import { always, law, silent } from '../../../laws/laws.ts';
import { newDeal } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';

const { faults } = cites.donohue;
const BLUE = 'blue-ribbon-1940';

export const deal = {
  'false-pack': law({
    offence: 'imperfect-pack',
    title: 'The pack is false',
    gist: 'A card is missing from the pack, or there are two of it.',
    aka: ['not a full deck', 'wrong pack', 'same card twice'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      [BLUE]: silent('The book asks for a full pack. It does not say what follows if the pack is not full.'),
      donohue: always(newDeal(null), faults),
    }),
  }),
  'wrong-deal': law({
    offence: 'misdeal',
    title: 'A wrong deal',
    gist: 'The cards have been dealt wrongly: four to one player, say, or two.',
    aka: ['misdealt', 'four cards', 'dealt me two cards', 'wrong number dealt'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      [BLUE]: silent('Three cards go to each player, one at a time. The book says nothing about a deal that goes wrong.'),
      donohue: always(newDeal(null), faults),
    }),
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'A card faced in the pack',
    gist: 'A card lies face up in the pack or shows itself in the deal.',
    aka: ['face up card', 'card turned over in the deal'],
    moment: 'deal',
    facts: {},
    readings: () => ({ [BLUE]: silent('The book does not mention a faced card.'), donohue: always(newDeal(null), faults) }),
  }),
};
