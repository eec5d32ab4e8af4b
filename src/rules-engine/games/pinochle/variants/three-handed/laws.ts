import { fact, law, refersTo, silent } from '../../../../laws/laws.ts';
import { allowed, barred, isVoid, losesGame, must, notDecided, scores, stands, wins } from '../../../../laws/remedies.ts';
import type { VariantLaws } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pinochle } from '../../code.ts';
import { points } from '../../points.ts';
import { bothHolders, exchangeTurnedCard, firstToWin, nearerDealersLeft, scoreMelds } from '../../words.ts';
import { DUTIES_OF_PLAY, MELD_TIMES } from '../shared/facts.ts';
import { TOGETHER } from '../shared/repeals.ts';

const FOLLOW = { when: { fault: 'follow' }, then: [must('offender', 'follow-suit')] } as const;
const WIN = { when: { fault: 'win' }, then: [must('offender', 'win-trick-if-able')] } as const;
const TRUMP = { when: { fault: 'trump' }, then: [must('offender', 'trump-it')] } as const;

export const threeHandedLaws = {
  add: {
    'late-meld': law({
      offence: 'irregular-meld',
      title: 'Meld shown too early or too late',
      gist: 'A player lays down a meld before the play, during the first trick or later.',
      aka: ['overlooked a meld', 'forgot to meld', 'meld after the first trick', 'announced too late'],
      moment: 'melding',
      facts: { when: MELD_TIMES },
      usual: { when: 'later' },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree: by Blue Ribbon a meld must be laid down before any card is played; by U.S. Playing Card before its holder plays to the first trick; by Donohue right after its holder has played to the first trick.',
      },
      leads: {
        'blue-ribbon-1940': 'A meld must be laid down before any card is played. After that, it is not allowed.',
        donohue: 'The meld must be shown just after its holder has played to the first trick. Earlier or later, it is not allowed.',
        'uspc-1898': 'A meld counts if laid down before its holder has played to the first trick.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { when: ['before', 'after-lead'] }, then: [allowed('player', 'meld')] },
            { when: { when: ['own-card', 'later'] }, then: [isVoid('meld'), barred('offender', 'score-late')] },
          ],
          cites.uspc.threeHanded,
        ),
        donohue: says(
          [
            { when: { when: 'own-card' }, then: [allowed('player', 'meld')] },
            { when: { when: ['before', 'after-lead', 'later'] }, then: [barred('offender', 'meld')] },
          ],
          [cites.donohue.threeHanded, cites.donohue.fourHandedShowing],
          'The three-handed game takes its way of announcing from the four-handed.',
        ),
        'blue-ribbon-1940': says(
          [
            { when: { when: 'before' }, then: [allowed('player', 'meld')] },
            { when: { when: ['after-lead', 'own-card', 'later'] }, then: [barred('offender', 'meld')] },
          ],
          cites.blue.threeHandLateMeld,
        ),
      }),
    }),
    'no-trick': law({
      offence: 'irregular-meld',
      title: 'Melds of a player who wins no trick',
      gist: 'A player has shown melds and takes no trick in the whole deal.',
      aka: ['no trick no meld', 'melds wiped out', 'lost his meld', 'trickless'],
      moment: 'hand-over',
      facts: {},
      leads: {
        'blue-ribbon-1940': 'A player without a trick may not score the melds.',
        'uspc-1898': 'A player without a trick may not score the melds.',
        donohue: 'The melds count all the same.',
      },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree: by Blue Ribbon and U.S. Playing Card a player without a trick may not score the melds; by Donohue they count all the same.',
      },
      readings: (says) => ({
        'uspc-1898': says([{ then: [barred('trickless-player', scoreMelds)] }], cites.uspc.threeHanded),
        donohue: says([{ then: [stands('melds')] }], cites.donohue.threeHanded, 'Announcements count as soon as they are made.'),
        'blue-ribbon-1940': says([{ then: [isVoid('melds'), barred('trickless-player', scoreMelds)] }], cites.blue.threeHandScoring),
      }),
    }),
    'two-dix-holders': law({
      offence: 'irregular-meld',
      title: 'Two players hold the dix',
      gist: 'Each of two players has a nine of trumps, and there is one turned card to take.',
      aka: ['both nines', 'who gets the trump card', 'two dixes'],
      moment: 'melding',
      facts: {},
      leads: {
        'blue-ribbon-1940': 'The holder nearer the dealer’s left may take the turned card. Both score 10 points.',
        'uspc-1898': 'The holder who first wins a trick may take the turned card and scores 10 points.',
      },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree: by Blue Ribbon the holder nearer the dealer’s left may exchange the nine for the turned card, and both holders score 10 points; by U.S. Playing Card the holder who first wins a trick may exchange it and scores 10 points.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [{ then: [allowed(firstToWin, exchangeTurnedCard), scores(firstToWin, pointsOf(points.dix, 'uspc-1898'))] }],
          cites.uspc.threeHanded,
          'The book does not say what the other holder scores.',
        ),
        donohue: silent('One pack has one seven of trumps.'),
        'blue-ribbon-1940': says(
          [{ then: [allowed(nearerDealersLeft, exchangeTurnedCard), scores(bothHolders, pointsOf(points.dix, 'blue-ribbon-1940'))] }],
          cites.blue.threeHandShowing,
        ),
      }),
    }),
    'third-hand-overtrumped': law({
      question: 'obliged',
      title: 'Trick trumped too high for the third hand',
      gist: 'The third player has none of the suit led, and the second has trumped higher than they can.',
      aka: ['must I undertrump', 'throw off'],
      moment: 'play',
      facts: {},
      leads: { 'uspc-1898': 'The third player may play any card.' },
      readings: (says) => ({
        'uspc-1898': says([{ then: [allowed('third-hand', 'play-any-card')] }], cites.uspc.threeHanded),
        donohue: silent(
          'On page 44 a player without the suit trumps if able, but that is in the game for two, when the talon is gone. The book does not say it of this game.',
        ),
        'blue-ribbon-1940': silent(
          'The suit must be followed and the trick headed, if possible. The book does not say what a hand that can do neither must play.',
        ),
      }),
    }),
    'dealers-two-cards': law({
      offence: 'irregular-discard',
      title: 'Two cards laid away by the dealer',
      gist: 'The dealer has laid away two of their twelve cards, and they are to be counted.',
      aka: ['dealer discards', 'count the discard'],
      moment: 'discard',
      facts: {
        trick: fact('Does the dealer take a trick?', 'Dealer’s tricks', {
          yes: { label: 'Yes', chip: 'One or more', if: 'if the dealer takes a trick' },
          no: { label: 'No', chip: 'None', if: 'if the dealer takes no trick' },
        }),
      },
      usual: { trick: 'yes' },
      leads: { donohue: 'If the dealer takes a trick, the two cards count with the dealer’s tricks. If not, they count for nobody.' },
      readings: (says) => ({
        'uspc-1898': silent('Each player has sixteen cards and nobody lays any away.'),
        donohue: says(
          [
            { when: { trick: 'yes' }, then: [stands('cards')], note: 'They count with the tricks.' },
            { when: { trick: 'no' }, then: [isVoid('cards')], note: 'They count for nobody.' },
          ],
          cites.donohue.threeHanded,
          'They are laid away before any play or announcement.',
        ),
        'blue-ribbon-1940': silent('Each player has sixteen cards and nobody lays any away.'),
      }),
    }),
    'first-out': law({
      question: 'who-goes-out',
      title: 'First player out',
      gist: 'A player reaches the score at which they leave the game to the other two.',
      aka: ['400 and out', 'who is the loser'],
      moment: 'game-over',
      facts: {
        how: fact('How many reach it in this deal?', 'Reach it', {
          one: { label: 'One', if: 'if only one player goes out in this deal' },
          more: { label: 'Two or all three', chip: 'Two or three', if: 'if two or three players go out in this deal' },
        }),
      },
      leads: {
        donohue:
          'If only one player goes out in this deal, that player wins, and the other players play on. If two or three go out, the book does not cover this.',
      },
      readings: (says) => ({
        'uspc-1898': silent('The game ends as soon as it is reached.'),
        donohue: says(
          [
            {
              when: { how: 'one' },
              then: [wins('first-out', 'game'), must('other-players', 'play-on')],
              note: 'That player leaves at the end of the round; the last of the three pays.',
            },
            { when: { how: 'more' }, then: [notDecided] },
          ],
          cites.donohue.threeHanded,
        ),
        'blue-ribbon-1940': silent(),
      }),
    }),
  },
  amend: {
    'marriage-after-sequence': {
      verdict: {
        kind: 'agree',
        say: 'The books agree: once the sequence is scored, its king and queen make no marriage; a marriage that was scored first may be made into the sequence.',
      },
    },
    revoke: {
      facts: { fault: DUTIES_OF_PLAY },
      leads: {
        'blue-ribbon-1940': 'The trick must be won if possible: by a higher card of the suit led, or by a trump when the player has none of the suit.',
        'uspc-1898': 'A card of the suit must be played, and one that wins if possible. Without the suit, a trump must be played.',
      },
      verdict: {
        kind: 'agree',
        say: 'Both books agree: suit must be followed, with a card that wins if possible. Without the suit, the player must trump.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [FOLLOW, WIN, { ...TRUMP, note: 'The third player may throw off if the second has played a higher trump than the third holds.' }],
          cites.uspc.threeHanded,
          'There is no stock: every trick is played as the last twelve are by two. No penalty is printed.',
        ),
        'blue-ribbon-1940': says(
          [FOLLOW, WIN, { when: { fault: 'trump' }, then: [must('offender', 'win-trick-if-able')] }],
          cites.blue.threeHandScoring,
          'A player who can head the trick must do so. No penalty is printed.',
        ),
      }),
    },
    'false-claim': {
      leads: {
        'blue-ribbon-1940':
          'If the caller does not have the points, the caller loses, and the other players play on. If the caller has them, the caller wins the game.',
        donohue: 'If the caller does not have the points, the caller loses the game. If the caller has them, the caller wins, and play stops.',
        'uspc-1898':
          'If the caller does not have the points, the caller loses the game. If the caller has them, the caller wins, and cards not yet played do not count.',
      },
      verdict: {
        kind: 'adds',
        say: 'The books agree: a caller who has the points wins the game, and one who has not loses it. Donohue and U.S. Playing Card add that a true claim ends the play, Blue Ribbon that the others play on after a false one.',
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { has: 'yes' }, then: [wins('caller', 'game')] },
            { when: { has: 'no' }, then: [losesGame('caller'), must('other-players', 'play-on')] },
          ],
          cites.blue.threeHandScoring,
        ),
        donohue: refersTo(
          'pinochle.law.false-claim',
          cites.donohue.threeHanded,
          'Once the first player is out, the other two play on as in the game for two. The book says nothing about a claim while all three play.',
        ),
      }),
    },
    'both-reach-game': {
      leads: {
        'blue-ribbon-1940': 'If a player called out before the cards were touched for counting, that player wins. If not, the book does not cover this.',
        'uspc-1898': 'The player whose score reached the game first wins. If the score does not show who was first, the book does not cover this.',
      },
      verdict: {
        kind: 'disagree',
        say: 'The books disagree: by Blue Ribbon the player who called out before the cards were touched for counting wins; by U.S. Playing Card the player whose score reached the game first.',
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { called: 'in-time' }, then: [wins('caller', 'game')] },
            { when: { called: ['late', 'nobody'] }, then: [notDecided] },
          ],
          cites.blue.threeHandScoring,
          'The first to announce it rightly wins.',
        ),
      }),
    },
  },
  repeal: TOGETHER,
} satisfies VariantLaws<Pinochle>;
