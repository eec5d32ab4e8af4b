import { lawExample, valueExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { allowed, wins } from '../../../laws/remedies.ts';
import { each } from '../../../rulesets/games.ts';
import { item, ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { countByAgreement, jokerHolder, nameAnyDie, theRound } from '../words.ts';

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
        gist: 'A hand runs in order, or is all of one colour.',
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
      ...each(['order-of-hands', 'best-hand'], () => 'The book sends the reader to poker for the hands.'),
      'order-of-dice': 'The cards have a rank of their own.',
    },
    add: {
      'rank-of-cards': item({
        title: 'Rank of the cards',
        gist: 'From the highest to the lowest.',
        aka: ['is the ace high', 'order of the cards'],
        books: { 'uspc-1898': ruled('Joker, ace, six, five, four, three, two.', cites.uspc.rank) },
      }),
    },
  },
  scorers: {},
  repealScorers: { showdown: 'It reads five dice, without a joker.' },
  examples: [
    lawExample('joker', cites.uspc.joker, {}, 'A hand of three aces and the joker.', 'name the joker as any card'),
    lawExample('joker-against-equal', cites.uspc.joker, {}, 'Four aces meet three aces and the joker.', 'player with the joker wins'),
    lawExample('straights-and-flushes', cites.uspc.options, {}, 'Before the deal somebody asks after straights.', 'agree whether'),
    valueExample('rank-of-cards', cites.uspc.rank, 'An ace meets a six.', 'Joker, ace, six'),
  ],
});
