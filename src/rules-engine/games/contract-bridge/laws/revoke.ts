import { doubted } from '../../../core/cites.ts';
import { fact, law, silent } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import { cannotRecall, choice, mayChange, mayRequire, must, noPenalty, notDecided, penaltyCard, stands, takesTricks } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { points } from '../points/index.ts';
import { correctRevoke, leftOfDeclarer, playExtremeCorrect } from '../words.ts';

const NO_PENALTY = silent('The manual tells players to follow suit and gives no penalty.');

const innocent = mayChange('innocent-side', 'card');

export const revokeLaws = {
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who could follow suit did not, and it is too late to put it right.',
    aka: ['renege', 'reneged', 'did not follow suit', 'established revoke', 'revoke penalty', 'how many tricks for a revoke'],
    moment: 'play',
    facts: {
      from: fact('From which hand was it made?', { closed: 'From a hand held by a player', dummy: 'From dummy, lying face up' }),
      which: fact('Which revoke of that side in this deal?', { first: 'Its first', later: 'A later one' }),
      tricks: fact('How many tricks has that side won from its first revoke on, that trick among them, and not yet given up?', {
        two: 'Two or more',
        one: 'One',
        none: 'None',
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { from: 'dummy' }, then: [stands('trick'), noPenalty] },
          {
            when: { from: 'closed', which: 'first', tricks: 'two' },
            then: [takesTricks('innocent-side', 'offending-side', pointsOf(points['revoke-first'], 'blue-ribbon-1940'))],
            doubtful: true,
          },
          {
            when: { from: 'closed', which: 'first', tricks: 'one' },
            then: [takesTricks('innocent-side', 'offending-side', 1)],
            note: 'Two are due, but only tricks won since the first revoke can be transferred.',
            doubtful: true,
          },
          {
            when: { from: 'closed', which: 'later', tricks: ['two', 'one'] },
            then: [takesTricks('innocent-side', 'offending-side', pointsOf(points['revoke-later'], 'blue-ribbon-1940'))],
          },
          {
            when: { from: 'closed', tricks: 'none' },
            then: [noPenalty],
            note: 'Tricks are due, but only those won since the first revoke can be transferred.',
          },
        ],
        [
          doubted(cites.blue.establishedRevoke, 'Page 434 says simply that two tricks are taken, and that those won before the revoke stand.'),
          cites.blue.scoringRest,
          cites.blue.scoring,
        ],
        'The tricks pass over at the end of play and count as won in play: they may make declarer’s contract; any above it are overtricks.',
      ),
      sierra: NO_PENALTY,
    }),
    see: ['contract-bridge.points.revoke-first', 'contract-bridge.points.revoke-later', 'contract-bridge.law.revoke-established'],
  }),
  'revoke-established': law({
    offence: 'revoke',
    title: 'When a revoke is past mending',
    gist: 'The moment after which a revoke can no longer be put right.',
    aka: ['established', 'too late to correct a revoke', 'revoke in the twelfth trick', 'last two tricks'],
    moment: 'play',
    facts: {
      trick: fact('Which revoke?', {
        leading: 'In leading, in any trick but the twelfth',
        following: 'In following or discarding, in any trick but the last two',
        twelfth: 'In the twelfth trick',
        last: 'In the last trick',
      }),
      since: fact('What has happened since?', {
        nothing: 'The offender’s partner has not yet played to the trick',
        'partner-played': 'The offender’s partner has played to the trick, nobody of that side to the next',
        'next-trick': 'The offending side has led or played to the next trick',
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { trick: 'leading', since: 'nothing' }, then: [must('offender', correctRevoke)] },
          { when: { trick: 'leading', since: ['partner-played', 'next-trick'] }, then: [cannotRecall('offender', 'card')], note: 'The revoke is established.' },
          { when: { trick: 'following', since: ['nothing', 'partner-played'] }, then: [must('offender', correctRevoke)] },
          { when: { trick: 'following', since: 'next-trick' }, then: [cannotRecall('offender', 'card')], note: 'The revoke is established.' },
          { when: { trick: 'twelfth' }, then: [must('offender', correctRevoke)], note: 'A revoke in the twelfth trick is never established.' },
          { when: { trick: 'last' }, then: [notDecided], note: 'The thirteenth trick is not mentioned.' },
        ],
        [cites.blue.actsWhichEstablish, cites.blue.correctedRevoke],
      ),
      sierra: NO_PENALTY,
    }),
    see: ['contract-bridge.law.revoke', 'contract-bridge.law.revoke-corrected'],
  }),
  'revoke-corrected': law({
    offence: 'revoke',
    title: 'Revoke put right in time',
    gist: 'A player takes back a card that did not follow suit, before the revoke is established.',
    aka: ['caught a revoke in time', 'corrected revoke', 'I have a heart after all', 'dummy revoked'],
    moment: 'play',
    facts: {
      who: fact('Whose card was it?', { defender: 'A defender’s', declarer: 'Declarer’s, from his own hand', dummy: 'Dummy’s' }),
      left: fact('Had the defender on declarer’s left played after it?', { yes: ['Yes', 'next defender had played'], no: ['No', 'next defender had not'] }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { who: 'defender' },
            then: [
              must('offender', correctRevoke),
              choice('declarer', penaltyCard('offender'), mayRequire('declarer', 'offender', playExtremeCorrect)),
              innocent,
            ],
            note: 'Only a card played after the revoke and before its correction may be changed.',
          },
          {
            when: { who: 'declarer', left: 'yes' },
            then: [must('declarer', correctRevoke), mayRequire(leftOfDeclarer, 'declarer', playExtremeCorrect), innocent],
          },
          { when: { who: 'declarer', left: 'no' }, then: [must('declarer', correctRevoke), noPenalty] },
          { when: { who: 'dummy' }, then: [must('declarer', correctRevoke), noPenalty, innocent] },
        ],
        cites.blue.correctedRevoke,
      ),
      sierra: NO_PENALTY,
    }),
    see: ['contract-bridge.law.revoke-established'],
  }),
};
