import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { railroadLaws } from './railroad-laws.ts';
import { railroadAdd, railroadAmend } from './railroad-points.ts';
import { deal } from './railroad-scorers.ts';

const USPC = cite('uspc-1898', '16', 'Railroad Euchre');
const BLUE = cite('blue-ribbon-1940', '224', 'Railroad Euchre');

export default variant({
  title: 'Railroad euchre',
  aliases: ['Railway euchre', 'Rail road euchre'],
  books: {
    'uspc-1898': { heading: 'Railroad Euchre', pages: '16', inherits: { from: 'euchre', cite: USPC } },
    'blue-ribbon-1940': { heading: 'Railroad Euchre', pages: '224' },
  },
  players: { min: 4, max: 4 },
  packs: ['piquet-33', 'short-25'],
  glance: {
    Game: '10 points',
    'Best trump': 'the joker, always in the pack',
    'Lone hand': "may ask for the partner's best card",
    'Lone against lone': 'an opponent may do the same; a euchre by him is worth 4',
    Pack: '33 cards (U.S. Playing Card); usually 25, nine to ace and the joker (Blue Ribbon)',
  },
  laws: railroadLaws,
  points: { amend: railroadAmend, add: railroadAdd, repeal: { 'long-game': 'Ten points are the game in any case.' } },
  scorers: { deal },
  examples: [
    {
      kind: 'law',
      law: 'best-card-asked',
      book: 'uspc-1898',
      story: 'A lone player asks, and the partner gives a low card to keep the ace.',
      answers: {},
      ruling: 'must give up the best card held',
      cite: USPC,
    },
    {
      kind: 'law',
      law: 'defending-alone',
      book: 'uspc-1898',
      story: "An opponent calls for his own partner's best card and plays alone against the lone hand.",
      answers: {},
      ruling: 'may play alone against the maker',
      cite: USPC,
    },
    {
      kind: 'law',
      law: 'joker-turned',
      book: 'uspc-1898',
      story: 'The joker is turned, and the dealer has not touched his hand.',
      answers: { looked: 'no' },
      ruling: 'or to turn up the next card',
      cite: USPC,
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: 'uspc-1898',
      story: 'A lone player is euchred by an opponent who also plays alone.',
      input: { play: 'opposed', tricks: '2' },
      totals: { Opponents: 4 },
      cite: USPC,
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: 'blue-ribbon-1940',
      story: 'A lone hand makes three tricks, but not five.',
      input: { play: 'alone', tricks: '3' },
      totals: { Makers: 1 },
      cite: BLUE,
    },
  ],
});
