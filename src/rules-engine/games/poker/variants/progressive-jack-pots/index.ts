import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, amendment, fact, law } from '../../../../laws/laws.ts';
import { newDeal, pays } from '../../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Poker } from '../../code.ts';
import { oneChip } from '../../words.ts';
import type jackPots from '../jack-pots/index.ts';
import { whoIsUncalled } from '../jack-pots/laws/changed.ts';
import { openers } from './scorers.ts';

const variant = variantOf<Poker & AddedBy<typeof jackPots>>();

export default variant({
  title: 'Progressive jack pots',
  aliases: ['Progressive jackpots', 'Progressive openers', 'Queens, kings, aces'],
  books: { donohue: { heading: 'Progressive Jack-Pots', pages: '65', inherits: { from: 'poker/jack-pots', cite: cites.donohue.progressiveJack } } },
  has: { blind: false },
  players: { min: 2, max: 6 },
  packs: ['standard-52'],
  glance: {
    'First deal': 'Jacks or better open',
    'Second deal': 'Queens or better',
    'Third deal': 'Kings or better',
    'Fourth and later': 'Aces or better',
    'Each time nobody opens': 'Another chip from everybody',
  },
  laws: {
    amend: {
      'false-opening': {
        gist: 'A player opens without the pair, or better, that this deal asks for.',
        leads: { donohue: 'The player pays the pot twice the opening bet. The best hand among the other players still in wins the pot. There are more cases.' },
      },
      'withheld-openers': { gist: 'A player holds what this deal asks for and does not open.' },
      'uncalled-bet': {
        facts: { who: whoIsUncalled },
        readings: () => ({}),
        leads: {
          donohue: 'The player whose bet nobody calls wins and may keep the hand unseen. But if that player is the opener, they must show the openers.',
        },
      },
      'first-to-speak': {
        title: 'Who speaks first',
        gist: 'The players differ about who has the first say, before the draw or after it.',
        leads: { donohue: 'Before the draw, the player on the dealer’s left speaks first. After the draw, the opener does.' },
      },
      check: amendment({
        gist: 'A player in turn after the draw wants neither to bet nor to pass.',
        facts: {
          who: fact('Who wants to check?', 'Player', {
            opener: { label: 'The opener', if: 'if it is the opener who wants to check' },
            other: { label: 'Another player', if: 'if a player other than the opener wants to check' },
          }),
        },
        leads: { donohue: 'Until somebody has bet, the player must bet or drop out. After a bet, they must call, raise or drop out.' },
      }),
    },
    repeal: {
      'ante-missing': 'Everybody puts up the same before the deal; the age has no separate blind.',
      'everyone-passes': 'It is the way to a jack pot, not a part of one.',
    },
    add: {
      'nobody-opens': law({
        question: 'nobody-bids',
        title: 'Nobody opens',
        gist: 'A deal passes without an opening, and the openers go up one step.',
        aka: ['openers go up', 'queens next time', 'all pass again'],
        moment: 'betting',
        facts: {},
        readings: () => ({
          donohue: always([pays('all-players', oneChip, 'pot'), newDeal(null)], [cites.donohue.progressiveJack, cites.donohue.jackPotsBetting], {
            note: 'It goes on as in the plain jack pot, where the deal passes. The next deal asks for openers one rank higher, up to aces; from then on it stays there.',
          }),
        }),
        see: ['poker/progressive-jack-pots.points.openers', 'poker/jack-pots.law.nobody-opens'],
      }),
    },
  },
  points: {
    add: {
      openers: item({
        title: 'Openers, first deal',
        gist: 'The hand that opens on the first deal for a pot.',
        group: 'Opening',
        books: { donohue: ruled('a pair of jacks or better', cites.donohue.jackPotsBidding, { way: 'discard-apart' }) },
      }),
      'openers-second-deal': item({
        title: 'Openers, second deal',
        gist: 'Nobody opened the first deal.',
        group: 'Opening',
        books: { donohue: ruled('queens or better', cites.donohue.progressiveJack) },
      }),
      'openers-third-deal': item({
        title: 'Openers, third deal',
        gist: 'Nobody opened the second deal.',
        group: 'Opening',
        books: { donohue: ruled('kings or better', doubted(cites.donohue.progressiveJack, 'Our copy prints "Bangs" where "Kings" must be meant.')) },
      }),
      'openers-later-deals': item({
        title: 'Openers, fourth and later deals',
        gist: 'Nobody opened the third deal.',
        group: 'Opening',
        books: { donohue: ruled('aces or better, until the pot is opened', cites.donohue.progressiveJack) },
      }),
    },
  },
  scorers: { openers },
  examples: [
    scoreExample(
      'openers',
      cites.donohue.progressivePage,
      { shown: 'JH-JC-AS-8D-4C', need: 'queens' },
      'On the second deal of a progressive jack pot the opener shows a pair of jacks.',
      'No openers: pair of jacks',
    ),
    lawExample('nobody-opens', cites.donohue.progressiveJack, {}, 'Nobody opens the first deal of a progressive jack pot.', 'one chip'),
    lawExample(
      'false-opening',
      cites.donohue.progressiveJack,
      { others: 'still-in' },
      'On the second deal a player opens on jacks, and two others call him.',
      'twice the opening bet',
    ),
    scoreExample(
      'openers',
      cites.donohue.jackPotsBidding,
      { shown: '10H-10C-AS-8D-4C', need: 'jacks' },
      'Tens are shown on the first deal for a pot.',
      'No openers: pair of tens',
    ),
    scoreExample(
      'openers',
      cites.donohue.progressivePage,
      { shown: 'QH-QC-AS-8D-4C', need: 'kings' },
      'Two deals have gone by, and the pot is opened on queens.',
      'No openers: pair of queens',
    ),
    scoreExample(
      'openers',
      cites.donohue.progressivePage,
      { shown: 'KH-KC-AS-8D-4C', need: 'aces' },
      'At the sixth deal a pair of kings still does not do.',
      'No openers: pair of kings',
    ),
  ],
});
