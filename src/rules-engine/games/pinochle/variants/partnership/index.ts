import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { fact, law } from '../../../../laws/laws.ts';
import { barred, notDecided, scores } from '../../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { bookValue, item, pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pinochle } from '../../code.ts';
import { meldThatCard } from '../../words.ts';
import type auctionPartnership from '../auction-partnership/index.ts';
import { TABLED } from '../shared/repeals.ts';
import { SIERRA_MELDS } from '../shared/sierra-melds.ts';
import { deal, melds } from './scorers.ts';

const TURNED = bookValue(10, cites.sierra.partnership);
const dixTurned = item({ title: 'Dix turned up', gist: 'The turned card is the nine of trumps.', books: { sierra: TURNED } });

const variant = variantOf<Pinochle & AddedBy<typeof auctionPartnership>>();

export default variant({
  title: 'Partnership pinochle',
  aliases: ['Partnership pinochle without bidding'],
  books: { sierra: { heading: 'Partnership Pinochle', pages: '90-102', inherits: { from: 'pinochle/auction-partnership', cite: cites.sierra.partnership } } },
  players: { min: 4, max: 4 },
  packs: ['pinochle-48'],
  glance: {
    Players: 'four, two against two',
    Trump: 'the suit of the last card dealt; nobody bids',
    'Nine of trumps': 'exchanged for the turned card in turn from the left of the dealer, who takes what lies there at last',
  },
  laws: {
    amend: {
      revoke: { leads: { sierra: 'The player must follow suit and win the trick if able. Without the suit, the player must trump.' } },
      ...SIERRA_MELDS,
    },
    add: {
      'dealers-nine': law({
        offence: 'irregular-meld',
        title: 'Nine of trumps picked up by the dealer',
        gist: 'The dealer takes a nine of trumps as the turned card and wants to meld it.',
        aka: ['dealer melds the dix', 'upcard nine', 'dealer takes the nine'],
        moment: 'melding',
        facts: {
          how: fact('How did it come to lie there?', 'The nine', {
            turned: { label: 'It was the card turned up', chip: 'Turned up', if: 'if the nine was the card turned up' },
            exchanged: {
              label: 'Another player exchanged it for the turned card',
              chip: 'Exchanged in',
              if: 'if another player exchanged the nine for the turned card',
            },
          }),
        },
        leads: {
          sierra:
            'If the nine was turned up in the deal, the dealer scores 10 points and may not meld it. If another player laid it there in exchange, the book does not cover this.',
        },
        readings: (says) => ({
          sierra: says(
            [
              { when: { how: 'turned' }, then: [scores('dealer', pointsOf(dixTurned, 'sierra')), barred('dealer', meldThatCard)] },
              { when: { how: 'exchanged' }, then: [notDecided], note: 'The dealer takes the card; whether it may be melded is said of a nine turned up only.' },
            ],
            cites.sierra.partnership,
          ),
        }),
      }),
    },
    repeal: {
      ...TABLED,
      'second-dix': 'The turned card is taken up before the play.',
      'bid-failed': 'There is no bidding.',
      'irregular-bid': 'There is no bidding.',
      'all-pass': 'There is no bidding.',
    },
  },
  points: {
    amend: { 'dix-turned': { books: { sierra: TURNED } }, dix: { books: { sierra: bookValue(10, cites.sierra.partnership, { way: 'turned-not-melded' }) } } },
    repeal: { 'lowest-bid': 'There is no bidding.', raise: 'There is no bidding.' },
  },
  repealScorers: { game: 'It is kept for two players; here four play.' },
  scorers: { deal, melds },
  examples: [
    lawExample(
      'dealers-nine',
      cites.sierra.partnership,
      { how: 'turned' },
      'The last card is the nine of hearts, and the dealer picks it up.',
      'may not meld that card',
    ),
    scoreExample('melds', cites.sierra.partnership, { hand: '9H-KS-KH-KC-KD', trump: 'H' }, 'A nine of trumps and kings around.', 90),
    scoreExample(
      'deal',
      cites.sierra.partnership,
      { weMeld: '150', theyMeld: '60', tricks: '12', counters: '24', last: 'we' },
      'Melds on both sides, and a side without a trick.',
      { 'The first side': 400, 'The second side': 0 },
    ),
    valueExample('dix-turned', cites.sierra.partnership, 'The dealer gathers up a nine that fixed the trump.', 10),
  ],
});
