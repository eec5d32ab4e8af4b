import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Spoil five and its forms, each under a name. */
export const cites = citesOf({
  blue: {
    'Spoil Five': {
      players: '367',
      rank: '367-368',
      plain: doubtful('368', 'The printed table of plain suits is scrambled in our copy; the sentence "highest in red, lowest in black" gives the order.'),
      trumps: doubtful('368', 'The rows of the table are damaged in our copy; the sentences before it give the order.'),
      pool: '368',
      deal: '368',
      ace: '368-369',
      follow: '369',
      renege: '369',
      win: '369',
    },
    'Spoil Five: Jink Game': { jink: '369' },
    'Forty-Five; Five and Ten': { fortyFive: '370' },
    'Spoil Five: Penalties': { penalties: '370' },
  },
  donohue: {
    'Forty-Five': {
      deal: '37',
      rank: doubtful('37-38', 'The columns of the tables are scrambled in our copy; they are put together by the numbers of cards and the text under them.'),
      privilege: '38',
      plain: '38',
      turned: '38',
      robbing: '38-39',
      count: '39',
    },
  },
});
