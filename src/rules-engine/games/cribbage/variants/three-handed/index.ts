import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import { bookValue, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { threeHandedCases } from '../shared/cases.ts';
import { threeBookVerdicts } from '../shared/verdicts.ts';
import { play } from './scorers.ts';

export default variant({
  title: 'Three-handed cribbage',
  aliases: ['Three-hand cribbage', 'Cribbage for three'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Three-Hand Cribbage',
      pages: '198',
      inherits: {
        from: 'cribbage',
        cite: doubted(
          cites.blue.penaltiesDeal,
          'The clause speaks of irregularities; the section gives no counts of its own. The rules speak of the non-dealer. The book does not say which of two opponents scores or chooses.',
        ),
      },
    },
    donohue: {
      heading: 'Three or Four Hand Cribbage',
      pages: '70',
      inherits: {
        from: 'cribbage',
        cite: doubted(
          cites.donohue.threeFourHand,
          'The section names its differences from the five-card game and no others. The laws speak of one adversary; the book does not say which of the two others scores or chooses.',
        ),
      },
    },
    'uspc-1898': {
      heading: 'Three-handed Play',
      pages: '52',
      inherits: {
        from: 'cribbage',
        cite: doubted(cites.uspc.threeHandedPlay, 'The laws speak of one adversary; the book does not say which of the two others scores or chooses.'),
      },
    },
  },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Game: '{points.game} holes on a board with three sides',
    Cards: '5 each and 1 to the crib',
    'To the crib': '1 card from each player: 4 in every hand and in the crib',
    'Deal and crib': 'pass from player to player',
  },
  laws: { amend: threeBookVerdicts, repeal: { 'three-for-last-claimed': 'Three for last is named only in the games for two.' } },
  points: {
    amend: {
      'crib-flush': {
        books: {
          donohue: bookValue(
            1,
            doubted(cites.donohue.threeFourHand, 'One card from each of three makes a crib of three; the book does not say whether a fourth is added.'),
            {
              per: 'a card',
              says: 'the turn-up has to match',
            },
          ),
        },
      },
      game: {
        books: {
          'uspc-1898': bookValue(61, cites.uspc.threeHandedPlay, { unit: 'hole', says: '60 holes and the game hole' }),
          'blue-ribbon-1940': unscored('A triangular board is asked for; no number is given.'),
        },
      },
    },
  },
  scorers: { play },
  repealScorers: {
    game: 'Three play.',
    hand: 'Its hands of four are counted by the counter of the main game; what the crib holds is another matter.',
    show: 'The show of more than two has yet to be read.',
  },
  examples: [
    scoreExample(
      'play',
      cites.donohue.threeFourHand,
      { cards: 'KH-9S-10D-6H-9C', stopped: 'no' },
      'Nobody can play upon 29; the dealer has the go, the eldest hand begins again with a six, and the nine upon it makes fifteen.',
      'Eldest hand 0, Second hand 2, Dealer 1',
    ),
    ...threeHandedCases,
  ],
});
