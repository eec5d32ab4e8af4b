import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, loses, losesAmount, mayDemand, must, notDecided, permitted, putRight, scoresAmount, scoresNothing, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { allHeMade, dealThenRetire, injuredPlayer, setBidderBack } from '../words.ts';

const inOrder = [must('all-players', 'count-in-order'), wins('first-out', 'game')];

export const playLaws = {
  'trumped-with-suit': law({
    question: 'allowed',
    title: 'Trumped with the suit in hand',
    gist: 'A player holds a card of the suit led and plays a trump, or does not follow to a trump.',
    aka: ['do I have to follow suit', 'trump in', 'ruffed holding the suit', 'must I play trump'],
    moment: 'play',
    facts: {
      led: fact('What was led?', 'Led', {
        plain: { label: 'A plain suit, and the player trumped', chip: 'Plain suit', if: 'if a plain suit was led and the player trumped' },
        trump: { label: 'Trumps', if: 'if trumps were led' },
      }),
    },
    usual: { led: 'plain' },
    leads: {
      sierra: 'A player may trump a plain suit, even when holding a card of that suit. When trumps are led, a player who has one must play one.',
      'blue-ribbon-1940': 'A player may trump a plain suit, even when holding a card of that suit. When trumps are led, a player who has one must play one.',
      donohue: 'A player may trump a plain suit, even when holding a card of that suit. When trumps are led, a player who has one must play one.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { led: 'plain' }, then: [permitted] },
          { when: { led: 'trump' }, then: [must('anyone', 'follow-suit')] },
        ],
        cites.blue.auctionTrump,
      ),
      donohue: says(
        [
          { when: { led: 'plain' }, then: [permitted] },
          { when: { led: 'trump' }, then: [must('anyone', 'follow-suit')] },
        ],
        cites.donohue.playingScoring,
      ),
      sierra: says(
        [
          { when: { led: 'plain' }, then: [permitted] },
          { when: { led: 'trump' }, then: [must('anyone', 'follow-suit')], note: 'To the first trick, too, everyone plays a trump who has one.' },
        ],
        cites.sierra.takingTricks,
      ),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led plays neither that suit nor a trump.',
    aka: ['renege', 'did not follow suit', 'reneged in pitch'],
    moment: 'play',
    facts: {
      bid: fact('Was there a bid on the deal?', 'Bid on the deal', {
        yes: { label: 'Yes', if: 'if there was a bid on the deal' },
        no: { label: 'No', if: 'if there was no bid on the deal' },
      }),
    },
    usual: { bid: 'yes' },
    verdict: {
      kind: 'adds',
      say: 'Blue Ribbon and Donohue agree: the player scores nothing for this deal and, if there was a bid, loses the amount of the bid. If there was no bid, only Blue Ribbon has the player lose 2 points as well.',
    },
    leads: {
      'blue-ribbon-1940': 'The player scores nothing for this deal and loses the amount of the bid, or 2 points if there was no bid.',
      donohue: 'The player scores nothing for this deal and, if there was a bid, loses the amount of the bid.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { bid: 'yes' },
            then: [losesAmount('offender', 'amount-bid'), scoresNothing('offender')],
            note: 'We read the amount as that of the bid on the deal, even if another player than the bidder revoked. The hand is usually played out, so that the rest may score.',
          },
          { when: { bid: 'no' }, then: [loses('offender', -pointsOf(points['revoke-no-bid'], 'blue-ribbon-1940')), scoresNothing('offender')] },
        ],
        cites.blue.penalties,
      ),
      donohue: says(
        [
          {
            when: { bid: 'yes' },
            then: [losesAmount('offender', 'amount-bid'), scoresNothing('offender')],
            note: 'The amount is the highest that was bid in the deal.',
          },
          { when: { bid: 'no' }, then: [scoresNothing('offender')], note: 'No number was bid, so there is none to be set back.' },
        ],
        cites.donohue.playingScoring,
      ),
      sierra: silent('Suit must be followed or trumped; no penalty is printed.'),
    }),
    see: ['pitch.points.revoke', 'pitch.law.loss-through-revoke'],
  }),
  'loss-through-revoke': law({
    offence: 'revoke',
    title: 'Hurt by another’s revoke',
    gist: 'A player would have made more, had another not revoked.',
    aka: ['set by a renege', 'bidder lost because of a renege', 'revoke cost me the bid'],
    moment: 'hand-over',
    facts: {
      who: fact('Who was hurt?', 'Hurt', {
        bidder: { label: 'The bidder, by the revoke of an opponent', chip: 'Bidder', if: 'if the bidder was hurt by the revoke of an opponent' },
        other: { label: 'Another player', if: 'if a player other than the bidder was hurt' },
      }),
    },
    usual: { who: 'bidder' },
    leads: {
      'blue-ribbon-1940': 'A bidder hurt by an opponent’s revoke cannot be set back, and scores the points made. The book does not cover other players.',
      donohue: 'A player who lost by the revoke may have the score corrected.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the bidder was hurt by an opponent’s revoke: by Blue Ribbon the bidder cannot be set back and scores the points made; by Donohue the bidder may have the score corrected. Only Donohue covers other players who were hurt: they too may have the score corrected.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { who: 'bidder' },
            then: [barred('opponents', setBidderBack), scoresAmount('bidder', allHeMade)],
            note: 'Even if it is less than the bid.',
          },
          { when: { who: 'other' }, then: [notDecided] },
        ],
        cites.blue.penalties,
      ),
      donohue: always(mayDemand(injuredPlayer, putRight('all-players', 'score')), cites.donohue.playingScoring, {
        note: 'The loss has to be claimed and shown clearly from the tricks.',
      }),
      sierra: silent(),
    }),
    see: ['pitch.law.revoke'],
  }),
  'tie-for-game': law({
    question: 'tie',
    title: 'Tie for game',
    gist: 'Two players have the same count for game.',
    aka: ['tied game', 'game point tie', 'equal count'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Game goes to the greatest number; in its all fours the book gives a tie to the non-dealer.'),
      donohue: always(barred('tied-players', 'score-game-point'), cites.donohue.auctionScoring),
      sierra: always(barred('tied-players', 'score-game-point'), cites.sierra.scoringPoints),
    }),
  }),
  'both-go-out': law({
    question: 'who-goes-out',
    title: 'Two players reach the game',
    gist: 'In one deal more than one player makes points enough to go out.',
    aka: ['both sides go out', 'both go out', 'who goes out first', 'bidder goes out', 'bidder out first', 'smudged out', 'pitch tie at the end'],
    moment: 'score-entered',
    facts: {
      bidder: fact('Is the bidder one of them, with the bid made?', 'Bidder is out', {
        yes: { label: 'Yes', if: 'if the bidder is one of them, with the bid made' },
        no: { label: 'No', if: 'if the bidder is not one of them with the bid made' },
      }),
    },
    usual: { bidder: 'yes' },
    leads: {
      sierra: 'Points are counted in the order high, low, jack, game. The player who is out first wins the game.',
      donohue: 'Points are counted in the order high, low, jack, game. The player who is out first wins the game.',
      'blue-ribbon-1940':
        'If the bidder is one of them and made the bid, the bidder wins. If not, points are counted in the order high, low, jack, game, and the player out first wins.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if the bidder is one of them and made the bid: by Blue Ribbon the bidder wins, by Sierra and Donohue the player who is out first in the order high, low, jack, game. In all other cases that order decides by all three books.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { bidder: 'yes' }, then: [wins('bidder', 'game')], note: 'The bidder has the first count, whatever the others made.' },
          {
            when: { bidder: 'no' },
            then: inOrder,
            note: 'Also when the bidder was set back or is still short. Without a bid nobody has a first count.',
          },
        ],
        cites.blue.auctionGame,
      ),
      donohue: always(inOrder, cites.donohue.auctionScoring, {
        note: 'The bidder has no first count. A seller who is put out by the bid accepted was out before a card was led.',
      }),
      sierra: always(inOrder, cites.sierra.scoringPoints, {
        note: 'The bidder has no first count. Scoring stops as soon as a player is out. The book does not say when a set-back is taken off.',
      }),
    }),
    see: ['pitch.points.order', 'pitch.law.seller-out-on-the-bid'],
  }),
  'next-dealer-out': law({
    offence: 'deal-out-of-turn',
    title: 'The next dealer has gone out',
    gist: 'A player whose deal comes next goes out, and the others play on.',
    aka: ['who deals when a player is out', 'next dealer is out'],
    moment: 'next-cut',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent(),
      donohue: always(must('first-out', dealThenRetire), cites.donohue.lawsAllFours(6), {
        note: 'A note to the laws of all fours rules this for pitch with three players: otherwise the player after the one who is out would lose the pitch.',
      }),
      sierra: silent('The game ends when one player reaches the mark.'),
    }),
  }),
};
