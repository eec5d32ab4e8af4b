import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, losesGame, must, noPenalty, notDecided, pays, putRight } from '../../../laws/remedies.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import { bete, holdBack, playAceOnSuit, trumpOrNot } from '../words.ts';

const { blue, uspc } = cites;
export const WHO = fact(
  'Who was it?',
  'Who it was',
  {
    lone: { label: 'The player who plays alone', chip: 'Lone player', if: 'if it was the player who plays alone' },
    against: { label: 'An opponent of one who plays alone', chip: 'Against one alone', if: 'if it was an opponent of one who plays alone' },
    partners: { label: 'Anybody, where two play against two', chip: 'Two against two', if: 'if two play against two' },
  },
  { needs: { partners: 'partners' } },
);
/** The ruling of the 1898 book for a lead or a play out of turn and for an exposed card. */
const byUspc = [
  { when: { who: 'lone' }, then: [noPenalty, putRight(null, 'play')] },
  { when: { who: 'against' }, then: [losesGame('offender')], note: 'The book does not say expressly whether those who play with the offender lose as well.' },
  { when: { who: 'partners' }, then: [pays('offender', bete, 'pool'), losesGame('offending-side')] },
] as const;

/** The play of the cards. */
export const play = {
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads who has not the lead.',
    aka: ['wrong lead', 'led when it was not his turn'],
    moment: 'lead',
    facts: { who: WHO },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'against' }, then: [losesGame('offender')], note: 'At once.' },
          { when: { who: ['lone', 'partners'] }, then: [notDecided], note: 'It rules on a lead against a player who is alone.' },
        ],
        blue.penalties,
      ),
      [USPC]: says(byUspc, uspc.errors),
    }),
    leads: {
      'blue-ribbon-1940': 'If an opponent of a lone player leads out of turn, that opponent loses the game at once. The book does not cover anybody else.',
      'uspc-1898':
        'A lone player puts it right without penalty. An opponent of a lone player loses the game. Two against two, the player pays the pool what it holds, at most 16, and that side loses.',
    },
    verdict: {
      kind: 'agree',
      say: 'Blue Ribbon and U.S. Playing Card agree: an opponent of a lone player loses the game. Only U.S. Playing Card rules on others: a lone player puts it right without penalty; two against two, the player pays the pool as much as it holds, at most 16, and that side loses the game.',
    },
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Play out of turn',
    gist: 'A player plays to a trick before their turn.',
    aka: ['played too soon', 'played before him'],
    moment: 'play',
    facts: { who: WHO },
    readings: (says) => ({
      [BLUE]: silent('It has a penalty for a lead out of turn, and none for a card played to a trick too soon.'),
      [USPC]: says(byUspc, uspc.errors),
    }),
    leads: {
      'uspc-1898':
        'A lone player puts it right without penalty. An opponent of a lone player loses the game. Two against two, the player pays the pool what it holds, at most 16, and that side loses.',
    },
  }),
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Card exposed',
    gist: 'A player lets others see a card that they have not played.',
    aka: ['showed a card', 'dropped a card face up'],
    moment: 'play',
    facts: { who: WHO },
    readings: (says) => ({ [BLUE]: silent('Its penalties are for a revoke, a wrong lead and a forcée not played.'), [USPC]: says(byUspc, uspc.errors) }),
    leads: {
      'uspc-1898':
        'A lone player puts it right without penalty. An opponent of a lone player loses the game. Two against two, the player pays the pool what it holds, at most 16, and that side loses.',
    },
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although they could.',
    aka: ['renege', 'did not follow suit', 'had a trump after all'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      [BLUE]: says(
        [{ then: [losesGame('offender')], note: 'At once, no matter who it is.{partners: The book does not say whether a partner loses too.}' }],
        blue.penalties,
      ),
      [USPC]: silent('It speaks of a penalty for a revoke, where a matador might be kept back, and does not say what it is.'),
    }),
  }),
  'no-card-of-the-suit': law({
    question: 'obliged',
    title: 'No card of the suit led',
    gist: 'A player cannot follow suit.',
    aka: ['must I trump', 'cannot follow', 'forced to trump'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('Those who can must follow suit. The book does not say what the others play.'),
      [USPC]: says([{ then: [allowed('player', trumpOrNot)] }], uspc.play),
    }),
  }),
  'called-ace-held-back': law({
    offence: 'held-back',
    title: 'Called ace held back',
    gist: 'The suit of the called ace is led, and its holder plays another card of it.',
    aka: ['kept the ace back', 'did not play the called ace', 'hide the partner'],
    moment: 'play',
    needs: ['partners'],
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('Its holder has to help the caller from the first. The book does not say when the ace has to be played.'),
      [USPC]: says([{ then: [must('offender', playAceOnSuit)], note: 'It makes no difference whether partner or opponent leads the suit.' }], uspc.lacking),
    }),
  }),
  'matador-kept-back': law({
    question: 'allowed',
    title: 'May an unguarded matador be kept back?',
    gist: 'Trumps are led, and a player has one of the three high matadors as their only trump.',
    aka: ['renege with spadilla', 'reserve a matador', 'keep the queen of clubs', 'force out basta'],
    moment: 'play',
    facts: {
      led: fact('What was led?', 'Led', {
        natural: { label: 'One of the three high matadors', chip: 'High matador', if: 'if one of the three high matadors was led' },
        other: { label: 'Another trump', if: 'if a trump other than the three high matadors was led' },
      }),
      custom: fact('Is the old custom agreed on, by which it may be kept back?', 'Old custom', {
        yes: { label: 'Yes', chip: 'Agreed', if: 'if the old custom of keeping it back is agreed on' },
        no: { label: 'No', chip: 'Not agreed', if: 'if the old custom of keeping it back is not agreed on' },
      }),
    },
    usual: { led: 'other' },
    readings: (says) => ({
      [BLUE]: silent('The book says nothing about keeping a matador back when trumps are led.'),
      [USPC]: says(
        [
          { when: { led: 'other', custom: 'yes' }, then: [allowed('player', holdBack)], note: 'Even when another of the three has been played to the trick.' },
          { when: { led: 'other', custom: 'no' }, then: [barred('player', holdBack)], note: 'The custom is printed as a former one, mostly given up.' },
          { when: { led: 'natural' }, then: [barred('player', holdBack)], note: 'A high matador that is led always calls for trumps.' },
        ],
        uspc.reserve,
      ),
    }),
    leads: {
      'uspc-1898': 'The player may keep it back only if the old custom that allows this was agreed on, and never when one of the three high matadors was led.',
    },
  }),
};
