import { doubted } from '../../../laws/cites.ts';
import { item } from '../../../laws/one-book.ts';
import { bookValue, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const CONSOLATIONS = 'Consolations';
const REVERSIS = 'The reversis';
const { payments: paid, reversis, espagnolette } = cites.donohue;
const FISH = { unit: 'fish' } as const;
const TIMES = { unit: 'multiple' } as const;
const PLACED_BY = 'The book says only of aces who pays for one that is placed; our counts have the winner of the trick pay.';

/** What players pay each other. */
export const payments = {
  ace: item({
    title: 'Ace',
    gist: 'Placed on a renounce, from the winner of the trick; forced, from each player to the one who forced it.',
    aka: ['ace on a renounce', 'ace forced'],
    group: CONSOLATIONS,
    bookValue: bookValue(1, paid, FISH),
  }),
  'ace-of-diamonds': item({
    title: 'Ace of diamonds',
    gist: 'Placed on a renounce, from the winner of the trick; forced, from each player to the one who forced it.',
    group: CONSOLATIONS,
    bookValue: bookValue(2, paid, FISH),
  }),
  'great-quinola': item({
    title: 'Great quinola',
    gist: 'The knave of hearts placed on a renounce; forced, from each player to the one who forced it.',
    aka: ['knave of hearts', 'jack of hearts'],
    group: CONSOLATIONS,
    bookValue: bookValue(6, doubted(paid, PLACED_BY), FISH),
  }),
  'little-quinola': item({
    title: 'Little quinola',
    gist: 'The queen of hearts placed on a renounce; forced, from each player to the one who forced it.',
    aka: ['queen of hearts'],
    group: CONSOLATIONS,
    bookValue: bookValue(3, doubted(paid, PLACED_BY), FISH),
  }),
  led: item({
    title: 'Ace or quinola led out',
    gist: 'What is due when a player leads one of them.',
    aka: ['gorge', 'played or gorge'],
    group: CONSOLATIONS,
    bookValue: ruled(
      'as much as if it had been forced, to the winner of the party, if the winner asks',
      doubted(paid, 'The book does not say who pays; our counts have it paid by the one who led it, as law VIII suggests.'),
    ),
  }),
  'last-card': item({
    title: 'The last card',
    gist: 'By what a consolation is multiplied when the ace or quinola is the last card played.',
    aka: ['à la bonne', 'a la bonne'],
    group: CONSOLATIONS,
    bookValue: bookValue(
      2,
      doubted(paid, 'The book says this of cards placed, played or led; our counts include those forced, and leave the stakes of the pools as they are.'),
      TIMES,
    ),
  }),
  opposite: item({
    title: 'The player opposite',
    gist: 'By what every payment between two players is multiplied who sit opposite each other.',
    aka: ['double from across', 'opposite pays double'],
    group: CONSOLATIONS,
    bookValue: bookValue(2, paid, TIMES),
  }),
  party: item({
    title: 'The party',
    gist: 'The points in the discards and what is added to them, paid to its winner.',
    aka: ['who pays the party'],
    group: 'The party',
    bookValue: ruled(
      'the value of the party, double from the player opposite',
      doubted(
        paid,
        'The book does not say who pays. A hint speaks of one player who loses the party; our counts take the one with most points, then most tricks, then worst placed.',
      ),
    ),
  }),
  'reversis-side': item({
    title: 'Reversis made, from either side',
    gist: 'What the player on the left and the one on the right pay each.',
    aka: ['every trick', 'all the tricks'],
    group: REVERSIS,
    bookValue: bookValue(20, paid, FISH),
  }),
  'reversis-opposite': item({
    title: 'Reversis made, from the player opposite',
    gist: 'What the one across the table pays.',
    group: REVERSIS,
    bookValue: bookValue(40, paid, FISH),
  }),
  'reversis-broken': item({
    title: 'Reversis broken',
    gist: 'What the one who undertook it pays to the one who broke it.',
    aka: ['failed reversis', 'broke the reversis'],
    group: REVERSIS,
    bookValue: bookValue(80, paid, FISH),
  }),
  'own-quinola': item({
    title: 'Quinola played in a reversis',
    gist: 'What becomes of the stake of a quinola that its undertaker plays.',
    group: REVERSIS,
    bookValue: ruled('before the last two tricks it draws the stake where the reversis is made, and pays it where it is broken', reversis),
  }),
  'espagnolette-pays': item({
    title: 'Reversis against an espagnolette',
    gist: 'Who pays when another makes a reversis, or breaks one.',
    group: REVERSIS,
    bookValue: ruled('the espagnolette, for the whole table', espagnolette),
  }),
};
