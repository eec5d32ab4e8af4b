import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, notDecided, permitted, putRight, scores, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { orderUp, playAlone } from '../words.ts';

export const talkLaws = {
  'table-talk': law({
    offence: 'table-talk',
    title: 'Talking across the board',
    gist: 'A player helps the partner by a word or a sign.',
    aka: ['told partner what to play', 'hinted at the trump', 'asked partner to go alone', 'cheating by talking'],
    moment: 'any-time',
    needs: ['partners'],
    facts: {
      what: fact(
        'What was said or done?',
        'Said or done',
        {
          help: {
            label: 'It showed the hand, or told the partner how to play, if only to keep the rules',
            chip: 'Helped partner',
            if: 'if the talk showed the hand or told the partner how to play',
          },
          alone: { label: 'The partner was asked about playing alone', chip: 'Asked "alone?"', if: 'if the partner was asked about playing alone' },
          proper: {
            label: 'On turn, a partner was asked what is trump, to play, or about being unable to follow; or a revoke was suspected',
            chip: 'Proper question',
            if: 'if a player on turn asked only about trump, turn or revoke',
          },
          'proper-early': {
            label: 'Such a question or suspicion, but by a player whose turn it was not',
            chip: 'Out of turn',
            if: 'if a player off turn asked only about trump, turn or revoke',
          },
        },
        { needs: { alone: 'lone-hand' } },
      ),
    },
    usual: { what: 'help' },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: for showing the hand or telling the partner how to play, the other side scores 1 point. Only Donohue allows a player on turn to ask about trump or a revoke. Only U.S. Playing Card says that a partner who was asked about playing alone may not play alone.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'help' }, then: [scores('opponents', pointsOf(points.hint, 'uspc-1898'))], doubtful: true },
          { when: { what: 'alone' }, then: [barred('partner-of-offender', playAlone)], note: 'Even if the partner meant to do so before.', doubtful: true },
          { when: { what: ['proper', 'proper-early'] }, then: [notDecided] },
        ],
        doubted(cites.uspc.notesScoring, 'The book calls the rule generally conceded, and hard to enforce.'),
      ),
      donohue: says(
        [
          { when: { what: 'help' }, then: [scores('opponents', pointsOf(points.hint, 'donohue'))] },
          { when: { what: 'proper' }, then: [permitted], doubtful: true },
          {
            when: { what: ['alone', 'proper-early'] },
            then: [notDecided],
            note: 'It is not among the remarks allowed; whether it is unfair play, which the law punishes, is left open.',
          },
        ],
        [cites.donohue.intimationBetween(46), doubted(cites.donohue.intimationBetween(47), 'The list of remarks allowed stands in brackets under law 47.')],
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898':
        'If a player shows the hand or tells the partner how to play, the other side scores 1 point. A partner who was asked about playing alone may not do so. There are more cases.',
      donohue:
        'If a player shows the hand or tells the partner how to play, the other side scores 1 point. A player on turn may ask about trump or a revoke. There are more cases.',
    },
    see: ['euchre.points.hint', 'euchre.law.bridge-prompt'],
  }),
  'bridge-prompt': law({
    offence: 'table-talk',
    title: 'Partner reminded of the bridge',
    gist: 'At four points to one (the bridge), a player reminds the partner to order up the trump.',
    aka: ["we're at the bridge", 'told partner to order it up'],
    moment: 'making-trump',
    needs: ['partners', 'turned-card'],
    facts: {
      ordered: fact('Has the partner ordered up because of it?', 'Partner ordered up', {
        yes: { label: 'Yes', if: 'if the partner has ordered up because of the warning' },
        no: { label: 'Not yet', if: 'if the partner has not yet ordered up on the warning' },
      }),
    },
    usual: { ordered: 'yes' },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: an order made because of the warning does not hold, and either opponent may play alone. If the partner has not ordered up yet, only U.S. Playing Card has a rule: the partner may no longer do so.',
    },
    readings: (says) => ({
      'uspc-1898': always([barred('partner-of-offender', orderUp), allowed('either-opponent', playAlone)], cites.uspc.notesTrump),
      donohue: says(
        [
          { when: { ordered: 'yes' }, then: [barred('partner-of-offender', orderUp), allowed('either-opponent', playAlone)], doubtful: true },
          { when: { ordered: 'no' }, then: [notDecided] },
        ],
        doubted(cites.donohue.intimationBetween(47), 'Law 42 lets nobody play alone on a trump that the other side made; this law is read as its exception.'),
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898': 'The partner who was warned may not order up the trump, and either opponent may play alone.',
      donohue: 'If the partner orders up because of the warning, the order does not hold, and either opponent may play alone. The book covers nothing else.',
    },
    see: ['euchre.rule.bridge', 'euchre.law.defending-alone'],
  }),
  'score-error': law({
    offence: 'score-error',
    title: 'Mistake in the score',
    gist: 'Points were wrongly marked.',
    aka: ['marked too many', 'forgot to score', 'wrong score'],
    moment: 'score-entered',
    leads: {
      donohue: 'A mistake found before the next deal is complete is corrected. After that, the score stands.',
      'uspc-1898': 'A mistake found before the game is over is corrected. After that, the score stands.',
    },
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        soon: { label: 'Before the next deal was complete', chip: 'Before next deal', if: 'before the next deal was complete' },
        later: {
          label: 'After that, before the game was finished',
          chip: 'Later in the game',
          if: 'after the next deal was complete, before the game was over',
        },
        over: { label: 'After the game was finished', chip: 'After the game', if: 'after the game was over' },
      }),
    },
    usual: { noticed: 'soon' },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that the score is corrected before the next deal is complete, and stands once the game is over. In between they disagree: by U.S. Playing Card the score is corrected; by Donohue it stands.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: ['soon', 'later'] }, then: [putRight(null, 'score')] },
          { when: { noticed: 'over' }, then: [stands('score')] },
        ],
        cites.uspc.scoring,
      ),
      donohue: says(
        [
          { when: { noticed: 'soon' }, then: [putRight(null, 'score')] },
          { when: { noticed: ['later', 'over'] }, then: [stands('score')] },
        ],
        cites.donohue.law(4),
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
};
