import { doubted } from '../../../core/cites.ts';
import { scoreExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { always } from '../../../core/laws.ts';
import { allowed, barred, losesAmount, losesGame, scoresAmount } from '../../../core/remedies.ts';
import { BLUE, cites } from '../cites.ts';
import { announceMargin, twiceNextValueOverBid, twiceValueOfGame, valueOfGame } from '../words.ts';
import { amended, own, repealed } from './american-skat-points.ts';
import { value } from './american-skat-scorers.ts';

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
          "The clause points to the description that begins on page 346. Whether it brings in the League's laws, printed after it, is not said, nor that the full value they charge is doubled here as in every lost game.",
        ),
      },
    },
  },
  players: { min: 3, max: 5, usual: 3, say: 'three play; four or five may sit at the table' },
  packs: ['piquet-32'],
  glance: {
    'The skat': 'always taken up by the highest bidder, who then names the game',
    'Lowest bid': '18',
    Units: 'diamonds 9, hearts 10, spades 11, clubs 12, grand 24',
    Null: '23; open 46',
    Announced: 'schneider doubles, schwarz trebles the value',
    'A lost game': 'always costs double',
  },
  laws: {
    amend: {
      'bad-bid': { readings: () => ({ [BLUE]: always(barred('bidder', 'make-that-bid'), cites.blue.object, { note: 'Eighteen is the lowest bid here.' }) }) },
      announcing: { readings: () => ({ [BLUE]: always(allowed('lone-player', announceMargin), cites.blue.object, { note: 'After the skat is seen.' }) }) },
      'announced-not-made': {
        readings: () => ({ [BLUE]: always([losesGame('lone-player'), losesAmount('lone-player', twiceValueOfGame)], cites.blue.object) }),
      },
      'lost-game': { readings: () => ({ [BLUE]: always(losesAmount('lone-player', twiceValueOfGame), cites.blue.object) }) },
      'null-trick': { readings: () => ({ [BLUE]: always([losesGame('lone-player'), losesAmount('lone-player', twiceValueOfGame)], cites.blue.object) }) },
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
            [cites.blue.object, cites.blue.overbid],
          ),
        }),
      },
    },
    repeal: { 'declared-late': 'Nothing is turned, and no game is named before the skat is seen.' },
  },
  points: { add: own, amend: amended, repeal: repealed },
  scorers: { value },
  repealScorers: { session: 'Whether the count holds here unchanged has yet to be read.' },
  examples: [
    scored({ game: 'spades', holds: 'without', matadors: '1', announced: 'schneider', points: '95' }, 'Spades without one, schneider announced and made.', 66),
    scored({ game: 'spades', holds: 'without', matadors: '1', announced: 'schneider', points: '80' }, 'The same game lost.', -132),
    scored(
      { game: 'spades', holds: 'without', matadors: '1', announced: 'schneider', points: '120', sweep: 'all' },
      'The same with every trick: schwarz adds a multiplier after the doubling.',
      77,
    ),
    scored({ game: 'diamonds', matadors: '1', points: '61' }, 'The lowest game: diamonds with one.', 18),
    scored({ game: 'grand', matadors: '4', announced: 'schwarz', points: '120', sweep: 'all' }, 'The highest: a grand with four, schwarz announced.', 504),
  ],
});
