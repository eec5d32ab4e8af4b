// Laws of auction bridge that depend on an open dummy, on doubling or on its slams: what is left of them where every hand is held.

import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import {
  barred,
  cardExposed,
  choice,
  forbidSuit,
  forEach,
  isVoid,
  must,
  newDeal,
  noPenalty,
  notDecided,
  scores,
  stands,
  takesTricks,
} from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites, THE_CODE } from '../cites.ts';
import { points } from '../points.ts';
import { furtherRevoke, handOverRest, playSevenTricks, theLastBid } from '../words.ts';

const BOOK = 'blue-ribbon-1940';

const clause = doubted(cites.blue.scoring, THE_CODE);

const DECLARERS_SIDE =
  'The code frees declarer because declarer’s partner is dummy. Here the partner holds cards, and the book does not say what takes the place of that rule.';
const { code } = cites.blue;
const TRICKS = 2;
const LATEST = { by: 'innocent-side', until: 'next-cut' } as const;

export const irregularities = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Exposed card',
    gist: 'A card is shown during the play, or mentioned as being in the hand.',
    aka: ['dropped a card', 'showed a card', 'card face up', 'I have the king'],
    moment: 'play',
    facts: {
      who: fact('Whose card is it?', 'Whose card', {
        defender: { label: 'A defender’s', if: 'if the card is a defender’s' },
        'declarers-side': { label: 'Declarer’s or the partner’s', chip: 'Declarer’s side’s', if: 'if it is a card of declarer’s side' },
      }),
      how: fact('How was it exposed?', 'Exposed', {
        shown: {
          label: 'Dropped face up, or held so that the partner could see any of its face',
          chip: 'Shown',
          if: 'if the card was shown face up or to the partner',
        },
        named: { label: 'Mentioned or hinted at as being in the hand', chip: 'Named', if: 'if the card was named or hinted at' },
        claim: {
          label: 'Shown because declarer claimed or conceded tricks',
          chip: 'In a claim',
          if: 'if the card was shown because declarer claimed or conceded',
        },
      }),
    },
    usual: { who: 'defender', how: 'shown' },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { who: 'defender', how: ['shown', 'named'] },
            then: [must('offender', 'leave-face-up'), cardExposed('offender', 'declarer')],
            note: 'It may be called in turn until it is played, but never so as to make a revoke. Its holder may also play it when it fits.',
          },
          { when: { who: 'defender', how: 'claim' }, then: [noPenalty], note: 'Such cards are not called.' },
          { when: { who: 'declarers-side' }, then: [notDecided], note: DECLARERS_SIDE },
        ],
        [clause, code(105), code(106), code(107), code(108), code(110), code(111)],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'A defender’s card stays face up, to be played when the declarer says. If it was shown because declarer claimed or conceded, there is no penalty. There are more cases.',
    },
    see: ['vint.law.two-cards-played'],
  }),
  'two-cards-played': law({
    offence: 'exposed-card',
    title: 'Two cards played at once',
    gist: 'A player lays two or more cards to a trick together.',
    aka: ['two cards stuck together', 'played two cards'],
    moment: 'play',
    facts: {
      who: fact('Who played them?', 'Played by', {
        defender: { label: 'A defender', if: 'if a defender played them' },
        'declarers-side': { label: 'Declarer or the partner', chip: 'Declarer’s side', if: 'if declarer or the partner played them' },
      }),
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { who: 'defender' },
            then: [cardExposed('offender', 'declarer')],
            note: 'All of them are exposed cards. The book does not say which one counts as played.',
          },
          { when: { who: 'declarers-side' }, then: [notDecided], note: DECLARERS_SIDE },
        ],
        [clause, code(105), code(106), code(107)],
      ),
    }),
    leads: { 'blue-ribbon-1940': 'If a defender played them, they stay face up, to be played when the declarer says. The book covers nothing else.' },
    see: ['vint.law.exposed-card'],
  }),
  'exposed-before-lead': law({
    offence: 'exposed-card',
    title: 'Card exposed during the bidding',
    gist: 'A player shows a card before the bidding is over.',
    aka: ['dropped a card while bidding', 'showed a card too soon'],
    moment: 'bidding',
    facts: {
      seat: fact('How did the bidding end?', 'The owner is', {
        open: { label: 'It is not over yet', chip: 'Bidding goes on', if: 'before the bidding is over' },
        'declarers-side': {
          label: 'The player of the card became declarer, or the partner of declarer',
          chip: 'Declarer’s side',
          if: 'if the player who showed it is declarer or declarer’s partner',
        },
        right: { label: 'The owner sits on declarer’s right', chip: 'On the right', if: 'if the player who showed it sits on declarer’s right' },
        left: {
          label: 'The owner sits on declarer’s left and leads first',
          chip: 'On the left',
          if: 'if the player who showed it sits on declarer’s left and leads',
        },
      }),
      card: fact('Which card was it?', 'Card', {
        honor: { label: 'An honor', if: 'if the card was an honor' },
        other: { label: 'A lower card', if: 'if the card was lower than an honor' },
      }),
    },
    usual: { card: 'other' },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { seat: 'open', card: 'honor' },
            then: [must('offender', 'leave-face-up'), barred('partner-of-offender', 'bid-further')],
            note: 'The book does not say which cards besides the aces are honors while no suit is settled.',
          },
          { when: { seat: 'open', card: 'other' }, then: [must('offender', 'leave-face-up')] },
          { when: { seat: 'declarers-side' }, then: [notDecided], note: DECLARERS_SIDE },
          {
            when: { seat: 'right' },
            then: [forbidSuit('declarer', 'partner-of-offender'), cardExposed('offender', 'declarer')],
            note: 'The partner is the one who leads first.',
            doubtful: true,
          },
          { when: { seat: 'left' }, then: [cardExposed('offender', 'declarer')], doubtful: true },
        ],
        [clause, code(92), code(93), doubted(code(107), 'That the card stays subject to call in the play is read out of this law.')],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The player must leave the card face up. If it was an honor, that player’s partner may not take any further part in the bidding. There are more cases.',
    },
    see: ['vint.law.exposed-card'],
  }),
  'bid-over-seven': law({
    offence: 'irregular-bid',
    title: 'Bid of more than seven',
    gist: 'A player bids eight or more.',
    aka: ['bid eight', 'impossible bid'],
    moment: 'bidding',
    facts: {},
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            then: [
              isVoid('bid'),
              must('offending-side', 'pass-throughout'),
              choice('innocent-side', stands(theLastBid), newDeal(null), must('offending-side', playSevenTricks)),
            ],
            note: 'The code lets the other side double as well; in vint nothing is doubled.',
          },
        ],
        [cites.blue.bidding, clause, code(86), code(29), code(33)],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The bid does not count, and the player’s side must pass from now on. The other side may let the last proper bid stand, have a new deal, or make the player’s side play seven.',
    },
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who could have followed suit did not, and the right to correct it is gone.',
    aka: ['renege', 'renig', 'reneged', 'did not follow suit', 'two tricks for a revoke', 'established revoke'],
    moment: 'hand-over',
    facts: {
      times: fact('How often?', 'Revokes', {
        once: { label: 'Once, by one side', chip: 'One', if: 'if one side revoked once' },
        more: { label: 'More than once, all by the same side', chip: 'More, one side', if: 'if one side revoked more than once' },
        level: { label: 'Both sides, equally often', chip: 'Both, equally', if: 'if both sides revoked equally often' },
        uneven: { label: 'Both sides, one of them more often', chip: 'Both, unequally', if: 'if both sides revoked, one of them more often' },
      }),
      enough: fact('Has the side at fault tricks enough to give?', 'Tricks enough', {
        yes: { label: 'Yes', if: 'if the side at fault has tricks enough to give' },
        no: { label: 'No', if: 'if the side at fault has too few tricks to give' },
      }),
    },
    usual: { times: 'once', enough: 'yes' },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { times: 'once', enough: 'yes' },
            then: [takesTricks('innocent-side', 'offending-side', TRICKS)],
            claim: LATEST,
            note: 'The score is then made up as if they had been won in play.',
          },
          {
            when: { times: 'more', enough: 'yes' },
            then: [takesTricks('innocent-side', 'offending-side', TRICKS), forEach(furtherRevoke, takesTricks('innocent-side', 'offending-side', 1))],
            claim: LATEST,
            note: 'The score is then made up as if they had been won in play.',
          },
          {
            when: { times: ['once', 'more'], enough: 'no' },
            then: [scores('innocent-side', pointsOf(points['grand-slam'], BOOK), 'point-above')],
            claim: LATEST,
            note: 'The code gives a grand slam; the figure is that of vint.',
          },
          { when: { times: 'level' }, then: [noPenalty], note: 'The revokes cancel each other.' },
          {
            when: { times: 'uneven', enough: 'yes' },
            then: [must('offending-side', handOverRest)],
            claim: LATEST,
            note: 'The side with more revokes is the one at fault.',
          },
          { when: { times: 'uneven', enough: 'no' }, then: [notDecided] },
        ],
        [clause, code(114), code(115), code(122), code(123), code(124), code(125), code(126)],
        'It is established when the revoking side leads or plays to the next trick, in turn or not, or shows its cards or claims the rest.',
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The other side takes 2 tricks, and 1 more for each further revoke. If the revoking side has too few tricks, the other side scores 2000 points above the line. There are more cases.',
    },
    see: ['vint.law.revoke-corrected', 'vint.points.grand-slam'],
  }),
};
