import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

import eightCard from './variants/eight-card.ts';
import fiveCard from './variants/five-card/index.ts';
import fourHanded from './variants/four-handed/index.ts';
import sevenCard from './variants/seven-card.ts';
import solitaireCribbage from './variants/solitaire-cribbage.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'cribbage',
  title: 'Cribbage',
  aliases: ['Crib', 'Six-card cribbage'],
  shelf: 'adding',
  kind: 'card',
  books: {
    sierra: { heading: 'Cribbage', pages: '48-58' },
    'blue-ribbon-1940': { heading: 'Cribbage; Six-Card Cribbage', pages: '194-200' },
    donohue: { heading: 'Cribbage; Six Card Cribbage', pages: '66-71' },
    'uspc-1898': { heading: 'Cribbage', pages: '49-54' },
  },
  has: ['discard', 'crib', 'starter'],
  players: { min: 2, max: 2, usual: 2, say: '2; 3 or 4 in forms of their own' },
  packs: ['standard-52'],
  picture: cards('The best hand: three fives and the jack, and the five of its suit turned up', ['5H 5S 5C JD', '5D'], cites.blue.fiveCardHighestHand),
  glance: {
    Game: '{points.game uspc-1898 donohue blue-ribbon-1940} holes, once round; {points.game sierra} in the Sierra manual',
    Cards: '6 each, 2 of them to the dealer’s crib',
    Values: 'court cards and tens 10, ace 1; the count may not pass 31',
    'First to count': 'the non-dealer, then the dealer’s hand, then the crib',
    'Jack turned up': '{points.heels} to the dealer, at once',
    'Flush in the crib': 'only with the starter',
  },
  facts: {
    players: [
      { at: 'blue.fiveCardStarter', says: 'Two play; three and four have forms of their own.' },
      { at: 'uspc.game', says: 'Two play; three and four have forms of their own.' },
    ],
    deal: 'rule.deal six cards',
    target: 'rule.object game is',
    bid: 'none',
    trick: 'none',
  },
  cites,
  ...code,
  // The main game used to have a field for the form that is counted.
  moved: {
    'cribbage.score.hand?form=six-card': 'cribbage.score.hand',
    'cribbage.score.hand?form=five-card': 'cribbage/five-card.score.hand',
    'cribbage.score.hand?form=seven-card': 'cribbage/seven-card.score.hand',
    'cribbage.score.hand?form=solitaire': 'cribbage/solitaire-cribbage.score.hand',
    'cribbage.score.play?form=six-card': 'cribbage.score.play',
    'cribbage.score.play?form=five-card': 'cribbage/five-card.score.play',
    'cribbage.score.play?form=seven-card': 'cribbage/seven-card.score.play',
    'cribbage.score.play?form=three-handed': 'cribbage/three-handed.score.play',
    'cribbage.score.play?form=four-handed': 'cribbage/four-handed.score.play',
    'cribbage.score.show?form=six-card': 'cribbage.score.show',
    'cribbage.score.show?form=five-card': 'cribbage/five-card.score.show',
    'cribbage.score.show?form=seven-card': 'cribbage/seven-card.score.show',
  },
  variants: {
    'eight-card': eightCard,
    'five-card': fiveCard,
    'four-handed': fourHanded,
    'seven-card': sevenCard,
    'solitaire-cribbage': solitaireCribbage,
    'three-handed': threeHanded,
  },
  examples,
});
