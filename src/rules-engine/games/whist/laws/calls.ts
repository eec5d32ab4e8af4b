import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, cardExposed, isVoid, mayRequire, must, noPenalty, notDecided, punishedAs, stands } from '../../../laws/remedies.ts';
import { COULD_COMPLY, WHAT_WAS_CALLED } from '../../../laws/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';

/** What is called or demanded of a side that has offended, and calls that are refused, forestalled or wrong. */
export const callLaws = {
  'called-card-refused': law({
    offence: 'irregular-play',
    title: 'Called card or suit refused',
    gist: 'A player who is lawfully called on does not play what was called.',
    aka: ['would not play the exposed card', 'ignored the call', 'refused to lead the suit'],
    moment: 'play',
    facts: { what: WHAT_WAS_CALLED, able: COULD_COMPLY },
    usual: { able: 'yes' },
    verdict: {
      kind: 'adds',
      say: 'Both books agree that a player who could not comply pays nothing. Only U.S. Playing Card covers one who could. If told how to play or what to lead, that player pays as for a revoke. If a card was called, it must still be played.',
    },
    leads: {
      donohue: 'A player who could not obey, or could obey only by revoking, pays nothing. The book does not say what happens to a player who could obey.',
      'uspc-1898':
        'A player who could play as told, or lead the suit named, pays as for a revoke. If a card was called, it must still be played. One who could not obey pays nothing.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { able: 'no' }, then: [noPenalty] },
          { when: { what: 'order', able: 'yes' }, then: [punishedAs('revoke')] },
          { when: { what: 'exposed', able: 'yes' }, then: [must('offender', 'play-it'), allowed('either-opponent', 'repeat-call')] },
        ],
        [cites.uspc.law(21), cites.uspc.law(38)],
        'The penalty of a revoke is laid down for orders; exposed cards are not named there.',
      ),
      donohue: says(
        [
          { when: { able: 'no' }, then: [noPenalty] },
          { when: { able: 'yes' }, then: [notDecided] },
        ],
        cites.donohue.outOfTurn,
        'Every call is given on the condition that it forces no revoke; refusal has no penalty of its own.',
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.revoke', 'whist.law.exposed-card'],
  }),
  'played-before-decision': law({
    offence: 'irregular-play',
    title: 'Play before the opponents have decided',
    gist: 'A player with an exposed card plays another one before the opponents say whether they call.',
    aka: ['did not wait for the call', 'played too fast with a penalty card'],
    moment: 'play',
    facts: {},
    leads: { 'uspc-1898': 'That second card becomes an exposed card too, which either opponent may call. The player had to wait for the opponents’ decision.' },
    readings: () => ({
      'uspc-1898': always([must('offender', 'await-decision'), cardExposed('offender', 'either-opponent')], [cites.uspc.law(23), cites.uspc.law(39)], {
        note: 'The card so played is liable as well.',
      }),
      donohue: silent(),
      ...NO_LAWS,
    }),
  }),
  'wrong-penalty': law({
    offence: 'wrong-penalty',
    title: 'Penalty demanded wrongly',
    gist: 'An opponent demands a penalty {partners:without asking the partner, or one }that is not theirs to demand or is not the right one.',
    aka: ['wrong player claimed', 'partner did not agree to the penalty', 'called the wrong card'],
    moment: 'play',
    facts: {
      what: fact(
        'What was demanded?',
        'Demanded',
        {
          alone: {
            label: 'A penalty that is due, without asking the partner',
            chip: 'Without asking',
            if: 'if a penalty that is due was demanded without asking the partner',
          },
          'wrong-opponent': {
            label: 'A penalty that belongs to the other opponent',
            chip: 'Not their right',
            if: 'if the penalty belongs to the other opponent',
          },
          'wrong-penalty': { label: 'A penalty that is not the right one', chip: 'Not the right one', if: 'if the penalty demanded is not the right one' },
          'wrong-card': {
            label: 'A separated card, but the wrong card was named',
            chip: 'Wrong card named',
            if: 'if an opponent named the wrong card for one that was detached',
          },
        },
        { needs: { alone: 'partners' } },
      ),
    },
    verdict: {
      kind: 'apart',
      say: 'The books cover different cases. If an opponent named the wrong card in calling one held apart, by Donohue the other side may once call a suit’s highest or lowest from that opponent’s side. If the penalty was wrong, or the other opponent’s to demand, by U.S. Playing Card no penalty is left.',
    },
    leads: {
      donohue:
        'If an opponent named the wrong card in calling one held apart, the other side may once call a suit’s highest or lowest from that opponent’s side. The book covers nothing else.',
      'uspc-1898':
        'A demand made without asking the partner stands. If it was for a wrong penalty, or for one that belongs to the other opponent, no penalty can be claimed any more.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'alone' }, then: [stands('penalty')], note: 'The first demand of either opponent is final.' },
          { when: { what: ['wrong-opponent', 'wrong-penalty'] }, then: [isVoid('penalty')], note: 'None can be enforced any more.' },
          { when: { what: 'wrong-card' }, then: [notDecided] },
        ],
        cites.uspc.law(39),
      ),
      donohue: says(
        [
          {
            when: { what: 'wrong-card' },
            then: [mayRequire('opponents', 'offending-side', 'play-highest-or-lowest')],
            note: 'Here the side that called wrongly offends, and one of the two pays once, in any suit led in that deal.',
          },
          { when: { what: ['alone', 'wrong-opponent', 'wrong-penalty'] }, then: [notDecided] },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.played-before-decision'],
  }),
};
