import { always, fact, law, silent } from '../../../laws/laws.ts';
import { losesAmount, losesGame, must, notDecided, pays, wins } from '../../../laws/remedies.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import { asLonePlayerWins, twiceValueOfGame, valueOfGame } from '../words.ts';

export const endLaws = {
  'claimed-won': law({
    offence: 'abandoned-hand',
    title: 'Lone player wrongly claims the game',
    gist: 'The lone player lays the cards down, says that the game is won, and is wrong.',
    aka: ['laid down the hand', 'claimed too early', 'I have 61'],
    moment: 'play',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The game is lost. The lone player loses its full value.' },
    readings: () => ({
      [BLUE]: always([losesGame('lone-player'), losesAmount('lone-player', valueOfGame)], [cites.blue.penalties(8), cites.blue.americanLaws(14)], {
        note: 'Even if the lone player would have taken every trick that was left. The amount is not named here; it is taken from law 14.',
      }),
      [USPC]: silent(),
    }),
    see: ['skat.law.game-below-bid'],
  }),
  'claimed-beaten': law({
    offence: 'abandoned-hand',
    title: 'Opponent wrongly claims that the game is beaten',
    gist: 'An opponent lays the cards down and says that the lone player has lost, and is wrong.',
    aka: ['threw in the hand', 'we have sixty', 'said you are beaten'],
    moment: 'play',
    facts: {},
    readings: () => ({
      [BLUE]: always([wins('lone-player', 'cards'), losesAmount('offender', valueOfGame)], cites.blue.penalties(9), {
        note: 'All the cards not yet played are meant.',
      }),
      [USPC]: silent(),
    }),
    leads: { 'blue-ribbon-1940': 'That opponent loses the full value of the game, and the lone player wins all the cards not yet played.' },
  }),
  'given-up': law({
    offence: 'abandoned-hand',
    title: 'Lone player gives the game up',
    gist: 'The lone player lays the cards down and says that the game is lost.',
    aka: ['gives up', 'throws down the hand', 'concede', 'save the schneider'],
    moment: 'play',
    facts: {
      when: fact('When?', 'Given up', {
        first: {
          label: 'After the first trick, before the second is played to',
          chip: 'After first trick',
          if: 'after the first trick, before the second is played to',
        },
        other: { label: 'At another time', chip: 'Another time', if: 'if the first trick was not over, or the second was played to' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the opponents win all the cards left, and the lone player loses the full value of the game; by U.S. Playing Card a lone player who gives up right after the first trick, before a card is played to the second, loses only the bid. That book covers no other time.',
    },
    readings: (says) => ({
      [BLUE]: always([wins('opponents', 'cards'), losesAmount('lone-player', valueOfGame)], cites.blue.penalties(10)),
      [USPC]: says(
        [
          { when: { when: 'first' }, then: [losesAmount('lone-player', 'amount-bid')], note: 'That saves the increase for schneider or schwarz.' },
          { when: { when: 'other' }, then: [notDecided] },
        ],
        cites.uspc.scoring,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'The opponents win all the cards left. The lone player loses the full value of the game.',
      'uspc-1898': 'After the first trick, and before the second is played to, the lone player loses only the bid. The book covers nothing else.',
    },
  }),
  'broken-off': law({
    offence: 'abandoned-hand',
    title: 'Game broken off',
    gist: 'The players stop before the last trick, because the result seems clear.',
    aka: ['stop early', 'play it out', 'rest are yours'],
    moment: 'play',
    facts: {},
    readings: () => ({
      [BLUE]: always(must('all-players', 'play-on'), cites.blue.americanLaws(21), {
        note: 'A player who lays their cards down early falls under the penalties on claims.',
      }),
      [USPC]: silent('The deal ends when the ten cards of each hand are played.'),
    }),
    see: ['skat.law.claimed-won', 'skat.law.claimed-beaten', 'skat.law.given-up'],
  }),
  'opponents-error': law({
    offence: 'other-fault',
    title: 'Any other error of an opponent',
    gist: 'An opponent errs in a way that has no rule of its own.',
    aka: ['opponent made a mistake', 'who pays', "partner's mistake"],
    moment: 'any-time',
    facts: {},
    readings: () => ({
      [BLUE]: always(losesAmount('offender', asLonePlayerWins), cites.blue.penalties(13), {
        note: 'The charge is on the player who erred, not on both opponents.',
      }),
      [USPC]: silent(),
    }),
    leads: { 'blue-ribbon-1940': 'The opponent who erred loses as many points as the lone player wins.' },
    see: ['skat.law.looking-back'],
  }),
  sixty: law({
    question: 'tie',
    title: 'Sixty points each',
    gist: 'The lone player and the opponents have taken the same number of points.',
    aka: ['60 60', 'split', 'tie', 'is sixty enough'],
    moment: 'count',
    facts: {},
    readings: () => ({
      [BLUE]: always(losesGame('lone-player'), [cites.blue.schneider, cites.blue.americanLaws(10)]),
      [USPC]: always(losesGame('lone-player'), cites.uspc.scoring),
    }),
    see: ['skat.points.win'],
  }),
  'null-trick': law({
    question: 'not-made',
    title: 'A trick taken at null',
    gist: 'The lone player takes a trick at null.',
    aka: ['took a trick', 'nullo lost', 'one trick'],
    moment: 'play',
    facts: {},
    readings: () => ({
      [BLUE]: always(losesGame('lone-player'), cites.blue.scoring),
      [USPC]: always(losesGame('lone-player'), cites.uspc.null),
    }),
    see: ['skat.points.null', 'skat.points.open-null', 'skat.points.gucki-null-lost'],
  }),
  'lost-game': law({
    question: 'who-pays',
    title: 'What a lost game costs',
    gist: 'The lone player has lost and asks whether the game counts once or twice.',
    aka: ['loses double', 'passt mir nicht', 'gucki lost', 'who pays whom', 'lost game'],
    moment: 'count',
    facts: {
      how: fact('How was the game chosen?', 'Game chosen', {
        plain: {
          label: 'In any other way: solo, say, or on the first skat card turned',
          chip: 'Any other way',
          if: 'if the game was no gucki and not on the second skat card',
        },
        second: { label: 'On the second skat card (passt mir nicht)', chip: 'Second skat card', if: 'if the game was on the second skat card' },
        'gucki-grand': { label: 'Gucki grand', if: 'if the game was a gucki grand' },
        'gucki-null': { label: 'Gucki nullo, open or not', chip: 'Gucki nullo', if: 'if the game was a gucki nullo, open or not' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the lone player loses the full value of the game, or twice that value in a gucki or on the second skat card; by U.S. Playing Card the lone player pays the full value to each other player; the book does not cover a gucki or a game on the second skat card.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { how: 'plain' }, then: [losesAmount('lone-player', valueOfGame)] },
          { when: { how: ['second', 'gucki-grand', 'gucki-null'] }, then: [losesAmount('lone-player', twiceValueOfGame)] },
        ],
        [cites.blue.value, cites.blue.overbid, cites.blue.schneider, cites.blue.scoring, cites.blue.americanLaws(14)],
      ),
      [USPC]: says(
        [
          {
            when: { how: 'plain' },
            then: [pays('lone-player', valueOfGame, 'each-other-player')],
            note: 'Schneider and schwarz raise it. Those who sit out are paid as well.',
          },
          { when: { how: 'second' }, then: [notDecided], note: 'Either card may be turned, but one only: the book has no second.' },
          { when: { how: ['gucki-grand', 'gucki-null'] }, then: [notDecided], note: 'The book has no gucki.' },
        ],
        cites.uspc.scoring,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The lone player loses the full value of the game. In a gucki, or if the game was on the second skat card, the lone player loses twice the value.',
      'uspc-1898': 'The lone player pays each other player the full value of the game. The book has no gucki and no second skat card.',
    },
    see: ['skat.points.lost-double', 'skat.points.gucki-null-lost', 'skat.score.value', 'skat.law.game-below-bid'],
  }),
};
