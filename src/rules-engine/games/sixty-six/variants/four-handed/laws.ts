// What the game for four has of its own: following, the turned card, marriages, and the score.
import { doubted } from '../../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, must, notDecided, scores, scoresNothing, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { points } from '../../points.ts';
import { exchangeCard, headTrick, sideThatWonIt, winnersOfNext, winningSide } from '../../words.ts';
import { own } from './points.ts';

const blue = cites.blue.four;
const uspc = cites.uspc.four;
const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';
const FOLLOW = must('player', 'follow-suit');

export const added = {
  'four-following': law({
    question: 'obliged',
    title: 'What must be played',
    gist: 'A card is led; must the others follow, beat it or trump it?',
    aka: ['must I trump', 'must I head the trick', 'follow suit with four', 'over-trump'],
    moment: 'play',
    facts: {
      has: fact('What does the player hold?', 'Lead and hand', {
        trumps: { label: 'Trumps are led, and the player has one', chip: 'Trumps, has one', if: 'if trumps are led and the player has one' },
        suit: { label: 'A plain suit is led, and the player has one of it', chip: 'Suit, has one', if: 'if a plain suit is led and the player has one of it' },
        void: { label: 'None of the suit led, and a trump', chip: 'No suit, a trump', if: 'if the player has none of the suit led, but a trump' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A player with the suit led must play it and beat the trick, if able. A player without it must beat the trick with a trump, if able.',
      'uspc-1898': 'The player must follow suit and, if trumps were led, beat the trick, if able. Without the suit, the player must trump.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books agree that a player with the suit led must follow suit, but not on the rest. By Blue Ribbon all must also beat the trick if able, with a trump if they lack the suit. By U.S. Playing Card only a trump lead must be beaten, but a player without the suit must trump, even if that does not win.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { has: ['trumps', 'suit'] }, then: [FOLLOW, must('player', headTrick)] },
          { when: { has: 'void' }, then: [must('player', headTrick)], note: 'That is, with a trump that wins; of a trump that cannot it does not speak.' },
        ],
        blue,
      ),
      [USPC]: says(
        [
          { when: { has: 'trumps' }, then: [FOLLOW, must('player', headTrick)] },
          { when: { has: 'suit' }, then: [FOLLOW], note: 'The book does not say that a plain suit must be beaten.' },
          { when: { has: 'void' }, then: [must('player', 'trump-it')] },
        ],
        uspc,
      ),
    }),
  }),
  'four-marriages': law({
    question: 'allowed',
    title: 'Marriages with four',
    gist: 'A player holds king and queen of a suit.',
    aka: ['declare a marriage', 'german game', 'twenty with four'],
    moment: 'lead',
    facts: {
      form: fact('Which game is played?', 'Game played', {
        usual: { label: 'The usual one', if: 'if the usual game is played' },
        german: { label: 'The German one, dealt in a cross', chip: 'The German one', if: 'if the German game, dealt in a cross, is played' },
      }),
    },
    usual: { form: 'usual' },
    leads: {
      'blue-ribbon-1940': 'In the usual game, no marriage may be declared. In the German game, dealt crosswise, one may be declared.',
      'uspc-1898': 'In the usual game, no marriage may be declared. The book covers nothing else.',
    },
    verdict: {
      kind: 'agree',
      say: 'Blue Ribbon and U.S. Playing Card agree that in the usual game no marriage may be declared. Only Blue Ribbon rules on the German game, dealt crosswise: there a marriage may be declared.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { form: 'usual' }, then: [barred('player', 'declare-marriage')] },
          {
            when: { form: 'german' },
            then: [allowed('player', 'declare-marriage')],
            note: 'They are scored; the book does not say what the deal is then won with.',
          },
        ],
        blue,
      ),
      [USPC]: says(
        [
          { when: { form: 'usual' }, then: [barred('player', 'declare-marriage')] },
          { when: { form: 'german' }, then: [notDecided], note: 'It calls its own game German, and in it nothing is announced; it knows no other.' },
        ],
        uspc,
      ),
    }),
  }),
  'turned-card-kept': law({
    question: 'allowed',
    title: 'The turned card exchanged',
    gist: 'A player holds a low trump and wants the card turned for it.',
    aka: ['swap the seven of trumps', 'exchange with the dealer', 'rob the trump'],
    moment: 'trump-turned',
    facts: {},
    readings: () => ({
      [BLUE]: always(barred('anyone', exchangeCard), blue, { note: 'It is the dealer’s.' }),
      [USPC]: always(
        barred('anyone', exchangeCard),
        doubted(uspc, 'It says that nothing is discarded as in the game for two, which is taken for this exchange; of a turned card it does not speak.'),
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'Nobody may take the turned card in exchange for another card.',
      'uspc-1898': 'Nobody may take the turned card in exchange for another card.',
    },
  }),
  'both-at-65': law({
    question: 'tie',
    title: '65 each',
    gist: 'Both sides have 65.',
    aka: ['sixty-five all', 'tie', 'even count', 'sides come out even', 'four playing'],
    moment: 'count',
    facts: {},
    readings: () => ({
      [BLUE]: silent('It scores more than 66; the book does not mention 65 each with four.'),
      [USPC]: always([scoresNothing('both-sides'), scores(winnersOfNext, pointsOf(points['tie-carried'], USPC))], uspc),
    }),
    leads: { 'uspc-1898': 'Both sides score nothing for this deal. The winners of the next deal score 1 point extra.' },
    see: ['sixty-six/four-handed.points.tie-carried'],
  }),
  'exact-count': law({
    question: 'what-counts',
    title: 'A count on the line',
    gist: 'A side has exactly 66, exactly 100, or all 130 without every trick.',
    aka: ['exactly 66', 'exactly 100', '130 but lost a trick'],
    moment: 'count',
    facts: {
      count: fact('What has it?', 'Its count', {
        '66': { label: 'Exactly 66', if: 'if the side has exactly 66' },
        '100': { label: 'Exactly 100', if: 'if the side has exactly 100' },
        '130': {
          label: '130, and a trick without a counting card is lost',
          chip: '130, a trick lost',
          if: 'if the side has 130 and lost a trick without counting cards',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A side that has all 130 but lost a trick with no counting cards in it scores 2 points. The book does not cover exactly 66 or 100.',
      'uspc-1898': 'With exactly 66 or exactly 100, the winning side scores 1 point. The book does not cover 130 without every trick.',
    },
    verdict: {
      kind: 'apart',
      say: 'The books decide different cases: U.S. Playing Card gives 1 point for exactly 66 or exactly 100, Blue Ribbon 2 points for 130 without every trick.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { count: ['66', '100'] }, then: [notDecided], note: 'The book gives one point for more than 66 and less than 100, two for more than 100.' },
          { when: { count: '130' }, then: [scores(winningSide, pointsOf(own['over-100'], BLUE))] },
        ],
        blue,
      ),
      [USPC]: says(
        [
          { when: { count: ['66', '100'] }, then: [scores(winningSide, pointsOf(own['over-half'], USPC))] },
          { when: { count: '130' }, then: [notDecided], note: 'The book gives two points for less than 130, and three for every trick.' },
        ],
        uspc,
      ),
    }),
    see: ['sixty-six/four-handed.points.over-half'],
  }),
  'ten-wins-game': law({
    question: 'who-goes-out',
    title: 'The ten of trumps ends the game',
    gist: 'A side that has six points wins the ten of trumps in a trick.',
    aka: ['six points and the ten', 'out by the ten', 'trump ten wins'],
    moment: 'trick-turned',
    facts: {},
    leads: {
      'uspc-1898': 'The side that won the ten of trumps wins the game.',
    },
    readings: () => ({
      [BLUE]: silent('The ten of trumps scores nothing of its own.'),
      [USPC]: always(wins(sideThatWonIt, 'game'), uspc, { note: 'Its point is scored at once, before the hand is counted.' }),
    }),
    see: ['sixty-six/four-handed.points.ten-of-trumps'],
  }),
};
