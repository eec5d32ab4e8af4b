import { cite } from '../../../books.ts';
import { always, fact, law, silent } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import {
  cannotRecall,
  isVoid,
  losesAmount,
  must,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  scores,
  scoresAmount,
  stands,
  takesBack,
} from '../../../core/remedies.ts';
import { points } from '../points.ts';

const USPC = cite('uspc-1898', '52-54', 'Cribbage: General Rules, The Play');
const USPC_OVER = cite('uspc-1898', '52-54', 'Cribbage: General Rules, Showing and Scoring');
const DONOHUE_GO = cite('donohue', '67', 'Five Card Cribbage');
const BLUE_GO = cite('blue-ribbon-1940', '195', 'Cribbage: Five-Card');
const BLUE = cite('blue-ribbon-1940', '199', 'Cribbage: Penalties');
const SIERRA = cite('sierra', '48-58', 'Cribbage: How the game is played');
const overScored = [losesAmount('offender', 'amount-over-scored'), scoresAmount('opponent', 'amount-over-scored')];

/** Three books say only when "go" is due. */
const goIsDue = [
  { when: { fits: 'no' }, then: [must('offender', 'say-go'), noPenaltyPrinted] },
  { when: { fits: 'yes' }, then: [notDecided] },
] as const;
/** Three books say only what follows a "go". */
const afterGo = [
  { when: { turn: 'after-go' }, then: [must('offender', 'play-it'), noPenaltyPrinted] },
  { when: { turn: 'own-turn' }, then: [notDecided] },
] as const;

export const playLaws = {
  'over-thirty-one': law({
    offence: 'irregular-play',
    title: 'Card that takes the count past 31',
    gist: 'A player puts down a card that does not fit within 31.',
    aka: ['went over 31', 'busted 31', 'thirty-two'],
    moment: 'play',
    facts: { fits: fact('Has the player another card that fits?', { no: 'No', yes: 'Yes' }) },
    readings: (says) => ({
      'uspc-1898': always([takesBack('offender', 'card'), noPenalty], USPC),
      donohue: says(goIsDue, DONOHUE_GO, 'The count may not pass 31.'),
      'blue-ribbon-1940': says(goIsDue, BLUE_GO, 'The count may not pass 31.'),
      sierra: says(goIsDue, SIERRA, 'The count may not pass 31.'),
    }),
    see: ['cribbage.points.go'],
  }),
  'card-taken-back': law({
    offence: 'irregular-play',
    title: 'Card played and taken back',
    gist: 'A player plays a card that fits and wants another instead.',
    aka: ['changed the card played', 'take it back'],
    moment: 'play',
    facts: {},
    readings: () => ({ 'uspc-1898': always(cannotRecall('offender', 'card'), USPC), donohue: silent(), 'blue-ribbon-1940': silent(), sierra: silent() }),
  }),
  'card-withheld': law({
    offence: 'irregular-play',
    title: 'Card that fits not played',
    gist: 'A player passes with "go", or stops, though a card in hand fits within 31.',
    aka: ['said go but could play', 'false go', 'held back a card', 'reneged a go'],
    moment: 'play',
    facts: { turn: fact('When did it happen?', { 'own-turn': 'The player said "go" in turn', 'after-go': 'The other player had said "go" before' }) },
    readings: (says) => ({
      'uspc-1898': always([must('offender', 'play-it'), scores('opponent', pointsOf(points.penalty, 'uspc-1898'))], USPC, {
        note: 'Both are for the opponent to claim.',
      }),
      donohue: says(afterGo, DONOHUE_GO),
      'blue-ribbon-1940': says(afterGo, BLUE_GO),
      sierra: says(afterGo, SIERRA),
    }),
    see: ['cribbage.points.go'],
  }),
  'count-miscalled': law({
    offence: 'miscall',
    title: 'Count wrongly called in the play',
    gist: 'A player announces a wrong total, or pegs a 15 or 31 that is none.',
    aka: ['called fifteen when it was fourteen', 'added up wrong', 'wrong 31'],
    moment: 'play',
    facts: {
      pegged: fact('Was anything pegged on it?', { no: 'No, only called', yes: 'A 15 or 31 was pegged' }),
      followed: fact('Has the next player added a card to it?', { no: 'No', yes: 'Yes' }),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { pegged: 'yes' }, then: overScored },
          { when: { pegged: 'no' }, then: [notDecided] },
        ],
        USPC_OVER,
        'The rule is that of any score too high.',
      ),
      donohue: says(
        [
          { when: { pegged: 'yes' }, then: overScored },
          { when: { pegged: 'no' }, then: [notDecided] },
        ],
        cite('donohue', '67', 'Laws of Cribbage', { law: '5' }),
        'The rule is that of any score too high.',
      ),
      'blue-ribbon-1940': says(
        [
          { when: { pegged: 'no', followed: 'no' }, then: [noPenalty] },
          { when: { pegged: 'no', followed: 'yes' }, then: [noPenalty, stands('announcement')] },
          { when: { pegged: 'yes', followed: 'no' }, then: [isVoid('score'), scores('opponent', pointsOf(points.penalty, 'blue-ribbon-1940'))] },
          {
            when: { pegged: 'yes', followed: 'yes' },
            then: [notDecided],
            note: 'A total stands once the next card is added, and a wrong 15 or 31 is taken down; which rule goes first is not said.',
          },
        ],
        BLUE,
      ),
      sierra: silent(),
    }),
    see: ['cribbage.law.over-score'],
  }),
} as const;
