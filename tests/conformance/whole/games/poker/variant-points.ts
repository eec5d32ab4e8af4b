// The hands and stakes of the kinds of poker, read against Blue Ribbon (p. 283-294, glossary p. 425-428), Donohue (p. 51-65),
// U.S. Playing Card (p. 37-43) and the Sierra manual (p. 107-114).
import type { WholePlace } from '../../whole.ts';

/** By the id of the place. */
export const variantPoints: Readonly<Record<string, NonNullable<WholePlace['points']>>> = {
  'poker/jack-pots': {
    openers: {
      'blue-ribbon-1940': 'a pair of jacks, or any hand that beats it, p. 287, p. 428',
      donohue: 'a pair of jacks or better, p. 63',
      'uspc-1898': 'jacks or better, p. 41, p. 37-38',
    },
    'opening-bet': {
      'blue-ribbon-1940': 'any amount within the limit; the others put up as much and may then draw to anything, p. 287',
      donohue: 'any amount within the limit; the others make it good, raise it or drop out, p. 64',
      'uspc-1898': 'a bet; the others put up as much or more, or throw up their hands, p. 37-38',
    },
    'first-bet': {
      'blue-ribbon-1940': 'the opener; if the opener declines, the opener’s left-hand neighbour, p. 288',
      donohue: 'the opener, p. 64',
      'uspc-1898': 'the opener, p. 41, p. 37-38',
    },
    'free-ride': { 'blue-ribbon-1940': 'the ante of the whole table at the next jack pot, p. 289, p. 294, p. 425' },
    blind: {
      'blue-ribbon-1940': 'an amount agreed on beforehand, from everybody, p. 287',
      donohue: 'as much from everybody as the blind that was left in the pot, p. 63',
      'uspc-1898': 'the same from everybody at the same time; no amount is given, p. 37-38',
    },
  },
  'poker/progressive-jack-pots': {
    openers: { donohue: 'a pair of jacks or better, p. 63' },
    'openers-second-deal': { donohue: 'queens or better, p. 65' },
    'openers-third-deal': { donohue: 'kings or better, p. 65' },
    'openers-later-deals': { donohue: 'aces or better, until the pot is opened, p. 65' },
    blind: { donohue: 'as much from everybody as the blind that was left in the pot, p. 65, p. 63' },
    'opening-bet': { donohue: 'any amount within the limit; the others make it good, raise it or drop out, p. 65, p. 64' },
    'first-bet': { donohue: 'the opener, p. 65, p. 64' },
  },
  'poker/straight': {
    rounds: { sierra: '1; an early form, poque, used 20 cards and had no flush, p. 107-114' },
    'next-dealer': { 'uspc-1898': 'the winner of the pot, p. 42' },
    blind: { 'uspc-1898': 'the same from everybody, before the cards are cut, p. 42' },
  },
  'poker/old-fashioned-draw': {
    'age-blind': { donohue: 'optional, and open to the age alone, p. 54-55, law 17, p. 61' },
    blind: { donohue: 'a fixed ante, put up by the dealer, p. 54-55, law 17, p. 61' },
  },
  'poker/stud': {
    'first-say': { 'blue-ribbon-1940': 'on the second card the highest card showing; on each later one the best hand showing, p. 290-291' },
    'betting-rounds': {
      sierra: 'many more than at draw poker; no number is given, p. 107-114',
      'blue-ribbon-1940': '4: after the second, third, fourth and fifth card, p. 290-291',
      'uspc-1898': '1: when everybody has five cards and has looked at the one face down, p. 43',
    },
    'straight-flush': {
      sierra: '2nd of 10; the one with the highest card wins, p. 107-114',
      'uspc-1898': '1st of the 9 usual hands: the best hand, p. 43, p. 38-39',
    },
    'four-of-a-kind': {
      sierra: '3rd of 10; the higher four wins, p. 107-114',
      'blue-ribbon-1940': '1st of 7, straights left out; the higher four wins, p. 291, p. 283-284, p. 285',
      'uspc-1898': '2nd of the 9 usual hands, p. 43, p. 38-39',
    },
    'full-house': {
      sierra: '4th of 10; the higher three decides, p. 107-114',
      'blue-ribbon-1940': '2nd of 7; the higher rank wins, p. 291, p. 283-284, p. 285',
      'uspc-1898': '3rd of the 9 usual hands, named full hand, p. 43, p. 38-39',
    },
    flush: {
      sierra: '5th of 10; the one with the highest card wins, and only hands alike in all cards are equal, p. 107-114',
      'blue-ribbon-1940': '3rd of 7; the rank of the cards decides, p. 291, p. 283-284, p. 285',
      'uspc-1898': '4th of the 9 usual hands; no suit is better than another, and the highest card that differs decides, p. 43, p. 38-39, p. 41',
    },
    straight: {
      sierra: '6th of 10; the ace may be low, and the sequence may turn the corner (king, ace, two), p. 107-114',
      'blue-ribbon-1940': 'not played, p. 291',
      'uspc-1898': '5th of the 9 usual hands, above three of a kind; the ace is high or low, never both at once, p. 43, p. 38-39, p. 41',
    },
    'three-of-a-kind': {
      sierra: '7th of 10; the higher three wins, p. 107-114',
      'blue-ribbon-1940': '4th of 7, next below the flush; the higher three wins, p. 291, p. 283-284, p. 285',
      'uspc-1898': '6th of the 9 usual hands, p. 43, p. 38-39',
    },
    'two-pairs': {
      sierra: '8th of 10; the higher pair decides, then the lower pair, then the fifth card, p. 107-114',
      'blue-ribbon-1940': '5th of 7; the higher pair decides, p. 291, p. 283-284, p. 285',
      'uspc-1898': '7th of the 9 usual hands; with the same two pairs the fifth card decides, p. 43, p. 38-39, p. 41',
    },
    pair: {
      sierra: '9th of 10; the book does not say how two equal pairs are decided, p. 107-114',
      'blue-ribbon-1940': '6th of 7; the higher pair wins, p. 291, p. 283-284, p. 285',
      'uspc-1898': '8th of the 9 usual hands; equal pairs are decided by the highest card beside them, p. 43, p. 38-39, p. 41',
    },
    'high-card': {
      sierra: '10th of 10; the highest card wins, p. 107-114',
      'blue-ribbon-1940': '7th of 7; the highest card decides, then the cards below it, p. 291, p. 283-284, p. 285, p. 284',
      'uspc-1898': '9th of the 9 usual hands; the highest card wins, the ace first, p. 43, p. 38-39',
    },
    blind: { sierra: 'an entry fee from the players, as in every form; no amount is given, p. 107-114' },
  },
  'poker/peek': {
    'first-bet': { 'blue-ribbon-1940': 'the best hand showing, p. 294' },
    'hand-shown': { 'blue-ribbon-1940': 'five cards picked out of the seven or eight, p. 294' },
  },
  'poker/whiskey': {
    pool: {
      'blue-ribbon-1940': 'an agreed stake from each player, taken by the best poker hand; no bets and no raises, p. 291',
      'uspc-1898': 'taken by the best hand, p. 42',
    },
  },
  'poker/mistigris': {
    joker: { 'uspc-1898': 'whatever card its holder calls it; with four of a suit it makes a flush, p. 43' },
    'five-of-a-kind': { 'uspc-1898': 'made with the joker, as four aces and the joker are five aces; the book does not give its place in the order, p. 43' },
    'straight-flush': { 'uspc-1898': 'the best of the 9 hands that the book puts in order; five of a kind is not among them, p. 43, p. 38-39' },
  },
  'poker/deuces-wild': {
    'four-deuces-and-joker': { 'blue-ribbon-1940': 'the best hand of all, p. 289' },
    'natural-cards': { 'blue-ribbon-1940': 'the natural hand wins the tie: three fours beat one four with two deuces, p. 289' },
    'five-of-a-kind': { 'blue-ribbon-1940': 'second best: below four deuces and the joker only, p. 289' },
    'straight-flush': { 'blue-ribbon-1940': 'next below five of a kind, p. 289' },
    'four-of-a-kind': { 'blue-ribbon-1940': 'next below the straight flush, p. 289' },
    'full-house': { 'blue-ribbon-1940': 'next below four of a kind, p. 289' },
    flush: { 'blue-ribbon-1940': 'next below the full house, p. 289' },
    straight: { 'blue-ribbon-1940': 'not named in the list, p. 289' },
    'three-of-a-kind': { 'blue-ribbon-1940': 'named next after the flush, p. 289' },
    'two-pairs': { 'blue-ribbon-1940': 'below three of a kind; the higher pair decides, p. 289, p. 283-284, p. 285' },
    pair: { 'blue-ribbon-1940': 'next below two pairs; the higher pair wins, p. 289, p. 283-284, p. 285' },
    'high-card': { 'blue-ribbon-1940': 'the lowest hand; the highest card decides, then the cards below it, p. 289, p. 283-284, p. 285, p. 284' },
  },
  'poker/extra-hands': {
    'big-dog': {
      'blue-ribbon-1940': 'beats a straight and a little dog, loses to a flush; the author would put it between a flush and a full house, p. 285, p. 286',
    },
    'little-dog': {
      'blue-ribbon-1940': 'beats a straight, loses to a flush; the author would put it between a flush and a full house, p. 285, p. 427, p. 286',
    },
    'round-the-corner': {
      'blue-ribbon-1940': 'beats three of a kind, loses to the lowest straight; the author would put it between a full house and a blaze, p. 286',
    },
    'skip-straight': { 'blue-ribbon-1940': 'beats two pairs and a blaze; the author would put it between a straight and a flush, p. 285, p. 286' },
    blaze: {
      'blue-ribbon-1940':
        'beats two pairs, loses to three of a kind; the author would put it just below four of a kind, above a round the corner, p. 285, p. 286',
      donohue: 'beats two pairs, where it is played; the book does not say what beats it, p. 57',
    },
    flush: {
      'blue-ribbon-1940': 'below a full hand and above big dog; the rank of the cards decides, p. 283-284, p. 285',
      donohue: '4th of the 9 usual hands; the highest card decides, then the next, and so on down, p. 57, p. 55-56',
    },
    straight: {
      'blue-ribbon-1940': 'below little dog and above round the corner; the ace stands above the king or below the two, p. 283-284, p. 285',
      donohue: '5th of the 9 usual hands, where straights have been agreed on; the ace begins or ends it and never stands within, p. 57, p. 55-56',
    },
    'three-of-a-kind': {
      'blue-ribbon-1940': 'below round the corner and above the blaze; the book does not say whether a skip beats it, p. 283-284, p. 285',
      donohue: '6th of the 9 usual hands, named triplets; the higher three wins, p. 57, p. 55-56',
    },
    'two-pairs': {
      'blue-ribbon-1940': 'next below the blaze; the higher pair decides, p. 283-284, p. 285',
      donohue: 'next below the blaze; the higher pair decides, then the odd card, p. 55-56, p. 57',
    },
    pair: {
      'blue-ribbon-1940': 'next below two pairs; the higher pair wins, p. 283-284, p. 285',
      donohue: '8th of the 9 usual hands; the higher pair wins, then the highest card beside it, p. 57, p. 55-56',
    },
    'high-card': {
      'blue-ribbon-1940': 'the lowest hand; the highest card decides, then the cards below it, p. 283-284, p. 284',
      donohue: '9th of the 9 usual hands; the highest card wins, then the next, and so on, p. 57, p. 56',
    },
  },
  'poker/table-stakes': {
    sight: {
      'blue-ribbon-1940':
        'the part of the pool set aside when the player called for a sight, if that player’s hand is the best, and the others then show for what is left; otherwise the winner takes all, p. 290',
      'uspc-1898': 'the hand keeps its value for what was put up, p. 37',
    },
    limit: {
      'blue-ribbon-1940': 'what each player has on the table, p. 289-290',
      donohue: 'what the player to be raised has on the table, p. 59',
      'uspc-1898': 'set before the cards are shuffled, for each single bet, p. 37, p. 37-38',
    },
  },
  'poker/freeze-out': {
    sight: {
      'blue-ribbon-1940': 'the part of the pool set aside, as in table stakes, of which freeze-out is a variety, p. 290',
      donohue: 'a call for all that was put up; the book does not say what it can win, p. 57-58',
      'uspc-1898': 'the hand keeps its value at the show for what was put up; the others may bet on, p. 37',
    },
    'game-won': {
      'blue-ribbon-1940': 'when one player is left, who takes all the money put up, p. 290',
      donohue: 'at its close, or at an hour fixed beforehand, p. 57-58',
      'uspc-1898': 'at the hour fixed beforehand, p. 37',
    },
    'starting-stake': { 'blue-ribbon-1940': 'equal for all, p. 290', donohue: 'equal for all, and shown, p. 57-58', 'uspc-1898': 'equal for all, p. 37' },
  },
};
