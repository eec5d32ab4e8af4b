// The deal: two books leave its faults to pitch, whose number of cards differs.
import { fact, law, silent } from '../../../laws/laws.ts';

export const dealLaws = {
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards or hands',
    gist: 'A player has too many or too few cards, or there is a hand too many or too few.',
    aka: ['misdeal', 'too many cards', 'dealt wrong', 'card short'],
    moment: 'deal',
    facts: {
      what: fact('What is wrong?', 'Wrong number of', {
        cards: { label: 'A player has too many or too few cards', chip: 'Cards', if: 'if a player has too many or too few cards' },
        hands: { label: 'There is a hand too many or too few', chip: 'Hands', if: 'if there is a hand too many or too few' },
      }),
    },
    usual: { what: 'cards' },
    leads: { donohue: 'For a wrong number of cards, the same dealer deals again. The book does not cover a wrong number of hands.' },
    readings: () => ({ 'uspc-1898': silent('Six cards each, or more if it is agreed; the book does not mention a wrong number.') }),
  }),
};
