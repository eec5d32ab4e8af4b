import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
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
} from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { points } from '../points.ts';
import { giveDifference, oneTrickEach } from '../words.ts';

const GRAND_SLAM: Remedy = scores('innocent-side', pointsOf(points['grand-slam'], BLUE), 'point-above');
const TRICKS = pointsOf(points.revoke, BLUE);

export const revokeLaws = {
  'revoke-corrected': law({
    offence: 'revoke',
    title: 'Revoke corrected',
    gist: 'A player who has not followed suit finds that they could.',
    aka: ['found a spade', 'caught in time', 'wait, I have one', 'corrected renege'],
    moment: 'play',
    facts: {
      who: fact(
        'Who renounced?',
        'Revoked',
        {
          declarer: { label: 'Declarer', if: 'if declarer revoked' },
          dummy: { label: 'Dummy', if: 'if the card was from dummy' },
          defender: { label: 'A defender', if: 'if a defender revoked' },
        },
        { needs: { dummy: 'dummy' } },
      ),
      when: fact('When was it noticed?', 'Noticed', {
        'in-time': {
          label: 'Before that side led or played to the next trick, or showed its cards or claimed',
          chip: 'In time',
          if: 'before the revoker’s side plays on, shows its cards or claims',
        },
        late: { label: 'After that', chip: 'Later', if: 'once the revoker’s side has played on, shown its cards or claimed' },
      }),
      left: fact('Had the player on the left played to the trick after it?', 'Next has played', {
        yes: { label: 'Yes', if: 'if the next player had played to the trick after that card' },
        no: { label: 'No', if: 'if the next player had not yet played to the trick' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree that the card may be changed in time. If a defender erred, declarer may order the highest or lowest of the suit, or say when the wrong card is played. If declarer erred and the next player has played, the defenders (by Donohue only the left-hand one) may order the highest or lowest.',
    },
    leads: {
      'blue-ribbon-1940':
        'Until their side plays again, the player may change the card. For a defender’s slip, declarer may order the suit’s highest or lowest, or call the wrong card. There are more cases.',
      donohue:
        'The player may change the card. If an opponent of declarer erred, declarer may call the wrong card, or the highest or lowest of the suit led. There are more cases.',
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
            'It frees dummy of every penalty. The book does not say whether law 119 still falls on declarer when the wrong card came from dummy.',
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
    gist: 'A player did not follow suit, and it is disputed whether the card can still be corrected.',
    aka: ['too late to take it back', 'trick turned and quitted', 'is it a revoke yet'],
    moment: 'play',
    facts: {
      what: fact('What has happened since?', 'Since then', {
        turned: {
          label: 'The trick was turned down, nothing more',
          chip: 'Trick turned only',
          if: 'if the trick was only turned over and nobody has played on',
        },
        played: {
          label: 'The side at fault led or played to the next trick, in turn or not',
          chip: 'They played on',
          if: 'once the revoker’s side has played to the next trick',
        },
        opponents: {
          label: 'Only the other side led or played to the next trick',
          chip: 'Others played on',
          if: 'if only the other side has played to the next trick',
        },
        shown: {
          label: 'The player at fault or the partner showed the remaining cards, or claimed the remaining tricks',
          chip: 'Cards shown',
          if: 'if the revoker’s side showed its cards or claimed the rest',
        },
      }),
    },
    usual: { what: 'played' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the trick is turned over but the revoker’s side has not yet played to the next: by Blue Ribbon the card may still be changed; by Donohue it may not, unless the partner had first asked about the suit, and the player had not denied having it.',
    },
    leads: {
      'blue-ribbon-1940':
        'The player may change the card until the player’s side plays to the next trick, shows its cards or claims. After that, the wrong card counts as a revoke.',
      donohue:
        'The player may change the card until the trick is turned over or the player’s side plays again. Later it may not be taken back. There are more cases.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { what: ['turned', 'opponents'] },
            then: [mayChange('offender', 'card')],
            note: 'Turning the trick down does not end the right{dummy:; for dummy the lead to the next trick ends it, no matter who makes it}.',
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
    title: 'Asked about having none of the suit',
    gist: 'A player who does not follow suit is asked whether they have none of it.',
    aka: ['no hearts partner?', 'having none', 'asked partner for the suit'],
    moment: 'play',
    facts: {
      by: fact(
        'Who asked?',
        'Asked by',
        {
          player: {
            label: 'A player{dummy-player:, or dummy with all rights}',
            chip: 'A player',
            if: 'if a player{dummy-player:, or dummy with rights intact,} asked',
          },
          barred: { label: 'Dummy, who has lost the right', chip: 'Barred dummy', if: 'if dummy asked after losing the right to' },
        },
        { needs: { barred: 'dummy-player' } },
      ),
      answer: fact('What came of it?', 'Answer', {
        found: { label: 'The player found a card of the suit in time', chip: 'Suit found', if: 'if the one asked found a card of the suit in time' },
        denied: { label: 'The player said that there was none', chip: 'None held', if: 'if the one asked said there was none' },
        silent: {
          label: 'The player did not answer before that side played again or gave up the hand',
          chip: 'No answer',
          if: 'if the one asked gave no answer before that side played on',
        },
      }),
    },
    usual: { by: 'player' },
    leads: {
      'blue-ribbon-1940':
        'Until their side plays to the next trick, the player may change the card for one of the suit. After that, or after a false “no”, the wrong card counts as a revoke.',
      donohue:
        'Until their side plays to the next trick, the player may change the card for one of the suit. After that, or after a false “no”, the wrong card counts as a revoke.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: the player may change the card until that side plays to the next trick. After that, or after a false “no”, the wrong card counts as a revoke. Only Blue Ribbon rules on a question of dummy, who had lost the right to ask: the card may not be changed, and declarer may claim no penalty.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { by: 'player', answer: 'found' }, then: [mayChange('offender', 'card')], note: 'See the law “Revoke corrected”.' },
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
            note: 'The revoke is established once the trick is turned and left, or once that side leads or plays to the next.',
          },
          {
            when: { by: 'player', answer: 'silent' },
            then: [onlyIf('had-the-suit', countsAsRevoke)],
            note: 'A lead or play by that side to the next trick establishes it; the book says nothing of giving up the hand.',
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
      times: fact('How often?', 'Revokes', {
        once: { label: 'Once, by one side', chip: 'One, one side', if: 'if one side revoked once' },
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
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the other side takes 2 tricks for the first revoke and 1 for each further one; by Donohue it takes 3 tricks, or their value in points, for each revoke, and the side that revoked may not win the game on this deal.',
    },
    leads: {
      'blue-ribbon-1940':
        'The other side takes 2 tricks, and one more for each further revoke. If the revoking side has too few to give, the other side scores 100 points instead. There are more cases.',
      donohue:
        'For each revoke, the other side takes 3 tricks, or scores their value, or takes their value off the revoking side’s score. The revoking side may not win the game on this deal.',
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
        'It is established when the revoking side leads or plays to the next trick, in turn or not, or shows its cards or claims the rest.',
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
