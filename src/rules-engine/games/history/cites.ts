import { citesOf } from '../../laws/cites.ts';

/** The passages of the manual on the history of cards. */
export const cites = citesOf({
  sierra: {
    'One Thousand Years of Playing Cards': {
      sticks: '5-19',
      china: '5-19',
      india: '5-19',
      europe: '5-19',
      tarot: '5-19',
      church: '5-19',
      france: '5-19',
      suits: '5-19',
      courts: '5-19',
      england: '5-19',
      books: '5-19',
      hoyle: '5-19',
      rules: '5-19',
      america: '5-19',
      deck: '5-19',
      jack: '5-19',
      money: '5-19',
    },
  },
});
