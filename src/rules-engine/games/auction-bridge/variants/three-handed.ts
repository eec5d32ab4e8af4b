import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, worthExample } from '../../../laws/examples.ts';
import { law } from '../../../laws/laws.ts';
import { barred, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { item, ruled, worth } from '../../../scoring/points.ts';
import { ok } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import type { points } from '../points.ts';
import { dealFields } from '../reckoning/fields.ts';
import { dealProblems, reckon, sayContract, sayResult } from '../reckoning/reckon.ts';
import { bidMoreThanOne } from '../words.ts';
import { NO_RUBBER, OF_BIDDING, OF_FOUR_PLAYERS } from './shared/left-out.ts';

const add = {
  'game-on-deal': item({
    title: 'Game in one deal',
    gist: 'The trick points of the deal reach game.',
    group: 'Game and rubber',
    books: { [BLUE]: worth(200, cites.blue.threeHand) },
  }),
  'lump-sum': item({
    title: 'Result of a deal',
    gist: 'What each of the three enters.',
    group: 'Game and rubber',
    books: { [BLUE]: ruled('Tricks and honours in one sum, plus or minus, in three separate scores.', cites.blue.threeHand) },
  }),
};

const deal = scorer({
  title: 'Score a deal for three',
  gist: 'Scores a deal as a game of its own, with the bonus for thirty points in tricks.',
  aka: ['stop gap score', 'three-handed bridge score'],
  books: [BLUE],
  ask: dealFields,
  score: (values, by: Schedule<typeof points & Added<'game-on-deal'>>) => {
    const problems = dealProblems(values);
    if (problems.length > 0) return { ok: false, problems };
    const lines: Line[] = [];
    let bidder = 0;
    let others = 0;
    for (const one of reckon(values, by)) {
      if (one.side === 'declarers') bidder += one.points;
      else others += one.points;
      lines.push({ rule: one.rule, say: one.say, points: one.points, to: one.side === 'declarers' ? 'The bidder' : 'The other two' });
      if (one.below && one.points >= by.points('game')) {
        bidder += by.points('game-on-deal');
        lines.push(by.line('game-on-deal', 'game in one deal', { unit: 'point', to: 'The bidder' }));
      }
    }
    return ok(
      answer(`${sayContract(values)}, ${sayResult(values)}: the bidder ${bidder}, the other two ${others}.`, lines, [
        'Three scores are kept with a plus and a minus for each deal; how the bidder settles with each of the other two is not said.',
      ]),
    );
  },
});

export default variant({
  title: 'Three-handed auction bridge',
  aliases: ['Stop gap', 'Three hand auction bridge', 'Cut-throat auction'],
  books: {
    [BLUE]: {
      heading: 'Three Hand Auction Bridge',
      pages: '105',
      inherits: {
        from: 'auction-bridge',
        cite: doubted(cites.blue.threeHand, 'The words "as usual" are said of the deal and of the play, and of nothing else.'),
        except: OF_BIDDING,
      },
    },
  },
  has: { 'dummy-player': false, rubber: false },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Deal: "four hands; the one on the dealer's left is dummy, unseen until the first lead",
    'First bid': 'one in a suit, and no more',
    'The bidder': 'puts dummy between the other two and plays alone against them',
    'A deal': 'a complete game; {points.game-on-deal} for {points.game} points in tricks',
  },
  laws: {
    add: {
      'first-bid-wrong': law({
        offence: 'irregular-bid',
        title: 'First bid in no trumps or above one',
        gist: 'The first player to bid names no trumps, or more than one trick.',
        aka: ['opened one no trump', 'opened with two'],
        moment: 'bidding',
        facts: {},
        readings: (says) => ({
          [BLUE]: says(
            [{ then: [barred('bidder', bidMoreThanOne), noPenaltyPrinted], note: 'After the first bid there is no restriction.' }],
            cites.blue.threeHand,
          ),
        }),
      }),
    },
    repeal: {
      ...OF_FOUR_PLAYERS,
    },
  },
  points: {
    add,
    repeal: {
      ...NO_RUBBER,
      'partner-doubled': 'Nobody has a partner while the bidding lasts.',
      'redouble-redoubled': 'Of the bidding after the first bid the section says only that it is free.',
    },
  },
  scorers: { deal },
  repealScorers: { rubber: 'Three play, and the sides change with every bid.' },
  examples: [
    lawExample('first-bid-wrong', cites.blue.threeHand, {}, 'The dealer opens with one no trump.', 'may not make the first bid in no trumps'),
    scoreExample(
      'deal',
      cites.blue.threeHand,
      { level: '5', denomination: 'clubs', doubling: 'no', tricks: '11' },
      'The bidder makes five clubs: thirty points and the game.',
      { 'The bidder': 230 },
    ),
    worthExample('lump-sum', cites.blue.threeHand, 'The bidder wins a deal, and three accounts are written up.', 'three separate scores'),
  ],
});
