import { always, fact, law } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  callCard,
  cannotRecall,
  capped,
  cardExposed,
  choice,
  forEach,
  losesAmount,
  mayChange,
  mayRequire,
  noPenalty,
  notDecided,
  scoresAmount,
  takesTricks,
} from '../../../laws/remedies.ts';
import { WHO_REVOKED } from '../../../laws/trick-facts.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { scoreSlam, valueOfThreeTricks } from '../words.ts';
import { SKETCHES } from './sources.ts';
import { trickLaws } from './tricks.ts';

const NO_GAME = [
  barred('offending-side', 'win-game'),
  barred('offending-side', scoreSlam),
  capped('offending-side', pointsOf(points['revoke-cap'], 'donohue')),
];

/** Donohue's three penalties, one of which is chosen for each revoke. */
const FOR_EACH_REVOKE = forEach(
  'revoke',
  choice(
    'opponents',
    takesTricks('opponents', 'offending-side', pointsOf(points.revoke, 'donohue')),
    losesAmount('offending-side', valueOfThreeTricks),
    scoresAmount('opponents', valueOfThreeTricks),
  ),
);

export const revokeLaws = {
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player other than dummy holds a card of the suit led, plays another suit, and it is too late to put right.',
    aka: ['renege', 'renege at bridge', 'did not follow suit', 'three tricks for a revoke'],
    moment: 'hand-over',
    facts: { sides: WHO_REVOKED },
    usual: { sides: 'one' },
    leads: {
      donohue:
        'For each revoke, the other side may take 3 tricks, score their value, or take that value off the revoking side, which may not win the game or a slam on this deal.',
      'uspc-1898':
        'The other side takes 3 tricks from the side that revoked. That side may not win the game on this deal or score over 28 points toward it. There are more cases.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if one side alone revoked: by U.S. Playing Card the other side takes 3 tricks; by Donohue it may instead score their value or take it off the revoking side’s score. By both, the revoking side may not win the game on this deal.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { sides: 'one' },
            then: [
              takesTricks('opponents', 'offending-side', pointsOf(points.revoke, 'uspc-1898')),
              barred('offending-side', 'win-game'),
              capped('offending-side', pointsOf(points['revoke-cap'], 'uspc-1898')),
            ],
            note: 'One trick at least is left to the side that revoked. Tricks so taken do not make a slam.',
          },
          { when: { sides: 'both' }, then: [notDecided] },
        ],
        cites.uspc.revoke,
      ),
      donohue: says(
        [
          {
            when: { sides: 'one' },
            then: [FOR_EACH_REVOKE, ...NO_GAME],
            claim: { by: 'opponents', until: 'next-cut' },
            note: 'One penalty may not be divided, and it touches only the score of the game in hand.',
          },
          {
            when: { sides: 'both' },
            then: [
              FOR_EACH_REVOKE,
              barred('both-sides', 'win-game'),
              barred('both-sides', scoreSlam),
              capped('both-sides', pointsOf(points['revoke-cap'], 'donohue')),
            ],
            claim: { by: 'opponents', until: 'next-cut' },
            note: 'Each side pays for its own revokes as the other chooses.',
          },
        ],
        [cites.donohue.revoke, cites.donohue.revokeHandOver],
      ),
      ...SKETCHES,
    }),
    consult: { donohue: { who: 'opponents', may: true, cites: [cites.donohue.revoke] } },
    see: ['bridge-whist.points.revoke', 'bridge-whist.points.revoke-cap', 'bridge-whist.law.revoke-established', 'bridge-whist.law.revoke-claimed-late'],
  }),
  'revoke-established': law({
    offence: 'revoke',
    title: 'When a revoke is established',
    gist: 'A wrong suit has been played, and the question is whether it can still be put right.',
    aka: ['turned and quitted', 'too late to correct a renege', 'having none partner', 'no hearts partner'],
    moment: 'play',
    facts: {
      since: fact(
        'How far has it gone?',
        'How far',
        {
          open: {
            label: 'The trick lies open, and {partners:neither the player nor the partner has}{-partners:the player has not} played again',
            chip: 'Still open',
            if: 'before the trick is turned over or {partners:the player’s side}{-partners:the player} plays again',
          },
          quitted: {
            label: 'The trick is turned and left{partners:, and the partner had not asked}',
            chip: 'Trick turned',
            if: 'once the trick is turned over{partners: without a question from the partner}',
          },
          asked: {
            label: 'The partner asked in time whether there was none; the player had not said no when the trick was turned and left',
            chip: 'Asked in time',
            if: 'once the trick is turned over after the partner’s question',
          },
          denied: {
            label: 'The partner asked in time and was told that there was none; then the trick was turned and left',
            chip: 'Asked and denied',
            if: 'once the trick is turned over after the player said there was none',
          },
          'played-on': {
            label: 'The player {partners:or the partner }has led or played to the next trick, in turn or not',
            chip: 'Played on',
            if: 'once {partners:the player’s side}{-partners:the player} has led or played to the next trick',
          },
        },
        { needs: { asked: 'partners', denied: 'partners' } },
      ),
    },
    usual: { since: 'played-on' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree once the partner has asked about the suit: by U.S. Playing Card the question makes the revoke final; by Donohue the card may still be changed until the player’s side plays again or, if the player said that there was none, only until the trick is turned over.',
    },
    leads: {
      donohue:
        'The player may change the card until the trick is turned over or the player’s side plays again. After that, the card may not be taken back. There are more cases.',
      'uspc-1898':
        'The card may be changed until the trick is turned over, the player’s side plays again or the partner asks about the suit. After that, the card may not be taken back.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { since: 'open' },
            then: [mayChange('offender', 'card')],
            note: 'Not once the partner has asked whether there was none: the question makes the revoke final, even while the trick lies open.',
          },
          { when: { since: ['quitted', 'asked', 'denied', 'played-on'] }, then: [cannotRecall('offender', 'card')], note: 'The revoke is established.' },
        ],
        [cites.uspc.playWrongHand, cites.uspc.law(28), cites.uspc.law(29)],
        'The play is that of whist, and the law is that of whist.',
      ),
      donohue: says(
        [
          { when: { since: 'open' }, then: [mayChange('offender', 'card')] },
          { when: { since: 'asked' }, then: [mayChange('offender', 'card')], note: 'Only while neither of that side has played to the next trick.' },
          { when: { since: ['quitted', 'denied'] }, then: [cannotRecall('offender', 'card')], note: 'The revoke is established.' },
          { when: { since: 'played-on' }, then: [cannotRecall('offender', 'card')], note: 'The revoke is established.' },
        ],
        cites.donohue.revoke,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.revoke', 'bridge-whist.law.revoke-corrected', 'bridge-whist.law.renounce-question'],
  }),
  'revoke-corrected': law({
    offence: 'revoke',
    title: 'Revoke put right in time',
    gist: 'A player sees in time that they have a card of the suit led.',
    aka: ['corrected renege', 'caught it in time', 'changed the card before the trick was turned'],
    moment: 'play',
    facts: {
      who: fact('Who plays the wrong suit?', 'Wrong suit from', {
        defender: {
          label: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
          chip: 'An opponent',
          if: 'if an opponent of {-bidding:the dealer}{bidding:declarer} played the wrong suit',
        },
        'dealer-after': {
          label: '{-bidding:The dealer}{bidding:Declarer}, not last, when both hands of the other side have played',
          chip: '{-bidding:Dealer}{bidding:Declarer}, not last',
          if: 'if {-bidding:the dealer}{bidding:declarer} erred, not last, and both opponents played',
        },
        'dealer-last': {
          label: '{-bidding:The dealer}{bidding:Declarer}, last to the trick',
          chip: '{-bidding:Dealer}{bidding:Declarer}, last',
          if: 'if {-bidding:the dealer}{bidding:declarer} erred as the last to play to the trick',
        },
        'dealer-before': {
          label: '{-bidding:The dealer}{bidding:Declarer}, when an opponent has still to play, or the card is from dummy',
          chip: 'Opponent to play',
          if: 'if {-bidding:the dealer}{bidding:declarer} erred with an opponent to play, or from dummy',
        },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'By both books the player may change the card. They disagree on the penalty: by U.S. Playing Card either opponent says when the wrong card is played. By Donohue, if an opponent of the dealer erred, the dealer may say when it is played, or make that opponent play the suit’s highest or lowest card.',
    },
    leads: {
      'uspc-1898':
        'The player may change the card. The wrong card stays face up, to be played when either opponent says. Those who played after it may change theirs.',

      donohue:
        'The player may change the card. If an opponent of the dealer erred, the dealer may say when the wrong card is played, or order the suit’s highest or lowest. There are more cases.',
    },
    readings: (says) => ({
      'uspc-1898': always(
        [mayChange('offender', 'card'), cardExposed('offender', 'either-opponent'), mayChange('later-players', 'card')],
        [cites.uspc.playWrongHand, cites.uspc.law(29)],
        {
          note: 'As in whist, no matter who revoked. Dummy pays nothing. A revoke from dummy has a law of its own.',
        },
      ),
      donohue: says(
        [
          {
            when: { who: 'defender' },
            then: [
              mayChange('offender', 'card'),
              mayChange('later-players', 'card'),
              choice('dealer', callCard('dealer', 'offender'), mayRequire('dealer', 'offender', 'play-highest-or-lowest')),
            ],
            note: 'The card called is the one played in error. Cards that later players take back cannot be called.',
          },
          {
            when: { who: 'dealer-after' },
            then: [mayChange('offender', 'card'), mayChange('later-players', 'card'), mayRequire('eldest-hand', 'dealer', 'play-highest-or-lowest')],
          },
          { when: { who: ['dealer-last', 'dealer-before'] }, then: [mayChange('offender', 'card'), mayChange('later-players', 'card'), noPenalty] },
        ],
        cites.donohue.revokePlay,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.revoke-established', 'bridge-whist.law.dummy-revokes'],
  }),
  'revoke-claimed-late': law({
    offence: 'revoke',
    title: 'Revoke claimed late',
    gist: 'A revoke is claimed after the deal in which it was made.',
    aka: ['too late to claim a revoke', 'claimed next hand'],
    moment: 'next-cut',
    facts: {
      cut: fact('Have the cards been cut for the next deal?', 'Next cut made', {
        no: { label: 'No', if: 'before the cards are cut for the next deal' },
        yes: { label: 'Yes', if: 'once the cards have been cut for the next deal' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: the other side may claim until the cards are cut for the next deal. Only Donohue adds that it may search the tricks.',
    },
    leads: {
      'uspc-1898': 'Until the cards are cut for the next deal, the opponents may claim the penalty. After that, it is too late.',
      donohue: 'Until the cards are cut for the next deal, the opponents may claim the penalty. After that, it is too late.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { cut: 'no' },
            then: [allowed('opponents', 'claim'), allowed('opponents', 'search-tricks')],
            note: 'The tricks are searched when the deal is over.',
          },
          { when: { cut: 'yes' }, then: [barred('opponents', 'claim')] },
        ],
        cites.donohue.revokeHandOver,
      ),
      ...SKETCHES,
    }),
  }),
  ...trickLaws,
};
