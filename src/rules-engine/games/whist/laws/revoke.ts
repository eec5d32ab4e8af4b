import { fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  callSuit,
  cardExposed,
  choice,
  countsAsRevoke,
  forEach,
  loses,
  mayChange,
  mayRequire,
  noPenalty,
  notDecided,
  onlyIf,
  type Remedy,
  scores,
  takesTricks,
} from '../../../laws/remedies.ts';
import { ASKED_OF_RENOUNCE, REVOKE_STAGE, WHEN_MIXED } from '../../../laws/trick-facts.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites, NO_LAWS } from '../cites.ts';
import { points } from '../points.ts';
import { calledHand, rightOfCalledHand } from '../words.ts';

/** A revoke: by one side, or by both; where each plays for themselves, by one player or more. */
const WHO_REVOKED = fact('Who revoked?', 'Revoked', {
  one: { label: 'One {partners:side}{-partners:player}', if: 'if only one {partners:side}{-partners:player} revoked' },
  both: {
    label: '{partners:Both sides}{-partners:Two players or more}, in the same deal',
    chip: '{partners:Both sides}{-partners:Two or more}',
    if: 'if {partners:both sides}{-partners:two players or more} revoked in the same deal',
  },
});

/** The cost of a revoke by the American code: tricks for each revoke, and the game cannot be won. */
const AMERICAN: readonly Remedy[] = [
  forEach('revoke', takesTricks('opponents', 'revoking-side', pointsOf(points.revoke, 'uspc-1898'))),
  barred('revoking-side', 'win-game'),
];
const THREE = pointsOf(points.revoke, 'donohue');
const HOYLE = choice('opponents', scores('opponents', THREE), takesTricks('opponents', 'revoking-side', THREE), loses('revoking-side', THREE));
const HOYLE_NOTE = 'A revoking side that is out all the same stays at nine, and the penalty is taken before any other score of the deal.';

export const revokeLaws = {
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led plays one of another suit.',
    aka: ['renege', 'renege penalty', 'did not follow suit', 'renounced in error', 'trumped and had the suit', 'revoke after the trick is quitted'],
    moment: 'play',
    facts: { found: REVOKE_STAGE, sides: WHO_REVOKED },
    usual: { found: 'quitted', sides: 'one' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. Once the trick is turned over, by Donohue the other side chooses: score 3 points, take 3 tricks or make the side that revoked lose 3 points. By U.S. Playing Card the other side takes 2 tricks, and the side that revoked may not win the game on this deal.',
    },
    leads: {
      donohue:
        'Once the trick is turned over, the other side chooses: score 3 points, take 3 tricks from the side that revoked, or make that side lose 3 points. There are more cases.',
      'uspc-1898':
        'Once the trick is turned over, each revoke costs the side that made it 2 tricks, and that side may not win the game on this deal. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { found: 'open' },
            then: [mayChange('offender', 'card'), cardExposed('offender', 'either-opponent'), mayChange('later-players', 'card')],
            note: 'It is not yet a revoke. The cards that the others change are not liable.',
          },
          {
            when: { found: ['asked', 'quitted'], sides: 'one' },
            then: AMERICAN,
            claim: { by: 'opponents', until: 'next-cut' },
            note: 'The revoking side may have the hand played out and score up to six.',
          },
          {
            when: { found: ['asked', 'quitted'], sides: 'both' },
            then: [forEach('revoke', takesTricks('opponents', 'revoking-side', pointsOf(points.revoke, 'uspc-1898'))), barred('both-sides', 'win-game')],
            claim: { by: 'opponents', until: 'next-cut' },
            note: 'Each side pays for its own revokes.',
          },
        ],
        [cites.uspc.law(28), cites.uspc.law(29), cites.uspc.law(30), cites.uspc.law(31), cites.uspc.law(33)],
      ),
      donohue: says(
        [
          {
            when: { found: ['open', 'asked'] },
            then: [choice('opponents', mayRequire('opponents', 'offender', 'play-highest-or-lowest'), cardExposed())],
            note: 'The card wrongly played may be called at any later time when that forces no revoke.',
          },
          { when: { found: 'quitted', sides: 'one' }, then: [HOYLE], claim: { by: 'opponents', from: 'trick-turned', until: 'next-cut' }, note: HOYLE_NOTE },
          { when: { found: 'quitted', sides: 'both' }, then: [notDecided] },
        ],
        [cites.donohue.revokingScoring, cites.donohue.revokingRevoke],
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': silent(
        'The page on whist has no revoke. The general laws of this book ask that a revoke be proved before the score is put down, and leave the penalty to the game.',
      ),
    }),
    see: ['whist.points.revoke', 'whist.points.revoke-cap', 'whist.law.revoke-claimed-late', 'general-laws.law.revoke-claim'],
  }),
  'revoke-claimed-late': law({
    offence: 'revoke',
    title: 'Revoke claimed late',
    gist: 'A revoke is claimed when the deal is over.',
    aka: ['too late to claim a revoke', 'claimed the renege next hand'],
    moment: 'next-cut',
    facts: {
      cut: fact('Have the cards been presented and cut for the next deal?', 'Cut for next deal', {
        no: { label: 'No', if: 'before the cards are cut for the next deal' },
        yes: { label: 'Yes', if: 'once the cards are cut for the next deal' },
      }),
    },
    verdict: { kind: 'agree', say: 'Both books agree: the other side may claim until the cards are cut for the next deal.' },
    leads: {
      donohue: 'The other side may claim the penalty until the cards are cut for the next deal, but not after that.',
      'uspc-1898': 'The other side may claim the penalty until the cards are cut for the next deal, but not after that.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { cut: 'no' }, then: [allowed('opponents', 'claim')], claim: { by: 'opponents', until: 'next-cut' } },
          { when: { cut: 'yes' }, then: [barred('opponents', 'claim')] },
        ],
        cites.uspc.law(33),
      ),
      donohue: says(
        [
          { when: { cut: 'no' }, then: [allowed('opponents', 'claim')], claim: { by: 'opponents', from: 'trick-turned', until: 'next-cut' } },
          { when: { cut: 'yes' }, then: [barred('opponents', 'claim')] },
        ],
        cites.donohue.revokingRevoke,
        'Nor may it be claimed too early: the trick has first to be turned, or the revoking side to play again.',
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': silent('The page on whist has no revoke; the general laws of this book ask that it be proved before the score is put down.'),
    }),
    see: ['whist.law.revoke', 'general-laws.law.revoke-claim'],
  }),
  'tricks-mixed': law({
    offence: 'revoke',
    title: 'Cards mixed when a revoke is claimed',
    gist: 'The side accused of a revoke mixes its cards.',
    aka: ['mixed the tricks', 'threw the cards together'],
    moment: 'hand-over',
    facts: { when: WHEN_MIXED },
    usual: { when: 'after' },
    leads: {
      donohue:
        'If the cards were mixed after the claim, the side that claimed may score 3 points, take 3 tricks from the other side, or make it lose 3 points. The book covers nothing else.',
      'uspc-1898':
        'If the cards were mixed after the claim, each revoke costs the accused side 2 tricks, and it may not win the game on this deal. If mixed before, the revoke must be proved.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only on what the revoke costs if the tricks were mixed after the claim. By Donohue the side that claimed scores 3 points, takes 3 tricks or makes the other side lose 3 points. By U.S. Playing Card it takes 2 tricks, and the other side may not win the game on this deal.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { when: 'after' }, then: AMERICAN, note: 'The revoke needs no proof.' },
          { when: { when: 'before' }, then: [onlyIf('provable', allowed('opponents', 'claim'))] },
        ],
        [cites.uspc.law(32), cites.uspc.law(30)],
      ),
      donohue: says(
        [
          { when: { when: 'after' }, then: [HOYLE], note: 'The revoke is taken as proved.' },
          { when: { when: 'before' }, then: [notDecided] },
        ],
        [cites.donohue.revokingTricksMixed, cites.donohue.revokingScoring],
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': silent('The page on whist has no revoke; the general laws of this book ask that it be proved before the score is put down.'),
    }),
    see: ['whist.law.revoke'],
  }),
  'renounce-question': law({
    offence: 'revoke',
    title: 'Asking about a renounce',
    gist: 'Somebody asks a player who did not follow whether they have none of the suit.',
    aka: ['having none partner', 'no hearts partner', 'asked if he was out of the suit'],
    moment: 'play',
    needs: ['partners'],
    facts: ASKED_OF_RENOUNCE,
    usual: { who: 'partner' },
    leads: {
      'uspc-1898':
        'If the partner asked a player who has the suit, it is a revoke. If an opponent asked, the player may replace the card, which stays face up; later players may replace theirs too.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { has: 'no' }, then: [noPenalty] },
          { when: { who: 'partner', has: 'yes' }, then: [countsAsRevoke], note: 'It can no longer be put right.' },
          {
            when: { who: 'opponent', has: 'yes' },
            then: [mayChange('offender', 'card'), cardExposed('offender', 'either-opponent'), mayChange('later-players', 'card')],
            note: 'Only the partner’s question fixes the revoke. The card may be changed while the trick lies open and the player’s side has not played again. The cards that the others change are not liable.',
          },
        ],
        [cites.uspc.law(28), cites.uspc.law(29)],
      ),
      donohue: silent(),
      ...NO_LAWS,
    }),
    see: ['whist.law.revoke'],
  }),
  'looking-back': law({
    offence: 'looking-back',
    title: 'Looking back at a trick turned over',
    gist: 'A player looks at a trick that has been turned over.',
    aka: ['looked at the last trick', 'turned up the tricks'],
    moment: 'trick-turned',
    facts: {
      when: fact('When?', 'When', {
        during: { label: 'While the hand is being played', chip: 'During play', if: 'while the hand is being played' },
        claim: { label: 'When the hand is over, to prove a revoke', chip: 'To prove a revoke', if: 'when the hand is over and a revoke is to be proved' },
      }),
    },
    usual: { when: 'during' },
    leads: {
      'uspc-1898':
        'During play, an opponent may say which suit the player who looked, or the partner, must lead next. When the hand is over, the other side may search the tricks for a revoke.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { when: 'during' },
            then: [callSuit(rightOfCalledHand, calledHand)],
            note: 'It is the penalty of a lead out of turn.',
          },
          { when: { when: 'claim' }, then: [allowed('opponents', 'search-tricks')] },
        ],
        [cites.uspc.law(37), cites.uspc.law(32), cites.uspc.law(24)],
      ),
      donohue: silent(),
      ...NO_LAWS,
    }),
    see: ['whist.law.lead-out-of-turn', 'whist.law.tricks-mixed'],
  }),
};
