import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { cannotRecall, choice, mayChange, mayRequire, must, noPenalty, notDecided, penaltyCard, stands, takesTricks } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
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
      from: fact('From which hand was it made?', 'Made from', {
        closed: { label: 'From a hand held by a player', chip: 'A player’s hand', if: 'if the revoke was made from a hand held by a player' },
        dummy: {
          label: 'From dummy, or from another hand that lies face up by the laws',
          chip: 'A hand face up',
          if: 'if the hand lay face up by the laws, as dummy does',
        },
      }),
      which: fact('Which revoke of that side in this deal?', 'In this deal', {
        first: { label: 'Its first', chip: 'First revoke', if: 'if it is that side’s first revoke in the deal' },
        later: { label: 'A later one', if: 'if that side had already revoked in the deal' },
      }),
      tricks: fact('How many tricks has that side won from its first revoke on, that trick among them, and not yet given up?', 'Tricks won since', {
        two: { label: 'Two or more', if: 'if the side keeps two or more tricks from its first revoke' },
        one: { label: 'One', if: 'if the side keeps one trick from its first revoke' },
        none: { label: 'None', if: 'if the side keeps no trick from its first revoke' },
      }),
    },
    usual: { from: 'closed', which: 'first' },
    leads: {
      'blue-ribbon-1940':
        'For its first revoke a side gives up 2 tricks, for each later one 1, but only tricks won from the first revoke on. For a revoke from dummy or a face-up hand, there is no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { from: 'dummy' }, then: [stands('trick'), noPenalty] },
          {
            when: { from: 'closed', which: 'first', tricks: 'two' },
            then: [stands('trick'), takesTricks('innocent-side', 'offending-side', pointsOf(points['revoke-first'], 'blue-ribbon-1940'))],
            doubtful: true,
          },
          {
            when: { from: 'closed', which: 'first', tricks: 'one' },
            then: [stands('trick'), takesTricks('innocent-side', 'offending-side', 1)],
            note: 'Two are due, but only tricks won since the first revoke can be transferred.',
            doubtful: true,
          },
          {
            when: { from: 'closed', which: 'later', tricks: ['two', 'one'] },
            then: [stands('trick'), takesTricks('innocent-side', 'offending-side', pointsOf(points['revoke-later'], 'blue-ribbon-1940'))],
          },
          {
            when: { from: 'closed', tricks: 'none' },
            then: [stands('trick'), noPenalty],
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
      trick: fact('Which revoke?', 'Revoke', {
        leading: { label: 'In leading, before the twelfth trick', chip: 'In leading', if: 'if it was made in leading to a trick before the twelfth' },
        following: {
          label: 'In playing to the lead of another, before the twelfth trick',
          chip: 'In following',
          if: 'if it was made in following to a trick before the twelfth',
        },
        twelfth: { label: 'In the twelfth trick', chip: 'Twelfth trick', if: 'in the twelfth trick' },
        last: { label: 'In the last trick', chip: 'Last trick', if: 'in the last trick' },
      }),
      since: fact('What has happened since?', 'Since then', {
        nothing: { label: 'The partner has not yet played to the trick', chip: 'Partner not played', if: 'before the partner has played to the trick' },
        'partner-played': {
          label: 'The partner has played to the trick, nobody of that side to the next',
          chip: 'Partner played',
          if: 'once the partner has played, before that side plays on',
        },
        'next-trick': { label: 'That side has led or played to the next trick', chip: 'Played on', if: 'once that side has led or played to the next trick' },
      }),
    },
    usual: { trick: 'following', since: 'next-trick' },
    leads: {
      'blue-ribbon-1940':
        'Until the player’s side leads or plays to the next trick, a correct card must be played instead. After that, the card may not be taken back. There are more cases.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { trick: 'leading', since: 'nothing' }, then: [must('offender', correctRevoke)] },
          { when: { trick: 'leading', since: ['partner-played', 'next-trick'] }, then: [cannotRecall('offender', 'card')], note: 'The revoke is established.' },
          { when: { trick: 'following', since: ['nothing', 'partner-played'] }, then: [must('offender', correctRevoke)] },
          { when: { trick: 'following', since: 'next-trick' }, then: [cannotRecall('offender', 'card')], note: 'The revoke is established.' },
          { when: { trick: 'twelfth' }, then: [must('offender', correctRevoke)], note: 'A revoke in the twelfth trick is never established.' },
          {
            when: { trick: 'last' },
            then: [notDecided],
            note: 'The book has a rule for the twelfth trick and none for the last, to which everybody plays the only card left.',
          },
        ],
        [cites.blue.actsWhichEstablish, cites.blue.correctedRevoke],
        'The book speaks of a revoke made in leading, although it calls only a failure to follow suit a revoke.',
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
      who: fact('Whose card was it?', 'Whose card', {
        defender: { label: 'A defender’s', chip: 'A defender’s', if: 'if the card was a defender’s' },
        declarer: { label: 'Declarer’s, from declarer’s own hand', chip: 'Declarer’s', if: 'if the card was from declarer’s own hand' },
        dummy: { label: 'Dummy’s', chip: 'Dummy’s', if: 'if the card was from dummy' },
      }),
      left: fact('Had the defender on declarer’s left played after it?', 'Next had played', {
        yes: { label: 'Yes', if: 'if the defender on declarer’s left had played after it' },
        no: { label: 'No', if: 'if the defender on declarer’s left had not played after it' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A correct card must be played. Declarer may make a defender’s wrong card a penalty card, or ask for the highest or lowest correct card. There are more cases.',
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
