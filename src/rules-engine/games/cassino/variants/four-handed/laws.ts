import { doubted } from '../../../../laws/cites.ts';
import { amendment, fact, law } from '../../../../laws/laws.ts';
import { allowed, barred, choice, handEnds, losesGame, mayDemand, misdeal, must, newDeal, noPenalty, notDecided, putRight } from '../../../../laws/remedies.ts';
import type { AddedBy, AmendedLaws } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Cassino } from '../../code.ts';
import { dealerTakes, keepOrDraw, keepOrReject } from '../../laws/deal.ts';
import { buildOnPartners, partnerOfBuilder, raiseBuild, raiseOrTake, separateBuild, useCards } from '../../words.ts';
import type twentyOne from '../twenty-one-point/index.ts';

export const added = {
  'partners-build': law({
    question: 'allowed',
    title: 'Building on a partner’s build',
    gist: 'A player builds or calls on what their partner has built, or takes it in.',
    aka: ['partner has the card', 'build for my partner', "take my partner's build", 'call for partner'],
    moment: 'play',
    facts: {
      holds: fact('Has the player the card for it in their own hand?', 'Holds the card', {
        yes: { label: 'Yes', if: 'if the player holds the card for it' },
        no: { label: 'No', if: 'if the player does not hold the card for it' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A partner who holds the card for it may take in that build or raise it. A partner who does not hold it may not.',
      donohue: 'A partner without the card may make the same build again or call a card on it. The book does not cover a partner who holds the card.',
      'uspc-1898': 'A partner who holds the card for it may take in that build or raise it. The book does not cover a partner who does not hold it.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Blue Ribbon and U.S. Playing Card agree that a partner who holds the card for the build may take it in or raise it. If the partner does not hold it, Blue Ribbon and Donohue disagree: by Blue Ribbon the partner may do neither; by Donohue the partner may make the same build again or call a card on it.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { holds: 'no' },
            then: [allowed(partnerOfBuilder, buildOnPartners)],
            note: 'The builder shows by the build that they hold the card. The book advises players to agree on this before the game.',
          },
          { when: { holds: 'yes' }, then: [notDecided], note: 'The rule is for a partner without the card.' },
        ],
        cites.donohue.threeFourPlay,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { holds: 'yes' }, then: [allowed(partnerOfBuilder, raiseOrTake)], note: 'By usage.' },
          { when: { holds: 'no' }, then: [barred(partnerOfBuilder, raiseOrTake)], note: 'The usage is for a partner with the necessary cards.' },
        ],
        cites.blue.twentyOnePoint,
      ),
      'uspc-1898': says(
        [
          { when: { holds: 'yes' }, then: [allowed(partnerOfBuilder, raiseOrTake)], doubtful: true },
          { when: { holds: 'no' }, then: [notDecided], note: 'A combination is built by one who has the card for it.' },
        ],
        doubted(cites.uspc.notes, 'Anyone but the builder may raise or capture the build; the book does not mention partners.'),
      ),
    }),
  }),
};

const WHOSE = fact('For whom was the card?', 'Card for', {
  player: { label: 'For an opponent of the dealer', chip: 'An opponent', if: 'if the card was for an opponent of the dealer' },
  partner: { label: 'For the dealer’s partner', chip: 'Dealer’s partner', if: 'if the card was for the dealer’s partner' },
  dealer: { label: 'For the dealer', chip: 'Dealer', if: 'if the card was for the dealer' },
});
const FOLLOWED = fact('Did the player follow a build of the partner?', 'Partner’s build', {
  no: { label: 'No', chip: 'Not followed', if: 'if the player did not follow a build of the partner' },
  yes: { label: 'Yes: with the same build, or a call on it', chip: 'Followed', if: 'if the player made the partner’s build again or called on it' },
});
const WHOSE_BUILD = fact('Whose build is it?', 'Whose build', {
  own: { label: 'The player’s own', chip: 'Own', if: 'if the build is the player’s own' },
  partner: { label: 'The partner’s', chip: 'Partner’s', if: 'if the build is the partner’s' },
  other: { label: 'An opponent’s', chip: 'Opponent’s', if: 'if the build is an opponent’s' },
});

/** Laws that the books print for two players or for players without partners, amended for cards, builds and games shared with a partner. */
export const amended = {
  'exposed-in-deal': amendment({
    facts: { whose: WHOSE },
    usual: { whose: 'player' },
    leads: {
      'blue-ribbon-1940':
        'In the first deal, before a table card was turned up, the player who got the card may have a new deal. In the last round, that player may refuse the card. There are more cases.',
      donohue:
        'Before a table card is turned up, either opponent may have a new deal. Later, the player who got the card need not keep it. There are more cases.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by U.S. Playing Card the dealer loses the deal. By Blue Ribbon and Donohue a new deal may be asked for before a table card is turned up. In the last round, by Donohue the dealer takes the card; by Blue Ribbon the dealer takes it only if the player it was dealt to refuses it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'first', whose: ['player', 'partner'] }, then: [mayDemand('player-who-got-it', newDeal())] },
          { when: { when: 'last', whose: ['player', 'partner'] }, then: [keepOrDraw] },
          { when: { when: 'first', whose: 'dealer' }, then: [noPenalty], note: 'The dealer and the table are left out of the rule.' },
          { when: { when: 'later' }, then: [notDecided], note: 'For a later round only a card found faced in the pack is ruled on.' },
          { when: { when: 'last', whose: 'dealer' }, then: [notDecided] },
        ],
        cites.blue.penaltiesDeal,
      ),
      donohue: says(
        [
          { when: { when: 'first', whose: 'player' }, then: [mayDemand('either-opponent', newDeal())] },
          { when: { when: 'later', whose: 'player' }, then: [keepOrReject] },
          { when: { when: 'last', whose: 'player' }, then: dealerTakes },
          { when: { whose: ['partner', 'dealer'] }, then: [notDecided], note: 'Only an adversary’s card is named.' },
        ],
        cites.donohue.rules(6),
      ),
    }),
  }),
  'faced-card': {
    leads: {
      donohue:
        'In the first deal, before a table card was turned up, either opponent may have a new deal. Later, the player who got the card may keep it or take the next one.',
    },
  },
  'wrong-number': {
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the dealer loses the deal. By Donohue the dealer’s side loses the game if a hand has too many or too few cards; but in the first deal, before a hand is lifted, the deal may be put right. Donohue does not cover a wrong number of hands.',
    },
    leads: {
      donohue:
        'If a hand has too many or too few cards, the dealer’s side loses the game. In the first deal, before a hand is lifted, the deal may be put right.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { what: 'cards', when: 'later' },
            then: [misdeal, losesGame('side-of-dealer')],
            note: 'And everything that hangs on the game.',
            doubtful: true,
          },
          {
            when: { what: 'cards', when: 'first-unseen' },
            then: [choice('eldest-hand', putRight('dealer', 'deal'), newDeal())],
            note: 'By usage; the loss of the game is not enforced. The deal is put right only if it is clear where each card belongs, else it is dealt again.',
          },
          { when: { what: 'hands' }, then: [notDecided] },
        ],
        doubted(cites.donohue.rules(7), 'The law speaks of two players, and the dealer loses; with partners that must be the dealer’s side.'),
      ),
    }),
  },
  'false-build': amendment({
    facts: { partner: FOLLOWED },
    usual: { partner: 'no' },
    leads: {
      donohue: 'If nobody has taken in the build, it is separated, and either opponent may use its cards.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the build is separated. They disagree on what follows: by Blue Ribbon those who played after it may change their plays, by Donohue either opponent may use the cards in any lawful way. Only Donohue lets a player build in this way on a build that the partner made.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { partner: 'yes' }, then: [allowed(partnerOfBuilder, buildOnPartners)], note: 'The book advises to agree on it before the game.' },
          { when: { partner: 'no', taken: 'no' }, then: [must('offender', separateBuild), allowed('either-opponent', useCards)] },
          { when: { partner: 'no', taken: 'yes' }, then: [notDecided] },
        ],
        [doubted(cites.donohue.rules(8), 'The number is damaged in the scan.'), cites.donohue.threeFourPlay],
      ),
    }),
    see: ['cassino/four-handed.law.partners-build'],
  }),
  'raising-a-build': amendment({
    facts: { whose: WHOSE_BUILD },
    leads: {
      'blue-ribbon-1940':
        'A single build, even the player’s own, may be raised with a card from the hand. Nobody may raise a double build or a call. There are more cases.',
      donohue:
        'An opponent’s single build may be raised with a card from the hand. Nobody may raise a build of their own, a double build or a call. There are more cases.',
      'uspc-1898': 'Only a single build of another player may be raised, and only with a card from the hand. Nobody may raise a double build or a call.',
    },
    verdict: {
      kind: 'disagree',
      say: 'All three books agree: an opponent’s single build may be raised with a card from the hand; nobody may raise a double build or a call. Only by Blue Ribbon may a player also raise their own single build, with a card from the hand.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { kind: 'double' }, then: [barred('anyone', raiseBuild)] },
          {
            when: { kind: 'single', from: 'hand', whose: ['partner', 'other'] },
            then: [allowed('player', raiseBuild)],
            note: 'With the card that takes the new number.',
          },
          {
            when: { kind: 'single', from: 'hand', whose: 'own' },
            then: [allowed('player', raiseBuild)],
            note: 'With the cards that take either number, the old and the new.',
          },
          { when: { kind: 'single', from: 'table', whose: ['partner', 'other'] }, then: [barred('offender', raiseBuild)] },
          { when: { kind: 'single', from: 'table', whose: 'own' }, then: [notDecided] },
        ],
        [cites.blue.raising, cites.blue.twentyOnePoint],
      ),
      donohue: says(
        [
          { when: { kind: 'double' }, then: [barred('anyone', raiseBuild)] },
          { when: { kind: 'single', whose: 'own' }, then: [barred('offender', raiseBuild)] },
          {
            when: { kind: 'single', whose: 'other', from: 'hand' },
            then: [allowed('player', raiseBuild)],
            note: 'The player must hold the card that takes the new number.',
          },
          {
            when: { kind: 'single', whose: 'partner', from: 'hand' },
            then: [notDecided],
            note: 'An opponent may raise a build; the book does not say so of a partner.',
          },
          { when: { kind: 'single', whose: ['partner', 'other'], from: 'table' }, then: [barred('offender', raiseBuild)] },
        ],
        [cites.donohue.building, cites.donohue.calling, cites.donohue.rules(9), cites.donohue.rules(10)],
        'A player may raise their own build again after an opponent has raised it.',
      ),
      'uspc-1898': says(
        [
          { when: { kind: 'double' }, then: [barred('anyone', raiseBuild)] },
          { when: { kind: 'single', whose: 'own' }, then: [barred('offender', raiseBuild)] },
          { when: { kind: 'single', whose: ['partner', 'other'], from: 'hand' }, then: [allowed('player', raiseBuild)] },
          { when: { kind: 'single', whose: ['partner', 'other'], from: 'table' }, then: [barred('offender', raiseBuild)] },
        ],
        [cites.uspc.play, cites.uspc.notes],
      ),
    }),
    see: ['cassino/four-handed.law.partners-build'],
  }),
  'tie-for-cards': {
    gist: 'Both sides have taken in the same number of cards, or of spades.',
    leads: { 'blue-ribbon-1940': 'If the numbers of cards are equal, neither side scores for the most cards. The book does not cover equal spades.' },
  },
  'wrong-claim': {
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [losesGame('offending-side')] }],
        doubted(cites.blue.twentyOnePoint, 'The player who errs loses the game, and so, with partners, that player’s side.'),
      ),
      donohue: says(
        [{ then: [handEnds, losesGame('offending-side')] }],
        doubted(cites.donohue.twentyOnePoint, 'The player who claims loses the game, and so, with partners, that player’s side.'),
      ),
    }),
  },
  'both-reach-21': {
    title: 'Both sides reach 21 in one deal',
    gist: 'Each of the two sides comes to the number of the game in the same deal.',
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the side that made its points first wins. They disagree if nobody claimed the game during the play: by Blue Ribbon the points are then counted in a fixed order (cards, spades, Big Cassino and so on); Donohue has no such order.',
    },
  },
} satisfies AmendedLaws<Cassino & AddedBy<typeof twentyOne>>;
