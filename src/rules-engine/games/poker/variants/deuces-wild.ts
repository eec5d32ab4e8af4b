import { doubted } from '../../../core/cites.ts';
import { lawExample, worthExample } from '../../../core/examples.ts';
import { always, law } from '../../../core/laws.ts';
import { item, ruled, unscored } from '../../../core/points.ts';
import { notDecided } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

export default variant({
  title: 'Deuces wild',
  aliases: ['Twos wild', 'Wild deuces', 'Deuces and joker wild'],
  books: { 'blue-ribbon-1940': { heading: 'Deuces Wild', pages: '289' } },
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
        gist: 'A player with wild cards names his hand lower than the cards could make it.',
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
              note: 'The player is told to take care to call the full value, which may mean that a low call binds him. The example: a queen with two deuces, joined in the draw by a pair of eights, is four eights and not a full house of queens.',
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
  scorers: {},
  examples: [
    lawExample(
      'wild-hand-miscalled',
      cites.blue.deucesWild,
      {},
      'Queen, two deuces and a pair of eights are called a queen full.',
      'The book does not decide this',
    ),
    worthExample('four-deuces-and-joker', cites.blue.deucesWild, 'All four twos have come to one hand, and then the joker.', 'the best hand of all'),
    worthExample('natural-cards', cites.blue.deucesWild, 'Three fours as dealt against a four helped out by two deuces.', 'the natural hand wins the tie'),
    worthExample('five-of-a-kind', cites.blue.deucesWild, 'Three nines and two deuces: one hand alone is better.', 'second best'),
    worthExample('straight-flush', cites.blue.deucesWild, 'Deuces fill a run of spades, and five sevens are shown.', 'next below five of a kind'),
    worthExample(
      'four-of-a-kind',
      cites.blue.deucesWild,
      'A queen, two deuces and two eights turn out to be four eights and meet a run of hearts.',
      'next below the straight flush',
    ),
    worthExample('full-house', cites.blue.deucesWild, 'Kings full without a wild card fall to four fives with one.', 'next below four of a kind'),
    worthExample('flush', cites.blue.deucesWild, 'A deuce makes the fifth diamond; the other side has threes full.', 'next below the full house'),
    worthExample(
      'straight',
      cites.blue.deucesWild,
      'With the help of a deuce a player has five to nine, and the list is searched for it.',
      'not named in the list',
    ),
    worthExample('three-of-a-kind', cites.blue.deucesWild, 'Jacks with two deuces: where do triplets come in the list?', 'next after the flush'),
  ],
});
