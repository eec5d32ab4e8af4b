// Following, winning, and what is thrown away.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, isDone, loses, mayDemand, must, scores, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { handReplayed, scorePoint, trumpIt } from '../words.ts';

const { tricks, thrown, revoke } = cites.donohue;
const VOID = 'No rule says that a void hand has to trump; this is drawn from a worked hand, where the book says that one has to.';
const NONE = silent('The book says nothing about it.');

export const trickLaws = {
  'second-player-obliged': law({
    question: 'obliged',
    title: 'What the second player must play',
    gist: 'A card is led; may the other lose to it on purpose?',
    aka: ['must win the trick', 'must I trump', 'can I duck', 'force'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      has: fact('What does the second player hold?', 'Second player', {
        suit: { label: 'A card of the suit led', chip: 'Has the suit', if: 'if the second player holds a card of the suit led' },
        trump: { label: 'None of the suit, and a trump', chip: 'Void, has a trump', if: 'if the second player has none of the suit but a trump' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'No. The second player must follow suit and win the trick, if able. A player with none of the suit but a trump must win it with the trump.',
      donohue: 'No. The second player must follow suit and win the trick, if able. A player with none of the suit but a trump must win it with the trump.',
      'uspc-1898': 'No. The second player must follow suit and win the trick, if able. A player with none of the suit but a trump must win it with the trump.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { has: 'suit' }, then: [must('second-hand', 'follow-suit'), must('second-hand', 'win-trick-if-able')] },
          { when: { has: 'trump' }, then: [must('second-hand', trumpIt)] },
        ],
        cites.blue.play,
      ),
      donohue: says(
        [
          { when: { has: 'suit' }, then: [must('second-hand', 'follow-suit'), must('second-hand', 'win-trick-if-able')] },
          { when: { has: 'trump' }, then: [must('second-hand', trumpIt)], doubtful: true },
        ],
        [revoke, doubted(cites.donohue.trumped, VOID)],
      ),
      'uspc-1898': says(
        [
          { when: { has: 'suit' }, then: [must('second-hand', 'follow-suit'), must('second-hand', 'win-trick-if-able')] },
          { when: { has: 'trump' }, then: [must('second-hand', trumpIt)] },
        ],
        cites.uspc.game,
      ),
    }),
    see: ['ecarte.law.revoke'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke, or a trick not won',
    gist: 'A player does not follow suit, or does not beat the card led, although able to.',
    aka: ['renege', 'under-force', 'sous-forcer', 'did not take the trick', 'played under'],
    moment: 'play',
    needs: ['tricks'],
    facts: {
      won: fact('When the hand has been played over, what has the player at fault won?', 'Won on replay', {
        none: { label: 'Fewer than three tricks', chip: 'Under three', if: 'if the player wins fewer than three tricks on the replay' },
        point: { label: 'Three or four tricks', chip: 'Three or four', if: 'if the player wins three or four tricks on the replay' },
        vole: { label: 'All five', if: 'if the player wins all five tricks on the replay' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The opponent may have the hand played again. The player who revoked then scores nothing for three or four tricks, and 1 point for all five.',
      donohue:
        'The card is taken back, and the hand is played again. The player who revoked then scores nothing for three or four tricks, and 1 point for all five.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on when the hand is played again: by Blue Ribbon if the opponent wants it, by Donohue always. By both, the player who revoked then scores 1 point for all five tricks, nothing for three or four.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { won: 'none' }, then: [takesBack('offender', 'card'), isDone(handReplayed)] },
          { when: { won: 'point' }, then: [takesBack('offender', 'card'), isDone(handReplayed), barred('offender', scorePoint)] },
          { when: { won: 'vole' }, then: [takesBack('offender', 'card'), isDone(handReplayed), scores('offender', 1)] },
        ],
        revoke,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { won: 'none' }, then: [mayDemand('opponent', isDone(handReplayed))] },
          { when: { won: 'point' }, then: [mayDemand('opponent', isDone(handReplayed)), barred('offender', scorePoint)], doubtful: true },
          { when: { won: 'vole' }, then: [mayDemand('opponent', isDone(handReplayed)), scores('offender', 1)], doubtful: true },
        ],
        doubted(
          cites.blue.penalties,
          'The book does not say whether the lower score is for the hand played again or for one that is not; it is read as for either.',
        ),
      ),
      'uspc-1898': silent('The second player has to follow and to win; the book does not say what a breach costs.'),
    }),
    see: ['ecarte.law.second-player-obliged'],
  }),
  'tricks-looked-at': law({
    offence: 'looking-back',
    title: 'Looking at the opponent’s tricks',
    gist: 'A player turns over tricks that the other has won.',
    aka: ['looked at my tricks', 'see the last trick'],
    moment: 'next-lead',
    needs: ['tricks'],
    facts: {},
    readings: () => ({
      donohue: always(must('offender', 'lay-hand-down'), tricks, { note: 'It is seldom enforced, the book says, since few gather in their tricks.' }),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'hand-thrown-down': law({
    offence: 'abandoned-hand',
    title: 'Cards thrown on the table',
    gist: 'A player throws down their cards, or lowers them so that the other can see them.',
    aka: ['threw in the hand', 'gave up', 'showed his hand', 'lowered the cards'],
    moment: 'play',
    facts: {
      tricks: fact('Had the player won a trick in this hand?', 'Trick won', {
        some: { label: 'Yes, one at least', chip: 'Yes', if: 'if the player had won at least one trick in the hand' },
        none: { label: 'No', if: 'if the player had won no trick in the hand' },
      }),
    },
    leads: {
      donohue: 'A player who has won a trick in this hand loses 1 point. A player who has won none loses 2 points.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { tricks: 'some' }, then: [loses('offender', 1)] },
          { when: { tricks: 'none' }, then: [loses('offender', 2)] },
        ],
        thrown,
        'A point lost is one for the opponent to mark: the book explains it so at a king falsely announced.',
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
};
