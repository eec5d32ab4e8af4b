import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, foulHand, passesTo, pays, scoresNothing, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  callMahJong,
  claimCleared,
  countSets,
  east,
  eastsPlace,
  everyCount,
  fullLimit,
  halfLimit,
  othersThanEast,
  shortOfTiles,
  south,
  takeTilesUp,
} from '../words.ts';

const { short, called, east: eastAgain } = cites.blue;

export const callLaws = {
  'called-without-twenty': law({
    offence: 'false-claim',
    title: 'Mah Jong called without twenty',
    gist: 'A player calls Mah Jong, and the sets and the pair do not count 20 without doubles and bonuses.',
    aka: ['false mah jong', 'wrong mah jong', 'called mah jong by mistake', 'not enough points'],
    moment: 'showdown',
    facts: {
      shown: fact('Has another player shown any tiles?', 'A hand was shown', {
        no: { label: 'No', if: 'before another player has shown any tiles' },
        yes: { label: 'Yes', if: 'once another player has shown tiles' },
      }),
      who: fact('Who called?', 'Called by', {
        east: { label: 'East', if: 'if East called' },
        other: { label: 'Another player', if: 'if a player other than East called' },
      }),
    },
    usual: { who: 'other' },
    cases: [
      { when: { shown: 'no' }, then: [allowed('offender', takeTilesUp)] },
      { when: { shown: 'yes', who: 'other' }, then: [pays('offender', halfLimit, othersThanEast), pays('offender', fullLimit, east)] },
      { when: { shown: 'yes', who: 'east' }, then: [pays('offender', fullLimit, 'each-other-player')] },
    ],
    cites: called,
    leads: {
      'blue-ribbon-1940':
        'If nobody else has shown tiles, the player takes the tiles back. If somebody has, the player pays East the limit and the others half. If East called, East pays each the limit.',
    },
    see: ['mah-jong.points.minimum', 'mah-jong.points.limit'],
  }),
  'short-hand': law({
    offence: 'wrong-number-of-cards',
    title: 'Too few tiles',
    gist: 'A player has fewer tiles than belong to a hand.',
    aka: ['short hand', 'twelve tiles', 'one tile short', 'forgot to draw'],
    moment: 'showdown',
    cases: [{ then: [barred(shortOfTiles, callMahJong), allowed(shortOfTiles, countSets), barred(shortOfTiles, claimCleared)] }],
    cites: short,
    leads: {
      'blue-ribbon-1940':
        'The player may not win the hand, and gets no double for a cleared suit, all 1s and 9s or all honours. The player’s sets still count when settling with the other players.',
    },
  }),
  'too-many-tiles': law({
    offence: 'wrong-number-of-cards',
    title: 'Too many tiles',
    gist: 'A player has a tile too many, because they did not discard or for another reason.',
    aka: ['long hand', 'fifteen tiles', 'one tile too many', 'forgot to discard'],
    moment: 'showdown',
    cases: [{ then: [foulHand(), pays('offender', everyCount, 'each-other-player'), scoresNothing('offender')] }],
    cites: short,
  }),
  'east-after-the-hand': law({
    question: 'what-counts',
    title: 'Who is East next',
    gist: 'A hand is over, and the next one is to be played.',
    aka: ['does east stay', 'when does the wind change', 'next dealer'],
    moment: 'hand-over',
    facts: {
      winner: fact('Who has won?', 'Won by', {
        east: { label: 'East', if: 'if East has won' },
        other: { label: 'Another player', if: 'if a player other than East has won' },
      }),
    },
    cases: [
      { when: { winner: 'east' }, then: [stands(eastsPlace)] },
      {
        when: { winner: 'other' },
        then: [passesTo(eastsPlace, south)],
        note: 'Nobody changes seats. When it comes back to the first East, the prevailing wind goes on to the next.',
      },
    ],
    cites: eastAgain,
    leads: { 'blue-ribbon-1940': 'If East has won, East keeps the place. If another player has won, the place passes to the player who was South.' },
  }),
};
