import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { barred } from '../../../../laws/remedies.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { playAlone } from '../../words.ts';
import { militaryCases } from '../shared/cases.ts';
import { ledForPartner, revokeWithoutLone } from '../shared/leads.ts';
import { forts } from './scorers.ts';

const NO_LONE = 'Lone hands are not allowed.';

export const own = {
  flag: item({
    title: 'Flag',
    gist: 'Taken from the losers of a game by its winners.',
    aka: ['trophy'],
    books: { 'blue-ribbon-1940': ruled('one flag for each game won', cites.blue.militaryGame) },
  }),
  victory: item({
    title: 'Who wins',
    gist: 'The result of the campaign.',
    books: { 'blue-ribbon-1940': ruled('the fort, or forts, with the most flags taken', cites.blue.militaryGame) },
  }),
};

export default variant({
  title: 'Military euchre',
  aliases: ['Fort euchre'],
  books: { 'blue-ribbon-1940': { heading: 'Military Euchre', pages: '229-230', inherits: { from: 'euchre', cite: cites.blue.militaryGame } } },
  has: { 'lone-hand': false },
  players: { min: 8, max: 48, say: 'tables of four, at most 12 of them' },
  packs: ['piquet-32'],
  glance: {
    Tables: 'each a fort of four players with a flag',
    'Each game': '{points.game} points, without lone hands; the winners take a flag',
    'After it': 'the E and W players of every table move on by one',
    Winners: 'the forts with the most flags',
  },
  laws: {
    amend: {
      'cut-for-deal': { gist: 'The cut for the first deal shows no single lowest card, or the joker.' },
      'lead-out-of-turn': ledForPartner,
      revoke: revokeWithoutLone,
    },
    add: {
      'lone-hand-barred': law({
        offence: 'irregular-lone-hand',
        title: 'Lone hand',
        gist: 'A player wants to play alone.',
        aka: ['go alone', 'loner'],
        moment: 'going-alone',
        facts: {},
        readings: () => ({ 'blue-ribbon-1940': always(barred('anyone', playAlone), cites.blue.militaryGame) }),
      }),
    },
  },
  points: {
    amend: { game: { books: { 'blue-ribbon-1940': bookValue(5, cites.blue.militaryGame) } } },
    add: own,
    repeal: { 'revoke-lone': NO_LONE, 'lead-against-lone': NO_LONE },
  },
  scorers: { forts },
  repealScorers: {
    game: 'Lone hands are not allowed, and the sheet asks for them.',
    deal: 'Lone hands are not allowed, and the count asks for them.',
    running: 'Lone hands are not allowed, and the score has signs for them.',
  },
  examples: [
    lawExample('lone-hand-barred', cites.blue.militaryGame, {}, 'A player with both bowers says "alone".', 'obody may play alone'),
    scoreExample('forts', cites.blue.militaryPlayers, { flags: '3.7.2.4' }, 'Four forts return home.', 'Fort 2 wins'),
    ...militaryCases,
  ],
});
