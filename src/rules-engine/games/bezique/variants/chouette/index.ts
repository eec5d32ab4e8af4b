import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { must } from '../../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Bezique } from '../../code.ts';
import { opposeAgain, otherAdversary, sameAdversary, takePlace } from '../../words.ts';
import type rubicon from '../rubicon/index.ts';
import { rubiconLeads } from '../shared/rubicon-leads.ts';
import { deal, declarations, games, settlement } from './scorers.ts';

const { chouette } = cites.blue;
const variant = variantOf<Bezique & AddedBy<typeof rubicon>>();

export default variant({
  title: 'Chouette bezique',
  aliases: ['Chouette bézique', 'Bezique chouette'],
  books: { 'blue-ribbon-1940': { heading: 'Chouette bézique', pages: '35', inherits: { from: 'bezique/rubicon', cite: chouette } } },
  has: { 'turned-card': false },
  players: { min: 3, max: 8, say: 'several: one plays against all the others, who consult' },
  packs: ['bezique-128'],
  glance: {
    Players: 'one against all the others, who consult',
    'Next game': 'a loser gives up their place to another of the same side; a winner keeps it',
    'All the rest': 'as at Rubicon bezique',
  },
  laws: {
    amend: rubiconLeads,
    add: {
      'next-adversary': law({
        question: 'obliged',
        title: 'Who holds the cards against the single player next',
        gist: 'A game against the single player is over. Who of the others plays the next one?',
        aka: ['whose turn against the single player', 'who plays next', 'change of opponent'],
        moment: 'game-over',
        facts: {
          won: fact('Who has won?', 'Winner', {
            single: { label: 'The single player', chip: 'Single player', if: 'if the single player won the game' },
            others: { label: 'The others', if: 'if the others won the game' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'If the single player won, another player takes the loser’s place. If the single player lost, the player who held the cards against them plays again.',
        },
        cases: [
          { when: { won: 'single' }, then: [must(otherAdversary, takePlace)] },
          { when: { won: 'others' }, then: [must(sameAdversary, opposeAgain)] },
        ],
        cites: chouette,
      }),
    },
  },
  points: {},
  scorers: { declarations, deal, settlement, games },
  examples: [
    lawExample('next-adversary', chouette, { won: 'single' }, 'The single player has beaten Ben, and Cora sits by.', 'take the place'),
    lawExample('next-adversary', chouette, { won: 'others' }, 'Ben has beaten the single player.', 'once more'),
    scoreExample('declarations', chouette, { hand: 'KS-QS-JD', trump: 'none' }, 'The marriage makes the trump, and the queen serves in a bézique too.', 80),
    scoreExample('deal', chouette, { trump: 'S', declared: 'marriage-S.bezique', last: 'yes' }, 'A marriage, a bézique and the last trick.', 130),
    scoreExample('settlement', chouette, { made: '1800.1300' }, 'As at Rubicon: 500 and 500.', { 'First player': 1000 }),
    sheetExample(
      'games',
      chouette,
      { first: 'Ann', second: 'The others' },
      [{ made: '1800.1300' }, { made: '1100.1950' }],
      'One game each.',
      {
        Ann: 1000,
        'The others': 1300,
      },
      'The others is 300 ahead',
    ),
  ],
});
