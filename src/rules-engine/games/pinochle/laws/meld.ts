import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import { allowed, barred } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { layDownMelds, scoreTwoMelds } from '../words.ts';

const LATE = [{ when: { when: 'before-draw' }, then: [allowed('trick-winner', 'meld')] }, { then: [barred('offender', 'meld')] }] as const;

export const meldLaws = {
  'melds-at-once': law({
    offence: 'irregular-meld',
    title: 'More than one meld for a trick',
    gist: 'The winner of a trick has two melds ready and wants both.',
    aka: ['meld twice', 'two announcements', 'double declaration', 'meld everything now'],
    moment: 'play',
    facts: {
      wants: fact('What does the player want?', 'Wants to', {
        score: { label: 'To score them all now', chip: 'Score all now', if: 'if the player wants to score them all now' },
        show: { label: 'To lay them all down now and score one', chip: 'Show all, score 1', if: 'if the player wants to lay all down now and score only one' },
      }),
    },
    usual: { wants: 'score' },
    leads: {
      sierra: 'Only one meld may be scored for each trick won. The other may not even be laid down yet.',
      'uspc-1898': 'Only one meld may be scored for each trick won. The other may be laid down now and scored after a later trick.',
      'blue-ribbon-1940': 'Only one meld may be scored for each trick won. The other may not even be laid down yet.',
      donohue: 'Only one meld may be scored for each trick won. The other may not even be laid down yet.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that only one meld may be scored for each trick won. They disagree on whether the other may be laid down at once, to be scored after a later trick: by U.S. Playing Card it may, by the other books it may not.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { wants: 'score' }, then: [barred('offender', scoreTwoMelds)] },
          {
            when: { wants: 'show' },
            then: [allowed('player', layDownMelds)],
            note: 'A better meld made in the meantime may be scored before them.',
          },
        ],
        [
          cites.uspc.twoHandedScoring,
          doubted(
            cites.uspc.twoHandedScoring,
            'Pinochle prints no rule of its own here: it sends the reader to Bezique for announcements, double declarations and cards used again.',
          ),
          cites.uspc.bezique,
        ],
      ),
      donohue: says(
        [
          { when: { wants: 'score' }, then: [barred('offender', scoreTwoMelds)] },
          { when: { wants: 'show' }, then: [barred('offender', layDownMelds)], note: 'Only one may be declared at a time, not only scored.' },
        ],
        cites.donohue.twoHandedPlay,
      ),
      'blue-ribbon-1940': says(
        [
          { when: { wants: 'score' }, then: [barred('offender', scoreTwoMelds)] },
          {
            when: { wants: 'show' },
            then: [barred('offender', layDownMelds)],
            note: 'To lay the cards on the table is to meld, and one meld is made at a time.',
          },
        ],
        cites.blue.twoHandScoring,
      ),
      sierra: says(
        [
          { when: { wants: 'score' }, then: [barred('offender', scoreTwoMelds)] },
          { when: { wants: 'show' }, then: [barred('offender', layDownMelds)], note: 'To lay the cards face up is to meld, and a turn has one meld.' },
        ],
        cites.sierra.twoHanded,
      ),
    }),
    see: ['pinochle.law.meld-out-of-time'],
  }),
  'meld-out-of-time': law({
    offence: 'irregular-meld',
    title: 'Meld out of time',
    gist: 'A player melds without having won the trick, after drawing, or when the stock is gone.',
    aka: ['meld too late', 'forgot to meld', 'melded after drawing', 'last meld', 'announce too late'],
    moment: 'play',
    facts: {
      when: fact('When does the player meld?', 'Melded', {
        'before-draw': {
          label: 'After winning a trick, before drawing, with a card or more left in the stock',
          chip: 'Before drawing',
          if: 'if the trick winner melds before drawing from the stock',
        },
        'lost-trick': { label: 'After losing the trick', chip: 'After a lost trick', if: 'if the player lost the trick' },
        'after-draw': { label: 'After drawing', if: 'if the player has already drawn from the stock' },
        'stock-gone': { label: 'When the last card of the stock has been drawn', chip: 'Stock gone', if: 'if the last card of the stock has been drawn' },
      }),
    },
    usual: { when: 'after-draw' },
    leads: {
      sierra: 'Not allowed. Only the winner of a trick may meld, before drawing from the stock.',
      'blue-ribbon-1940': 'Not allowed. Only the winner of a trick may meld, before drawing from the stock.',
      donohue: 'Not allowed. Only the winner of a trick may meld, before drawing from the stock.',
      'uspc-1898': 'Not allowed. Only the winner of a trick may meld, before drawing from the stock.',
    },
    readings: (says) => ({
      'uspc-1898': says(LATE, cites.uspc.twoHandedShowing),
      donohue: says(LATE, cites.donohue.twoHandedPlay),
      'blue-ribbon-1940': says(LATE, [cites.blue.twoHandShowing, cites.blue.twoHandScoring]),
      sierra: says(LATE, cites.sierra.twoHanded, 'The winner of the twelfth trick may still meld before the last card is drawn.'),
    }),
    see: ['pinochle.law.melds-at-once'],
  }),
};
