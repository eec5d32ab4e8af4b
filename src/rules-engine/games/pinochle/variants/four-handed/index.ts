import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, isVoid, notDecided, stands } from '../../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { bookValue, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pinochle } from '../../code.ts';
import { meldThatCard, scoreMelds } from '../../words.ts';
import { fourHandedCases } from '../shared/cases-three-four.ts';
import { DUTIES_OF_PLAY } from '../shared/facts.ts';
import { TOGETHER } from '../shared/repeals.ts';
import type threeHanded from '../three-handed/index.ts';
import { deal, melds } from './scorers.ts';

const variant = variantOf<Pinochle & AddedBy<typeof threeHanded>>();

export default variant({
  title: 'Four-handed pinochle',
  aliases: ['Four-hand pinochle', 'Four-handed penuchle'],
  books: {
    'uspc-1898': {
      heading: 'Four-handed Pinochle',
      pages: '80',
      inherits: {
        from: 'pinochle',
        cite: doubted(
          cites.uspc.game,
          'The chapter is for two, three or four; it prints its values once, under the game for two, and no sentence of the section for four sends back to them.',
        ),
        except: ['marriage-after-sequence', 'card-used-again', 'no-fresh-card', 'wrong-meld', 'revoke', 'false-claim', 'both-reach-game'],
      },
    },
    donohue: {
      heading: 'Four-Handed Penuchle',
      pages: '45-46',
      inherits: {
        from: 'pinochle',
        cite: cites.donohue.fourHandedShowing, // Its rule on marriage and sequence depends on drawing a card, and nothing is drawn here.
        except: ['marriage-after-sequence', 'revoke', 'wrong-meld', 'false-claim', 'both-reach-game'],
      },
    },
    'blue-ribbon-1940': { heading: 'Pinochle: Four-Hand', pages: '269', inherits: { from: 'pinochle/three-handed', cite: cites.blue.fourHand } },
    sierra: { heading: 'Four-Handed Pinochle', pages: '90-102', inherits: { from: 'pinochle/partnership', cite: cites.sierra.fourHanded } },
  },
  players: { min: 4, max: 4 },
  packs: ['pinochle-48', 'piquet-32'],
  glance: {
    Players: 'four, each alone or two against two; partners only (Donohue); alone only (Sierra)',
    Deal: '12 cards each of 48; the last card, or the bottom one in Blue Ribbon, shows the trump',
    Melds: 'shown before the play (Blue Ribbon, Sierra); right after the first card played (U.S. Playing Card, Donohue)',
    'No trick': 'no melds, except in Donohue',
  },
  laws: {
    add: {
      'combined-melds': law({
        offence: 'irregular-meld',
        title: 'Melds made with the partner’s cards',
        gist: 'Two partners want to put cards of both hands together for a meld.',
        aka: ['combine melds', 'partner has the other queen', 'shared melds'],
        moment: 'melding',
        facts: {
          played: fact('Has a card of the meld been played to a trick?', 'Card of it played', {
            no: { label: 'No', if: 'if no card of the meld has been played to a trick' },
            yes: { label: 'Yes', if: 'if a card of the meld has been played to a trick' },
          }),
        },
        usual: { played: 'no' },
        leads: { 'uspc-1898': 'The partner who has taken a trick may make the meld. A card that has been played to a trick may not be part of it.' },
        readings: (says) => ({
          'uspc-1898': says(
            [
              {
                when: { played: 'no' },
                then: [allowed('trick-winner', 'meld')],
                note: 'It is a custom of some players, for the one of the two who has taken a trick.',
              },
              { when: { played: 'yes' }, then: [barred('offender', meldThatCard)] },
            ],
            cites.uspc.fourHanded,
          ),
          donohue: silent('The points of partners are put together, not their cards.'),
          'blue-ribbon-1940': silent(),
          sierra: silent('There are no partners in this form.'),
        }),
      }),
    },
    amend: {
      'false-claim': {
        leads: {
          'blue-ribbon-1940':
            'If the caller does not have the points, the caller loses, and the other players play on. If the caller has them, the caller wins the game.',
        },
      },
      'card-used-again': {
        leads: { sierra: 'The card may be used for a meld of another class, but not for one of the same class.' },
        verdict: {
          kind: 'disagree',
          say: 'Both books agree that the card may be used for a meld of another class, but not for one of the same class worth no more. They disagree on a meld of the same class that is worth more: by Sierra the card may not be used for it, by Blue Ribbon it may.',
        },
      },
      'marriage-after-sequence': {
        verdict: {
          kind: 'distinguishes',
          say: 'Both books agree: once the sequence is scored, its king and queen make no marriage; with another king and queen, the player may meld it. Only Blue Ribbon lets a marriage that was scored first be made into the sequence.',
        },
        leads: {
          sierra: 'The king and queen of the sequence may not be used for the marriage as well. A player who has another king and queen may meld the marriage.',
        },
      },
      revoke: {
        facts: { fault: DUTIES_OF_PLAY },
        leads: {
          sierra: 'A card of the suit must be played, and one that wins if possible. Without the suit, a trump must be played.',
          'blue-ribbon-1940': 'The trick must be won if possible: by a higher card of the suit led, or by a trump when the player has none of the suit.',
        },
        verdict: {
          kind: 'disagree',
          say: 'Both books agree that suit must be followed, with a card that wins if possible. Without the suit they disagree: by Sierra a trump must be played, even one too low to win; by Blue Ribbon only a trump that wins must be played.',
        },
        readings: () => ({}),
      },
      'no-fresh-card': {
        leads: { 'blue-ribbon-1940': 'The meld is not allowed. At least one of its cards must come from the hand.' },
        readings: () => ({ sierra: silent('A card serves once in each type of meld, and nothing is laid in turn.') }),
      },
      'late-meld': {
        leads: {
          sierra: 'The meld may be laid down before any card is played. The book does not cover a later one.',
          'blue-ribbon-1940': 'A meld must be laid down before any card is played. After that, it is not allowed.',
          donohue: 'The meld must be shown just after its holder has played to the first trick. Earlier or later, it is not allowed.',
          'uspc-1898': 'The meld must be shown just after its holder has played to the first trick, not before. The book does not cover a later one.',
        },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by Sierra and Blue Ribbon a meld may be laid down before any card is played; by Donohue and U.S. Playing Card only just after its holder has played to the first trick.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { when: 'own-card' }, then: [allowed('player', 'meld')], note: 'The card just played may be part of the melds.' },
              { when: { when: ['before', 'after-lead'] }, then: [barred('offender', 'meld')] },
              { when: { when: 'later' }, then: [notDecided] },
            ],
            cites.uspc.fourHanded,
          ),
          donohue: says(
            [
              { when: { when: 'own-card' }, then: [allowed('player', 'meld')] },
              { when: { when: ['before', 'after-lead', 'later'] }, then: [barred('offender', 'meld')] },
            ],
            cites.donohue.fourHandedShowing,
          ),
        }),
      },
      'no-trick': {
        facts: {
          sides: fact('Who plays with whom, and who took a trick?', 'No trick for', {
            alone: { label: 'Each plays alone, and the holder took none', chip: 'Lone player', if: 'if each plays alone and the player took no trick' },
            partner: {
              label: 'Partners: the holder took none, the holder’s partner took one',
              chip: 'One partner',
              if: 'if only the partner of the player took a trick',
            },
            neither: { label: 'Partners: neither took one', chip: 'Both partners', if: 'if neither partner took a trick' },
          }),
        },
        leads: {
          sierra: 'A player without a trick may not score the melds. The book has no partners in this game.',
          'blue-ribbon-1940': 'The melds count only if the player’s partner took a trick.',
          'uspc-1898': 'A player without a trick may not score the melds, even if the partner took a trick.',
        },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree if only the player’s partner took a trick: by Blue Ribbon the melds count, by U.S. Playing Card they do not. If neither partner took one, or a player alone took none, the melds do not count; Sierra has no partners and rules only on a player alone.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { sides: ['alone', 'neither'] }, then: [barred('trickless-player', scoreMelds)] },
              {
                when: { sides: 'partner' },
                then: [barred('trickless-player', scoreMelds)],
                note: 'By a custom of some players the trick of either partner lets both score.',
              },
            ],
            cites.uspc.fourHanded,
          ),
          donohue: silent('Partners put all their points together; no trick is asked for.'),
          'blue-ribbon-1940': says(
            [
              { when: { sides: ['alone', 'neither'] }, then: [isVoid('melds')] },
              { when: { sides: 'partner' }, then: [stands('melds')] },
            ],
            cites.blue.fourHand,
          ),
          sierra: says(
            [
              { when: { sides: 'alone' }, then: [barred('trickless-player', scoreMelds)], note: 'What the manual says of a team is read for one player.' },
              { when: { sides: ['partner', 'neither'] }, then: [notDecided], note: 'This form has no partners.' },
            ],
            [cites.sierra.fourHanded, cites.sierra.play],
          ),
        }),
      },
    },
    repeal: TOGETHER,
  },
  points: {
    amend: {
      'dix-turned': { books: { donohue: bookValue(10, cites.donohue.fourHandedDeal), 'uspc-1898': unscored('The section does not speak of the dix.') } },
      'double-after-single': { books: { 'uspc-1898': unscored('How a card may serve twice the section does not say.') } },
      dix: { books: { donohue: bookValue(10, cites.donohue.fourHandedDeal, { says: 'the seven, exchanged', way: 'seven' }) } },
      'melds-scored': {
        books: {
          'blue-ribbon-1940': ruled('with a trick of their holder; between partners a trick of either makes the melds of both good', cites.blue.fourHand, {
            way: 'either-partner',
          }),
          donohue: ruled('reckoned at the end of the round, as by two; no trick is asked for', cites.donohue.fourHandedPlayers, { way: 'no-trick-asked' }),
          'uspc-1898': ruled('when their holder takes a trick; some let a trick of either partner serve both', cites.uspc.fourHanded, { way: 'own-or-either' }),
          sierra: ruled('when their holder wins a trick', doubted(cites.sierra.fourHanded, 'What the manual says of a team is read for one player.'), {
            way: 'alone',
          }),
        },
      },
      sequence: {
        books: {
          'uspc-1898': bookValue(150, doubted(cites.uspc.twoHandedScoring, 'The section for four does not say again how cards may be used twice.'), {
            way: 'grown-not-said',
          }),
        },
      },
      'last-trick': { books: { donohue: bookValue(10, cites.donohue.fourHandedPlayers) } },
      game: {
        books: {
          donohue: bookValue(
            500,
            doubted(cites.donohue.fourHandedShowing, 'The section names no game; that of the game for two is taken, whose way of reckoning it follows.'),
          ),
        },
      },
    },
    repeal: {},
  },
  repealScorers: { game: 'It is kept for two players; here four play.' },
  scorers: { deal, melds },
  examples: [
    lawExample('no-trick', cites.blue.fourHand, { sides: 'partner' }, 'A player takes no trick, but his partner does.', 'The melds stand'),
    lawExample('no-trick', cites.uspc.fourHanded, { sides: 'alone' }, 'A player with a sequence takes no trick.', 'may not score the melds'),
    lawExample(
      'late-meld',
      cites.uspc.fourHanded,
      { when: 'own-card' },
      'A player leads a queen and shows the marriage it belongs to.',
      'may be part of the melds',
    ),
    lawExample('late-meld', cites.donohue.fourHandedShowing, { when: 'before' }, 'A player announces before he has played.', 'may not meld'),
    lawExample(
      'combined-melds',
      cites.uspc.fourHanded,
      { played: 'yes' },
      'The queen has gone on a trick, and the partner shows her king.',
      'may not meld that card',
    ),
    valueExample('melds-scored', cites.sierra.fourHanded, 'A player wins his first trick with melds laid down.', 'when their holder wins a trick'),
    scoreExample('melds', cites.uspc.fourHanded, { hand: 'AH-10H-KH-QH-JH', trump: 'H' }, 'The marriage of trumps and the sequence with it.', 190),
    scoreExample('melds', cites.sierra.play, { hand: 'KS-QS-KH-QH-KC-QC-KD-QD', trump: 'H' }, 'The round trip, where nothing is laid in turn.', 240),
    scoreExample(
      'deal',
      cites.blue.fourHand,
      { melds: '40.100.20.0', cards: '0.90.80.70', tricks: 'no.yes.yes.yes', last: '2', sides: 'partners' },
      'Partners: the trick of one makes the melds of both good.',
      { 'Players 1 and 3': 140, 'Players 2 and 4': 270 },
    ),
    scoreExample(
      'deal',
      cites.uspc.fourHanded,
      { melds: '40.100.20.0', cards: '0.90.80.70', tricks: 'no.yes.yes.yes', last: '2', sides: 'partners' },
      'The same deal, where each partner needs a trick of his own.',
      { 'Players 1 and 3': 100, 'Players 2 and 4': 270 },
    ),
    ...fourHandedCases,
  ],
});
