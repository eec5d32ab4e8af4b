import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { countsAsRevoke, divide, losesDeal, mayChange, misdeal, must, notDecided, takesPoints, wins } from '../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import { settleFirst } from '../../words.ts';
import { penaltyPoints } from './points.ts';

const UNTURNED = 'No trump is made: the card turned stays where it is and nobody orders, assists or names.';

/** The five laws of the dealer's discard apply only if the dealer may take up the turned card (page 14). */
const TAKEN_UP = 'It is agreed that the dealer takes up the card turned;';

const custom = fact('Which custom was agreed on?', 'Custom', {
  settled: {
    label: 'The usual one: a hand is settled before anyone goes out',
    chip: 'Settled first',
    if: 'if by custom nobody is out until the whole hand is settled',
  },
  'at-once': { label: 'A player is out as soon as the trick is taken', chip: 'Out at once', if: 'if by custom a player is out as soon as the trick is taken' },
});

export const penaltyLaws = {
  add: {
    'thrown-hand-seen': law({
      offence: 'exposed-card',
      title: 'Thrown hand exposed or looked at',
      gist: 'A hand laid away for the blind is shown or looked at.',
      aka: ['looked at the discard', 'exposed the blind'],
      moment: 'discard',
      notGeneral: true,
      facts: {},
      readings: () => ({
        'uspc-1898': always(takesPoints('offender', pointsOf(penaltyPoints['thrown-hand-seen'], 'uspc-1898'), 'chip', 'bank'), cites.uspc.notes(1), {
          note: 'The object of the game is to be rid of chips.',
        }),
        'blue-ribbon-1940': silent('Hands are exchanged face down; no penalty is given.'),
      }),
      leads: { 'uspc-1898': 'The player who showed it or looked must take 2 chips from the bank. The object of the game is to be rid of chips.' },
      see: ['euchre/penalty.points.thrown-hand-seen'],
    }),
    'staying-out': law({
      offence: 'abandoned-hand',
      title: 'Staying out of the deal',
      gist: 'A player with a poor hand does not want to play it.',
      aka: ['I am out', 'drop out'],
      moment: 'cards-lifted',
      facts: {
        blind: fact('Has the player taken the blind?', 'Blind taken', {
          no: { label: 'No', if: 'if the player has not taken the blind' },
          yes: { label: 'Yes', if: 'if the player has taken the blind' },
        }),
      },
      leads: { 'uspc-1898': 'A player who stays out takes 1 chip from the bank. A player who has taken the blind must play on.' },
      readings: (says) => ({
        'uspc-1898': says(
          [
            {
              when: { blind: 'no' },
              then: [takesPoints('player', pointsOf(penaltyPoints['staying-out'], 'uspc-1898'), 'chip', 'bank')],
            },
            { when: { blind: 'yes' }, then: [must('player', 'play-on')] },
          ],
          cites.uspc.fiveHandedScoring,
        ),
        'blue-ribbon-1940': silent('A player keeps the hand or changes it; nobody stays out.'),
      }),
      see: ['euchre/penalty.points.staying-out'],
    }),
    'out-before-settling': law({
      question: 'who-goes-out',
      title: 'Going out before the hand is settled',
      gist: 'A player who has taken enough tricks to be rid of their chips claims the game at once.',
      aka: ['won in the middle of the hand', 'claims out'],
      moment: 'play',
      facts: { custom },
      usual: { custom: 'settled' },
      readings: (says) => ({
        'uspc-1898': says(
          [
            {
              when: { custom: 'settled' },
              then: [must('all-players', settleFirst)],
              note: 'The hand is played out, and chips and penalties are paid, before the player goes out.',
            },
            { when: { custom: 'at-once' }, then: [wins('player', 'game')] },
          ],
          [cites.uspc.notes(2), cites.uspc.notesGame],
        ),
        'blue-ribbon-1940': silent('Chips are paid at the end of the play. The book says nothing of going out before that.'),
      }),
      leads: {
        'uspc-1898':
          'The whole hand must be settled first: that is the usual custom. If the custom is that a player is out as soon as the trick is taken, that player wins the game.',
      },
    }),
    'two-out-together': law({
      question: 'who-goes-out',
      title: 'Two players out on the same hand',
      gist: 'Two or more players get rid of their last chips in one hand.',
      aka: ['tie', 'both out'],
      moment: 'game-over',
      facts: { custom },
      usual: { custom: 'settled' },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { custom: 'settled' }, then: [divide('tied-players', 'stakes')], note: 'The game is drawn.' },
            { when: { custom: 'at-once' }, then: [wins('first-out', 'game')], note: 'This custom leaves no ties.' },
          ],
          [cites.uspc.notes(3), cites.uspc.notesGame],
        ),
        'blue-ribbon-1940': silent('The first to be rid of the chips wins; the book does not mention a tie.'),
      }),
    }),
  },
  amend: {
    'looking-back': {
      leads: {
        'uspc-1898':
          'Any player may look at the last trick turned over, nobody at an earlier one. If a revoke is claimed, the other players may look at all the tricks.',
      },
    },
    'lead-out-of-turn': {
      leads: {
        'uspc-1898':
          'If all the others have played to it, the lead stands. If not, it is taken back, and the card stays face up, to be played when an opponent says.',
      },
    },
    'exposed-card': {
      leads: {
        'uspc-1898': 'A card that was shown stays face up, to be played when an opponent says. The book does not cover a card that was only mentioned.',
      },
    },
    'wrong-number': {
      readings: (says) => ({
        'uspc-1898': says(
          [
            {
              when: { what: ['many', 'few'], noticed: ['before-play', 'first-trick'] },
              then: [misdeal, losesDeal()],
              claim: { by: 'anyone', until: 'trick-turned' },
            },
            {
              when: { what: ['many', 'few'], noticed: 'later' },
              then: [must('short-player', 'play-on')],
              note: 'In euchre that player scores nothing; the book does not say what that is in chips.',
            },
            { when: { what: 'hands' }, then: [notDecided] },
          ],
          [cites.uspc.fiveHandedDiscard, cites.uspc.rulesDeal],
          'The trick that ends the claim is the first.',
        ),
      }),
      leads: {
        'uspc-1898':
          'Before the first trick is turned over, the player on the dealer’s left deals. After that, the player with the wrong number must play on. There are more cases.',
      },
    },
    'no-discard': {
      gist: `${TAKEN_UP} the dealer forgets to discard.`,
      readings: (says) => ({
        'uspc-1898': says(
          [
            {
              when: { found: ['before-third', 'late'] },
              then: [must('dealer', 'play-on')],
              note: 'In euchre the dealer scores nothing; the book does not say what that is in chips.',
            },
            { when: { found: 'first-trick' }, then: [notDecided] },
          ],
          [cites.uspc.fiveHandedDiscard, cites.uspc.rulesDeal],
        ),
      }),
      leads: {
        'uspc-1898': 'If the dealer does not say so before the first trick is turned over, the dealer must play on. The book covers nothing else.',
      },
    },
    'lead-before-discard': { gist: `${TAKEN_UP} the player on the dealer’s left leads before the discard.` },
    'discard-changed': { gist: `${TAKEN_UP} the dealer wants another card out than the one discarded.` },
    'turned-card-asked': {
      gist: `${TAKEN_UP} a player asks what it was.`,
      leads: { 'uspc-1898': 'Nobody may ask which card was turned. A player may ask which suit is trump, and the dealer must answer truly.' },
    },
    revoke: {
      facts: {
        sides: fact('How many revoked?', 'Revoked', {
          one: { label: 'One player', if: 'if only one player revoked' },
          both: { label: 'Two or more, in the same deal', chip: 'Two or more', if: 'if two or more players revoked in one deal' },
        }),
      },
      leads: {
        'uspc-1898':
          'Until the trick is turned over or the player who revoked plays again, that player and each opponent may change their card. The book does not say what a revoke costs after that.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { claimed: 'in-time' }, then: [mayChange('offender', 'card'), mayChange('each-opponent', 'card')] },
            {
              when: { claimed: ['turned', 'late'] },
              then: [notDecided],
              note: 'Euchre gives points for it. Only chips are paid here, and no number of them is named.',
            },
          ],
          [cites.uspc.fiveHandedDiscard, cites.uspc.rulesRevoke],
          'The book sets a limit for putting a revoke right, none for claiming it.',
        ),
      }),
    },
    'tricks-mixed': {
      readings: () => ({
        'uspc-1898': always(countsAsRevoke, [cites.uspc.fiveHandedDiscard, cites.uspc.rulesDeal], {
          note: 'It is taken as proved. The book does not say what it costs in chips.',
        }),
      }),
      leads: { 'uspc-1898': 'Mixing the tricks, or refusing to have them searched, counts as a revoke. The book does not say what that costs.' },
    },
    'score-error': { title: 'Mistake in the chips', gist: 'Chips were wrongly paid or taken.' },
  },
  repeal: {
    'all-pass': UNTURNED,
    'turned-down-suit': UNTURNED,
    'trump-changed': UNTURNED,
    'turned-card-taken-up': 'The card turned stays on the table. If it is agreed that the dealer takes it up, the dealer does so at once.',
  },
} satisfies VariantLaws<Euchre>;
