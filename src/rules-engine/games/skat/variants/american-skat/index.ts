import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { allowed, barred, losesAmount, losesGame, scoresAmount } from '../../../../laws/remedies.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { announceMargin, twiceNextValueOverBid, twiceValueOfGame, valueOfGame } from '../../words.ts';
import { lostByError } from './laws.ts';
import { amended, own, repealed } from './points.ts';
import { value } from './scorers.ts';

const scored = (input: Record<string, string>, story: string, points: number) =>
  scoreExample('value', cites.blue.object, { holds: 'with', announced: 'none', sweep: 'no', ...input }, story, { 'Lone player': points });

export default variant({
  title: 'American skat',
  aliases: ['Skat with the skat taken up', 'Guckser skat'],
  books: {
    [BLUE]: {
      heading: 'American Skat',
      pages: '355',
      inherits: {
        from: 'skat',
        cite: doubted(
          cites.blue.object,
          'The clause points to the description that begins on page 346. The book does not say whether it brings in the League’s laws, printed after it; that what they charge a lone player is doubled here follows from the rule that a lost game always costs double.',
        ),
      },
    },
  },
  players: { min: 3, max: 5, usual: 3, say: 'three play; four or five may sit at the table' },
  packs: ['piquet-32'],
  glance: {
    'The skat': 'always taken up by the highest bidder, who then names the game',
    'Lowest bid': '{points.lowest-bid}',
    Units: 'diamonds {points.diamonds}, hearts {points.hearts}, spades {points.spades}, clubs {points.clubs}, grand {points.grand}',
    Null: '{points.null}; open {points.open-null}',
    Announced: 'schneider doubles, schwarz trebles the value',
    'A lost game': 'always costs double',
  },
  laws: {
    amend: {
      ...lostByError,
      'bad-bid': { readings: () => ({ [BLUE]: always(barred('bidder', 'make-that-bid'), cites.blue.object, { note: 'Eighteen is the lowest bid here.' }) }) },
      announcing: { readings: () => ({ [BLUE]: always(allowed('lone-player', announceMargin), cites.blue.object, { note: 'After the skat is seen.' }) }) },
      'announced-not-made': {
        readings: () => ({ [BLUE]: always([losesGame('lone-player'), losesAmount('lone-player', twiceValueOfGame)], cites.blue.object) }),
        leads: { 'blue-ribbon-1940': 'The lone player loses the game, at twice its full value.' },
      },
      'lost-game': { readings: () => ({ [BLUE]: always(losesAmount('lone-player', twiceValueOfGame), cites.blue.object) }) },
      'null-trick': {
        readings: () => ({ [BLUE]: always([losesGame('lone-player'), losesAmount('lone-player', twiceValueOfGame)], cites.blue.object) }),
        leads: { 'blue-ribbon-1940': 'The lone player loses the game, at twice its full value.' },
      },
      overbid: {
        readings: (says) => ({
          [BLUE]: says(
            [
              {
                when: { error: 'no' },
                then: [losesAmount('lone-player', twiceNextValueOverBid)],
                note: 'That the value is raised to cover the bid is the rule of the main game; that it is doubled follows from "always".',
              },
              { when: { error: 'yes' }, then: [scoresAmount('lone-player', valueOfGame), losesAmount('offender', valueOfGame)] },
            ],
            [cites.blue.object, cites.blue.overbid, cites.blue.americanLaws(17)],
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'The lone player loses twice the lowest multiple of the base value that covers the bid. If an opponent errs in play, that opponent loses the game’s value to the lone player.',
        },
      },
    },
    repeal: { 'declared-late': 'Nothing is turned, and no game is named before the skat is seen.' },
  },
  points: { add: own, amend: amended, repeal: repealed },
  scorers: { value },
  repealScorers: { session: 'Nobody has checked yet whether the count applies here unchanged.' },
  examples: [
    lawExample('out-of-turn', cites.blue.object, { who: 'lone' }, 'The lone player leads when it is not his turn.', 'twice the full value of the game'),
    lawExample('revoke', cites.blue.object, { who: 'lone' }, 'The lone player does not follow suit.', 'twice the full value of the game'),
    lawExample('looking-back', cites.blue.object, { who: 'lone', what: 'earlier' }, 'The lone player counts his tricks.', 'twice the full value of the game'),
    lawExample('wrong-discard', cites.blue.object, {}, 'The lone player lays away three cards.', 'twice the full value of the game'),
    lawExample('claimed-won', cites.blue.object, {}, 'The lone player lays his cards down too soon.', 'twice the full value of the game'),
    lawExample('given-up', cites.blue.object, {}, 'The lone player gives the game up.', 'twice the full value of the game'),
    lawExample('bad-bid', cites.blue.object, {}, 'A player opens with a bid of ten.', 'may not make that bid'),
    lawExample('announcing', cites.blue.object, {}, 'The lone player has seen the skat and announces schneider.', 'may announce schneider'),
    lawExample('lost-game', cites.blue.object, {}, 'The lone player takes 55 points.', 'twice the full value of the game'),
    lawExample('null-trick', cites.blue.object, {}, 'The lone player takes a trick at nullo.', 'twice the full value of the game'),
    lawExample(
      'overbid',
      cites.blue.object,
      { error: 'no' },
      'The skat costs a matador, and the game no longer covers the bid.',
      'twice the next higher multiple',
    ),
    lawExample('announced-not-made', cites.blue.object, {}, 'Schneider is announced and not made.', 'twice the full value of the game'),
    scored({ game: 'spades', holds: 'without', matadors: '1', announced: 'schneider', points: '95' }, 'Spades without one, schneider announced and made.', 66),
    scored({ game: 'spades', holds: 'without', matadors: '1', announced: 'schneider', points: '80' }, 'The same game lost.', -132),
    scored(
      { game: 'spades', holds: 'without', matadors: '1', announced: 'schneider', points: '120', sweep: 'all' },
      'The same with every trick: schwarz adds a multiplier after the doubling.',
      77,
    ),
    scored({ game: 'diamonds', matadors: '1', points: '61' }, 'The lowest game: diamonds with one.', 18),
    scored({ game: 'grand', matadors: '4', announced: 'schwarz', points: '120', sweep: 'all' }, 'The highest: a grand with four, schwarz announced.', 504),
    scored({ game: 'hearts', matadors: '1', points: '61' }, 'A bare heart game with the club jack.', 20),
    scored({ game: 'clubs', holds: 'without', matadors: '2', points: '61' }, 'Clubs without the two black jacks.', 36),
    valueExample('value', cites.blue.object, 'A game worth 22 is lost.', 'as minus twice over when lost'),
    valueExample('overbid', cites.blue.object, 'A bid of 22 rests on a game of 20 in hearts.', 'Twice the next higher multiple'),
    valueExample('null', cites.blue.object, 'No trick is taken after the skat was seen and changed.', 23),
    valueExample('open-null', cites.blue.object, 'The hand lies open, and no trick is taken.', 46),
    valueExample('lowest-bid', cites.blue.object, 'A diamond with one: middlehand opens with that and can open with nothing less.', 18),
    valueExample('highest', cites.blue.object, 'Four jacks, and schwarz was promised and made.', 504),
  ],
});
