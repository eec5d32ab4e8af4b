import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, isDone, must, noPenalty, noPenaltyPrinted, paysPoints, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import {
  dealtFromTop,
  exchangeCards,
  flushHolder,
  leadPam,
  leadSmallTrump,
  othersAtTable,
  pamExempt,
  pamHolder,
  playPamFirst,
  playTrumpFirst,
  thoseExchanging,
} from '../../words.ts';

const { five: blue } = cites.blue;
const { five, fivePlay, fiveFlush, fiveLaws } = cites.donohue;
const NONE = silent('It tells the counters, the flush and who is looed, and nothing of the play.');

/** The laws of five cards; Donohue says that there are no others. */
export const own = {
  'no-trick-of-five': law({
    question: 'who-pays',
    title: 'No trick of the five',
    gist: 'The hand is over, and a player has won nothing.',
    aka: ['looed', 'no trick', 'am I looed if I passed', 'exchanged cards and won nothing'],
    moment: 'hand-over',
    facts: {
      did: fact('What had that player done?', 'The player', {
        exchanged: { label: 'Had exchanged cards', chip: 'Exchanged cards', if: 'if the player had exchanged cards' },
        kept: { label: 'Had played the cards dealt', chip: 'Kept dealt cards', if: 'if the player had played the cards dealt' },
        out: { label: 'Had not played', chip: 'Did not play', if: 'if the player had not played' },
      }),
    },
    usual: { did: 'exchanged' },
    leads: { donohue: 'A player who had exchanged cards pays 5 counters to the next pool. A player who had not exchanged pays nothing.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on who pays 5 counters to the next pool: by Blue Ribbon everybody without a trick, whether in play or not; by Donohue only a player who had exchanged cards and won no trick.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(paysPoints('trickless-player', 5, 'counter', 'next-pool'), blue, { note: 'Everybody at the table, playing or not.' }),
      donohue: says(
        [
          { when: { did: 'exchanged' }, then: [paysPoints('trickless-player', 5, 'counter', 'next-pool')] },
          { when: { did: 'kept' }, then: [noPenalty] },
          { when: { did: 'out' }, then: [noPenalty], note: 'Only one who exchanged cards runs the risk.' },
        ],
        five,
      ),
    }),
    see: ['loo/five-card.points.looed'],
  }),
  'exchange-binds': law({
    question: 'obliged',
    title: 'Whether an exchange binds',
    gist: 'A player has changed cards, does not like what came, and would keep out of the play.',
    aka: ['changed cards must play', 'draw cards', 'dealer takes the trump', 'exchange'],
    moment: 'draw',
    facts: {
      who: fact('Who is it?', 'Cards changed by', {
        dealer: { label: 'The dealer', chip: 'Dealer', if: 'if the dealer changed cards' },
        other: { label: 'Another player', if: 'if a player other than the dealer changed cards' },
      }),
    },
    usual: { who: 'other' },
    leads: { donohue: 'A player who exchanged cards must play on, the dealer too.' },
    readings: (says) => ({
      'blue-ribbon-1940': NONE,
      donohue: says(
        [
          { when: { who: 'other' }, then: [allowed('player', exchangeCards), isDone(dealtFromTop), must(thoseExchanging, 'play-on')] },
          {
            when: { who: 'dealer' },
            then: [allowed('dealer', exchangeCards), allowed('dealer', 'take-turned-card'), must(thoseExchanging, 'play-on')],
            note: 'The dealer throws out one of their own cards for the card turned up.',
          },
        ],
        five,
      ),
    }),
  }),
  'flush-of-five': law({
    question: 'what-counts',
    title: 'What a flush of five wins',
    gist: 'A player holds nothing but trumps.',
    aka: ['five trumps', 'four trumps and pam', 'flush', 'who pays for the flush'],
    moment: 'making-trump',
    facts: {
      holds: fact('What does the player hold?', 'Flush', {
        five: { label: 'Five trumps', if: 'if the player holds five trumps' },
        pam: { label: 'Four trumps and pam', chip: 'Four and pam', if: 'if the player holds four trumps and pam' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'Blue Ribbon and Donohue agree that five trumps, or four and pam, win the pool. Only Donohue adds that each of the others pays 5 counters to the next pool, but the holder of pam pays nothing.',
    },
    leads: {
      'blue-ribbon-1940': 'Five trumps win the pool without play. Where pam (the jack of clubs) is played, it is a trump, so four trumps and pam win it too.',
      donohue:
        'Five trumps, or four and pam, win the pool. Each of the others at the table pays 5 counters to the next pool, but the holder of pam pays nothing.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { holds: 'five' }, then: [wins(flushHolder, 'pool')], note: 'It is not played. The book does not say whether the others are looed.' },
          {
            when: { holds: 'pam' },
            then: [wins(flushHolder, 'pool')],
            note: 'The book tells of pam as an addition that is sometimes made: the jack of clubs is then the best trump, and so the fifth.',
          },
        ],
        [blue, cites.blue.pam],
      ),
      donohue: says(
        [
          {
            when: { holds: 'five' },
            then: [wins(flushHolder, 'pool'), paysPoints(othersAtTable, 5, 'counter', 'next-pool'), isDone(pamExempt)],
          },
          { when: { holds: 'pam' }, then: [wins(flushHolder, 'pool'), paysPoints(othersAtTable, 5, 'counter', 'next-pool')] },
        ],
        fiveFlush,
      ),
    }),
    see: ['loo/five-card.points.flush'],
  }),
  'first-lead-of-five': law({
    question: 'obliged',
    title: 'What must be led',
    gist: 'A player on lead asks whether it must be pam, a trump or any card.',
    aka: ['lead pam', 'must I lead a trump', 'first round'],
    moment: 'lead',
    needs: ['trump'],
    facts: {
      lead: fact('Who leads?', 'Lead', {
        pam: { label: 'The first leader, with pam', chip: 'First, with pam', if: 'if it is the first lead and the leader has pam' },
        trump: {
          label: 'The first leader, with a trump and without pam',
          chip: 'First, with trump',
          if: 'if it is the first lead and the leader has a trump but not pam',
        },
        none: {
          label: 'The first leader, without pam or a trump',
          chip: 'First, no trump',
          if: 'if it is the first lead and the leader has neither pam nor a trump',
        },
        second: {
          label: 'The winner of the first trick, with a trump',
          chip: 'Second, with trump',
          if: 'if it is the second lead and the leader has a trump',
        },
        'second-none': {
          label: 'The winner of the first trick, without a trump',
          chip: 'Second, no trump',
          if: 'if it is the second lead and the leader has no trump',
        },
        later: { label: 'The winner of a later trick', chip: 'Last three tricks', if: 'if it is one of the last three leads' },
      }),
    },
    leads: {
      donohue:
        'The first leader must lead pam or, without pam, a small trump. The second lead must be a trump. A leader who has none, and any later leader, may lead any card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': NONE,
      donohue: says(
        [
          { when: { lead: 'pam' }, then: [must('leader', leadPam), noPenaltyPrinted] },
          { when: { lead: 'trump' }, then: [must('leader', leadSmallTrump), noPenaltyPrinted] },
          {
            when: { lead: 'none' },
            then: [allowed('leader', 'lead-any-card')],
            note: 'The suit led is then considered as trumps; the book does not say for how long.',
          },
          { when: { lead: 'second' }, then: [must('leader', 'lead-trump'), noPenaltyPrinted] },
          { when: { lead: ['second-none', 'later'] }, then: [allowed('leader', 'lead-any-card')] },
        ],
        [fivePlay, fiveLaws],
      ),
    }),
  }),
  'suit-not-followed': law({
    offence: 'revoke',
    title: 'Suit not followed, or no trump in the first round',
    gist: 'A player could follow suit, or play a trump in the first round, and does not.',
    aka: ['renege', 'did not follow suit', 'kept pam back', 'must pam be played'],
    moment: 'play',
    facts: {
      what: fact('What did the player keep back?', 'Kept back', {
        suit: { label: 'A card of the suit led', chip: 'Suit led', if: 'if the player kept back a card of the suit led' },
        trump: { label: 'A trump, in the first round', chip: 'A trump', if: 'if the player kept back a trump in the first round' },
        pam: { label: 'Pam, in the first round', chip: 'Pam', if: 'if the player kept back pam in the first round' },
      }),
    },
    usual: { what: 'suit' },
    leads: { donohue: 'The player must follow suit when able. In the first round, a trump or pam must be played if held. The book names no penalty.' },
    readings: (says) => ({
      'blue-ribbon-1940': NONE,
      donohue: says(
        [
          { when: { what: 'suit' }, then: [must('player', 'follow-suit'), noPenaltyPrinted] },
          { when: { what: 'trump' }, then: [must('player', playTrumpFirst), noPenaltyPrinted] },
          { when: { what: 'pam' }, then: [must(pamHolder, playPamFirst), noPenaltyPrinted], note: 'The book says that it is expected.' },
        ],
        [fiveLaws, fivePlay],
      ),
    }),
  }),
};
