import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, mayDemand, must, newDeal, noPenalty, noPenaltyPrinted, notDecided, onlyIf, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { callCards, lookAtOwnHand } from '../words.ts';
import { SECOND_HAND } from './dummy-bridge/index.ts';

/** Every partner is a dummy, and the code does not penalise dummy's partner for errors by which nothing is gained. */
const NOTHING_GAINED = [
  cites.donohue.doubleDummy,
  doubted(
    cites.donohue.dummy,
    'The book says this of the dealer and the dealer’s dummy; that it also frees the other player here is inferred from its reason.',
  ),
] as const;

export default variant({
  title: 'Double dummy',
  aliases: ['Bridge for two', 'Two-handed bridge'],
  books: { donohue: { heading: 'Double Dummy', pages: '409', inherits: { from: 'bridge-whist/dummy-bridge', cite: cites.donohue.doubleDummy } } },
  has: { partners: false, 'dummy-player': false },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Players: 'two, each with a dummy',
    Deal: 'each player deals for themselves, never for their dummy',
    'First lead': 'always from the hand on the left of the dealer, which also has the first right to double',
    Otherwise: 'as dummy bridge',
  },
  laws: {
    add: {
      'second-hand-seen': law({
        ...SECOND_HAND,
        gist: 'A player looks at both their hands before the first lead.',
        facts: {
          deal: fact('Who looked at both?', 'Looked at both', {
            own: {
              label: 'The dealer, who passed the declaration to dummy',
              chip: 'Dealer, passed',
              if: 'if the dealer, who passed the declaration to dummy, looked',
            },
            opponents: {
              label: 'The dealer who declared without passing it to dummy, or the other player',
              chip: 'Declarer or other',
              if: 'if the dealer who declared, or the other player, looked',
            },
          }),
        },
        usual: { deal: 'opponents' },
        leads: {
          donohue: 'Only a dealer who passed the declaration to dummy may look at both. For any other player it is not allowed; the book names no penalty.',
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { deal: 'own' }, then: [allowed('dealer', lookAtOwnHand)] },
              { when: { deal: 'opponents' }, then: [barred('offender', lookAtOwnHand), noPenaltyPrinted], note: 'Until the first card is led.' },
            ],
            cites.donohue.doubleDummy,
          ),
        }),
      }),
    },
    amend: {
      'tricks-mixed': {
        leads: {
          donohue:
            'If the cards were mixed after the claim, the revoke counts as proved. If they were mixed before it, the opponent must still prove the revoke.',
        },
      },
      'revoke-claimed-late': {
        leads: {
          donohue: 'Until the cards are cut for the next deal, the opponent may claim the penalty and search the tricks. After that, the opponent may not.',
        },
      },
      'revoke-established': {
        leads: {
          donohue: 'The player may change the card until the trick is turned over or the player plays again. After that, the card may not be taken back.',
        },
      },
      'call-not-met': {
        leads: {
          donohue:
            'The opponent may not demand a card whose play would be a revoke, but may demand one again until it is played. A player with none of the suit demanded for a lead pays no penalty.',
        },
      },
      'lead-out-of-turn': {
        leads: {
          donohue:
            'Until all four hands have played, the cards are taken back, and the dealer may name the suit the opponent leads next or say when the card led is played. Later, the trick stands.',
        },
      },
      'cards-touched-early': {
        leads: {
          donohue:
            'If the dealer looked before fifty-one cards were dealt, the opponent may see the card and have a new deal. Later, the deal stands. An opponent who looked may not ask.',
        },
      },
      'exposed-in-deal': {
        leads: {
          donohue:
            'The opponent of the player who showed it may have the same dealer deal again. A player who has looked at any of their cards may not ask for a new deal.',
        },
      },
      'pack-not-cut': {
        leads: {
          donohue:
            'If it is claimed before the last card is dealt and before the opponent looks at any, the same dealer deals again. After that, the deal stands.',
        },
      },
      'shuffled-wrongly': {
        leads: {
          donohue: 'If a card was seen, the dealer must shuffle again when asked to. Other wrong ways of shuffling are not allowed; the book names no penalty.',
        },
      },
      'no-card-to-trick': {
        leads: {
          donohue:
            'The opponent may have a new deal or let this one stand. If it stands, the card left over joins the incomplete trick and is no revoke. If dummy missed the trick, the deal stands.',
        },
      },
      'revoke-corrected': {
        leads: {
          donohue:
            'The card may be changed, and so may later cards. The dealer may say when the opponent’s wrong card is played, or have highest or lowest of the suit instead. There are more cases.',
        },
      },
      revoke: {
        leads: {
          donohue:
            'For each revoke, the opponent may take 3 tricks, score their value, or take that value off the player who revoked, who may not win the game or a slam on this deal.',
        },
      },
      'claims-the-rest': {
        leads: {
          donohue:
            'If the dealer or dummy claims, the opponent may have that hand laid face up but not say what it plays. If the opponent claims by showing cards, there is no penalty.',
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { side: 'dealers-side' }, then: [onlyIf('demanded', must('dealer', 'show-hand-on-table')), barred('either-opponent', callCards)] },
              { when: { side: 'defender', how: 'said' }, then: [notDecided] },
              { when: { side: 'defender', how: 'shown' }, then: [noPenalty] },
            ],
            [cites.donohue.cardsLiableBePlay, ...NOTHING_GAINED],
          ),
        }),
      },
      'exposed-card': { readings: () => ({ donohue: always(noPenalty, NOTHING_GAINED) }) },
      'two-cards-played': {
        readings: () => ({ donohue: always(noPenalty, NOTHING_GAINED, { note: 'The book does not say which of them counts as played.' }) }),
      },
      'abandoned-hand': {
        facts: {
          who: fact('Who threw down?', 'Thrown down by', {
            all: { label: 'Both players', if: 'if both players threw down their cards' },
            one: { label: 'One player alone', chip: 'One player', if: 'if one player alone threw down' },
          }),
        },
        leads: {
          donohue: 'If one player did so, there is no penalty. If both did, the score stands, and either may search the tricks for a revoke.',
        },
        readings: (says) => ({
          donohue: says(
            [
              {
                when: { who: 'all' },
                then: [stands('score'), allowed('anyone', 'search-tricks')],
                note: 'The score is as it was claimed and admitted; the hands are looked at for a revoke and for nothing else.',
              },
              { when: { who: 'one' }, then: [noPenalty], doubtful: true },
            ],
            [...NOTHING_GAINED, cites.donohue.cardsLiableBePlay],
          ),
        }),
      },
      'lead-before-doubling-ends': {
        readings: () => ({
          donohue: always(allowed('opponent', 'double'), [cites.donohue.doubleDummy, cites.donohue.doublingDoublingOver], {
            note: 'The rest of the law is for another player of the side that led, and one player has both hands.',
          }),
        }),
      },
      'exposed-before-lead': {
        leads: {
          donohue: 'If the dealer showed it before the trump was declared, the opponent may have the same dealer deal again. The book covers nothing else.',
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { who: 'dealers-side', when: 'before-declaration' }, then: [mayDemand('opponent', newDeal())] },
              {
                when: { who: 'dealers-side', when: 'after' },
                then: [notDecided],
                note: 'What is lost is the right of another player of the side to double, and one player has both hands.',
              },
              {
                when: { who: ['eldest', 'leaders-partner'] },
                then: [notDecided],
                note: 'What is lost is the right of another player of the side to double, and one player has both hands.',
              },
            ],
            [cites.donohue.doubleDummy, cites.donohue.exposedCards],
          ),
        }),
      },
      'dummy-revokes': {
        readings: () => ({ donohue: always(noPenalty, cites.donohue.doubleDummy, { note: 'Each player answers only for a revoke in their own hand.' }) }),
      },
    },
    repeal: {
      'leaving-table': 'Two make the table.',
      'card-detached': 'It is the partner who would see the card, and every partner is a dummy.',
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample(
      'second-hand-seen',
      cites.donohue.doubleDummy,
      { deal: 'opponents' },
      'The player who does not deal looks at his second hand before he leads.',
      'may not look',
    ),
    lawExample(
      'lead-before-doubling-ends',
      cites.donohue.doublingDoublingOver,
      {},
      'The first card is led before the dealer has said whether he redoubles.',
      'may double or redouble',
    ),
    lawExample(
      'exposed-before-lead',
      cites.donohue.exposedCards,
      { who: 'dealers-side', when: 'before-declaration' },
      'The dealer drops a card face up before he has named the trump.',
      'The opponent may have the same dealer deal again',
    ),
    lawExample('exposed-card', cites.donohue.dummy, {}, 'The player who does not deal drops a card face up.', 'no penalty'),
    lawExample('two-cards-played', cites.donohue.dummy, {}, 'Two cards fall on one trick from the same hand.', 'no penalty'),
    lawExample('claims-the-rest', cites.donohue.dummy, { side: 'defender', how: 'shown' }, 'The player who does not deal shows three winners.', 'no penalty'),
    lawExample('abandoned-hand', cites.donohue.cardsLiableBePlay, { who: 'all' }, 'Both throw in their cards with four tricks to play.', 'score stands'),
    lawExample('dummy-revokes', cites.donohue.doubleDummy, {}, 'A revoke from a player’s dummy is found at the end.', 'no penalty'),
  ],
});
