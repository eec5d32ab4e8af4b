import { doubted } from '../../../laws/cites.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, loses, losesAmount, losesEach, must, noPenaltyPrinted, notDecided, scores, scoresEach } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { askToGoOut, keepOneCard, redThree, scoreConcealed } from '../words.ts';

const UNMELDED = 'The loss is printed only for a deal in which the other side goes out; without a meld a side cannot go out itself.';

const CONCEALED = 'Not said whether the bonus stands instead of that for going out or beside it; we read it as instead.';

export const outLaws = {
  'no-canasta': law({
    question: 'allowed',
    title: 'Going out without a canasta',
    gist: 'A player lays down or discards their last card, and their side has no canasta.',
    aka: [
      'went out with no canasta',
      'can I go out without a canasta',
      'need a canasta to go out',
      'went out without seven alike',
      'went out, never made a seven card meld',
    ],
    moment: 'play',
    facts: {
      canasta: fact('Has the side a canasta?', 'Side has canasta', {
        yes: { label: 'Yes, on the table or completed in this turn', chip: 'Yes', if: 'if the side has a canasta, even one just completed' },
        no: { label: 'No', if: 'if the side has no canasta' },
      }),
    },
    usual: { canasta: 'no' },
    leads: {
      sierra: 'If the side has no canasta, the player may not go out. A canasta completed in the same turn is enough.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { canasta: 'yes' }, then: [allowed('player', 'go-out')], note: 'The last card is melded or discarded, as the player likes.' },
          { when: { canasta: 'no' }, then: [barred('player', 'go-out'), noPenaltyPrinted] },
        ],
        cites.sierra.goingOut,
      ),
    }),
    see: ['canasta.law.hand-emptied'],
  }),
  'hand-emptied': law({
    offence: 'irregular-discard',
    title: 'Last card played without going out',
    gist: 'A player who may not go out would be left without a card at the end of the turn.',
    aka: ['no cards left', 'must keep one card', 'ran out of cards'],
    moment: 'play',
    facts: {},
    readings: () => ({ sierra: always([must('player', keepOneCard), noPenaltyPrinted], cites.sierra.playing) }),
  }),
  'no-discard': law({
    offence: 'irregular-discard',
    title: 'No discard made',
    gist: 'A player ends a turn without a discard.',
    aka: ['forgot to discard', 'do I have to discard', 'go out without a discard'],
    moment: 'play',
    facts: {
      out: fact('Did the player go out?', 'Player went out', {
        no: { label: 'No', if: 'if the player did not go out' },
        yes: { label: 'Yes, all cards were melded', chip: 'Yes', if: 'if the player went out with all cards melded' },
      }),
    },
    usual: { out: 'no' },
    leads: {
      sierra: 'The player must discard. Only a player who goes out with all cards melded need not.',
    },
    readings: (says) => ({
      sierra: says(
        [
          { when: { out: 'no' }, then: [must('player', 'discard')] },
          { when: { out: 'yes' }, then: [allowed('player', 'go-out')], note: 'It is the only turn that may end without a discard.' },
        ],
        [cites.sierra.goingOut, cites.sierra.playing],
      ),
    }),
  }),
  'leave-to-go-out': law({
    question: 'allowed',
    title: 'Partner asked for leave to go out',
    gist: 'A player asks the partner whether to go out, or goes out without asking.',
    aka: ['may I go out partner', 'can I go out partner', 'partner said no', 'went out against partner', 'permission to go out', 'do I have to ask'],
    moment: 'play',
    facts: {
      answer: fact('What did the partner say?', 'Partner said', {
        yes: { label: 'Yes', if: 'if the partner said yes' },
        no: { label: 'No', if: 'if the partner said no' },
        unasked: { label: 'Nothing, having not been asked', chip: 'Was not asked', if: 'if the partner was not asked' },
      }),
    },
    leads: {
      sierra: 'If the partner said no, the player may not go out. If the partner said yes or was not asked, the player may.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { answer: 'yes' },
            then: [allowed('player', 'go-out')],
            note: 'The book calls the answer binding. It does not say that it obliges the player to go out.',
          },
          { when: { answer: 'no' }, then: [barred('player', 'go-out')], note: 'The answer binds for this turn only.' },
          { when: { answer: 'unasked' }, then: [allowed('player', 'go-out')], note: 'Asking is a right, not a duty.' },
        ],
        cites.sierra.goingOut,
      ),
    }),
    see: ['canasta.law.asked-too-late'],
  }),
  'asked-too-late': law({
    offence: 'table-talk',
    title: 'Asking to go out at the wrong time',
    gist: 'A player asks the partner for leave to go out, not between drawing and melding.',
    aka: ['asked after melding', 'asked before drawing', 'late question'],
    moment: 'play',
    facts: {},
    readings: () => ({
      sierra: always([barred('player', askToGoOut), noPenaltyPrinted], cites.sierra.playing, {
        note: 'The question has its place after the draw and before any card is melded.',
      }),
    }),
    leads: { sierra: 'A player may ask the partner only after drawing and before melding. The book names no penalty for asking at another time.' },
  }),
  'concealed-claimed': law({
    offence: 'over-score',
    title: 'Concealed going out claimed',
    gist: 'A player goes out in one turn and claims the bonus for doing so concealed.',
    aka: ['concealed hand', 'partner had melded', 'went out in one turn', 'closed hand bonus'],
    moment: 'count',
    facts: {
      melded: fact('Who of the side had melded in an earlier turn?', 'Melded before', {
        nobody: { label: 'Nobody', if: 'if nobody of the side had melded in an earlier turn' },
        partner: { label: 'The partner alone', chip: 'Partner alone', if: 'if only the partner had melded in an earlier turn' },
        player: { label: 'The player', if: 'if the player had melded in an earlier turn' },
      }),
    },
    leads: {
      sierra: 'If nobody of the side had melded in an earlier turn, the side scores 200 points. If somebody had, it scores 100 points.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { melded: 'nobody' },
            then: [scores('that-side', pointsOf(points['going-out-concealed'], 'sierra'))],
            note: 'The initial meld and a canasta have to be among the cards laid down.',
            doubtful: true,
          },
          {
            when: { melded: ['partner', 'player'] },
            then: [barred('player', scoreConcealed), scores('that-side', pointsOf(points['going-out'], 'sierra'))],
            note: 'The condition is that no initial meld was made on an earlier turn, and the initial meld is made for the side.',
          },
        ],
        [cites.sierra.goingOut, doubted(cites.sierra.scoring, CONCEALED)],
      ),
    }),
  }),
  'red-threes-without-meld': law({
    offence: 'score-error',
    title: 'Red threes of a side without a meld',
    gist: 'A deal ends, and a side with red threes on the table has melded nothing.',
    aka: ['red three and no meld', 'going out with a red three and no meld', 'red threes minus', 'do red threes count against us', 'red three penalty'],
    moment: 'count',
    facts: {
      melded: fact('Has the side made its initial meld?', 'Initial meld made', {
        yes: { label: 'Yes', if: 'if the side has made its initial meld' },
        no: { label: 'No', if: 'if the side has not made its initial meld' },
      }),
      ended: fact('How did the deal end?', 'Deal ended', {
        opponents: { label: 'The other side went out', chip: 'Other side out', if: 'if the other side went out' },
        otherwise: { label: 'The stock ran out, or this side went out', chip: 'In any other way', if: 'if the stock ran out or this side went out' },
      }),
      threes: fact('How many red threes has it?', 'Red threes', {
        some: { label: 'One, two or three', chip: 'One to three', if: 'if the side has one, two or three red threes' },
        all: { label: 'All four', if: 'if the side has all four red threes' },
      }),
    },
    usual: { melded: 'no', ended: 'opponents', threes: 'some' },
    leads: {
      sierra:
        'If the other side went out, the side without a meld loses 100 points for each of its red threes, or 800 for all four. If the stock ran out, that side scores its red threes.',
    },
    readings: (says) => ({
      sierra: says(
        [
          {
            when: { melded: 'no', ended: 'opponents', threes: 'some' },
            then: [losesEach('that-side', pointsOf(points['red-three'], 'sierra'), redThree)],
            doubtful: true,
          },
          {
            when: { melded: 'no', ended: 'opponents', threes: 'all' },
            then: [loses('that-side', pointsOf(points['all-red-threes'], 'sierra'))],
            doubtful: true,
          },
          { when: { melded: 'yes', threes: 'some' }, then: [scoresEach('that-side', pointsOf(points['red-three'], 'sierra'), redThree)] },
          { when: { melded: 'yes', threes: 'all' }, then: [scores('that-side', pointsOf(points['all-red-threes'], 'sierra'))] },
          {
            when: { melded: 'no', ended: 'otherwise', threes: 'some' },
            then: [scoresEach('that-side', pointsOf(points['red-three'], 'sierra'), redThree)],
            note: UNMELDED,
          },
          {
            when: { melded: 'no', ended: 'otherwise', threes: 'all' },
            then: [scores('that-side', pointsOf(points['all-red-threes'], 'sierra'))],
            note: UNMELDED,
          },
        ],
        { ...cites.sierra.scoring, doubt: 'The table says "loses" beside a bonus for each red three; that the loss stands in its place is our reading.' },
      ),
    }),
    see: ['canasta.points.red-threes-lost', 'canasta.law.cards-in-hand', 'canasta.score.deal'],
  }),
  'cards-in-hand': law({
    offence: 'score-error',
    title: 'Cards left in the hand',
    gist: 'The deal is over, and players still hold cards.',
    aka: ['caught with a joker', 'partner still had cards', 'stuck with melds in hand', 'can I still meld after they go out'],
    moment: 'count',
    facts: {},
    readings: () => ({
      sierra: always(losesAmount('both-sides', 'cards-in-hand'), cites.sierra.scoring, { note: 'The partner of the player who went out is not spared.' }),
    }),
    see: ['canasta.points.cards-in-hand'],
  }),
  'both-over-game': law({
    question: 'who-goes-out',
    title: 'Both sides past the game on one deal',
    gist: 'Both sides reach the score of the game on the same deal.',
    aka: ['both over 5000', 'tie at canasta', 'who wins at 5000'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      sierra: always(notDecided, cites.sierra.play, { note: 'The first side to reach the score wins; two sides on one deal are not provided for.' }),
    }),
    see: ['canasta.points.game'],
  }),
};
