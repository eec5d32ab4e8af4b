import { lawExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { always, law } from '../../../core/laws.ts';
import { isVoid, passesTo, undecided } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { byClause, DEAL_LAWS, PLAY_LAWS } from './shared/by-clause.ts';

const BLIND = 'Whoever takes the blind makes the trump, and nobody calls in a second round.';

export default variant({
  title: 'Blind euchre',
  aliases: ['Widow euchre'],
  books: { 'uspc-1898': { heading: 'Blind Euchre', pages: '15' }, 'blue-ribbon-1940': { heading: 'Blind Euchre', pages: '226' } },
  players: { min: 3, max: 5, say: 'three to five (U.S. Playing Card); not said (Blue Ribbon)' },
  packs: ['piquet-32'],
  glance: {
    Blind: 'two cards for whoever takes them; that orders up the trump',
    Against: 'all the others',
    'Nobody takes it': 'the deal is void',
    Points: 'neither book gives a score',
  },
  laws: {
    amend: { ...byClause('uspc-1898', cites.uspc.blind, DEAL_LAWS), ...byClause('uspc-1898', cites.uspc.blind, PLAY_LAWS) },
    add: {
      'blind-not-taken': law({
        offence: 'wrong-trump',
        title: 'Nobody takes the blind',
        gist: 'Every player, the dealer included, passes the blind.',
        aka: ['all pass', 'no one takes the widow'],
        moment: 'making-trump',
        facts: {},
        readings: () => ({
          'uspc-1898': always([isVoid('deal'), passesTo('deal', 'left-of-dealer')], cites.uspc.blind),
          'blue-ribbon-1940': always([isVoid('deal'), undecided('next-dealer')], cites.blue.blind),
        }),
      }),
    },
    repeal: { 'all-pass': BLIND, 'turned-down-suit': BLIND, 'trump-changed': BLIND, 'bridge-prompt': BLIND },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample('blind-not-taken', cites.uspc.blind, {}, 'Four players pass the blind.', "passes to the player on the dealer's left"),
    lawExample('blind-not-taken', cites.blue.blind, {}, 'No one takes the widow.', 'deal is void'),
  ],
});
