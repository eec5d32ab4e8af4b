// Leads, following and heading, and wrong plays.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, divide, isDone, must, pays, paysPoints, stands, takesBack, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  highestOfSuit,
  highestTrump,
  LOO,
  leadHighestTrump,
  loseTrick,
  poolOrMaximum,
  shareDivided,
  thoseWhoHold,
  trumpStaysDown,
  trumpTurned,
} from '../words.ts';

const { simplePlay, play, penalties } = cites.blue;
const { force, law: rule } = cites.donohue;
const NONE = silent('Of faults in the play it names the revoke alone, with a trick not headed and a trump not led.');

export const playLaws = {
  'what-to-lead': law({
    question: 'obliged',
    title: 'What must be led',
    gist: 'A player on lead asks whether it must be a trump, and which.',
    aka: ['must I lead a trump', 'lead trumps', 'lead the ace of trumps', 'two trumps'],
    moment: 'lead',
    needs: ['trump', 'tricks'],
    facts: {
      lead: fact('Which lead is it?', 'Lead', {
        simple: {
          label: 'One in a simple pool, with no trump turned yet',
          chip: 'No trump yet',
          if: 'in a simple pool with no trump turned yet',
        },
        first: { label: 'The first of a double pool', chip: 'First, double pool', if: 'on the first lead of a double pool' },
        later: { label: 'A later one, with a trump turned', chip: 'Later, trump turned', if: 'on a later lead with a trump turned' },
      }),
      trumps: fact('How many trumps does the leader hold?', 'Trumps held', {
        none: { label: 'None', if: 'if the leader holds no trump' },
        one: { label: 'One', if: 'if the leader holds one trump' },
        two: { label: 'Two or three', if: 'if the leader holds two or three trumps' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Once a trump is turned, a leader who has a trump must lead one. On the first lead of a double pool, it must be the highest. Without a trump, any card may be led.',
      donohue:
        'On the first lead of a double pool, a leader with two or three trumps must lead the highest. On a later lead, a leader must lead a trump if able. Otherwise, any card may be led.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { lead: 'simple' }, then: [allowed('leader', 'lead-any-card')] },
          { when: { lead: ['first', 'later'], trumps: 'none' }, then: [allowed('leader', 'lead-any-card')] },
          { when: { lead: ['first', 'later'], trumps: 'one' }, then: [must('leader', 'lead-trump')] },
          { when: { lead: 'first', trumps: 'two' }, then: [must('leader', leadHighestTrump)] },
          { when: { lead: 'later', trumps: 'two' }, then: [must('leader', 'lead-trump')] },
        ],
        [simplePlay, play],
      ),
      donohue: says(
        [
          { when: { lead: 'simple' }, then: [allowed('leader', 'lead-any-card')] },
          { when: { lead: 'first', trumps: 'two' }, then: [must('leader', leadHighestTrump)] },
          {
            when: { lead: 'first', trumps: ['none', 'one'] },
            then: [allowed('leader', 'lead-any-card')],
            note: 'To the first lead only two trumps or more bind the leader.',
          },
          { when: { lead: 'later', trumps: 'none' }, then: [allowed('leader', 'lead-any-card')] },
          { when: { lead: 'later', trumps: ['one', 'two'] }, then: [must('leader', 'lead-trump')] },
        ],
        [force, cites.donohue.play, rule(9)],
      ),
    }),
    see: ['loo.law.revoke'],
  }),
  'heading-the-trick': law({
    question: 'obliged',
    title: 'Heading the trick',
    gist: 'A player would rather lose a trick that they could win.',
    aka: ['must I win', 'must I trump', 'can I duck', 'undertrump', 'follow suit'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      holds: fact('What does the player hold?', 'Holds', {
        higher: { label: 'A card of the suit led that wins', chip: 'Winning suit card', if: 'if the player holds a card of the suit led that wins' },
        lower: { label: 'Cards of the suit led that do not win', chip: 'Losing suit cards', if: 'if the player’s cards of the suit led cannot win' },
        trump: { label: 'None of the suit, and a trump that wins', chip: 'Winning trump', if: 'if the player has none of the suit but a trump that wins' },
        under: {
          label: 'None of the suit, and no trump but lower ones than that played',
          chip: 'Low trumps only',
          if: 'if the player has none of the suit and only trumps too low',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player with a card of the suit must follow suit, and win the trick if able. A player without one must play a trump that wins. If no trump wins, any card may be played.',
      donohue:
        'A player with a card of the suit must follow suit, and win the trick if able. A player without one must play a trump that wins. If no trump wins, any card may be played.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { holds: 'higher' }, then: [must('player', 'follow-suit'), must('player', 'win-trick-if-able')] },
          { when: { holds: 'lower' }, then: [must('player', 'follow-suit')] },
          { when: { holds: 'trump' }, then: [must('player', 'win-with-trump')] },
          { when: { holds: 'under' }, then: [allowed('player', loseTrick)] },
        ],
        [simplePlay, play],
      ),
      donohue: says(
        [
          { when: { holds: 'higher' }, then: [must('player', 'follow-suit'), must('player', 'win-trick-if-able')] },
          { when: { holds: 'lower' }, then: [must('player', 'follow-suit')] },
          { when: { holds: 'trump' }, then: [must('player', 'win-with-trump')] },
          { when: { holds: 'under' }, then: [allowed('player', loseTrick)], note: 'A trump is asked for only where it heads the trick.' },
        ],
        [force, cites.donohue.play, rule(9)],
      ),
    }),
    see: ['loo.law.revoke'],
  }),
  'trump-turned-late': law({
    question: 'who-wins',
    title: 'A trump turned after the trick',
    gist: 'In a simple pool a trick lies on the table, and no trump has been turned before it.',
    aka: ['trump turned late', 'no trump yet', 'who wins in a simple', 'different suits'],
    moment: 'trick-turned',
    needs: ['turned-card'],
    facts: {
      suits: fact('Which suits are on the trick?', 'On the trick', {
        one: { label: 'One suit: all followed', chip: 'One suit', if: 'if all followed suit to the trick' },
        trump: { label: 'Several, and a card of the suit now turned', chip: 'Suits and a trump', if: 'if suits differ and one card is of the suit now turned' },
        plain: { label: 'Several, and none of the suit now turned', chip: 'Suits, no trump', if: 'if suits differ and no card is of the suit now turned' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If all followed suit, the highest card wins and no trump is turned. If not, a trump is turned: the highest trump on the trick wins or, without one, the highest of the suit led.',
      donohue:
        'If all followed suit, the highest card wins and no trump is turned. If not, a trump is turned: the highest trump on the trick wins or, without one, the highest of the suit led.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { suits: 'one' }, then: [wins(highestOfSuit, 'trick'), isDone(trumpStaysDown)] },
          { when: { suits: 'trump' }, then: [isDone(trumpTurned), wins(highestTrump, 'trick')] },
          { when: { suits: 'plain' }, then: [isDone(trumpTurned), wins(highestOfSuit, 'trick')], note: 'The trick goes to a trump only where one was played.' },
        ],
        simplePlay,
      ),
      donohue: says(
        [
          { when: { suits: 'one' }, then: [wins(highestOfSuit, 'trick'), isDone(trumpStaysDown)] },
          { when: { suits: 'trump' }, then: [isDone(trumpTurned), wins(highestTrump, 'trick')] },
          { when: { suits: 'plain' }, then: [isDone(trumpTurned), wins(highestOfSuit, 'trick')] },
        ],
        force,
      ),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke, or a trick not headed',
    gist: 'A player does not follow suit, does not head the trick, or does not lead a trump, although they could.',
    aka: ['renege', 'did not head the trick', 'did not lead trumps', 'failed to follow suit', 'could have won'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      agreed: fact('What has the company agreed on?', 'Agreed', {
        nothing: { label: 'Nothing, or a double loo', chip: 'Nothing, or double', if: 'if no price, or a double loo, was agreed for a revoke' },
        whole: { label: 'The whole pool, or the maximum', chip: 'Pool or maximum', if: 'if the whole pool or the maximum was agreed for a revoke' },
      }),
    },
    usual: { agreed: 'nothing' },
    leads: {
      'blue-ribbon-1940': 'The player pays 6 counters to the next pool. The others in play split the present pool equally.',
      donohue: 'The player loses their share to the others in play and pays 2 loos (or as agreed) to the next pool.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the player pays 6 counters to the next pool, and the others split this pool equally; by Donohue the player pays 2 loos or, if so agreed, the whole pool or the maximum, and the others split only that player’s share of this pool.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always([divide(thoseWhoHold, 'pool'), paysPoints('offender', 6, 'counter', 'next-pool')], penalties, {
        note: 'The shares are equal, whatever tricks have been won.',
      }),
      donohue: says(
        [
          { when: { agreed: 'nothing' }, then: [paysPoints('offender', 2, LOO, 'next-pool'), isDone(shareDivided)] },
          { when: { agreed: 'whole' }, then: [pays('offender', poolOrMaximum, 'next-pool'), isDone(shareDivided)] },
        ],
        doubted(rule(9), 'It opens a bracket with what other companies take and does not close it: whether the share is lost in every company is not sure.'),
      ),
    }),
    see: ['loo.law.heading-the-trick', 'loo.law.played-by-mistake', 'loo.points.revoke'],
  }),
  'played-by-mistake': law({
    offence: 'exposed-card',
    title: 'Card played by mistake',
    gist: 'A player puts down a card that they did not mean to play, and it has been seen.',
    aka: ['wrong card', 'dropped a card', 'take the card back', 'took back a revoke'],
    moment: 'play',
    notGeneral: true,
    facts: {
      revokes: fact('Is it a revoke?', 'A revoke', {
        no: { label: 'No', if: 'if the card played makes no revoke' },
        yes: { label: 'Yes', if: 'if the card played makes a revoke' },
      }),
    },
    usual: { revokes: 'no' },
    leads: {
      donohue:
        'The card stands, and the player pays 1 loo to the pool. If it makes a revoke, the player takes it back, the others may say when it is played, and the player still pays 1 loo.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': NONE,
      donohue: says(
        [
          { when: { revokes: 'no' }, then: [stands('play'), paysPoints('offender', 1, LOO, 'pool')] },
          {
            when: { revokes: 'yes' },
            then: [takesBack('offender', 'card'), allowed('other-players', 'call-exposed'), paysPoints('offender', 1, LOO, 'pool')],
            note: 'The card is called as at whist, and never so that the player would have to revoke.',
          },
        ],
        doubted(rule(7), 'The loo is read as due in either case. Until when a revoke can be taken up, the book does not say.'),
      ),
    }),
    see: ['loo.law.revoke'],
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Card played out of turn',
    gist: 'A player plays before those on their right.',
    aka: ['played too soon', 'led out of turn', 'out of order'],
    moment: 'play',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': NONE, donohue: always(paysPoints('offender', 1, LOO, 'pool'), rule(6)) }),
  }),
};
