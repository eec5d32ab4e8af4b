import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

import deucesWild from './variants/deuces-wild/index.ts';
import extraHands from './variants/extra-hands/index.ts';
import freezeOut from './variants/freeze-out/index.ts';
import jackPots from './variants/jack-pots/index.ts';
import mistigris from './variants/mistigris/index.ts';
import oldFashionedDraw from './variants/old-fashioned-draw.ts';
import peek from './variants/peek/index.ts';
import progressiveJackPots from './variants/progressive-jack-pots/index.ts';
import sixtyCard from './variants/sixty-card/index.ts';
import straight from './variants/straight.ts';
import stud from './variants/stud/index.ts';
import tableStakes from './variants/table-stakes/index.ts';
import whiskey from './variants/whiskey.ts';

export default game({
  id: 'poker',
  title: 'Poker',
  aliases: ['Draw poker', 'Five-card draw', 'Closed poker'],
  shelf: 'poker',
  kind: 'card',
  books: {
    sierra: { heading: 'Poker', pages: '107-114' },
    'blue-ribbon-1940': { heading: 'Poker', pages: '283-294' },
    donohue: { heading: 'Draw Poker', pages: '51-65' },
    'uspc-1898': { heading: 'Draw Poker', pages: '37-42' },
  },
  has: ['discard', 'draw', 'blind', 'ante', 'limit', 'betting', 'pool'],
  players: { min: 2, max: 8, usual: 5 },
  packs: ['standard-52'],
  picture: cards('The best hand: a royal flush', 'AS KS QS JS 10S', cites.uspc.drawRank),
  figures: [
    ['52', 'cards'],
    ['5', 'cards each'],
  ],
  glance: {
    'The pot goes to': 'the best hand shown, or the last player in',
    'Cards dealt': '5 each, one at a time',
    'Cards drawn': '1 to 5 in the old books, 3 at most in Sierra',
    Suits: 'all equal',
    'Equal hands': 'divide the pot (the 1940 book is silent)',
    'Ace in a straight': 'high or low; within it in Sierra only',
  },
  facts: {
    players: 'rule.players',
    'first-deal': 'rule.first-deal',
    lead: [
      { at: 'blue.goingIn', says: 'Before the draw the player on the left of the age, who sits on the dealer’s left.', rule: 'going-in-turn' },
      { at: 'blue.discard', says: 'After it the same player, even when the age is out.' },
      { at: 'donohue.drawBetting', says: 'Before the draw the player on the left of the age, who sits on the dealer’s left.' },
      { at: 'donohue.bettingCallingFirstBet', says: 'After it the same player; the age may wait for all the others.' },
      {
        at: 'uspc.drawBetting',
        says: 'Before the draw the player on the left of the age, who sits on the dealer’s left; after it the age, who may hold back to the last.',
      },
    ],
    hands: [
      {
        at: 'sierra.play',
        says: 'From the best: five of a kind (with a wild card), straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card.',
        rule: 'straight-flush',
      },
      {
        at: 'blue.rankOfCards',
        says: 'From the best: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card.',
        rule: 'straight-flush',
      },
      {
        at: 'donohue.valueRank',
        says: 'From the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card. Where straights are not played, a straight flush is a mere flush.',
        rule: 'straight-flush',
      },
      {
        at: 'uspc.drawBetting',
        says: 'From the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card.',
        rule: 'straight-flush',
      },
    ],
    bid: 'none',
    trick: 'none',
    target: 'none',
  },
  cites,
  ...code,
  moved: {
    'poker.score.openers': 'poker/jack-pots.score.openers',
    'poker.score.showdown?extra=blaze': 'poker/extra-hands.score.showdown',
    'poker.score.showdown?extra=customary': 'poker/extra-hands.score.showdown',
    'poker.score.showdown?extra=reckoned': 'poker/extra-hands.score.showdown',
    'poker.score.showdown?form=draw': 'poker.score.showdown',
    'poker.score.showdown?form=straight': 'poker/straight.score.showdown',
    'poker.score.showdown?form=stud': 'poker/stud.score.showdown',
    'poker.score.showdown?form=whiskey': 'poker/whiskey.score.showdown',
    'poker.score.showdown?form=mistigris': 'poker/mistigris.score.showdown',
    'poker.score.showdown?form=deuces-wild': 'poker/deuces-wild.score.showdown',
    'poker.score.showdown?form=peek': 'poker/peek.score.showdown',
    'poker.score.showdown?form=sixty-card': 'poker/sixty-card.score.showdown',
  },
  variants: {
    'jack-pots': jackPots,
    'progressive-jack-pots': progressiveJackPots,
    straight,
    'old-fashioned-draw': oldFashionedDraw,
    stud,
    peek,
    whiskey,
    mistigris,
    'deuces-wild': deucesWild,
    'extra-hands': extraHands,
    'table-stakes': tableStakes,
    'freeze-out': freezeOut,
    'sixty-card': sixtyCard,
  },
  examples,
});
