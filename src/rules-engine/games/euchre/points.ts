import { cite } from '../../books.ts';
import { item, unscored, worth } from '../../core/points.ts';

const USPC = cite('uspc-1898', '9', 'Euchre: Scoring');
const USPC_RULES = cite('uspc-1898', '9-10', 'Euchre: Rules');
const DONOHUE = cite('donohue', '10', 'Laws of Euchre', { law: '1' });
const DONOHUE_TEXT = cite('donohue', '4', 'Euchre');
const DONOHUE_ALONE = cite('donohue', '10', 'Laws of Euchre', { law: '2' });
const BLUE = cite('blue-ribbon-1940', '222', 'Euchre');
const BLUE_PLAY = cite('blue-ribbon-1940', '223', 'Euchre');
const BLUE_PENALTIES = cite('blue-ribbon-1940', '224', 'Euchre: Penalties');
// The manual's chapter runs from page 59 to 67; our copy does not show where each page ends.
const SIERRA = cite('sierra', '59-67', 'Euchre: How the game is played');

export const points = {
  point: item({
    title: 'The point',
    gist: 'The makers take three or four tricks.',
    aka: ['three tricks', 'four tricks', 'made it'],
    group: 'The makers',
    books: {
      'uspc-1898': worth(1, USPC),
      donohue: worth(1, [DONOHUE, DONOHUE_TEXT], { says: 'Four tricks are worth the same as three.' }),
      'blue-ribbon-1940': worth(1, cite('blue-ribbon-1940', '222', 'Euchre', { doubt: 'Three tricks are named; four are taken as the same.' })),
      sierra: worth(1, SIERRA),
    },
  }),
  march: item({
    title: 'March',
    gist: 'The makers take all five tricks.',
    aka: ['all five tricks', 'swept', 'clean sweep'],
    group: 'The makers',
    books: { 'uspc-1898': worth(2, USPC), donohue: worth(2, [DONOHUE, DONOHUE_TEXT]), 'blue-ribbon-1940': worth(2, BLUE), sierra: worth(2, SIERRA) },
  }),
  'lone-point': item({
    title: 'Lone hand, three or four tricks',
    gist: 'The lone player takes three or four tricks.',
    aka: ['loner made three', 'alone and missed the march'],
    group: 'The lone hand',
    books: {
      'uspc-1898': worth(1, USPC),
      donohue: worth(1, cite('donohue', '10', 'Laws of Euchre', { law: '2', doubt: 'Three tricks are named; four are taken as the same, as in law 1.' })),
      'blue-ribbon-1940': unscored('The section gives a lone hand a figure of its own for five tricks only; Railroad and Call-Ace euchre give 1.'),
      sierra: worth(1, SIERRA),
    },
  }),
  'lone-march': item({
    title: 'Lone march',
    gist: 'The lone player takes all five tricks.',
    aka: ['loner', 'alone five tricks', 'four points alone'],
    group: 'The lone hand',
    books: {
      'uspc-1898': worth(4, USPC),
      donohue: worth(4, [DONOHUE_ALONE, cite('donohue', '21', 'On the Lone Hand')]),
      'blue-ribbon-1940': worth(4, BLUE),
      sierra: worth(4, SIERRA),
    },
  }),
  euchre: item({
    title: 'Euchre',
    gist: 'The makers take fewer than three tricks, and their opponents score.',
    aka: ['euchred', 'set', 'bumped', 'went down'],
    group: 'The opponents',
    books: {
      'uspc-1898': worth(2, USPC),
      donohue: worth(2, [DONOHUE, cite('donohue', '6', 'Euchre')]),
      'blue-ribbon-1940': worth(2, BLUE),
      sierra: worth(2, SIERRA),
    },
  }),
  'euchre-lone': item({
    title: 'Euchre of a lone hand',
    gist: 'The lone player takes fewer than three tricks, and the opponents score.',
    aka: ['loner euchred', 'lone hand set', 'four points for euchring a loner'],
    group: 'The opponents',
    books: {
      'uspc-1898': worth(2, USPC),
      donohue: worth(2, DONOHUE_ALONE),
      'blue-ribbon-1940': worth(2, cite('blue-ribbon-1940', '222', 'Euchre', { doubt: 'The figure stands for any euchre; a lone hand is not named apart.' })),
      sierra: worth(
        2,
        cite('sierra', '59-67', 'Euchre: How the game is played', { doubt: 'The figure stands for any euchre; a lone hand is not named apart.' }),
      ),
    },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What the opponents score for a revoke.',
    aka: ['renege points'],
    group: 'Penalties',
    books: {
      'uspc-1898': worth(2, USPC_RULES),
      donohue: worth(2, [cite('donohue', '14', 'Laws of Euchre', { law: '32' }), cite('donohue', '10', 'Laws of Euchre', { law: '3' })], {
        says: 'It is counted before any other score.',
      }),
      'blue-ribbon-1940': worth(2, [BLUE_PLAY, BLUE_PENALTIES]),
      sierra: unscored('No penalty is printed.'),
    },
  }),
  'revoke-lone': item({
    title: 'Revoke against a lone hand',
    gist: 'What the lone player scores for a revoke by an opponent.',
    aka: ['renege against a loner'],
    group: 'Penalties',
    books: {
      'uspc-1898': worth(4, USPC_RULES),
      donohue: unscored('No difference is made for a lone hand.'),
      'blue-ribbon-1940': worth(4, [BLUE_PLAY, BLUE_PENALTIES], { says: 'What success alone would have won.' }),
      sierra: unscored('No penalty is printed.'),
    },
  }),
  'lead-against-lone': item({
    title: 'Lead out of turn against a lone hand',
    gist: 'What the lone player scores when an opponent leads out of turn.',
    group: 'Penalties',
    books: {
      'uspc-1898': unscored('The card is called instead.'),
      donohue: unscored('The card is called instead.'),
      'blue-ribbon-1940': worth(4, BLUE_PENALTIES, { says: 'What success alone would have won.' }),
      sierra: unscored(),
    },
  }),
  'called-card-refused': item({
    title: 'Called card refused',
    gist: 'What the opponents score when a player will not play an exposed card that is called.',
    group: 'Penalties',
    books: {
      'uspc-1898': unscored(),
      donohue: worth(2, cite('donohue', '15', 'Laws of Euchre', { law: '39' })),
      'blue-ribbon-1940': unscored(),
      sierra: unscored(),
    },
  }),
  hint: item({
    title: 'Hint to a partner',
    gist: 'What the opponents score for a remark or gesture that helps a partner.',
    aka: ['talking across the board', 'table talk'],
    group: 'Penalties',
    books: {
      'uspc-1898': worth(1, cite('uspc-1898', '16-17', 'Notes on Euchre', { doubt: 'The book calls it generally conceded, and hard to enforce.' })),
      donohue: worth(1, cite('donohue', '16', 'Laws of Euchre', { law: '46' })),
      'blue-ribbon-1940': unscored(),
      sierra: unscored(),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win', 'game length'],
    group: 'Game',
    books: {
      'uspc-1898': worth(5, USPC),
      donohue: worth(5, [DONOHUE, DONOHUE_TEXT]),
      'blue-ribbon-1940': worth(5, BLUE_PLAY),
      sierra: worth(5, SIERRA),
    },
  }),
  'long-game': item({
    title: 'The long game',
    gist: 'The score that wins where the players have agreed on a longer game.',
    aka: ['game of ten'],
    group: 'Game',
    books: { 'uspc-1898': worth(10, USPC, { says: 'By agreement only.' }), donohue: unscored(), 'blue-ribbon-1940': unscored(), sierra: unscored() },
  }),
} as const;
