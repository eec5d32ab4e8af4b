import { doubted } from '../../../core/cites.ts';
import { fact, law } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import {
  barred,
  callHighLow,
  cannotRecall,
  cardExposed,
  choice,
  countsAsRevoke,
  mayChange,
  must,
  noPenalty,
  notDecided,
  onlyIf,
  type Remedy,
  scores,
  stands,
  takesBack,
  takesTricks,
} from '../../../core/remedies.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { points } from '../points.ts';
import { giveDifference, oneTrickEach } from '../words.ts';

const GRAND_SLAM: Remedy = scores('innocent-side', pointsOf(points['grand-slam'], BLUE), 'point-above');
const TRICKS = pointsOf(points.revoke, BLUE);

export const revokeLaws = {
  'revoke-corrected': law({
    offence: 'revoke',
    title: 'Revoke corrected',
    gist: 'A player who has not followed suit finds that he could.',
    aka: ['found a spade', 'caught in time', 'wait, I have one', 'corrected renege'],
    moment: 'play',
    facts: {
      who: fact('Who renounced?', { declarer: 'Declarer', dummy: 'Dummy', defender: 'A defender' }, { needs: { dummy: 'dummy' } }),
      when: fact('When was it noticed?', {
        'in-time': 'Before his side led or played to the next trick, or showed its cards or claimed',
        late: 'After that',
      }),
      left: fact('Had the player on his left played to the trick after him?', { yes: ['Yes', 'next hand had played'], no: ['No', 'next hand had not played'] }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { who: 'defender', when: 'in-time' },
            then: [choice('declarer', callHighLow('declarer', 'offender'), cardExposed('offender', 'declarer')), mayChange('later-players', 'card')],
          },
          { when: { who: 'declarer', when: 'in-time', left: 'no' }, then: [takesBack('declarer', 'card'), noPenalty] },
          {
            when: { who: 'declarer', when: 'in-time', left: 'yes' },
            then: [callHighLow('defenders', 'declarer'), mayChange('later-players', 'card')],
            note: 'An exposed card of declarer cannot be called; that part of the penalty falls away.',
            doubtful: true,
          },
          {
            when: { who: 'dummy', when: 'in-time' },
            then: [takesBack('dummy', 'card'), noPenalty, mayChange('later-players', 'card')],
            note: 'Dummy’s card can be changed until the lead to the next trick.',
            doubtful: true,
          },
          { when: { who: ['declarer', 'defender'], when: 'late' }, then: [countsAsRevoke] },
          { when: { who: 'dummy', when: 'late' }, then: [stands('trick')] },
        ],
        [
          cites.blue.law(53),
          cites.blue.law(115),
          doubted(cites.blue.law(119), 'The law says that "this penalty" also falls on declarer without telling the two forms of it apart.'),
          doubted(
            cites.blue.law(117),
            'It frees dummy of every penalty; whether law 119 still falls on declarer when the wrong card came from dummy is not said.',
          ),
          cites.blue.law(120),
          cites.blue.wrongNumberOfCards,
        ],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.law.revoke', 'auction-bridge.law.asked-for-the-suit'],
  }),
  'revoke-established': law({
    offence: 'revoke',
    title: 'When a revoke is established',
    gist: 'The players dispute whether a renounce can still be corrected.',
    aka: ['too late to take it back', 'trick turned and quitted', 'is it a revoke yet'],
    moment: 'play',
    facts: {
      what: fact('What has happened since?', {
        turned: ['The trick was turned down, nothing more', 'trick merely turned down'],
        played: 'The side at fault led or played to the next trick, in turn or not',
        opponents: ['Only the other side led or played to the next trick', 'only the other side went on'],
        shown: 'The player at fault or his partner showed the rest of his cards, or claimed the remaining tricks',
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { what: ['turned', 'opponents'] },
            then: [mayChange('offender', 'card')],
            note: 'Turning the trick down does not end the right{dummy:; for dummy the lead to the next trick ends it, whoever makes it}.',
          },
          { when: { what: ['played', 'shown'] }, then: [countsAsRevoke] },
        ],
        [cites.blue.law(114), cites.blue.law(115), cites.blue.law(119), cites.blue.wrongNumberOfCards],
      ),
    }),
    see: ['auction-bridge.law.revoke-corrected', 'auction-bridge.law.revoke', 'auction-bridge.law.claims-the-rest'],
  }),
  'asked-for-the-suit': law({
    offence: 'revoke',
    title: 'Asked whether he has none of the suit',
    gist: 'A player who renounces is asked whether he is out of the suit.',
    aka: ['no hearts partner?', 'having none', 'asked partner for the suit'],
    moment: 'play',
    facts: {
      by: fact(
        'Who asked?',
        { player: 'A player{dummy-player:, or dummy with his rights intact}', barred: 'Dummy, who has lost his rights' },
        { needs: { barred: 'dummy-player' } },
      ),
      answer: fact('What came of it?', {
        found: 'He found a card of the suit in time',
        denied: 'He said that he had none',
        silent: 'He did not answer before his side played again or gave up the hand',
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { by: 'player', answer: 'found' }, then: [mayChange('offender', 'card')], note: 'As told under a revoke corrected.' },
          { when: { by: 'player', answer: ['denied', 'silent'] }, then: [onlyIf('had-the-suit', countsAsRevoke)] },
          { when: { by: 'barred' }, then: [cannotRecall('declarer', 'card'), barred('declarer', 'exact-penalty')] },
        ],
        [cites.blue.law(54), cites.blue.law(96), cites.blue.law(118), cites.blue.law(121)],
      ),
      donohue: says(
        [
          {
            when: { by: 'player', answer: 'found' },
            then: [mayChange('offender', 'card')],
            note: 'The partner is the one who asks, and dummy may ask declarer. Turning the trick down after the question does not end the right.',
          },
          {
            when: { by: 'player', answer: 'denied' },
            then: [onlyIf('had-the-suit', countsAsRevoke)],
            note: 'The trick turned and left establishes it, and so does a lead or play of his side to the next.',
          },
          {
            when: { by: 'player', answer: 'silent' },
            then: [onlyIf('had-the-suit', countsAsRevoke)],
            note: 'A lead or play of his side to the next trick establishes it; of giving up the hand nothing is said.',
          },
          { when: { by: 'barred' }, then: [notDecided], note: 'No rule takes from dummy the right to ask.' },
        ],
        [cites.donohue.play, cites.donohue.revoke, cites.donohue.dummy],
      ),
    }),
    see: ['auction-bridge.law.revoke-corrected', 'auction-bridge.law.dummy-rights'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who could have followed suit did not, and the right to correct it is gone.',
    aka: ['renege', 'renig', 'reneged', 'did not follow suit', 'two tricks for a revoke', 'established revoke'],
    moment: 'hand-over',
    facts: {
      times: fact('How often?', {
        once: 'Once, by one side',
        more: 'More than once, all by the same side',
        level: 'Both sides, equally often',
        uneven: 'Both sides, one of them more often',
      }),
      enough: fact('Has the side at fault tricks enough to give?', { yes: ['Yes', 'tricks enough'], no: ['No', 'tricks too few'] }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { times: 'once', enough: 'yes' },
            then: [takesTricks('innocent-side', 'offending-side', TRICKS)],
            claim: { by: 'innocent-side', until: 'next-cut' },
            note: 'The score is then made up as if they had been won in play.',
          },
          {
            when: { times: 'more', enough: 'yes' },
            then: [takesTricks('innocent-side', 'offending-side', TRICKS), must('offending-side', oneTrickEach)],
            claim: { by: 'innocent-side', until: 'next-cut' },
            note: 'The score is then made up as if they had been won in play.',
          },
          {
            when: { times: ['once', 'more'], enough: 'no' },
            then: [GRAND_SLAM],
            claim: { by: 'innocent-side', until: 'next-cut' },
          },
          { when: { times: 'level' }, then: [noPenalty], note: 'The revokes cancel each other.' },
          {
            when: { times: 'uneven', enough: 'yes' },
            then: [must('offending-side', giveDifference)],
            claim: { by: 'innocent-side', until: 'next-cut' },
            note: 'Two tricks against three leaves one to give. The side with more revokes is the one at fault.',
          },
          { when: { times: 'uneven', enough: 'no' }, then: [notDecided] },
        ],
        [
          cites.blue.law(114),
          cites.blue.law(115),
          cites.blue.law(122),
          cites.blue.law(123),
          cites.blue.law(124),
          cites.blue.law(125),
          cites.blue.law(126),
          cites.blue.revoke,
          cites.blue.wrongNumberOfCards,
        ],
        'It is established when the side at fault leads or plays to the next trick, in turn or not, or shows its cards or claims the rest.',
      ),
    }),
    consult: { ...NO_TALK, donohue: { who: 'innocent-side', may: true, cites: [cites.donohue.play, cites.donohue.revoke] } },
    see: [
      'auction-bridge.points.revoke',
      'auction-bridge.points.further-revoke',
      'auction-bridge.law.revoke-corrected',
      'auction-bridge.law.revoke-claimed-late',
      'auction-bridge.question.revoke-and-contract',
    ],
  }),
};
