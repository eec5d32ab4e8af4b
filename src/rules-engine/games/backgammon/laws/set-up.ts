import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenalty, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { addMissingMen, setMenRight } from '../words.ts';

export const setUpLaws = {
  'wrong-set-up': law({
    offence: 'wrong-set-up',
    title: 'Men set up wrongly',
    gist: 'A player finds that their men do not stand on the right points.',
    aka: ['board set up wrong', 'men on the wrong points', 'wrong starting position'],
    moment: 'set-up',
    facts: {
      moved: fact('Has that player moved a man?', 'Has moved', {
        no: { label: 'Not yet', if: 'before the player has moved' },
        yes: { label: 'Yes', if: 'once the player has moved' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'Until that player’s first move, the men may be set right. After it, the set-up stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { moved: 'no' }, then: [allowed('offender', setMenRight)] },
          { when: { moved: 'yes' }, then: [stands('set-up')] },
        ],
        cites.blue.law(1),
      ),
      donohue: silent('The book mentions only a man too few.'),
    }),
    see: ['backgammon.law.man-missing'],
  }),
  'man-missing': law({
    offence: 'wrong-set-up',
    title: 'Begun with a man too few',
    gist: 'A player has begun the game with fewer than fifteen men.',
    aka: ['fourteen men', 'missing checker', 'started one short'],
    moment: 'set-up',
    facts: {
      thrown: fact('Has that player made a throw for a move?', 'Has thrown', {
        no: { label: 'Not yet, or only the single die for the first move', chip: 'No', if: 'before that player has made a throw for a move' },
        yes: { label: 'Yes', if: 'once that player has made a throw for a move' },
      }),
    },
    usual: { thrown: 'yes' },
    leads: {
      'blue-ribbon-1940': 'Before that player’s first throw for a move, the missing men may be added. After that throw, they may not.',
    },
    verdict: {
      kind: 'apart',
      say: 'The books decide different points: Blue Ribbon says until when the missing men may be added (before that player’s first throw for a move), Donohue only that there is no penalty for playing with a man too few.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { thrown: 'no' }, then: [allowed('offender', addMissingMen)], doubtful: true },
          { when: { thrown: 'yes' }, then: [barred('offender', addMissingMen)] },
        ],
        doubted(cites.blue.law(2), 'Only the limit is printed; that the error may be put right before it follows.'),
      ),
      donohue: always(noPenalty, cites.donohue.law('III'), {
        note: 'The lack of a man is held to be a disadvantage in itself. The book does not say whether it may be added later.',
      }),
    }),
    see: ['backgammon.law.wrong-set-up'],
  }),
  'tie-for-first': law({
    question: 'tie',
    title: 'Tie in throwing for the first move',
    gist: 'Both players throw the same number for the right to move first.',
    aka: ['who goes first', 'who starts backgammon', 'same number to start', 'equal throw'],
    moment: 'set-up',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('both-sides', 'throw-again'), cites.blue.law(3)),
      donohue: silent('The higher number wins; the book does not mention a tie.'),
    }),
  }),
} as const;
