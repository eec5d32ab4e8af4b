import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

/** The passages of the books on Fan-tan, each under a name. In the 1898 book p. 69 begins with the extra card, p. 70 with the third hand of two players. */
export const cites = citesOf({
  blue: {
    'Fan Tan': { game: '371' },
    'Five or Nine, or Domino Whist': {
      domino: '372',
      direction: doubtful(
        '372',
        'The sentence ends by saying that what has begun goes on in the same way. Just before, up and down are left to the player, so the rank that opens the suits is taken to be meant.',
      ),
    },
  },
  uspc: {
    'Fan Tan': {
      pack: '68',
      deal: '68-69',
      play: '69',
      pool: '69',
      back: '69',
      misdeal: '69',
      two: '69-70',
      sixty: '70',
      sequence: '70',
    },
    'Domino Whist': { domino: '36' },
    'The Laws of Whist': { whist: numbered },
  },
});
