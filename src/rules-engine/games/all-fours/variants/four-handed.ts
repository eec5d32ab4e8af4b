import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { always, law, silent } from '../../../laws/laws.ts';
import { cutAgain } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { dealOfPartners } from '../reckoning/partners.ts';
import { verdictsOfSeveral } from './shared/verdicts.ts';

export default variant({
  title: 'Four-handed all fours',
  aliases: ['Partnership seven up', 'Four-handed seven up'],
  books: {
    'blue-ribbon-1940': { heading: 'All Fours', pages: '3-5', inherits: { from: 'all-fours', cite: cites.blue.clause } },
    donohue: {
      heading: 'Four-Handed All-Fours',
      pages: '80',
      inherits: { from: 'all-fours', cite: doubted(cites.donohue.fourHanded, 'No clause of its own: the laws printed after it are common to both games.') },
    },
    hoffmann: { heading: 'Four-Handed All-Fours', pages: '3', inherits: { from: 'all-fours', cite: cites.hoffmann.fourHanded } },
    'uspc-1898': {
      heading: 'Seven Up',
      pages: '66-68',
      inherits: {
        from: 'all-fours',
        cite: doubted(cites.uspc.sevenUp, 'No clause of its own: a paragraph inside the section, whose rules are common to both games.'),
      },
    },
  },
  has: { 'two-handed': false, 'each-for-himself': false },
  seats: { opponent: 'opponents' },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Partners: 'the two highest cuts against the two lowest (not stated in 1940)',
    'Looking at the hand': 'dealer and eldest hand only, until the beg is settled (not stated in 1940)',
    Gift: '{points.gift} point to the side, not to each partner (1940)',
    'Turned card': 'the twenty-fifth (Donohue)',
    'All else': 'as with two players',
  },
  laws: {
    amend: {
      ...verdictsOfSeveral,
      'tie-for-game': {
        verdict: {
          kind: 'agree',
          say: 'The books agree that the point goes to the dealer’s opponents; Donohue, U.S. Playing Card and Hoffmann give it to the one on the dealer’s left.',
        },
      },
      revoke: {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by Blue Ribbon the side of the player who revoked loses 1 point, or 2 if the jack of trumps is in play; by Donohue the other side scores them.',
        },
        leads: {
          donohue:
            'If the jack of trumps is not in play, the other side scores 1 point. If it is, and the player held it, won it or won the game point, the other side scores 2. There are more cases.',
        },
      },
      beg: {
        verdict: {
          kind: 'distinguishes',
          say: 'The books agree that the dealer either gives the other side 1 point or runs the cards. Only Blue Ribbon allows no gift if the player who begs needs one point to go out: the cards must be run.',
        },
        leads: {
          'blue-ribbon-1940':
            'The dealer lets the other side score 1 point, or runs three more cards to each player and turns a new trump. If the beggar needs 1 point to go out, the dealer must run the cards.',
          donohue: 'The dealer lets the other side score 1 point, or runs three more cards to each player and turns a new trump.',
          'uspc-1898': 'The dealer lets the other side score 1 point, or runs three more cards to each player and turns a new trump.',
          hoffmann: 'The dealer lets the other side score 1 point, or runs three more cards to each player and turns a new trump.',
        },
      },
    },
    add: {
      'cut-for-partners': law({
        offence: 'seats-and-partners',
        title: 'Tie in cutting for partners',
        gist: 'Four players cut for partners, and cards are equal.',
        aka: ['cut for partners', 'who is my partner'],
        moment: 'before-play',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': silent('Two play against two as partners; the book does not say how they are chosen.'),
          donohue: always(cutAgain('tied-players'), cites.donohue.law(1)),
          hoffmann: silent('The two highest play against the two lowest; ties are not mentioned.'),
          'uspc-1898': silent('The two highest play against the two lowest; ties are not mentioned.'),
        }),
      }),
    },
  },
  points: {},
  scorers: { deal: dealOfPartners },
  repealScorers: { count: 'It counts the hands of two.' },
  examples: [
    scoreExample(
      'deal',
      cites.blue.scoring,
      { counts: '30.20', high: 'dealer', low: 'eldest', jack: 'dealer', gift: 'yes', revoke: 'nobody', long: 'no' },
      'A gift to the partners, who make low and game as well.',
      { 'Eldest hand’s side': 3, 'Dealer’s side': 2 },
    ),
    sheetExample(
      'game',
      cites.uspc.sevenUp,
      { long: 'no' },
      [
        { dealt: 'they', counts: '30.20', high: 'dealer', low: 'eldest', jack: 'dealer', gift: 'yes', revoke: 'nobody' },
        { dealt: 'we', counts: '14.14', high: 'eldest', low: 'dealer', jack: 'nobody', revoke: 'nobody' },
      ],
      'A gift, low and game to one side, high and jack to the other; then high and, of equal counts, game to the side of the eldest hand.',
      { We: 4, They: 4 },
    ),
    lawExample('cut-for-partners', cites.donohue.law(1), {}, 'Two of the four cut a nine.', 'cut again'),
    lawExample('looked-before-beg', cites.uspc.sevenUp, {}, 'The dealer’s partner takes up his cards while the eldest hand thinks of begging.', 'may not look'),
    lawExample('looked-before-beg', cites.hoffmann.fourHanded, {}, 'The third hand takes up his cards before the dealer has answered.', 'may not look'),
  ],
});
