import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { fiveCardCases } from '../shared/cases.ts';
import { fiveCardVerdicts } from '../shared/verdicts.ts';
import { examples } from './examples.ts';

export default variant({
  title: 'Five-card cribbage',
  aliases: ['Old cribbage'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Cribbage: Five-Card',
      pages: '194-197',
      inherits: { from: 'cribbage', cite: cites.blue.penaltiesDeal },
    },
    donohue: {
      heading: 'Method of Playing Five Card Cribbage',
      pages: '66-70',
      inherits: {
        from: 'cribbage',
        cite: doubted(
          cites.donohue.lawClause,
          'The laws and terms stand at the head of the chapter for the game at large; no sentence says to which forms they reach.',
        ),
      },
    },
  },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Game: '{points.game} holes',
    Cards: '5 each, 2 of them to the crib: 3 in hand, 4 in the crib',
    'Three for last': '{points.three-for-last} to the non-dealer at the start of each game',
    'After a go or 31': 'no more cards are played',
    'Flush in hand': '3 cards',
  },
  laws: { amend: fiveCardVerdicts, repeal: { 'three-for-last-claimed': 'With five cards three for last is the rule, not a fault.' } },
  points: {
    amend: {
      flush: {
        gist: 'All three cards of the hand are of one suit, the starter of another.',
        books: {
          donohue: bookValue(
            3,
            doubted(cites.donohue.terms, 'Our copy is damaged at this line ("Y OUT cards"); read as "Your cards", so that three in hand count 3.'),
            { says: 'as many points as cards', way: 'hand-of-three' },
          ),
          'blue-ribbon-1940': bookValue(3, cites.blue.fiveCardScoring, { way: 'hand-of-three' }),
        },
      },
      'flush-with-starter': {
        gist: 'All three cards of the hand and the starter are of one suit.',
        books: {
          donohue: bookValue(
            4,
            doubted(cites.donohue.terms, 'Our copy is damaged at this line ("Y OUT cards"); read as "Your cards", so that three in hand count 3.'),
            { says: 'as many points as cards' },
          ),
          'blue-ribbon-1940': bookValue(4, cites.blue.fiveCardScoring),
        },
      },
      go: {
        gist: 'The last card that fits below 31, when neither player can play another; it ends the play.',
        books: {
          donohue: bookValue(1, [cites.donohue.terms, cites.donohue.fiveCardGo], { way: 'end-hole' }),
          'blue-ribbon-1940': bookValue(1, cites.blue.fiveCardGo, { way: 'ends-the-play' }),
        },
      },
      'crib-flush': { books: { 'blue-ribbon-1940': bookValue(5, cites.blue.fiveCardScoring) } },
      game: {
        books: {
          donohue: bookValue(61, cites.donohue.scoring, { unit: 'hole' }),
          'blue-ribbon-1940': bookValue(61, cites.blue.fiveCardStarter, { unit: 'hole' }),
        },
      },
      'play-flush': {
        books: {
          donohue: bookValue(1, doubted(cites.donohue.fiveCardScoring, 'Page 67 says of flushes in the play "where allowed".'), {
            per: 'a card',
            says: 'from the third card of the suit on',
          }),
        },
      },
      'last-card': { books: { donohue: unscored('The end hole ends the play.'), 'blue-ribbon-1940': unscored('No card is played after a go.') } },
      lurch: {
        books: {
          'blue-ribbon-1940': bookValue(2, doubted(cites.blue.fiveCardScoring, '"Half way round" is not given in holes.'), {
            unit: 'game',
          }),
        },
      },
    },
    add: {
      'three-for-last': item({
        title: 'Three for last',
        gist: 'The non-dealer of the first deal marks it, to make up for the crib.',
        aka: ['last', 'three at the start'],
        group: 'The game',
        books: {
          donohue: bookValue(3, cites.donohue.fiveCardPlay, { says: 'at any time in the game' }),
          'blue-ribbon-1940': bookValue(3, cites.blue.fiveCardStarter),
        },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    game: 'The holes for last are not among its pegs.',
  },
  examples: [...examples, ...fiveCardCases],
});
