import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import mnemonic from './variants/mnemonic.ts';

/** The American laws, which this clause brings in, have no honours. */
const HONOURS = ['honours-called-wrongly', 'honours-called-late', 'call-reminder', 'honours-forgotten'];

/** Teams are made up for a whole match, so nobody cuts in; and each card stays before the player who played it (law f). */
const WITHOUT_OBJECT = ['late-entry', 'cards-placed'] as const;

export default game({
  id: 'duplicate-whist',
  title: 'Duplicate whist',
  aliases: ['Duplicate', 'Compass whist'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    'uspc-1898': {
      heading: 'Duplicate Whist; The Laws of Duplicate Whist',
      pages: '27-32',
      inherits: { from: 'whist', cite: cites.uspc.lawGame, except: [...HONOURS, ...WITHOUT_OBJECT] },
    },
  },
  has: ['partners', 'turned-card', 'trump', 'tricks'],
  players: { min: 4, max: 64, usual: 8, say: 'four or more, in teams of pairs' },
  packs: ['standard-52'],
  following: { rules: ['whist.rule.follow'], players: 4 },
  picture: cards('A hand, to be played again by the other side', 'AS QS 9S 3S KH JH 7H 4H AC 10C 5C QD 8D', null),
  glance: {
    Play: 'every deal is played again with the hands exchanged',
    Score: 'every trick counts; no honours, no game',
    Match: 'two teams: tricks above half; more teams: tricks above or below the average',
    Deal: 'never lost; the same player deals again',
    Revoke: 'may be claimed until the scores of the deal are recorded',
  },
  cites,
  ...code,
  variants: { mnemonic },
  examples,
});
