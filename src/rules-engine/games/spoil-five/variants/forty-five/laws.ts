// What differs without a pool, and what the second book says on the play.

import { always, amendment, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, losesGame, must, newDeal, noPenaltyPrinted, notDecided, scores, wins } from '../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { SpoilFive } from '../../code.ts';
import { aceHolder, followToTrump, holdTrumpBack, kingHolder, layOutCard, robTurned, takeBackLaid, turnedTrump } from '../../words.ts';
import { own } from './points.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';
type Facts<K extends keyof SpoilFive['laws']> = SpoilFive['laws'][K]['facts'];

export const amended = {
  misdeal: {
    readings: () => ({
      [BLUE]: always(newDeal('dealer'), [blue.penalties, blue.fortyFive], { note: 'The counters that it costs at spoil five have nowhere to go here.' }),
      donohue: silent('It deals by two and three, or three and two, and tells of no misdeal.'),
    }),
  },
  robbing: amendment<Facts<'robbing'>, { who: ReturnType<typeof who> }>({
    facts: { who: who() },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the holder of the ace of trumps may have the turned card. They disagree on the king: by Donohue its holder takes the card if nobody has the ace; by Blue Ribbon nobody else may take it.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'ace' }, then: [allowed(aceHolder, robTurned)], note: 'The player passes their own card to the dealer face down.' },
          { when: { who: ['king', 'king-under-ace', 'other'] }, then: [barred('player', robTurned), noPenaltyPrinted] },
        ],
        [blue.ace, blue.fortyFive],
      ),
      donohue: says(
        [
          { when: { who: 'ace' }, then: [wins(aceHolder, turnedTrump)] },
          { when: { who: 'king' }, then: [must(kingHolder, layOutCard), wins(kingHolder, turnedTrump)] },
          { when: { who: 'king-under-ace' }, then: [must(kingHolder, layOutCard), wins(aceHolder, turnedTrump), must(kingHolder, takeBackLaid)] },
          { when: { who: 'other' }, then: [barred('player', robTurned), noPenaltyPrinted] },
        ],
        donohue.robbing,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'Only the player who holds the ace of trumps may take the turned card, in exchange for any card of the hand.',
      donohue:
        'The player with the ace of trumps takes the turned card. If nobody has the ace, the player with the king takes it and lays out a card for it. There are more cases.',
    },
  }),
  'follow-or-trump': {
    verdict: {
      kind: 'adds',
      say: 'The books agree that a player who can follow may trump instead, but may not throw another plain suit. Only Blue Ribbon covers a player who cannot follow: any card may be played.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'trump' }, then: [allowed('player', 'trump-it')] },
          { when: { what: 'other' }, then: [must('player', 'follow-or-trump')] },
          {
            when: { what: 'none' },
            then: [notDecided],
            note: 'All must follow suit or trump; the book does not say whether that binds a player without the suit.',
          },
        ],
        donohue.plain,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The player may trump, even when able to follow suit. A player who can follow may not throw another plain suit. A player who cannot follow may play any card.',
      donohue:
        'The player may trump, even when able to follow suit. A player who can follow may not throw another plain suit. The book does not cover one who cannot follow.',
    },
  },
  'high-trump-held-back': {
    verdict: {
      kind: 'agree',
      say: 'The books agree: if a lower trump was led, a player with only top trumps may keep them; if a higher one was led, the player must follow. Only Donohue covers a trump led that ranks between the player’s top trumps: the player must follow suit.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { how: 'kept' }, then: [allowed('player', holdTrumpBack)] },
          { when: { how: 'smaller' }, then: [must('player', followToTrump)], note: 'With the smaller one; the high one may be kept.' },
          { when: { how: ['between', 'higher'] }, then: [must('player', followToTrump)], note: 'The higher trump forces the lower.' },
        ],
        donohue.privilege,
      ),
    }),
    leads: {
      donohue: 'If a lower trump was led, a player with only top trumps may hold them back and play another suit. Otherwise the player must follow suit.',
      'blue-ribbon-1940':
        'If a lower trump was led, a player with only top trumps need not follow, but one with a smaller trump must. If the trump led is higher than any held, the player must follow.',
    },
  },
  revoke: amendment<Facts<'revoke'>, { led: ReturnType<typeof led> }>({
    facts: { led: led() },
    readings: (says) => ({
      [BLUE]: always([must('offender', 'follow-or-trump'), noPenaltyPrinted], [blue.follow, blue.fortyFive], {
        note: 'What a revoke costs at spoil five cannot be lost here.',
      }),
      donohue: says(
        [
          { when: { led: 'trump' }, then: [losesGame('offender')] },
          { when: { led: 'plain' }, then: [must('offender', 'follow-or-trump'), noPenaltyPrinted] },
        ],
        [donohue.privilege, donohue.plain],
      ),
    }),
    leads: {
      donohue: 'If a trump was led, the player loses the game. If a plain suit was led, the player must follow or trump, and the book names no penalty.',
    },
  }),
} satisfies AmendedLaws<SpoilFive>;

function who() {
  return fact('Who wants it?', 'Wanted by', {
    ace: { label: 'The player who holds the ace of trumps', chip: 'Holder of the ace', if: 'if the player holds the ace of trumps' },
    king: {
      label: 'The player who holds the king, and nobody has the ace',
      chip: 'King, no ace held',
      if: 'if the player holds the king and nobody has the ace',
    },
    'king-under-ace': {
      label: 'The player who holds the king, and another has the ace',
      chip: 'King, ace held',
      if: 'if the player holds the king and another has the ace',
    },
    other: { label: 'Any other player', chip: 'Another player', if: 'if the player holds neither ace nor king of trumps' },
  });
}
function led() {
  return fact('What was led?', 'Suit led', {
    trump: { label: 'A trump', chip: 'Trumps', if: 'if a trump was led' },
    plain: { label: 'A plain suit', chip: 'Plain suit', if: 'if a plain suit was led' },
  });
}

export const added = {
  'turned-king-or-ace': law({
    question: 'what-counts',
    title: 'A king or an ace turned for trumps',
    gist: 'The dealer turns up a king or an ace, and wants to score for it.',
    aka: ['turned the king', 'turned an ace', 'five for the turn-up'],
    moment: 'trump-turned',
    facts: {},
    readings: () => ({
      donohue: always(scores('dealer', pointsOf(own['turned-card'], 'donohue')), donohue.turned),
      [BLUE]: silent('Only the tricks are counted.'),
    }),
    see: ['spoil-five/forty-five.points.turned-card'],
  }),
  'both-reach-the-game': law({
    question: 'who-goes-out',
    title: 'Both sides come to 45 in one deal',
    gist: 'Both had few points to make, and both have made them.',
    aka: ['both out', 'who is out first', 'both reach 45'],
    moment: 'count',
    facts: {},
    readings: () => ({
      donohue: always(wins('first-to-score', 'game'), donohue.count),
      [BLUE]: silent('One side alone scores in a deal.'),
    }),
  }),
};
