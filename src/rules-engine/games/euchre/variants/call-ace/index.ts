import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { barred, isVoid, must, noPenaltyPrinted, passesTo } from '../../../../laws/remedies.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { calledPartner, helpMaker, revealPartnership } from '../../words.ts';
import { callAceCases } from '../shared/cases.ts';
import { deal } from './scorers.ts';

const NO_SIDES = 'Nobody has a fixed partner: the maker calls one for the deal, unseen.';
const blue = (points: number, more: { per?: string; says?: string } = {}) => ({ 'blue-ribbon-1940': bookValue(points, cites.blue.callAceScoring, more) });

export const own = {
  'made-with-partner': item({
    title: 'Three or four tricks with a partner',
    gist: 'The maker and the called partner take 3 or 4 tricks.',
    books: blue(1, { per: 'each of the two' }),
  }),
  'march-with-partner-of-four': item({
    title: 'March with a partner, 4 players',
    gist: 'The maker and the called partner take all 5 tricks, 4 players at the table.',
    books: blue(2, { per: 'each of the two' }),
  }),
  'march-with-partner': item({
    title: 'March with a partner, 5 or 6 players',
    gist: 'The maker and the called partner take all 5 tricks, 5 or 6 players at the table.',
    books: blue(3, { per: 'each of the two' }),
  }),
  euchred: item({ title: 'Euchre', gist: 'The maker, with or without a partner, fails to take 3 tricks.', books: blue(2, { per: 'every other player' }) }),
  'made-alone': item({ title: 'Three or four tricks alone', gist: 'The maker without a partner takes 3 or 4 tricks.', books: blue(1) }),
  'march-alone': item({
    title: 'March alone',
    gist: 'The maker without a partner takes all 5 tricks.',
    books: blue(1, { per: 'each player at the table, the maker included' }),
  }),
  settlement: item({
    title: 'Settling up',
    gist: 'The game may stop at any time.',
    books: { 'blue-ribbon-1940': ruled('the highest scorer is paid by each of the others the difference between their scores', cites.blue.callAceScoring) },
  }),
};

export default variant({
  title: 'Call-ace euchre',
  aliases: ['Call ace'],
  books: { 'blue-ribbon-1940': { heading: 'Call-Ace Euchre', pages: '226-228' } },
  players: { min: 4, max: 6 },
  packs: ['piquet-32', 'short-28', 'short-24'],
  glance: {
    Deal: '5 cards each; the next is turned up',
    Partner: 'the player who holds the best card of the suit the maker calls, and keeps it secret',
    Pack: '32 cards for six, 28 for five, 24 for four',
    March: 'with a partner {points.march-with-partner} each ({points.march-with-partner-of-four} each with four players); alone a point a player',
    Joker: 'if used and turned up, spades are trumps',
  },
  laws: {
    add: {
      'called-partner': law({
        question: 'obliged',
        title: 'The called partner refuses or gives the secret away',
        gist: 'The holder of the card called will not help the maker, or gives the secret away.',
        aka: ['announced he was the partner', 'refused the call', 'said I have the ace'],
        moment: 'making-trump',
        facts: {
          what: fact('What does the called partner do?', 'Called partner', {
            refuses: { label: 'Refuses, or plays against the maker', chip: 'Will not help', if: 'if the called partner refuses or plays against the maker' },
            tells: { label: 'Says openly: "I am the partner"', chip: 'Gives it away', if: 'if the called partner says who they are' },
          }),
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { what: 'refuses' }, then: [must(calledPartner, helpMaker), noPenaltyPrinted] },
              {
                when: { what: 'tells' },
                then: [barred(calledPartner, revealPartnership), noPenaltyPrinted],
                note: 'The card alone discloses the partner, when it is played.',
              },
            ],
            doubted(cites.blue.callAceTrump, 'The running head of this page is misread in our copy.'),
          ),
        }),
        leads: { 'blue-ribbon-1940': 'The called partner must help the maker, and may not tell anybody that they are the partner. The book names no penalty.' },
      }),
      'nobody-makes-trump': law({
        question: 'nobody-bids',
        title: 'Everyone passes twice',
        gist: 'The turned-up suit is turned down and nobody names another.',
        aka: ['all pass', 'pass out'],
        moment: 'making-trump',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(
            [isVoid('deal'), passesTo('deal', 'left-of-dealer')],
            doubted(cites.blue.callAceTrump, 'The running head of this page is misread in our copy.'),
          ),
        }),
      }),
    },
    repeal: {
      'all-pass': 'This game has a rule of its own for everyone passing twice.',
      'lone-hand-opposed': NO_SIDES,
      'lone-partner-shows': NO_SIDES,
      'bridge-prompt': NO_SIDES,
    },
  },
  points: { add: own },
  scorers: { deal },
  examples: [
    lawExample(
      'called-partner',
      doubted(cites.blue.callAceTrump, 'The running head of this page is misread in our copy.'),
      { what: 'tells' },
      'The holder of the ace called says aloud that he is the partner.',
      'may not say who the called partner is',
    ),
    lawExample(
      'nobody-makes-trump',
      doubted(cites.blue.callAceTrump, 'The running head of this page is misread in our copy.'),
      {},
      'Five players pass, and pass again.',
      'The deal does not count',
    ),
    scoreExample(
      'deal',
      cites.blue.callAceScoring,
      { players: '5', partner: 'yes', tricks: '5' },
      'Five play; the maker and the called partner take every trick.',
      {
        Maker: 3,
        Partner: 3,
      },
    ),
    scoreExample(
      'deal',
      cites.blue.callAceScoring,
      { players: '6', partner: 'no', tricks: '5' },
      'Six play; the maker held the ace he called, and takes every trick alone.',
      {
        Maker: 6,
      },
    ),
    ...callAceCases,
  ],
});
