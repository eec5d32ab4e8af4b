import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, amendment, fact, law } from '../../../../laws/laws.ts';
import { isVoid, loses, misdeal, must, newDeal, takesTricks, wins } from '../../../../laws/remedies.ts';
import { bookValue, item, pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { playNullo, theOthersTricks } from '../../words.ts';
import { norwegianCases } from '../shared/cases.ts';
import { deal } from './scorers.ts';

export const own = {
  grand: item({
    title: 'Trick over six in a grand',
    gist: 'Each trick beyond six that the bidding side takes in a grand.',
    group: 'The deal',
    books: { 'blue-ribbon-1940': bookValue(4, cites.blue.norwegianScoring) },
  }),
  'grand-lost': item({
    title: 'Trick over six against a grand',
    gist: 'Each trick beyond the book that the opponents take when the bidder misses the odd trick.',
    group: 'The deal',
    books: { 'blue-ribbon-1940': bookValue(8, cites.blue.norwegianScoring, { says: 'Double the value of a grand.' }) },
  }),
  nullo: item({
    title: 'Trick over six in a nullo',
    gist: 'Each trick beyond six in a nullo counts against the side that takes it.',
    group: 'The deal',
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.norwegianScoring, { says: 'The value never changes.' }) },
  }),
  'early-bid': item({
    title: 'Bid out of turn',
    gist: 'What a bid out of turn costs.',
    group: 'Penalties',
    books: { 'blue-ribbon-1940': bookValue(20, cites.blue.norwegianScoring, { says: 'Forfeited.' }) },
  }),
};
const revoke = {
  books: { 'blue-ribbon-1940': bookValue(3, cites.blue.norwegianScoring, { unit: 'trick', says: 'Given up in grands, taken over in nullos.' }) },
} as const;
const TRICKS = revoke.books['blue-ribbon-1940'];
const three = TRICKS.status === 'stated' ? (TRICKS.points ?? 0) : 0;

const NO_TRUMP = 'No trump is turned and no honours are counted.';

export default variant({
  title: 'Norwegian whist',
  aliases: ['Grand and nullo'],
  books: { 'blue-ribbon-1940': { heading: 'Norwegian Whist', pages: '393-394' } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Trump: 'none; every hand is played without trumps',
    Games: 'grand, to win tricks; nullo, to lose them; the first bid settles which',
    'First lead': 'in a grand the player on the bidder’s right, in a nullo the one on his left; if all pass, the dealer’s left',
    Points: '{points.grand} a trick over six in grands, {points.grand-lost} against a grand lost, {points.nullo} in nullos',
    Game: '{points.game} points',
  },
  laws: {
    amend: {
      'exposed-in-deal': { readings: () => ({ 'blue-ribbon-1940': always([misdeal, newDeal()], cites.blue.norwegianDeal) }) },
      'wrong-number-of-cards': {
        readings: () => ({ 'blue-ribbon-1940': always([misdeal, newDeal()], cites.blue.norwegianDeal, { note: 'No time is set for finding it.' }) }),
      },
      revoke: amendment({
        facts: {
          form: fact('What was played?', 'Played', {
            grand: { label: 'A grand', if: 'if a grand was played' },
            nullo: { label: 'A nullo', if: 'if a nullo was played' },
          }),
          enough: fact('Has the side that did not revoke three tricks?', 'Three tricks won', {
            yes: { label: 'Yes', if: 'if the other side has three tricks' },
            no: { label: 'No', if: 'if the other side has fewer than three tricks' },
          }),
        },
        usual: { enough: 'yes' },
        leads: {
          'blue-ribbon-1940':
            'In a grand, the other side takes 3 tricks from the side that revoked. In a nullo, the other side gives 3 of its tricks to the side that revoked, or all it has if fewer.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { form: 'grand' }, then: [takesTricks('opponents', 'revoking-side', three)] },
              { when: { form: 'nullo', enough: 'yes' }, then: [takesTricks('revoking-side', 'opponents', three)] },
              {
                when: { form: 'nullo', enough: 'no' },
                then: [wins('revoking-side', theOthersTricks)],
                note: 'In a nullo tricks count against those who take them.',
              },
            ],
            cites.blue.norwegianScoring,
          ),
        }),
      }),
    },
    add: {
      'bid-out-of-turn': law({
        offence: 'bid-out-of-turn',
        title: 'Bid out of turn',
        gist: 'A player bids before their turn.',
        aka: ['bid early', 'spoke out of turn'],
        moment: 'bidding',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always([loses('offender', pointsOf(own['early-bid'], 'blue-ribbon-1940')), isVoid('bid')], cites.blue.norwegianScoring, {
            note: 'The bid is lost for that deal.',
          }),
        }),
      }),
      'all-pass': law({
        question: 'nobody-bids',
        title: 'All four pass',
        gist: 'Nobody bids.',
        aka: ['everybody passes', 'no bid'],
        moment: 'bidding',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(must('all-players', playNullo), cites.blue.norwegianScoring, { note: 'The player on the dealer’s left leads.' }),
        }),
      }),
    },
    repeal: {
      'trump-left-on-table': NO_TRUMP,
      'trump-named': NO_TRUMP,
      'honours-called-wrongly': NO_TRUMP,
      'honours-called-late': NO_TRUMP,
      'call-reminder': NO_TRUMP,
      'honours-forgotten': NO_TRUMP,
    },
  },
  points: {
    add: own,
    amend: { revoke, game: { books: { 'blue-ribbon-1940': bookValue(50, cites.blue.norwegianScoring) } } },
  },
  scorers: { deal },
  examples: [
    lawExample('bid-out-of-turn', cites.blue.norwegianScoring, {}, 'The dealer’s partner bids first.', 'loses 20 points'),
    lawExample('all-pass', cites.blue.norwegianScoring, {}, 'All four pass.', 'as a nullo'),
    lawExample('revoke', cites.blue.norwegianScoring, { form: 'nullo', enough: 'yes' }, 'A revoke in a nullo.', '3 tricks'),
    lawExample('exposed-in-deal', cites.blue.norwegianDeal, {}, 'The dealer exposes a card.', 'The same dealer deals again'),
    scoreExample('deal', cites.blue.norwegianScoring, { form: 'grand', tricks: '9' }, 'A grand with nine tricks.', { Bidder: 12 }),
    scoreExample('deal', cites.blue.norwegianScoring, { form: 'grand', tricks: '5' }, 'A grand lost with five tricks: the opponents have two over the book.', {
      Opponents: 16,
    }),
    lawExample('wrong-number-of-cards', cites.blue.norwegianDeal, {}, 'Fourteen cards come to light in a grand.', 'same dealer deals again'),
    ...norwegianCases,
  ],
});
