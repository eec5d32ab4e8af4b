import { doubted } from '../../laws/cites.ts';
import { bookValue, item, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  point: item({
    title: 'The point',
    gist: 'The makers take three or four tricks.',
    aka: ['three tricks', 'four tricks', 'made it'],
    group: 'The makers',
    books: {
      'uspc-1898': bookValue(1, cites.uspc.scoring),
      donohue: bookValue(1, [cites.donohue.law(1), cites.donohue.scoring], { says: 'Four tricks are worth the same as three.' }),
      'blue-ribbon-1940': bookValue(1, doubted(cites.blue.trump, 'Three tricks are named; four are taken as the same.')),
      sierra: bookValue(1, cites.sierra.play),
    },
  }),
  march: item({
    title: 'March',
    gist: 'The makers take all five tricks.',
    aka: ['all five tricks', 'swept', 'clean sweep'],
    group: 'The makers',
    books: {
      'uspc-1898': bookValue(2, cites.uspc.scoring),
      donohue: bookValue(2, [cites.donohue.law(1), cites.donohue.scoring]),
      'blue-ribbon-1940': bookValue(2, cites.blue.trump),
      sierra: bookValue(2, cites.sierra.play),
    },
  }),
  'lone-point': item({
    title: 'Lone hand, three or four tricks',
    gist: 'The lone player takes three or four tricks.',
    aka: ['loner made three', 'alone and missed the march'],
    group: 'The lone hand',
    needs: ['lone-hand'],
    books: {
      'uspc-1898': bookValue(1, cites.uspc.scoring),
      donohue: bookValue(1, doubted(cites.donohue.law(2), 'Three tricks are named; four are taken as the same, as in law 1.')),
      'blue-ribbon-1940': unscored('The section gives a lone hand a figure of its own for five tricks only; Railroad and Call-Ace euchre give 1.'),
      sierra: bookValue(1, cites.sierra.play),
    },
  }),
  'lone-march': item({
    title: 'Lone march',
    gist: 'The lone player takes all five tricks.',
    aka: ['loner', 'alone five tricks', 'four points alone'],
    group: 'The lone hand',
    needs: ['lone-hand'],
    books: {
      'uspc-1898': bookValue(4, cites.uspc.scoring),
      donohue: bookValue(4, [cites.donohue.law(2), cites.donohue.loneScoring]),
      'blue-ribbon-1940': bookValue(4, cites.blue.trump),
      sierra: bookValue(4, cites.sierra.play),
    },
  }),
  euchre: item({
    title: 'Euchre',
    gist: 'The makers take fewer than three tricks, and their opponents score.',
    aka: ['euchred', 'set', 'bumped', 'went down'],
    group: 'The opponents',
    books: {
      'uspc-1898': bookValue(2, cites.uspc.scoring),
      donohue: bookValue(2, [cites.donohue.law(1), cites.donohue.markers]),
      'blue-ribbon-1940': bookValue(2, cites.blue.trump),
      sierra: bookValue(2, cites.sierra.play),
    },
  }),
  'euchre-lone': item({
    title: 'Euchre of a lone hand',
    gist: 'The lone player takes fewer than three tricks, and the opponents score.',
    aka: ['loner euchred', 'lone hand set', 'four points for euchring a loner'],
    group: 'The opponents',
    needs: ['lone-hand'],
    books: {
      'uspc-1898': bookValue(2, cites.uspc.scoring),
      donohue: bookValue(2, cites.donohue.law(2)),
      'blue-ribbon-1940': bookValue(2, doubted(cites.blue.trump, 'The figure stands for any euchre; a lone hand is not named apart.')),
      sierra: bookValue(2, doubted(cites.sierra.play, 'The figure stands for any euchre; a lone hand is not named apart.')),
    },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What the opponents score for a revoke.',
    aka: ['renege points'],
    group: 'Penalties',
    books: {
      'uspc-1898': bookValue(2, cites.uspc.rulesRevoke, { way: 'instead-one-side' }),
      donohue: bookValue(2, [cites.donohue.revoke(32), cites.donohue.law(3)], {
        says: 'It is counted before any other score.',
        way: 'first',
      }),
      'blue-ribbon-1940': bookValue(2, [cites.blue.play, cites.blue.penaltiesScoring], { way: 'instead' }),
      sierra: unscored('No penalty is printed.'),
    },
  }),
  'revoke-lone': item({
    title: 'Revoke against a lone hand',
    gist: 'What the lone player scores for a revoke by an opponent.',
    aka: ['renege against a loner'],
    group: 'Penalties',
    books: {
      'uspc-1898': bookValue(4, cites.uspc.rulesRevoke),
      donohue: unscored('No difference is made for a lone hand.'),
      'blue-ribbon-1940': bookValue(4, [cites.blue.play, cites.blue.penaltiesScoring], { says: 'What success alone would have won.' }),
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
      'blue-ribbon-1940': bookValue(4, cites.blue.penaltiesScoring, { says: 'What success alone would have won.' }),
      sierra: unscored(),
    },
  }),
  'called-card-refused': item({
    title: 'Called card refused',
    gist: 'What the opponents score when a player will not play an exposed card that is called.',
    group: 'Penalties',
    books: {
      'uspc-1898': unscored(),
      donohue: bookValue(2, cites.donohue.revoke(39)),
      'blue-ribbon-1940': unscored(),
      sierra: unscored(),
    },
  }),
  hint: item({
    title: 'Hint to a partner',
    gist: 'What the opponents score for a remark or gesture that helps a partner.',
    aka: ['talking across the board', 'table talk'],
    group: 'Penalties',
    needs: ['partners'],
    books: {
      'uspc-1898': bookValue(1, doubted(cites.uspc.notesScoring, 'The book calls it generally conceded, and hard to enforce.')),
      donohue: bookValue(1, cites.donohue.intimationBetween(46)),
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
      'uspc-1898': bookValue(5, cites.uspc.scoring, { way: 'bridge' }),
      donohue: bookValue(5, [cites.donohue.law(1), cites.donohue.scoring], { way: 'bridge-and-slam' }),
      'blue-ribbon-1940': bookValue(5, cites.blue.play),
      sierra: bookValue(5, cites.sierra.play),
    },
  }),
  'long-game': item({
    title: 'The long game',
    gist: 'The score that wins where the players have agreed on a longer game.',
    aka: ['game of ten'],
    group: 'Game',
    books: {
      'uspc-1898': bookValue(10, cites.uspc.scoring, { says: 'By agreement only.' }),
      donohue: unscored(),
      'blue-ribbon-1940': unscored(),
      sierra: unscored(),
    },
  }),
} as const;
