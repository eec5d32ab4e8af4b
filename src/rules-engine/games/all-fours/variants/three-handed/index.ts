import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { fact, law, silent } from '../../../../laws/laws.ts';
import { barred, notDecided, passesTo, undecided } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { scoreJack } from '../../words.ts';
import { verdictsOfSeveral } from '../shared/verdicts.ts';
import { deal } from './scorers.ts';

const TWO_ADVERSARIES = 'The law speaks of one adversary, and here there are two.';

export default variant({
  title: 'Three-handed all fours',
  aliases: ['Three-handed seven up'],
  books: {
    donohue: {
      heading: 'Laws of the Game of All-Fours',
      pages: '81-82',
      inherits: { from: 'all-fours', cite: doubted(cites.donohue.law(6), 'No section of its own: notes to laws 6, 9 and 10 of the common code.') },
    },
    'blue-ribbon-1940': { heading: 'All Fours', pages: '3-5', inherits: { from: 'all-fours', cite: cites.blue.clause } },
    'uspc-1898': {
      heading: 'Seven Up',
      pages: '66-68',
      inherits: { from: 'all-fours', cite: doubted(cites.uspc.sevenUp, 'No section of its own: sentences inside the section.') },
    },
  },
  has: { partners: false, 'two-handed': false },
  seats: { 'both-sides': 'all-players', 'offending-side': 'offender' },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Players: 'three, each for themselves',
    Gift: 'a point to each of the two others, never to one',
    'Tie for game': 'to the eldest hand (Donohue, 1898); not decided (1940)',
    'Next dealer out': 'the deal passes on to the next player (Donohue, 1940)',
  },
  laws: {
    amend: {
      ...verdictsOfSeveral,
      beg: {
        verdict: {
          kind: 'distinguishes',
          say: 'The books agree that the dealer either gives each opponent 1 point or runs the cards. Only Blue Ribbon allows no gift if the player who begs needs one point to go out: the cards must be run.',
        },
        leads: {
          'blue-ribbon-1940':
            'The dealer lets each opponent score 1 point, or runs three more cards to each player and turns a new trump. If the beggar needs 1 point to go out, the dealer must run the cards.',
          donohue: 'The dealer lets each opponent score 1 point, or runs three more cards to each player and turns a new trump.',
          'uspc-1898': 'The dealer lets each opponent score 1 point, or runs three more cards to each player and turns a new trump.',
        },
      },
      'looked-before-beg': {
        readings: () => ({ donohue: silent('The book says only of four players that all but the dealer and the eldest hand wait.') }),
      },
      revoke: {
        leads: { 'blue-ribbon-1940': 'The player loses 1 point (2 if the jack of trumps is in play), and may not score the point for game or the jack.' },
        readings: (says) => ({
          donohue: says(
            [
              { when: { jack: ['none', 'held'] }, then: [undecided('which-opponent')], note: TWO_ADVERSARIES },
              {
                when: { jack: 'made' },
                then: [barred('offender', scoreJack), barred('offender', 'score-game-point'), undecided('which-opponent')],
                note: TWO_ADVERSARIES,
              },
              { when: { jack: 'neither' }, then: [notDecided], note: 'Four cases are listed, and this is none of them.' },
            ],
            cites.donohue.law(14),
          ),
        }),
      },
      'both-go-out': {
        title: 'More than one reaches the game',
        leads: {
          'blue-ribbon-1940':
            'Points count in the order high, low, jack, game, and the first player out wins. A dealer who is out by turning a jack wins at once.',
          donohue: 'Points count in the order high, low, jack, game, and the first player out wins. A dealer who is out by turning a jack wins at once.',
          'uspc-1898': 'Points count in the order high, low, jack, game, and the first player out wins. A dealer who is out by turning a jack wins at once.',
        },
      },
    },
    add: {
      'next-dealer-out': law({
        offence: 'deal-out-of-turn',
        title: 'The next dealer has gone out',
        gist: 'One of three players goes out, and the others play on for the next place.',
        aka: ['who deals when a player is out', 'next dealer is out', 'claim the beg'],
        moment: 'next-cut',
        facts: {
          turn: fact('What would the player who is out have had to do in the next deal?', 'Was next to', {
            deal: { label: 'To deal', chip: 'Deal', if: 'if the player who is out would have had to deal' },
            beg: { label: 'To beg', chip: 'Beg', if: 'if the player who is out would have had to beg' },
          }),
        },
        usual: { turn: 'deal' },
        leads: {
          'blue-ribbon-1940': 'If the player who is out would deal next, the deal passes to the next player. The book covers nothing else.',
          donohue: 'If the player who is out would deal next, the deal passes to the next player. The book covers nothing else.',
        },
        readings: (says) => ({
          donohue: says(
            [
              {
                when: { turn: 'deal' },
                then: [passesTo('deal', 'next-player')],
                note: 'The player may not deal and then retire, since a dealer who is out could not answer a beg.',
              },
              { when: { turn: 'beg' }, then: [notDecided] },
            ],
            cites.donohue.law(6),
          ),
          'blue-ribbon-1940': says(
            [
              {
                when: { turn: 'deal' },
                then: [passesTo('deal', 'next-player')],
                note: 'The player goes out on a deal in which they have the beg, and would deal next.',
                doubtful: true,
              },
              { when: { turn: 'beg' }, then: [notDecided], doubtful: true },
            ],
            doubted(
              cites.blue.game,
              'The sentence is obscure. It is read like this: a player who goes out on a deal in which they have the beg is passed over, and the next on the left deals.',
            ),
          ),
          'uspc-1898': silent(),
        }),
        see: ['all-fours.law.beg'],
      }),
    },
  },
  points: {},
  scorers: { deal },
  repealScorers: { game: 'Three play, each for themselves.', count: 'It counts the hands of two.' },
  examples: [
    lawExample('next-dealer-out', cites.blue.game, { turn: 'deal' }, 'The eldest hand goes out, and the next deal would be his.', 'passes to the next player'),
    scoreExample(
      'deal',
      doubted(cites.uspc.sevenUp, 'No section of its own: sentences inside the section.'),
      { counts: '0.14.14', high: 'dealer', low: 'second', jack: 'nobody', gift: 'yes', revoke: 'nobody', long: 'no' },
      'The dealer gives to both others, and two of the three count the same for game.',
      { 'Eldest hand': 1, 'Second hand': 2, Dealer: 1 },
    ),
    lawExample(
      'next-dealer-out',
      cites.donohue.law(6),
      { turn: 'deal' },
      'A deals, and B, the next dealer, goes out in that hand.',
      'passes to the next player',
    ),
    lawExample('revoke', cites.donohue.law(14), { jack: 'held' }, 'One of three revokes and loses the jack.', 'which of the opponents scores'),
    lawExample(
      'tie-for-game',
      cites.uspc.sevenUp,
      { what: 'tie' },
      'The second hand and the dealer count the same.',
      'The player on the dealer’s left scores 1 point',
    ),
    lawExample(
      'beg',
      cites.uspc.sevenUp,
      { wants: 'more' },
      'Three play, and the dealer gives.',
      'The dealer may make each opponent score 1 point or run three more cards to each player and turn a new trump',
    ),
  ],
});
