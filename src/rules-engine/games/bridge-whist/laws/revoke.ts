import { always, fact, law } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import {
  allowed,
  barred,
  callCard,
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
  stands,
  takesTricks,
} from '../../../core/remedies.ts';
import { WHO_REVOKED } from '../../../core/trick-facts.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { scoreSlam, theRevoke, valueOfThreeTricks } from '../words.ts';
import { SKETCHES } from './sources.ts';
import { trickLaws } from './tricks.ts';

const NO_GAME = [
  barred('offending-side', 'win-game'),
  barred('offending-side', scoreSlam),
  capped('offending-side', pointsOf(points['revoke-cap'], 'donohue')),
];

/** The three penalties of Donohue, one of them for each revoke. */
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
        {
          open: ['The trick lies open, and {partners:neither the player nor his partner has}{-partners:the player has not} played again', 'still open'],
          quitted: 'The trick is turned and left{partners:, and the partner had not asked}',
          asked: ['The partner asked in time whether he had none; then the trick was turned and left', 'asked in time'],
          denied: ['The partner asked and was told that there was none; then the trick was turned and left', 'asked and denied'],
          'played-on': ['The player {partners:or his partner }has led or played to the next trick, in turn or not', 'played on'],
        },
        { needs: { asked: 'partners', denied: 'partners' } },
      ),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { since: 'open' }, then: [mayChange('offender', 'card')] },
          { when: { since: ['quitted', 'asked', 'denied', 'played-on'] }, then: [stands(theRevoke)] },
        ],
        [cites.uspc.playWrongHand, cites.uspc.law(28), cites.uspc.law(29)],
        "As in whist, where the partner's question alone fixes the revoke.",
      ),
      donohue: says(
        [
          { when: { since: ['open', 'asked'] }, then: [mayChange('offender', 'card')] },
          { when: { since: ['quitted', 'denied', 'played-on'] }, then: [stands(theRevoke)] },
        ],
        cites.donohue.revoke,
        'The revoke is established where the ruling is that it stands.',
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.revoke', 'bridge-whist.law.revoke-corrected', 'bridge-whist.law.renounce-question'],
  }),
  'revoke-corrected': law({
    offence: 'revoke',
    title: 'Revoke put right in time',
    gist: 'A player sees in time that he has a card of the suit led.',
    aka: ['corrected renege', 'caught it in time', 'changed the card before the trick was turned'],
    moment: 'play',
    facts: {
      who: fact('Who plays the wrong suit?', {
        defender: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
        'dealer-after': ['{-bidding:The dealer}{bidding:Declarer}, not last, when both hands of the other side have played', 'the other side has played'],
        'dealer-last': '{-bidding:The dealer}{bidding:Declarer}, last to the trick',
        'dealer-before': [
          '{-bidding:The dealer}{bidding:Declarer}, when an opponent has still to play, or the card is from dummy',
          'an opponent has still to play',
        ],
      }),
    },
    readings: (says) => ({
      'uspc-1898': always(
        [mayChange('offender', 'card'), cardExposed('offender', 'either-opponent'), mayChange('later-players', 'card')],
        [cites.uspc.playWrongHand, cites.uspc.law(29)],
        {
          note: 'As in whist, whoever it is. Dummy is not liable; a revoke from his hand is ruled apart.',
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
    facts: { cut: fact('Have the cards been cut for the next deal?', { no: ['No', 'before the next cut'], yes: ['Yes', 'after the next cut'] }) },
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
