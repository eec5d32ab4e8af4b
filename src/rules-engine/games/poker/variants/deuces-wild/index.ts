import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { notDecided } from '../../../../laws/remedies.ts';
import { item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { duel } from '../../examples/duel.ts';
import { showdown } from './scorers.ts';

const BELOW = [
  doubted(cites.blue.deucesWild, 'The list ends with triplets and an "etc."; what follows is the order of the main game.'),
  cites.blue.straightFlush,
  cites.blue.scoring,
];

const wild = (story: string, worse: string, better: string, wins: string) => duel(cites.blue.deucesWild, story, worse, better, wins);

export default variant({
  title: 'Deuces wild',
  aliases: ['Twos wild', 'Wild deuces', 'Deuces and joker wild'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Deuces Wild',
      pages: '289',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.blue.deucesWild,
          'No clause of its own: its list of hands breaks off after triplets with an "etc.", and what stands below them is taken from the main game.',
        ),
        only: 'points',
      },
    },
  },
  players: { min: 2, max: 7 },
  packs: ['standard-52', 'standard-53', 'stripped-44'],
  glance: {
    Wild: 'Every deuce, and the joker if it is in the pack',
    'Best hand': 'Four deuces and the joker',
    'Next best': 'Five of a kind',
    Ties: 'Natural cards beat wild ones',
    Pack: '52, or 53 with the joker, or 44 without threes and fours (45 with the joker)',
  },
  laws: {
    add: {
      'wild-hand-miscalled': law({
        offence: 'miscall',
        title: 'Wild hand called below its value',
        gist: 'A player with wild cards names their hand lower than the cards could make it.',
        aka: ['called a full house with four of a kind', 'undercalled wild cards', 'did not see the better hand', 'do the cards speak'],
        moment: 'showdown',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(
            notDecided,
            [
              {
                ...cites.blue.deucesWild,
                doubt: 'This section makes the call matter; the poker laws on page 293 have no penalty for a miscall, since all five cards are shown.',
              },
              cites.blue.lawsDraw,
            ],
            {
              note: 'The book tells the player to take care to call the full value, which may mean that a low call is binding. The example: a queen with two deuces, joined in the draw by a pair of eights, is four eights and not a full house of queens.',
            },
          ),
        }),
        see: ['poker.law.miscalled-hand', 'poker/deuces-wild.points.natural-cards'],
      }),
    },
  },
  points: {
    add: {
      'four-deuces-and-joker': item({
        title: 'Four deuces and the joker',
        gist: 'All the wild cards of the pack with the joker in one hand.',
        group: 'The hands',
        books: { 'blue-ribbon-1940': ruled('the best hand of all', cites.blue.deucesWild) },
      }),
      'natural-cards': item({
        title: 'Natural cards',
        gist: 'Two hands tie, and one has fewer wild cards.',
        aka: ['natural beats wild', 'wild card tie'],
        group: 'The hands',
        books: {
          'blue-ribbon-1940': ruled('the natural hand wins the tie: three fours beat one four with two deuces', {
            ...cites.blue.deucesWild,
            doubt: 'The example with fours cannot occur in the stripped pack, which has none.',
          }),
        },
      }),
    },
    repeal: {
      blind: 'The section is about the hands; what is put up it does not say.',
      straddle: 'The section is about the hands; what is put up it does not say.',
      'going-in': 'The section is about the hands; what is put up it does not say.',
      limit: 'The section is about the hands; what may be bet it does not say.',
    },
    amend: {
      'royal-flush': { books: { 'blue-ribbon-1940': unscored('Not in the list for wild deuces.') } },
      'five-of-a-kind': { books: { 'blue-ribbon-1940': ruled('second best: below four deuces and the joker only', cites.blue.deucesWild) } },
      'straight-flush': { books: { 'blue-ribbon-1940': ruled('next below five of a kind', cites.blue.deucesWild) } },
      'four-of-a-kind': { books: { 'blue-ribbon-1940': ruled('next below the straight flush', cites.blue.deucesWild) } },
      'full-house': { books: { 'blue-ribbon-1940': ruled('next below four of a kind', cites.blue.deucesWild) } },
      flush: { books: { 'blue-ribbon-1940': ruled('next below the full house', cites.blue.deucesWild) } },
      straight: {
        books: {
          'blue-ribbon-1940': ruled(
            'not named in the list',
            doubted(cites.blue.deucesWild, 'The list jumps from the flush to triplets and then breaks off; straights are not mentioned.'),
          ),
        },
      },
      'two-pairs': { books: { 'blue-ribbon-1940': ruled('below three of a kind; the higher pair decides', BELOW, { way: 'higher-pair-alone' }) } },
      pair: { books: { 'blue-ribbon-1940': ruled('next below two pairs; the higher pair wins', BELOW) } },
      'high-card': {
        books: {
          'blue-ribbon-1940': ruled(
            'the lowest hand; the highest card decides, then the cards below it',
            [...BELOW, doubted(cites.blue.rank, 'The line that lets the lower cards decide is cut short in our copy.')],
            { way: 'lower-cards-next' },
          ),
        },
      },
      'three-of-a-kind': {
        books: {
          'blue-ribbon-1940': ruled(
            'named next after the flush',
            doubted(cites.blue.deucesWild, 'The list jumps from the flush to triplets and then breaks off; straights are not mentioned.'),
          ),
        },
      },
    },
  },
  scorers: { showdown },
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample(
      'wild-hand-miscalled',
      cites.blue.deucesWild,
      {},
      'Queen, two deuces and a pair of eights are called a queen full.',
      'The book does not cover this',
    ),
    wild('Four twos and the joker meet the five highest hearts.', 'AH-KH-QH-JH-10H', '2S-2H-2D-2C-JOKER', 'four deuces and the joker'),
    wild('Three nines and two deuces against a run of spades filled by a deuce.', 'KS-QS-JS-10S-2H', '9S-9H-9D-2C-2D', 'five of a kind, nines'),
    wild('Four natural eights against a run of diamonds filled by a deuce.', '8S-8H-8D-8C-3S', '10D-9D-7D-6D-2H', 'straight flush, ten high'),
    wild('A natural full house against a flush with a deuce.', 'AD-9D-7D-5D-2H', 'KS-KC-KD-10H-10C', 'full house, kings over tens'),
    wild('A flush with a deuce against a jack and two deuces.', 'JS-2C-2S-9H-4C', 'AD-9D-7D-5D-2H', 'flush, ace high'),
    wild('An ace and two deuces against kings and nines.', 'KS-KH-9S-9C-5D', 'AS-2C-2H-9D-4C', 'three of a kind, aces'),
    wild('Kings and nines against a pair of fours.', '4S-4H-9D-7C-5H', 'KS-KH-9S-9C-5D', 'two pairs, kings and nines'),
    wild('A queen with a deuce against a jack with a deuce.', 'JH-2D-10S-8D-4C', 'QH-2C-9S-7D-5H', 'pair of queens'),
    duel(cites.blue.rank, 'No deuce and no pair on either side, and both hands are headed by the king.', 'KS-JD-10C-8H-4S', 'KH-QS-9D-7C-5H', 'king high'),
    valueExample(
      'straight',
      cites.blue.deucesWild,
      'With the help of a deuce a player has five to nine, and the list is searched for it.',
      'not named in the list',
    ),
    scoreExample(
      'showdown',
      cites.blue.deucesWild,
      { hands: 'KH-2C-2D-8S-3H.KS-KC-KD-7H-6C' },
      // The book says it of fours, but beside a four and two deuces any other card would make a better three.
      'Deuces are wild: three natural kings against a king with two deuces.',
      'Hand 2 wins: three of a kind, kings',
    ),
    scoreExample(
      'showdown',
      cites.blue.deucesWild,
      { hands: 'QH-2C-2D-8S-8H.KS-KC-KD-QC-QD' },
      'Deuces are wild: a queen, two deuces and a pair of eights against a natural full house.',
      'Hand 1 wins: four of a kind, eights',
    ),
  ],
});
