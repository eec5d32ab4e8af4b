import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { carriesOver, notDecided, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { holderOfHighest, onBest, onChance, onEach, wholeLayout } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';

export const chances = {
  'ace-turned-up': law({
    question: 'who-wins',
    title: 'The ace of diamonds is turned up',
    gist: 'The card that a player is dealt face up is the ace of diamonds.',
    aka: ['ace of diamonds face up', 'takes everything', 'who gets the layout'],
    moment: 'deal-done',
    facts: {},
    readings: () => ({
      [BLUE]: always(wins('player-who-got-it', wholeLayout), blue.ace),
      donohue: always(wins('player-who-got-it', wholeLayout), [donohue.ace, donohue.deal]),
    }),
    see: ['matrimony.points.layout'],
  }),
  'ace-not-turned-up': law({
    question: 'what-counts',
    title: 'The ace of diamonds is not turned up',
    gist: 'It lies face down in a hand, or nobody has it, and somebody reaches for “best”.',
    aka: ['ace of diamonds face down', 'who takes best', 'best box not won', 'ace in hand'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      [BLUE]: always(carriesOver(onBest), blue.best),
      donohue: always(wins(holderOfHighest, onBest), [donohue.best, donohue.ace], { note: 'In hand the ace of diamonds ranks as any other ace.' }),
    }),
    see: ['matrimony.points.best'],
  }),
  'same-combination': law({
    question: 'tie',
    title: 'Two players have the same combination',
    gist: 'Two hands have a king and queen, or a pair of the same rank.',
    aka: ['tie', 'both have matrimony', 'two kings and queens', 'same pair'],
    moment: 'showdown',
    facts: {},
    readings: () => ({
      [BLUE]: always(wins('tied-nearest-left', onChance), blue.tie),
      donohue: always(wins('tied-nearest-left', onChance), donohue.tie, { note: 'The book says the eldest hand.' }),
    }),
  }),
  'two-in-one-hand': law({
    question: 'what-counts',
    title: 'Two combinations in one hand',
    gist: 'A player has king, queen and jack and wants matrimony, confederacy and intrigue.',
    aka: ['king queen jack', 'take two boxes', 'two chances with one hand'],
    moment: 'showdown',
    facts: {
      of: fact('Of which cards are they made?', 'Combinations', {
        shared: { label: 'A card belongs to both', chip: 'Share a card', if: 'if one card belongs to both combinations' },
        best: { label: 'One is the highest card, for “best”', chip: '"Best" and another', if: 'if one of the two is the highest card, for "best"' },
      }),
    },
    usual: { of: 'shared' },
    leads: {
      donohue:
        'If one card belongs to two combinations, as here, the book does not say whether the player wins both. A player with one combination and also the highest card wins both chances.',
    },
    readings: (says) => ({
      [BLUE]: silent('A hand has two cards, and “best” goes by the ace of diamonds alone.'),
      donohue: says(
        [
          {
            when: { of: 'shared' },
            then: [notDecided],
            note: 'A player who has a combination takes its counters. The book does not say whether one card may serve in two.',
          },
          { when: { of: 'best' }, then: [wins('player', onEach)], doubtful: true },
        ],
        [donohue.take, doubted(donohue.best, 'The book does not say expressly that one hand may take best and another chance as well.')],
      ),
    }),
  }),
  'not-won': law({
    question: 'what-counts',
    title: 'A chance that nobody has',
    gist: 'No hand has a king and a jack, and counters lie on confederacy.',
    aka: ['nobody won it', 'left over', 'counters stay', 'next deal'],
    moment: 'count',
    facts: {},
    readings: () => ({ [BLUE]: always(carriesOver(onChance), blue.left), donohue: always(carriesOver(onChance), donohue.left) }),
    see: ['matrimony.law.next-stake'],
  }),
};
