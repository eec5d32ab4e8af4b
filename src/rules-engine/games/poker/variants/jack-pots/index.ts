import { doubted } from '../../../../laws/cites.ts';
import { item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { examples } from './examples.ts';
import { jackPotText } from './laws/changed.ts';
import { added, amended } from './laws/index.ts';
import { openers } from './scorers.ts';

export default variant({
  title: 'Jack pots',
  aliases: ['Jackpots', 'Jack pot', 'Jackpot poker', 'Whangdoodle'],
  books: {
    'uspc-1898': {
      heading: 'Draw Poker; Laws and Rules: Jack Pots',
      pages: '37-38, 42',
      inherits: {
        from: 'poker',
        cite: jackPotText,
      },
    },
    donohue: { heading: 'Jack-Pots', pages: '63-65', inherits: { from: 'poker', cite: cites.donohue.jackPotsBidding } },
    'blue-ribbon-1940': { heading: 'Jack Pots; Jack Pot Laws', pages: '287-289, 294', inherits: { from: 'poker', cite: cites.blue.jackPotsScoring } },
  },
  has: { blind: false },
  players: { min: 2, max: 8, say: 'As many as the draw poker it is part of: 2 to 6, 2 to 7 or 2 to 8 by the book' },
  packs: ['standard-52'],
  glance: {
    Ante: 'Everybody puts up the same before the deal; no blind',
    Openers: 'A pair of jacks or better',
    'First bet after the draw': 'The opener',
    'Nobody opens': 'Everybody adds to the pot and the deal passes',
    'Opened without openers': 'Each book has its own penalty: see False opening',
  },
  facts: {
    lead: 'rule.opening',
    bid: 'rule.openers',
  },
  laws: {
    amend: amended,
    add: added,
    repeal: {
      'ante-missing': 'Everybody puts up the same before the deal; the age has no separate blind.',
      'everyone-passes': 'It is the way to a jack pot, not a part of one; in a jack pot see what happens when nobody opens.',
    },
  },
  points: {
    amend: {
      blind: {
        title: 'Ante',
        gist: 'What each player puts up before the deal.',
        aka: ['ante', 'sweeten the pot'],
        books: {
          'uspc-1898': ruled('the same from everybody at the same time; no amount is given', jackPotText),
          donohue: ruled('as much from everybody as the blind that was left in the pot', cites.donohue.jackPotsBidding),
          'blue-ribbon-1940': ruled('an amount agreed on beforehand, from everybody', cites.blue.jackPotsScoring),
        },
      },
    },
    add: {
      openers: item({
        title: 'Openers',
        gist: 'The hand that entitles a player to open the pot.',
        aka: ['jacks or better', 'opening qualification'],
        group: 'Opening',
        books: {
          'uspc-1898': ruled('jacks or better', [cites.uspc.lawsRulesJackBetting, jackPotText], { way: 'to-be-proved' }),
          donohue: ruled('a pair of jacks or better', cites.donohue.jackPotsBidding, { way: 'discard-apart' }),
          'blue-ribbon-1940': ruled(
            'a pair of jacks, or any hand that beats it',
            [cites.blue.jackPotsScoring, doubted(cites.blue.openers, 'The glossary asks for a pair better than jacks; the rules themselves let jacks open.')],
            { way: 'discard-under-chips' },
          ),
        },
      }),
      'opening-bet': item({
        title: 'Opening bet',
        gist: 'What the opener puts up, and what the others must do to stay in.',
        group: 'Opening',
        books: {
          'uspc-1898': ruled('a bet; the others put up as much or more, or throw up their hands', jackPotText),
          donohue: ruled('any amount within the limit; the others make it good, raise it or drop out', cites.donohue.jackPotsBetting),
          'blue-ribbon-1940': ruled('any amount within the limit; the others put up as much and may then draw to anything', cites.blue.jackPotsScoring),
        },
      }),
      'first-bet': item({
        title: 'First bet after the draw',
        gist: 'Who has to bet first once the hands are filled.',
        group: 'Opening',
        books: {
          'uspc-1898': ruled('the opener', [cites.uspc.lawsRulesJackBetting, jackPotText]),
          donohue: ruled('the opener', cites.donohue.jackPotsBetting),
          'blue-ribbon-1940': ruled('the opener; if the opener declines, the opener’s left-hand neighbour', cites.blue.jackPotsBetting),
        },
      }),
      'free-ride': item({
        title: 'Free ride',
        gist: 'The penalty of a false opener who has drawn cards.',
        group: 'Opening',
        books: {
          'uspc-1898': unscored('The penalty is the same before and after the draw.'),
          donohue: unscored('The penalty is the same before and after the draw.'),
          'blue-ribbon-1940': ruled('the ante of the whole table at the next jack pot', [
            cites.blue.jackPotsFreeRide,
            cites.blue.jackPotLaws,
            cites.blue.freeRide,
          ]),
        },
      }),
    },
  },
  scorers: { openers },
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples,
});
