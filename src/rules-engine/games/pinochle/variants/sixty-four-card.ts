import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { sixtyFourCardCases } from './shared/cases-three-four.ts';

export default variant({
  title: 'Sixty-four card pinochle',
  aliases: ['Pinochle with 64 cards', 'Pinochle with sevens and eights'],
  books: {
    'uspc-1898': {
      heading: 'Pinochle with Sixty-four Cards',
      pages: '80',
      inherits: {
        from: 'pinochle',
        cite: doubted(cites.uspc.sixtyFourCards, 'The section only adds cards to the game; no sentence says that the rest stays as it is.'),
      },
    },
    'blue-ribbon-1940': {
      heading: 'Sixty-Four Card Pinochle',
      pages: '269',
      inherits: {
        from: 'pinochle',
        cite: doubted(cites.blue.sixtyFourCard, 'The section only adds cards to the game; no sentence says that the rest stays as it is.'),
      },
    },
  },
  players: { min: 2, max: 4, usual: 2, say: 'two (U.S. Playing Card); Blue Ribbon does not say' },
  packs: ['pinochle-64'],
  glance: { Pack: '64 cards: the sevens and eights are put in', Dix: 'the seven of trumps, not the nine', Deal: '12 cards each (Blue Ribbon)' },
  laws: {
    amend: {
      'melds-at-once': {
        verdict: {
          kind: 'disagree',
          say: 'Both books agree that only one meld may be scored for each trick won. They disagree on whether others may be laid down at once, to be scored after later tricks: by U.S. Playing Card they may; by Blue Ribbon they may not.',
        },
      },
      'false-claim': {
        verdict: {
          kind: 'adds',
          say: 'Both books agree: a caller who has the points wins the game, and one who has not loses it. Only U.S. Playing Card adds that after a true claim, cards not yet played do not count.',
        },
      },
      'both-reach-game': {
        verdict: {
          kind: 'apart',
          say: 'The books disagree: by Blue Ribbon the player who called out before the cards were touched for counting wins, and if nobody did, both play on to a game of 1250; by U.S. Playing Card the player whose score reached the game first wins.',
        },
      },
      'marriage-after-sequence': {
        verdict: {
          kind: 'agree',
          say: 'The books agree: once the sequence is scored, its king and queen make no marriage; a marriage that was scored first may be made into the sequence.',
        },
      },
    },
  },
  points: {
    amend: {
      dix: {
        books: {
          'blue-ribbon-1940': bookValue(10, cites.blue.sixtyFourCard, { way: 'seven' }),
          'uspc-1898': bookValue(10, cites.uspc.sixtyFourCards, { way: 'seven' }),
        },
      },
      'dix-turned': {
        books: {
          'blue-ribbon-1940': bookValue(10, cites.blue.sixtyFourCard, { says: 'the seven, to the dealer' }),
          'uspc-1898': bookValue(10, cites.uspc.sixtyFourCards, { says: 'the seven, to the dealer' }),
        },
      },
    },
  },
  scorers: {},
  examples: [
    lawExample('second-dix', cites.uspc.sixtyFourCards, { why: 'done' }, 'The other seven of trumps has been exchanged already.', 'scores 10 points'),
    scoreExample('melds', cites.uspc.sixtyFourCards, { hand: '7H-9H-KS-QS', trump: 'H' }, 'The seven of trumps and a marriage; the nine brings nothing.', 30),
    scoreExample(
      'deal',
      cites.blue.sixtyFourCard,
      { melds: '40.20', aces: '4', tens: '4', kings: '4', queens: '4', jacks: '4', last: 'first' },
      'Sevens and eights bring nothing in the tricks.',
      { 'First player': 170, 'Second player': 140 },
    ),
    ...sixtyFourCardCases,
  ],
});
