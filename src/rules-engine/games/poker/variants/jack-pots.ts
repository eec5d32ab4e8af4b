import { doubted } from '../../../core/cites.ts';
import { lawExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { item, ruled, unscored } from '../../../core/points.ts';
import { cites } from '../cites.ts';
import { changedLaws } from './jack-pots/changed.ts';
import { falseOpening } from './jack-pots/false-opening.ts';
import { openerLaws } from './jack-pots/opener.ts';
import { openingLaws } from './jack-pots/opening.ts';

export default variant({
  title: 'Jack pots',
  aliases: ['Jackpots', 'Jack pot', 'Jackpot poker', 'Whangdoodle'],
  books: {
    'uspc-1898': {
      heading: 'Draw Poker; Laws and Rules: Jack Pots',
      pages: '37-38, 42',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.uspc.drawScoring,
          'The text reads "Cards are not drawn" once the pot is open; "now drawn" must be meant, for the game is draw poker.',
        ),
      },
    },
    donohue: { heading: 'Jack-Pots', pages: '63-65', inherits: { from: 'poker', cite: cites.donohue.jackPotsBidding } },
    'blue-ribbon-1940': { heading: 'Jack Pots; Jack Pot Laws', pages: '287-289, 294', inherits: { from: 'poker', cite: cites.blue.jackPotsScoring } },
  },
  players: { min: 2, max: 8, say: 'As many as the draw poker it is part of: 2 to 6, 2 to 7 or 2 to 8 by the book' },
  packs: ['standard-52'],
  glance: {
    Ante: 'Everybody puts up the same before the deal; no blind',
    Openers: 'A pair of jacks or better',
    'First bet after the draw': 'The opener',
    'Nobody opens': 'Everybody adds to the pot and the deal passes',
    'Opened without openers': 'Each book has its own penalty: see False opening',
  },
  laws: {
    amend: changedLaws,
    add: { ...openingLaws, 'false-opening': falseOpening, ...openerLaws },
    repeal: {
      'ante-missing': 'Everybody puts up the same before the deal; the age has no blind of his own.',
      'late-straddle': 'Without a blind there is nothing to straddle.',
      'wrong-straddle': 'Without a blind there is nothing to straddle.',
      'everyone-passes': 'It is the way to a jack pot, not a part of one; in a jack pot see what happens when nobody opens.',
    },
  },
  points: {
    add: {
      openers: item({
        title: 'Openers',
        gist: 'The hand that entitles a player to open the pot.',
        aka: ['jacks or better', 'opening qualification'],
        group: 'Opening',
        books: {
          'uspc-1898': ruled('jacks or better', [
            cites.uspc.lawsRulesJackBetting,
            doubted(
              cites.uspc.drawScoring,
              'The text reads "Cards are not drawn" once the pot is open; "now drawn" must be meant, for the game is draw poker.',
            ),
          ]),
          donohue: ruled('a pair of jacks or better', cites.donohue.jackPotsBidding),
          'blue-ribbon-1940': ruled('a pair of jacks, or any hand that beats it', [
            cites.blue.jackPotsScoring,
            doubted(cites.blue.openers, 'The glossary asks for a pair better than jacks; the rules themselves let jacks open.'),
          ]),
        },
      }),
      'opening-bet': item({
        title: 'Opening bet',
        gist: 'What the opener puts up, and what the others must do to stay in.',
        group: 'Opening',
        books: {
          'uspc-1898': ruled(
            'a bet; the others put up as much or more, or throw up their hands',
            doubted(
              cites.uspc.drawScoring,
              'The text reads "Cards are not drawn" once the pot is open; "now drawn" must be meant, for the game is draw poker.',
            ),
          ),
          donohue: ruled('any amount within the limit; the others make it good, raise it or pass out', cites.donohue.jackPotsBetting),
          'blue-ribbon-1940': ruled('any amount within the limit; the others put up as much and may then draw to anything', cites.blue.jackPotsScoring),
        },
      }),
      'first-bet': item({
        title: 'First bet after the draw',
        gist: 'Who has to bet first once the hands are filled.',
        group: 'Opening',
        books: {
          'uspc-1898': ruled('the opener', [
            cites.uspc.lawsRulesJackBetting,
            doubted(
              cites.uspc.drawScoring,
              'The text reads "Cards are not drawn" once the pot is open; "now drawn" must be meant, for the game is draw poker.',
            ),
          ]),
          donohue: ruled('the opener', cites.donohue.jackPotsBetting),
          'blue-ribbon-1940': ruled('the opener; when he declines, his left-hand neighbour', cites.blue.jackPotsBetting),
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
  scorers: {},
  repealScorers: {
    settled: 'Whether the parts of a pool are settled so here has yet to be read.',
    showdown: 'The counter of the main game asks which form is played.',
    'side-pots': 'Whether the count holds here unchanged has yet to be read.',
  },
  examples: [
    lawExample(
      'false-opening',
      cites.uspc.lawsRulesJackFalse,
      { stage: 'drew', others: 'dropped' },
      'A pot is found to have been opened on tens after everybody else has thrown up his hand.',
      'The same dealer deals again',
    ),
    lawExample(
      'false-opening',
      cites.uspc.lawsRulesJackFalse,
      { stage: 'before-draw', others: 'still-in' },
      'The opener finds before the draw that he holds tens; two players have come in.',
      'pays the pot as much as it holds at the discovery',
    ),
    lawExample(
      'false-opening',
      cites.donohue.jackPotsBetting,
      { others: 'none' },
      'Nobody comes in against an opener who had no jacks.',
      'twice the opening bet',
    ),
    lawExample(
      'false-opening',
      cites.donohue.jackPotsFalseOpening,
      { others: 'still-in' },
      'Two players call an opener who broke the pot on tens.',
      'The best hand among the other players wins the pot',
    ),
    lawExample(
      'false-opening',
      cites.blue.jackPotLaws,
      { stage: 'drew', others: 'still-in' },
      'A false opener draws cards before the error is found; others are in.',
      'ante for the whole table in the next jack pot',
    ),
    lawExample(
      'false-opening',
      cites.blue.jackPotLaws,
      { stage: 'stood-pat', others: 'still-in' },
      'A false opener stands pat while the others draw.',
      'The offender loses what has been staked. The other players must play on',
    ),
    lawExample('straddled-jack-pot', cites.uspc.lawsRulesJackBetting, {}, 'The player next to the age puts up a straddle in a jack pot.', 'may not straddle'),
    lawExample('nobody-opens', cites.blue.jackPotsBetting, {}, 'The whole table passes a jack pot.', 'one chip'),
    lawExample('withheld-openers', cites.donohue.jackPotsBidding, {}, 'A player with kings up says that he passes.', 'no penalty'),
    lawExample(
      'opening-after-declining',
      cites.uspc.lawsRulesJackBetting,
      {},
      'A player says that he cannot open and then sees that he has jacks.',
      'may not open the pot',
    ),
    lawExample(
      'opening-after-declining',
      cites.blue.jackPotLaws,
      { since: 'yes' },
      'The player on his left has passed before he finds his jacks.',
      'may not open the pot',
    ),
    lawExample('passing-unopened-pot', cites.uspc.lawsRulesJackBetting, {}, 'A player throws his cards in before anybody has opened.', 'may not pass'),
    lawExample('opening-bet-not-up', cites.uspc.lawsRulesJackBetting, {}, 'A player says "I open" and puts nothing up.', 'put up the bet before it counts'),
    lawExample(
      'splitting-openers',
      cites.donohue.jackPotsBetting,
      { discard: 'mixed' },
      'The opener splits jacks for a four flush and throws one jack among the other discards.',
      'twice the opening bet',
    ),
    lawExample(
      'discard-in-pool',
      cites.blue.jackPotsBidding,
      { whose: 'other' },
      'A player who did not open puts his discard under the chips.',
      'may not lay the discard in the pool',
    ),
    lawExample('opener-will-not-bet', cites.blue.jackPotsBetting, {}, 'The opener draws three cards and will not bet.', "the player on the opener's left"),
    lawExample('showing-openers', cites.uspc.lawsRulesJackUncalledBet, { ending: 'not-called' }, 'Nobody calls the opener.', 'exactly five cards'),
    lawExample(
      'showing-openers',
      cites.blue.jackPotsBetting,
      { ending: 'raised-out' },
      'The opener does not care to pay a raise before the draw.',
      'show the whole hand',
    ),
  ],
});
