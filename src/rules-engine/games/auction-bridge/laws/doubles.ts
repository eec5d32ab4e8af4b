import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import { barred, choice, isVoid, mayDemand, must, newDeal, noPenaltyPrinted, notDecided, passesTo, scores, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BLUE, cites, NO_TALK } from '../cites.ts';
import { points } from '../points.ts';
import { amendCall, doublePartner } from '../words.ts';

export const doubleLaws = {
  'double-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Double or redouble out of turn',
    gist: 'A player doubles or redoubles when it is not their turn to declare.',
    aka: ['doubled too soon', 'double before partner spoke'],
    moment: 'doubling',
    facts: {
      what: fact('What was called?', 'Called', {
        double: { label: 'Double', if: 'if the call was a double' },
        redouble: { label: 'Redouble', if: 'if the call was a redouble' },
      }),
      next: fact('What happened first?', 'What came first', {
        attention: { label: 'Somebody called attention to it', chip: 'Noticed', if: 'if somebody called attention to it first' },
        declared: { label: 'The player on that player’s left declared', chip: 'Next called', if: 'if the next player called first' },
      }),
      whose: fact('Whose turn was it?', 'Whose turn', {
        partner: { label: 'The player’s partner’s', chip: 'The partner’s', if: 'if it was the partner’s turn' },
        opponent: { label: 'An opponent’s', if: 'if it was an opponent’s turn' },
      }),
    },
    usual: { what: 'double', next: 'attention' },
    leads: {
      'blue-ribbon-1940':
        'If noticed before the next call, the double does not count, and the doubler’s partner may not bid again. Once the next player has called, the double stands.',
      donohue: 'Before the next call, the player on the doubler’s left may have the cards dealt again.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on a double that is noticed before the next call: by Blue Ribbon it does not count, and the partner may not bid again; by Donohue the player on the left may have the cards dealt again. Once the next player has called, by Blue Ribbon the double stands.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { next: 'attention', whose: 'opponent' },
            then: [isVoid('declaration'), barred('partner-of-offender', 'bid-further'), passesTo('turn', 'proper-player')],
          },
          {
            when: { next: 'attention', whose: 'partner' },
            then: [isVoid('declaration'), barred('partner-of-offender', 'bid-further'), passesTo('turn', 'proper-player'), must('partner-of-offender', 'pass')],
          },
          { when: { next: 'declared' }, then: [stands('declaration')] },
        ],
        [cites.blue.law(82), cites.blue.law(83)],
      ),
      donohue: says(
        [
          { when: { what: 'double', next: 'attention' }, then: [mayDemand('left-of-offender', newDeal(null))], doubtful: true },
          {
            when: { what: 'double', next: 'declared' },
            then: [notDecided],
            note: 'The book does not say whether the opponent on the left, after declaring, may still demand the deal.',
            doubtful: true,
          },
          { when: { what: 'redouble' }, then: [notDecided], note: 'The section names the double only.', doubtful: true },
        ],
        [
          cites.donohue.play,
          doubted(
            cites.donohue.doubling,
            'The rules of bridge leave a double or redouble out of turn to the other side, to stand or not; the section on auction is read in their place.',
          ),
        ],
      ),
    }),
    see: ['auction-bridge.law.bid-out-of-turn'],
  }),
  'redouble-wrong': law({
    offence: 'irregular-bid',
    title: 'Redouble doubled again',
    gist: 'A player doubles or redoubles a bid that has been redoubled already.',
    aka: ['re-redouble', 'doubled a redouble', 'double again'],
    moment: 'doubling',
    facts: {},
    leads: {
      'blue-ribbon-1940':
        'The double or redouble does not count, and the other side scores 500 points above the line. Instead, that side may have the cards dealt again.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            then: [
              choice('innocent-side', [scores('opponents', pointsOf(points['redouble-redoubled'], BLUE), 'point-above'), isVoid('double')], newDeal(null)),
            ],
          },
        ],
        [
          cites.blue.law(39),
          doubted(cites.blue.law(88), 'Whether the points are also taken when the deal is demanded is left open; they are read as the other choice.'),
        ],
      ),
    }),
    consult: NO_TALK,
    see: ['auction-bridge.points.redouble-redoubled'],
  }),
  'partner-doubled': law({
    offence: 'irregular-bid',
    ownFigures: 'A partner doubled and a redouble doubled have each a charge of their own.',
    title: 'Partner doubled',
    gist: 'A player doubles their partner’s bid or redoubles their partner’s double.',
    aka: ['doubled my own partner', "redoubled partner's double"],
    moment: 'doubling',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The double or redouble does not count. The other side scores 50 points above the line.',
      donohue: 'Not allowed: nobody may double the partner’s bid or redouble the partner’s double. The book names no penalty.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that nobody may double the partner’s bid or redouble the partner’s double. Only Blue Ribbon says what follows: the double or redouble does not count, and the other side scores 50 points above the line.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [scores('opponents', pointsOf(points['partner-doubled'], BLUE), 'point-above'), isVoid('double')] }],
        [cites.blue.law(34), cites.blue.law(89)],
      ),
      donohue: says(
        [{ then: [barred('anyone', doublePartner), noPenaltyPrinted], note: 'A partner’s bid that an opponent has doubled may be redoubled.' }],
        cites.donohue.play,
      ),
    }),
    see: ['auction-bridge.points.partner-doubled'],
  }),
  'wrong-bid-doubled': law({
    offence: 'irregular-bid',
    title: 'A bid other than the last one doubled',
    gist: 'A player doubles a declaration that has since been overcalled.',
    aka: ['doubled the wrong bid', 'doubled two hearts instead of two spades'],
    moment: 'doubling',
    facts: {},
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [isVoid('double'), must('offender', amendCall), barred('partner-of-offender', 'bid-further')] }],
        [cites.blue.law(34), cites.blue.law(91)],
      ),
    }),
    see: ['auction-bridge.law.partner-doubled'],
  }),
};
