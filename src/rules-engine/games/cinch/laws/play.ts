// The lead, following suit, and the revoke.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  losesAmount,
  mayRequire,
  must,
  noPenaltyPrinted,
  notDecided,
  onlyIf,
  permitted,
  scoresAmount,
  scoresNothing,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { allItMade, fourthFromLeader, itsBid, layLowApart, leadTrumpOrNone, playHandOut } from '../words.ts';

const { blue, uspc } = cites;

export const playLaws = {
  'first-lead': law({
    question: 'obliged',
    title: 'First lead of another suit',
    gist: 'The player who named the trump leads a plain suit to the first trick.',
    aka: ['must lead trump', 'lead something else first', 'first lead a trump'],
    moment: 'opening-lead',
    facts: {
      custom: fact('Was a trump lead agreed on?', 'Trump lead agreed', {
        no: { label: 'No', if: 'if no trump lead was agreed on' },
        yes: { label: 'Yes, as is frequent', chip: 'Yes', if: 'if a trump lead was agreed on' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Any card may be led.', 'uspc-1898': 'Any card may be led. If a trump lead was agreed on, a trump must be led.' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that the player who named the trump may lead any card. Only U.S. Playing Card adds that a trump must be led if that was agreed on.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(allowed('maker', 'lead-any-card'), blue.play, { note: 'That player leads, no matter who dealt.' }),
      'uspc-1898': says(
        [
          { when: { custom: 'no' }, then: [allowed('maker', 'lead-any-card')] },
          { when: { custom: 'yes' }, then: [must('maker', 'lead-trump'), noPenaltyPrinted] },
        ],
        [uspc.play, uspc.variations],
      ),
    }),
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads when another has the lead.',
    aka: ['led when it was my partner’s turn', 'led from the wrong hand'],
    moment: 'lead',
    needs: ['partners'],
    facts: {
      whose: fact('Whose lead was it?', 'Turn to lead', {
        partner: { label: 'The partner’s', chip: 'Partner’s', if: 'if it was the partner’s turn to lead' },
        opponent: { label: 'An opponent’s', chip: 'Opponent’s', if: 'if it was an opponent’s turn to lead' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If it was the partner’s lead, the opponent on the partner’s right may order that partner to lead a trump, or forbid it. The book does not cover an opponent’s lead.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { whose: 'partner' },
            then: [mayRequire(fourthFromLeader, 'proper-leader', leadTrumpOrNone)],
            note: 'The book says “he”; this is read as the player whose lead it was.',
          },
          { when: { whose: 'opponent' }, then: [notDecided] },
        ],
        blue.leading,
      ),
      'uspc-1898': silent('The namer of the trump leads, then the winner of each trick; the book does not mention a lead by another.'),
    }),
  }),
  'trumped-with-suit': law({
    question: 'allowed',
    title: 'Trumped with the suit in hand',
    gist: 'A player holds a card of the suit led and plays a trump, or does not follow to a trump.',
    aka: ['do I have to follow suit', 'trump in', 'ruff holding the suit', 'left pedro follow suit', 'five of the same color'],
    moment: 'play',
    facts: {
      led: fact('What was led?', 'Led', {
        plain: { label: 'A plain suit, and the player trumped', chip: 'Plain suit', if: 'if a plain suit was led and the player trumped' },
        trump: { label: 'Trumps, and the player has one', chip: 'Trumps', if: 'if trumps were led and the player has one' },
        left: {
          label: 'The printed suit of the left pedro, of which the player has no other card',
          chip: 'Left pedro’s suit',
          if: 'if the left pedro is the only card of the printed suit led',
        },
      }),
    },
    usual: { led: 'plain' },
    leads: {
      'blue-ribbon-1940':
        'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow. The left pedro is a trump.',
      'uspc-1898':
        'A plain suit may be trumped, even by a player who could follow. To a trump lead, a player with a trump must follow. The left pedro is a trump.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { led: 'plain' }, then: [permitted] },
          { when: { led: 'trump' }, then: [must('anyone', 'follow-suit')], note: 'The left pedro is a trump and follows to one.' },
          { when: { led: 'left' }, then: [allowed('player', 'play-any-card')], note: 'The left pedro belongs to the trumps.' },
        ],
        [blue.play, blue.pack],
      ),
      'uspc-1898': says(
        [
          { when: { led: 'plain' }, then: [permitted] },
          { when: { led: 'trump' }, then: [must('anyone', 'follow-suit')], note: 'The left pedro stands among the trumps.' },
          { when: { led: 'left' }, then: [allowed('player', 'play-any-card')], note: 'The left pedro stands among the trumps.' },
        ],
        [uspc.play, uspc.rank],
      ),
    }),
  }),
  'low-in-the-trick': law({
    offence: 'irregular-play',
    title: 'Low put among the tricks',
    gist: 'The deuce of trumps is played and gathered in with the trick, and nobody knows whose it was.',
    aka: ['who played low', 'where does the deuce go', 'lost track of low'],
    moment: 'play',
    facts: {},
    leads: {
      'uspc-1898':
        'The player who plays the deuce of trumps must leave it in front until the count; the book names no penalty. The book does not say who scores low when nobody knows.',
    },
    readings: () => ({
      'uspc-1898': always([must('player', layLowApart), noPenaltyPrinted], uspc.points),
      'blue-ribbon-1940': silent('Low counts for the side that wins it, like everything else.'),
    }),
    see: ['cinch.law.high-and-low'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led plays neither that suit nor a trump.',
    aka: ['renege', 'did not follow suit', 'reneged in cinch', 'bidder’s opponent revoked'],
    moment: 'play',
    facts: {
      who: fact('Which side revoked?', 'Revoked', {
        bidder: { label: 'The bidder’s side', chip: 'Bidder’s side', if: 'if the bidder’s side revoked' },
        adversary: { label: 'Their adversaries', chip: 'Other side', if: 'if the bidder’s opponents revoked' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the bidder’s side revoked, it scores nothing and loses its bid. If the other side revoked, it scores nothing, and the bidder’s side scores all the points that it made.',
      'uspc-1898':
        'The side that revoked scores nothing for this deal. If the bidder’s opponents revoked, the bidder’s side scores all the points that it made.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the side that revoked scores nothing. If it was not the bidder’s side, the bidder’s side scores what it made. Only Blue Ribbon adds that a bidder’s side that revokes loses its bid, and that the revoke must be proved.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { who: 'bidder' },
            then: [onlyIf('provable', scoresNothing('revoking-side'), losesAmount('side-of-bidder', itsBid)), allowed('revoking-side', playHandOut)],
            note: 'Played out, it keeps the others from making everything.',
          },
          {
            when: { who: 'adversary' },
            then: [onlyIf('provable', scoresNothing('revoking-side'), scoresAmount('side-of-bidder', allItMade)), allowed('revoking-side', playHandOut)],
            note: 'Even if it is less than the bid.',
          },
        ],
        blue.revoke,
      ),
      'uspc-1898': says(
        [
          { when: { who: 'bidder' }, then: [scoresNothing('revoking-side')], note: 'The book does not say whether the bid is set back as well.' },
          {
            when: { who: 'adversary' },
            then: [scoresNothing('revoking-side'), scoresAmount('side-of-bidder', allItMade)],
            note: 'Even if it is less than the bid.',
          },
        ],
        uspc.hole,
      ),
    }),
    see: ['cinch.points.revoke'],
  }),
};
