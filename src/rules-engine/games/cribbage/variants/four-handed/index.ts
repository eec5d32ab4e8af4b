import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law, silent } from '../../../../laws/laws.ts';
import { barred, must, noPenaltyPrinted } from '../../../../laws/remedies.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { touchBoard } from '../../words.ts';
import { fourHandedCases } from '../shared/cases.ts';
import { threeBookVerdicts } from '../shared/verdicts.ts';
import { play } from './scorers.ts';

export default variant({
  title: 'Four-handed cribbage',
  aliases: ['Four-hand cribbage', 'Partnership cribbage'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Four-Hand Cribbage',
      pages: '198',
      inherits: {
        from: 'cribbage',
        cite: doubted(
          cites.blue.penaltiesDeal,
          'The clause speaks of irregularities; the section gives no counts of its own. The rules speak of the non-dealer: that side scores. The book does not say which of its players chooses.',
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
          'The section names its differences from the five-card game and no others, and no partners. The laws speak of one adversary; the book does not say which of the others scores or chooses.',
        ),
      },
    },
    'uspc-1898': {
      heading: 'Four-handed Play',
      pages: '52',
      inherits: {
        from: 'cribbage',
        cite: doubted(
          cites.uspc.generalRulesPlayers,
          'The General Rules follow all forms and name the game of three and four; no sentence says that they hold here. They speak of one adversary, whose side scores; the book does not say which of its players chooses.',
        ),
      },
    },
  },
  has: { partners: true },
  players: { min: 4, max: 4, say: '4, partners opposite' },
  packs: ['standard-52'],
  glance: {
    Game: '{points.game donohue uspc-1898} holes, or twice round for {points.game blue-ribbon-1940}',
    Cards: '5 each, 1 of them to the crib',
    Score: 'one player of each side pegs; the other keeps off the board',
    'Cut for the starter': 'the player on the dealer’s left',
  },
  facts: {
    'next-deal': 'none',
  },
  laws: {
    add: {
      'board-touched': law({
        offence: 'peg-trouble',
        title: 'Board touched by the partner of the scorer',
        gist: 'A player who was not chosen to keep the score touches the board or the pegs.',
        aka: ['partner pegged', 'may I prompt my partner'],
        moment: 'any-time',
        facts: {},
        readings: () => ({
          'uspc-1898': always([barred('offender', touchBoard), noPenaltyPrinted], cites.uspc.fourHandedPlay, { note: 'That player may prompt their partner.' }),
          donohue: silent(),
          'blue-ribbon-1940': silent(),
        }),
      }),
    },
    amend: {
      ...threeBookVerdicts,
      'thin-cut': {
        gist: 'The player on the dealer’s left lifts too few cards for the starter, or leaves too few.',
        readings: () => ({
          'uspc-1898': always([must('left-of-dealer', 'leave-four'), noPenaltyPrinted], [cites.uspc.fourHandedPlay, cites.uspc.generalRulesStarter]),
        }),
      },
    },
    repeal: { 'three-for-last-claimed': 'Three for last is named only in the games for two.' },
  },
  points: {
    amend: {
      game: {
        books: {
          'uspc-1898': bookValue(61, cites.uspc.fourHandedPlay, { unit: 'hole', says: 'or 121, twice round, as many play it' }),
          'blue-ribbon-1940': bookValue(121, cites.blue.fourHand, { unit: 'hole' }),
        },
      },
    },
  },
  scorers: { play },
  repealScorers: {
    game: 'Four play, two against two.',
    hand: 'Its hands of four are counted by the counter of the main game; what the crib holds is another matter.',
    show: 'The show of more than two has yet to be read.',
  },
  examples: [
    scoreExample(
      'play',
      cites.donohue.threeFourHand,
      { cards: 'KH-9S-10D-6H-9C', stopped: 'no' },
      'Nobody can play upon 29; the third hand has the go, the dealer begins again with a six, and the nine upon it makes fifteen.',
      'Eldest hand 2, Second hand 0, Third hand 1, Dealer 0',
    ),
    lawExample('thin-cut', cites.uspc.fourHandedPlay, {}, 'The player on the dealer’s left lifts two cards for the starter.', 'leave'),
    lawExample(
      'board-touched',
      cites.uspc.fourHandedPlay,
      {},
      'A player whose partner keeps the score moves the side’s peg himself.',
      'may not touch the board or the pegs',
    ),
    ...fourHandedCases,
  ],
});
