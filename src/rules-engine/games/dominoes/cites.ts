import { citesOf } from '../../laws/cites.ts';

export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';

/** The passages of the books on Dominoes, each under a name. */
export const cites = citesOf({
  blue: {
    Dominoes: { play: '210-211', set: '210', object: '211', domino: '211-212', lastTwo: '212-215', gameNumber: '213-216' },
    'All Fives, or Muggins': {
      allFives: '211-213',
      allFivesEnds: '211-212',
      allFivesDeal: '211',
      allFivesPlay: '212',
      allFivesScoring: '212-213',
      allFivesGame: '213',
    },
    'All Threes': { allThrees: '213' },
    'Bergen Game': { bergen: '213' },
    'Block Game': { block: '213-214' },
    'Draw Game': { draw: '214', drawPlay: '215' },
    'Matadore Game': { matadorePlay: '215', matadoreCannotPlay: '215-216', matadoreScoring: '216' },
    'Sebastopol, or The Fortress': { sebastopolFortress: '216' },
    'Pool Game': { pool: '217' },
  },
  donohue: {
    'Block Game': { blockPlay: '381', blockDeal: '381-382', blockDomino: '382' },
    'How to Play Dominoes': { playSet: '381', playPlayers: '381-390' },
    'Draw Game': { draw: '382' },
    Muggins: { mugginsDeal: '382', mugginsEnds: '382-383', mugginsScoring: '383' },
    'Bergen Game': { bergenDeal: '383', bergenCannotPlay: '383-384', bergenScoring: '384' },
    'Domino Rounce': { dominoRounceTrump: '384', dominoRouncePlayers: '384-385', dominoRounceScoring: '385' },
    'Domino Euchre': { dominoEuchreDeal: '385-386', dominoEuchreRank: '385', dominoEuchrePlay: '386' },
    'Domino Poker': { dominoPokerScoring: '386-387', dominoPokerPack: '386', dominoPokerForm: '387' },
    Bingo: { bingoScoring: '387-388', bingoDeal: '387' },
    Matador: { matadorPlay: '388', matadorCannotPlay: '388-389', matadorScoring: '389' },
    'Tiddle-a-Wink': { tiddlePlay: '389-390', tiddleDeal: '389', tiddleDouble: '390' },
  },
});
