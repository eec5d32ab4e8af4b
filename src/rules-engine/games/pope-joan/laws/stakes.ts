// The stakes: who takes them, until when, and what happens to those that nobody takes.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { carriesOver, must, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { boardDressed, cardStakes, doubleOnIt, keeper, pairPlayer, pairStakes, stakePlayer } from '../words.ts';

const { blue, donohue } = cites;

export const stakeLaws = {
  'which-suit': law({
    question: 'what-counts',
    title: 'King of a plain suit',
    gist: 'A player plays an ace, king, queen or jack, and reaches for the stakes on it.',
    aka: ['king of any suit', 'must it be trumps', 'is the queen of spades good', 'which king', 'plain suit'],
    moment: 'play',
    facts: {
      suit: fact('Of which suit is it?', 'Suit', {
        trumps: { label: 'Of the suit turned up', chip: 'Turned up', if: 'if it is of the suit turned up' },
        other: { label: 'Of another', chip: 'Another suit', if: 'if it is of a suit other than the one turned up' },
      }),
    },
    usual: { suit: 'other' },
    leads: { donohue: 'If the card is of the suit turned up, the player who played it wins the stakes on that card. The book does not cover the other suits.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('A card of the layout has to be matched itself; of which suits the five are stood in a picture that our copy has lost.'),
      donohue: says(
        [
          { when: { suit: 'trumps' }, then: [wins(stakePlayer, cardStakes)] },
          {
            when: { suit: 'other' },
            then: [notDecided],
            note: 'The dealer takes the stakes for such a card turned up as trump; the book says nothing about plain suits.',
          },
        ],
        [donohue.turned, donohue.pairs],
      ),
    }),
    see: ['pope-joan.points.card-played'],
  }),
  'matrimony-and-intrigue': law({
    question: 'what-counts',
    title: 'Matrimony and intrigue',
    gist: 'King and queen, or queen and jack, have been played.',
    aka: ['king and queen', 'queen and knave', 'queen and jack', 'who wins matrimony', 'only one of them played', 'two different hands'],
    moment: 'play',
    facts: {
      played: fact('Who played them?', 'The two cards', {
        both: { label: 'One player, both', chip: 'Both by one', if: 'if one player played both cards' },
        half: { label: 'One player had both, and played one', chip: 'One kept back', if: 'if one player had both cards and played only one' },
        apart: { label: 'Two players, one each', chip: 'By two players', if: 'if two players played one card each' },
      }),
    },
    leads: { donohue: 'If one player played both cards, that player wins the stakes on the pair. If not, they stay for the next deal.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The layout has single cards alone.'),
      donohue: says(
        [
          { when: { played: 'both' }, then: [wins(pairPlayer, pairStakes)] },
          { when: { played: ['half', 'apart'] }, then: [carriesOver(pairStakes)] },
        ],
        doubted(donohue.pairs, 'The book does not say that the two are of trumps.'),
      ),
    }),
    see: ['pope-joan.points.pair', 'pope-joan.law.which-suit'],
  }),
  'kept-in-hand': law({
    question: 'what-counts',
    title: 'Staked card held and not played',
    gist: 'Another is out, and a player still has a card with stakes on the board.',
    aka: ['the queen was held and not played', 'pope not played', 'double the counters', 'held the king', 'stuck with it'],
    moment: 'hand-over',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The stakes on the card stay for the next deal, and the player who kept it must double them.' },
    readings: () => ({
      'blue-ribbon-1940': always([must(keeper, doubleOnIt), carriesOver(cardStakes)], blue.kept),
      donohue: always(carriesOver(cardStakes), [donohue.pairs, donohue.claim]),
    }),
    see: ['pope-joan.points.kept', 'pope-joan.law.in-the-stock'],
  }),
  'in-the-stock': law({
    question: 'what-counts',
    title: 'Staked card in the stock, or dead hand',
    gist: 'Nobody played the card, and somebody claims its stakes.',
    aka: [
      'card in the dead hand is claimed',
      'pope is in the stock',
      'nobody had the king',
      'who gets the pool',
      'card not in play',
      'claims a card in the stock',
    ],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(carriesOver(cardStakes), [blue.played, blue.grows], { note: 'The next dealer adds their own stakes to them.' }),
      donohue: always(carriesOver(cardStakes), [donohue.pairs, donohue.claim], { note: 'Only a card that has been played gives a right to its stakes.' }),
    }),
    see: ['pope-joan.points.in-stock', 'pope-joan.law.kept-in-hand'],
  }),
  'claimed-late': law({
    offence: 'under-score',
    title: 'Stakes not claimed in time',
    gist: 'A player played a card and did not take its stakes.',
    aka: ['forgot to take the stakes', 'claim after the next deal', 'board dressed already', 'too late to claim', 'forgotten stake'],
    moment: 'next-cut',
    facts: {
      when: fact('Is the board dressed for the next deal?', 'Dressed again', {
        no: { label: 'No', if: 'before the board is dressed for the next deal' },
        yes: { label: 'Yes', if: 'once the board is dressed for the next deal' },
      }),
    },
    usual: { when: 'yes' },
    leads: {
      donohue: 'Until the board is dressed for the next deal, the player who played the card may still take the stakes. After that, they stay on the board.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Counters go with the card; the book does not say until when they can be claimed.'),
      donohue: says(
        [
          { when: { when: 'no' }, then: [wins(stakePlayer, cardStakes)], claim: { by: stakePlayer, until: boardDressed } },
          { when: { when: 'yes' }, then: [carriesOver(cardStakes)] },
        ],
        donohue.claim,
      ),
    }),
    see: ['pope-joan.law.in-the-stock'],
  }),
};
