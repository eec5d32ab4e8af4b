import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
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
} from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points/index.ts';
import { amountOverScored, sayGo, theAnnouncement } from '../words.ts';
import { EXCESS } from './score.ts';

const overScored = [losesAmount('offender', amountOverScored), scoresAmount('opponent', amountOverScored)];

/** Three books say only when "go" is due. */
const goIsDue = [
  { when: { fits: 'no' }, then: [must('offender', sayGo), noPenaltyPrinted] },
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
    facts: {
      fits: fact('Has the player another card that fits?', 'Another card fits', {
        no: { label: 'No', if: 'if the player has no other card that fits within 31' },
        yes: { label: 'Yes', if: 'if the player has another card that fits within 31' },
      }),
    },
    leads: {
      sierra:
        'The count may not pass 31. A player with no other card that fits must say “go”. If another card fits, the book does not say what becomes of the card put down.',
      'blue-ribbon-1940':
        'The count may not pass 31. A player with no other card that fits must say “go”. If another card fits, the book does not say what becomes of the card put down.',
      donohue:
        'The count may not pass 31. A player with no other card that fits must say “go”. If another card fits, the book does not say what becomes of the card put down.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the count may not pass 31. Only U.S. Playing Card says that the player takes back the card; by Sierra, Blue Ribbon and Donohue a player with no other card that fits says “go”.',
    },
    readings: (says) => ({
      'uspc-1898': always([takesBack('offender', 'card'), noPenalty], cites.uspc.generalRulesPlay),
      donohue: says(goIsDue, cites.donohue.fiveCardPlay, 'The count may not pass 31.'),
      'blue-ribbon-1940': says(goIsDue, cites.blue.fiveCardGo, 'The count may not pass 31.'),
      sierra: says(goIsDue, cites.sierra.play, 'The count may not pass 31.'),
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
    readings: () => ({
      'uspc-1898': always(cannotRecall('offender', 'card'), cites.uspc.generalRulesPlay),
      donohue: silent(),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
  'card-withheld': law({
    offence: 'irregular-play',
    title: 'Card that fits not played',
    gist: 'A player passes with "go", or stops, though a card in hand fits within 31.',
    aka: ['said go but could play', 'false go', 'held back a card', 'reneged a go'],
    moment: 'play',
    facts: {
      turn: fact('When did it happen?', 'When', {
        'own-turn': { label: 'The player said "go" in turn', chip: 'Said go in turn', if: 'if the player said "go" in turn' },
        'after-go': { label: 'The other player had said "go" before', chip: 'After other’s go', if: 'if the other player had said "go" before' },
      }),
    },
    usual: { turn: 'own-turn' },
    leads: {
      sierra:
        'Once a player has said “go”, the other must play every card that fits. If a player says “go” though a card fits, the book does not say what that costs.',
      'blue-ribbon-1940':
        'Once a player has said “go”, the other must play every card that fits. If a player says “go” though a card fits, the book does not say what that costs.',
      donohue:
        'Once a player has said “go”, the other must play every card that fits. If a player says “go” though a card fits, the book does not say what that costs.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that once a player has said “go”, the other must play a card that fits. Only U.S. Playing Card also rules on a player who first says “go” though a card fits: that player must play it. Only U.S. Playing Card has a penalty, the same in both cases: the opponent scores 2 points.',
    },
    readings: (says) => ({
      'uspc-1898': always([must('offender', 'play-it'), scores('opponent', pointsOf(points.penalty, 'uspc-1898'))], cites.uspc.generalRulesPlay, {
        note: 'Both are for the opponent to claim.',
      }),
      donohue: says(afterGo, cites.donohue.fiveCardPlay),
      'blue-ribbon-1940': says(afterGo, cites.blue.fiveCardGo),
      sierra: says(afterGo, cites.sierra.play),
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
      pegged: fact('Was anything pegged on it?', 'Pegged on it', {
        no: { label: 'No, only called', chip: 'Only called', if: 'if nothing was pegged on the wrong count' },
        yes: { label: 'A 15 or 31 was pegged', chip: '15 or 31 pegged', if: 'if a 15 or 31 was pegged on the wrong count' },
      }),
      followed: fact('Has the next player added a card to it?', 'Card added since', {
        no: { label: 'No', if: 'before the next player has added a card to it' },
        yes: { label: 'Yes', if: 'once the next player has added a card to it' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree if a wrong 15 or 31 was pegged and the next card is not added yet: the points come off, and the opponent scores 2. Only Blue Ribbon covers a wrong total that scored nothing: no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { pegged: 'yes' }, then: overScored },
          { when: { pegged: 'no' }, then: [notDecided] },
        ],
        doubted(cites.uspc.generalRulesEntered, EXCESS),
        'The rule is that of any score too high.',
      ),
      donohue: says(
        [
          { when: { pegged: 'yes' }, then: overScored },
          { when: { pegged: 'no' }, then: [notDecided] },
        ],
        cites.donohue.law(5),
        'The rule is that of any score too high.',
      ),
      'blue-ribbon-1940': says(
        [
          { when: { pegged: 'no', followed: 'no' }, then: [noPenalty] },
          { when: { pegged: 'no', followed: 'yes' }, then: [noPenalty, stands(theAnnouncement)] },
          { when: { pegged: 'yes', followed: 'no' }, then: [isVoid('score'), scores('opponent', pointsOf(points.penalty, 'blue-ribbon-1940'))] },
          {
            when: { pegged: 'yes', followed: 'yes' },
            then: [notDecided],
            note: 'A total stands once the next card is added, and a wrong 15 or 31 is taken down; the book does not say which rule goes first.',
          },
        ],
        cites.blue.penaltiesDeal,
      ),
      sierra: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'Before the next card is added, points pegged for a wrong 15 or 31 come off, and the opponent scores 2. A wrong total without a score costs nothing; after the next card it stands.',
      donohue: 'If a 15 or 31 was pegged on the wrong count, those points come off, and the opponent scores as many. The book covers nothing else.',
      'uspc-1898': 'If a 15 or 31 was pegged on the wrong count, those points come off, and the opponent scores as many. The book covers nothing else.',
    },
    see: ['cribbage.law.over-score'],
  }),
} as const;
