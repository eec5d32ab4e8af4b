// Kinds of piquet, from Blue Ribbon (p. 277-279).
import { declarations } from '../../../../../src/rules-engine/games/piquet/words.ts';
import { ruling, type WholeGame } from '../../whole.ts';
import { drawn, item, law, SAID } from './blue-ribbon.ts';

export const variants: WholeGame = {
  'piquet/a-ecrire': { absent: { points: ['game'] }, points: { settlement: item('the difference of their scores, to the higher, p. 278') } },
  'piquet/four-handed': {
    laws: {
      'nothing-said': law(
        declarations,
        ['279'],
        [
          { when: { holds: 'no' }, does: ['thing:what was announced before = admitted as good'] },
          { when: { holds: 'yes' }, does: ['act:player:announce a better holding and play = must'] },
        ],
        { holds: { no: 'No', yes: 'Yes' } },
      ),
      'partner-counts-too': law(declarations, ['279'], ruling('act:partner-of-caller:show and count anything of the same kind = may')),
    },
    points: {
      'count-for-pic': item('20 points, p. 279'),
      pic: item('40 points, p. 279'),
      repic: item('70 points, p. 279'),
    },
  },
  'piquet/rubicon': {
    laws: {
      'pone-takes-dealers-card': law('draw', ['277-278'], ruling('score:non-dealer = nothing')),
      'dealer-takes-pones-card': law('draw', ['277-278', '274'], drawn('score:dealer = nothing'), SAID),
      'lower-score': law(
        'game-over',
        ['277'],
        [
          { when: { loser: 'yes' }, does: ['score:higher-score = the bonus for the game and the difference of the two scores'] },
          { when: { loser: 'no' }, does: ['score:higher-score = the bonus for the game and both scores together'] },
          { when: { loser: 'neither' }, does: ['score:higher-score = the bonus for the game and both scores together'] },
        ],
        { loser: { yes: 'Yes', no: 'the higher one did', neither: 'nor did the higher' } },
      ),
    },
    points: {
      'better-point': item('more cards; then the higher value in pips; equal, nobody counts, p. 277, p. 275'),
      lead: item('1 point a card led, p. 277'),
      deals: item('6 deals, p. 277'),
      bonus: item('100 points, p. 277'),
      line: item('100 points, p. 277'),
      settlement: item('the loser’s score taken off; added, if the loser is rubiconed, p. 277'),
    },
    absent: { points: ['game'] },
  },
  'piquet/three-handed': {
    laws: {
      'who-exchanges': law(
        'discard',
        ['278-279'],
        [
          { when: { who: 'dealer' }, does: ['act:dealer:exchange cards for the two in the stock = may'] },
          { when: { who: 'other' }, does: ['act:that player:exchange cards for the two in the stock = may not'] },
        ],
        { who: { dealer: 'The dealer', other: 'Another player' } },
      ),
    },
    points: {
      'count-for-pic': item('20 points, p. 278-279'),
      pic: item('40 points, p. 278-279'),
      repic: item('70 points, p. 278-279'),
      cards: item('10 points, p. 278-279'),
      capot: item('40 points, p. 278-279'),
      'cards-tie': item('5 points each who ties, p. 278-279'),
      'capot-shared': item('20 points each of the others, p. 278-279'),
    },
  },
};
