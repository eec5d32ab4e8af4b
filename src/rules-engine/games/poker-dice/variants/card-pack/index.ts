import { doubted } from '../../../../laws/cites.ts';
import { citedBy, lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { allowed, wins } from '../../../../laws/remedies.ts';
import { each } from '../../../../rulesets/games.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { countByAgreement, jokerHolder, nameAnyDie, theRound } from '../../words.ts';
import { showdown } from './scorers.ts';

const { uspc } = cites;
/** The hands of poker in the same book, as far as they apply to these cards. */
const order = ruled(
  'As at poker, from the lowest: one pair, two pairs, three of a kind, straight, flush, full hand, four of a kind, straight flush; straights and flushes where they are agreed on.',
  [
    uspc.rules,
    doubted(uspc.handsOfPoker, 'Five of a kind, which this pack can make, has no place in the order.'),
    doubted(uspc.aceOfPoker, 'At poker the ace is high or low. That 3 4 5 6 A and A 2 3 4 5 both run here is our reading.'),
  ],
);

export default variant({
  title: 'Poker-dice with cards',
  aliases: ['Poker dice cards', 'Dice cards'],
  books: { 'uspc-1898': { heading: 'Poker-Dice', pages: '54' } },
  players: { min: 2, max: 8, say: 'two or more' },
  packs: ['none-0'],
  glance: {
    Pack: '49 cards: the faces of a die eight times, and the joker',
    Deal: 'five cards each, discard and draw',
    Rank: 'joker, ace, six, five, four, three, two',
    Joker: 'any card of the pack, and above its equal',
  },
  laws: {
    add: {
      joker: law({
        question: 'allowed',
        title: 'What the joker may be',
        gist: 'A player has the joker in the hand.',
        aka: ['wild card', 'joker wild', 'what is the joker'],
        moment: 'showdown',
        facts: {},
        readings: () => ({ 'uspc-1898': always(allowed(jokerHolder, nameAnyDie), cites.uspc.joker) }),
      }),
      'joker-against-equal': law({
        question: 'tie',
        title: 'Equal hands, one with the joker',
        gist: 'Four aces meet three aces and the joker.',
        aka: ['does the joker win the tie', 'four aces against joker and three aces', 'joker beats natural'],
        moment: 'showdown',
        facts: {},
        readings: () => ({
          'uspc-1898': always(wins(jokerHolder, theRound), cites.uspc.joker, { note: 'The joker goes before the card that it stands for.' }),
        }),
      }),
      'straights-and-flushes': law({
        question: 'what-counts',
        title: 'Straights and flushes',
        gist: 'A hand runs in order, or is all of one of the four colours, which stand for the suits.',
        aka: ['do straights count', 'flush of one colour'],
        moment: 'showdown',
        facts: {},
        readings: () => ({ 'uspc-1898': always(allowed('all-players', countByAgreement), cites.uspc.options) }),
      }),
    },
    repeal: {
      ...each(['how-many-throws', 'standing-early', 'die-taken-up-again'], () => 'Nothing is thrown: cards are dealt, discarded and drawn.'),
      straight: 'Whether straights count is for the players to agree on.',
      'ace-or-six': 'The cards have one rank, from the joker down.',
      'which-hand': 'The book sends the reader to poker for the order of the hands.',
      'equal-hands': 'The joker decides between equal hands; for others the book sends the reader to poker.',
    },
  },
  points: {
    repeal: {
      'best-hand': 'The book sends the reader to poker for the hands.',
      'order-of-dice': 'The cards have a rank of their own.',
    },
    amend: { 'order-of-hands': { books: { 'uspc-1898': order } } },
    add: {
      'rank-of-cards': item({
        title: 'Rank of the cards',
        gist: 'From the highest to the lowest.',
        aka: ['is the ace high', 'order of the cards'],
        books: { 'uspc-1898': ruled('Joker, ace, six, five, four, three, two.', cites.uspc.rank) },
      }),
      'divided-pot': item({
        title: 'Equal hands without the joker',
        gist: 'The best hands are alike in every card, and none has the joker.',
        aka: ['split pot', 'tie without the joker'],
        books: { 'uspc-1898': ruled('The players who hold them divide the pot, as at poker.', [uspc.rules, uspc.tiesOfPoker]) },
      }),
    },
  },
  scorers: { showdown },
  examples: [
    lawExample('joker', cites.uspc.joker, {}, 'A hand of three aces and the joker.', 'name the joker as any card'),
    lawExample('joker-against-equal', cites.uspc.joker, {}, 'Four aces meet three aces and the joker.', 'player with the joker wins'),
    lawExample('straights-and-flushes', cites.uspc.options, {}, 'Before the deal somebody asks after straights.', 'agree whether'),
    scoreExample('showdown', uspc.joker, { hands: '11116.J1116', agreed: 'none' }, 'Four aces meet three aces and the joker.', 'Player 2 has the best hand'),
    scoreExample(
      'showdown',
      uspc.joker,
      { hands: '66J22', agreed: 'none' },
      'Two sixes, two twos and the joker, which may be any card.',
      'A full hand, sixes over twos',
    ),
    scoreExample('showdown', uspc.rank, { hands: '66652.11123', agreed: 'none' }, 'Three sixes meet three aces.', 'Player 2 has the best hand'),
    scoreExample(
      'showdown',
      uspc.options,
      { hands: '23456.66653', agreed: 'none' },
      'A run, where straights do not count, against three sixes.',
      'Player 2 has the best hand',
    ),
    scoreExample('showdown', uspc.options, { hands: '23456.66653', agreed: 'straights' }, 'The same where straights count.', 'Player 1 has the best hand'),
    scoreExample(
      'showdown',
      uspc.options,
      { hands: '23466.J3456', agreed: 'both', colours: 'one.several' },
      'Five cards of one colour meet a run with the joker.',
      'Player 1 has the best hand',
    ),
    scoreExample('showdown', uspc.tiesOfPoker, { hands: '66553.66553', agreed: 'none' }, 'Sixes and fives with a three, twice.', 'divide the pot'),
    scoreExample(
      'showdown',
      citedBy(order, 1),
      { hands: '55555.23456', agreed: 'both', colours: 'several.one' },
      'Five fives meet a run of one colour.',
      'does not say',
    ),
    valueExample('rank-of-cards', cites.uspc.rank, 'An ace meets a six.', 'Joker, ace, six'),
  ],
});
