import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'go-fish',
  title: 'Go fish',
  aliases: ['Fish', 'Go fishing', 'Gofish'],
  shelf: 'family',
  kind: 'card',
  books: { sierra: { heading: 'Go Fish', pages: '77-78' } },
  has: ['draw'],
  players: { min: 2, max: 8, say: 'the book gives no number' },
  packs: ['standard-52'],
  picture: cards('A set of four', '8S 8H 8C 8D', cites.sierra.play),
  figures: [
    ['52', 'cards'],
    ['5', 'cards each'],
    ['4', 'of a rank make a set'],
  ],
  glance: {
    Players: 'the book gives no number',
    Pack: 'not named; the usual 52 cards',
    Deal: 'five cards each, the rest in a pile',
    'Your turn': 'ask one player for a rank that you hold',
    'Go fish': 'no such card there: draw one from the pile',
    'Got it': 'ask again',
    Wins: 'the most sets of four, one point each',
  },
  facts: {
    players: 'silent',
    'first-deal': 'silent',
    'next-deal': 'silent',
    lead: 'silent',
    goal: ['rule.wins', 'rule.object'],
    bid: 'none',
    trick: 'none',
    target: 'none',
  },
  cites,
  ...code,
  examples,
});
