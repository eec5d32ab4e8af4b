import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, barred, noPenaltyPrinted, notDecided } from '../../../../laws/remedies.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { lookAtOwnHand } from '../../words.ts';
import { declares } from './scorers.ts';

/** Which hand a player with two hands may see, and when. Double dummy has its own reading. */
export const SECOND_HAND = law({
  offence: 'cards-touched-early',
  title: 'Second hand looked at too soon',
  gist: 'A player with two hands looks at both before it is allowed.',
  aka: ['looked at dummy first', 'saw both hands before leading', 'which hand first'],
  moment: 'opening-lead',
  facts: {
    deal: fact('Whose deal is it?', 'Deal', {
      own: {
        label: 'The player’s own or dummy’s, and the declaration is left to the second hand',
        chip: 'Own, passed on',
        if: 'if the player’s side deals and the second hand declares',
      },
      declares: {
        label: 'The player’s own or dummy’s, and the first hand declares',
        chip: 'Own, declared',
        if: 'if the player’s side deals and the first hand declares',
      },
      opponents: { label: 'An opponent’s', if: 'if an opponent deals' },
    }),
  },
  readings: (says) => ({
    donohue: says(
      [
        {
          when: { deal: 'opponents' },
          then: [barred('offender', lookAtOwnHand), noPenaltyPrinted],
          note: 'The player looks first at the hand that leads, and doubles or leads from it before looking at the other.',
        },
        { when: { deal: 'own' }, then: [allowed('player', lookAtOwnHand)], note: 'The player looks at it without showing it, and declares by the fixed rule.' },
        { when: { deal: 'declares' }, then: [notDecided] },
      ],
      cites.donohue.dummyTrump,
    ),
  }),
});

export const pips = {
  'pips-ace': item({
    title: 'Pips of an ace',
    gist: 'What an ace counts when two suits of dummy are equally long.',
    group: 'The declaration of dummy',
    books: { donohue: bookValue(11, cites.donohue.dummyTrump) },
  }),
  'pips-honour': item({
    title: 'Pips of another honour',
    gist: 'What a king, queen, jack or ten counts when two suits of dummy are equally long; lower cards count their pips.',
    group: 'The declaration of dummy',
    books: { donohue: bookValue(10, cites.donohue.dummyTrump) },
  }),
} as const;

export default variant({
  title: 'Dummy bridge',
  aliases: ['Bridge for three with a dummy', 'Three-player bridge'],
  books: {
    donohue: {
      heading: 'Dummy Bridge',
      pages: '408',
      inherits: {
        from: 'bridge-whist',
        cite: doubted(
          cites.donohue.dummyTrump,
          'The rules of bridge free the player whose partner is dummy, and there that player is the dealer; here the player with dummy is freed of the same errors in defence.',
        ),
      },
    },
  },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Players: 'three; one has dummy for a whole rubber',
    Declaration: 'the dealer declares on their own hand, or leaves it to dummy by a fixed rule',
    Dummy: 'shown after the first lead; in one form two hands are shown',
    Otherwise: 'the rules of bridge',
  },
  laws: {
    repeal: {
      'equal-cards-cut': 'Three cut for the deal and for dummy, not for partners: the lowest has both.',
      'late-entry': 'The code fills a table of six for bridge; of a table for three with a dummy it says nothing.',
    },
    amend: {
      'exposed-card': {
        leads: {
          donohue:
            'If an opponent of the dealer showed it on or above the table, it stays face up, to be played when the dealer says. The dealer and the player of dummy pay no penalty.',
        },
        facts: {
          who: fact('Whose card?', 'Whose card', {
            defender: {
              label: 'An opponent of the dealer with a partner who plays',
              chip: 'Partner plays',
              if: 'if the card was an opponent’s whose partner also plays',
            },
            'dealers-side': {
              label: 'The dealer, dummy, or the player of dummy',
              chip: 'Dealer or dummy’s',
              if: 'if the card belonged to the dealer, dummy or dummy’s player',
            },
          }),
        },
      },
      'two-cards-played': {
        leads: {
          donohue:
            'If an opponent of the dealer played them, all stay face up, to be played when the dealer says. The dealer and the player of dummy pay no penalty.',
        },
        facts: {
          who: fact('Who played them?', 'Played by', {
            defender: {
              label: 'An opponent of the dealer with a partner who plays',
              chip: 'Partner plays',
              if: 'if an opponent whose partner also plays played them',
            },
            'dealers-side': {
              label: 'The dealer, dummy, or the player of dummy',
              chip: 'Dealer or dummy’s',
              if: 'if the dealer, dummy or dummy’s player played them',
            },
          }),
        },
      },
      'abandoned-hand': {
        leads: {
          donohue:
            'If an opponent of the dealer did so, the cards stay face up, each to be played when the dealer says. The player of dummy pays no penalty. If all did, the score stands.',
        },
        facts: {
          who: fact('Who threw down?', 'Thrown down by', {
            all: { label: 'All three players', chip: 'All three', if: 'if all three players threw down their cards' },
            one: { label: 'One player alone', chip: 'One player', if: 'if one player alone threw down' },
          }),
          side: fact('If one, which?', 'Which player', {
            defender: {
              label: 'An opponent of the dealer with a partner who plays',
              chip: 'Partner plays',
              if: 'if it was an opponent whose partner also plays',
            },
            'dealers-side': {
              label: 'The dealer, dummy, or the player of dummy',
              chip: 'Dealer or dummy’s',
              if: 'if the player was the dealer, dummy or dummy’s player',
            },
          }),
        },
      },
      'play-out-of-turn': {
        leads: {
          donohue:
            'If an opponent of the dealer plays fourth hand before the second and third, the dealer may make that player’s partner win or lose the trick. The dealer and dummy pay no penalty.',
        },
        facts: {
          side: fact('Whose card was it?', 'Whose card', {
            defender: {
              label: 'An opponent of the dealer with a partner who plays',
              chip: 'Partner plays',
              if: 'if the card was an opponent’s whose partner also plays',
            },
            'dealers-side': {
              label: 'The dealer, dummy, or the player of dummy',
              chip: 'Dealer or dummy’s',
              if: 'if the card belonged to the dealer, dummy or dummy’s player',
            },
          }),
        },
      },
      'winners-led-on': {
        leads: {
          donohue:
            'The dealer may make that player’s partner win any one of those tricks, if able. The other cards so led stay face up, to be played when the dealer says.',
        },
        gist: 'An opponent of the dealer, not the player of dummy, leads again before their partner has played.',
      },
      'attention-to-trick': {
        leads: {
          donohue: 'The dealer may make that player’s partner play highest or lowest, or win or lose the trick.',
        },
        gist: 'An opponent of the dealer, not the player of dummy, claims the trick, names their card or draws it near.',
      },
      'card-detached': {
        leads: {
          donohue:
            'If the dealer names that card, it stays face up, to be played when the dealer says. If the dealer names a wrong one, the opponents may say which suit the dealer must lead next.',
        },
        gist: 'An opponent of the dealer, not the player of dummy, separates a card from their hand so that it can be named.',
      },
      'dealing-for-another': {
        leads: {
          donohue: 'A player may shuffle, cut or deal for the partner only if the opponents allow it.',
        },
        gist: 'Of the two who play as partners, one does for the other what the other has to do.',
      },
    },
    add: {
      'second-hand-seen': {
        ...SECOND_HAND,
        leads: {
          donohue:
            'If an opponent deals, the player must look at the hand that leads, and double or lead from it, before looking at the other; the book names no penalty. There are more cases.',
        },
      },
      'dealer-looks-again': law({
        offence: 'cards-touched-early',
        title: 'Own hand looked at again before redoubling',
        gist: 'The dealer has declared from dummy and looks at their own hand once more before deciding whether to redouble.',
        aka: ['looked back at his hand', 'redouble after seeing dummy'],
        moment: 'doubling',
        facts: {},
        leads: { donohue: 'The dealer may not look at their own hand again. The book names no penalty.' },
        readings: () => ({
          donohue: always([barred('dealer', lookAtOwnHand), noPenaltyPrinted], cites.donohue.dummyTrump, {
            note: 'The dealer may redouble even after seeing two hands.',
          }),
        }),
      }),
    },
  },
  points: { add: pips },
  scorers: { declares },
  repealScorers: { deal: 'Three play, without a second side of two.', rubber: 'Three play, without a second side of two.' },
  examples: [
    lawExample(
      'second-hand-seen',
      cites.donohue.dummyTrump,
      { deal: 'opponents' },
      'An opponent deals, and the player with dummy looks at both his hands before leading.',
      'The player at fault may not look at that hand',
    ),
    lawExample(
      'dealer-looks-again',
      cites.donohue.dummyTrump,
      {},
      'The dealer, doubled after declaring from dummy, picks up his own hand again.',
      'may not look',
    ),
    scoreExample(
      'declares',
      cites.donohue.dummyTrump,
      { hand: 'AS-AH-AD-2C-3C-4C-5C-6C-7C-2S-2H-2D-3D', show: 'best' },
      'Dummy holds three aces.',
      'no trumps',
    ),
    scoreExample(
      'declares',
      cites.donohue.dummyTrump,
      { hand: '2S-3S-4S-5S-6S-KH-QH-4H-3H-2H-9C-8C-7D', show: 'all' },
      'Two suits of five cards; the hearts are stronger by their pips.',
      'hearts: the strongest of the longest suits',
    ),
    scoreExample(
      'declares',
      cites.donohue.dummyTrump,
      { hand: 'KS-QS-4S-3S-2S-KD-QD-4D-3D-2D-9C-8C-7H', show: 'all' },
      'Two suits of equal length and strength: the one of the higher value is declared.',
      'diamonds: the most valuable',
    ),
    scoreExample(
      'declares',
      cites.donohue.dummyTrump,
      { hand: 'AS-5S-4S-3S-2S-KH-5H-4H-3H-2H-9C-8C-7D', show: 'all' },
      'Ace to five against king to five: the ace has one pip more.',
      'spades: the strongest of the longest suits',
    ),
    valueExample('pips-ace', cites.donohue.dummyTrump, 'Ace, five, four, three and two make 25.', 25 - 5 - 4 - 3 - 2),
    valueExample('pips-honour', cites.donohue.dummyTrump, 'King, five, four, three and two make 24.', 24 - 5 - 4 - 3 - 2),
  ],
});
