import { doubted } from '../../../../laws/cites.ts';
import { always, amendment, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, must, notDecided } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import {
  addChips,
  betBeyondStake,
  borrow,
  borrowToCall,
  payInCash,
  playerShortOfChips,
  raiseBeyondStake,
  reachTableLimit,
  stakeFirst,
  standOut,
  takeDownChips,
} from '../../words.ts';
import { BLUE_SIGHT, MEETS_OR_SIGHT, MEETS_OR_UNRAISED, OVER_STAKE, RAISE_NOT_MET, sightFact, USPC_SIGHT } from '../shared/sight.ts';
import { examples } from './examples.ts';

export default variant({
  title: 'Table stakes',
  aliases: ['Table stake poker', 'All in', 'Side pot', 'Sight for his money', 'No-limit poker'],
  books: {
    'uspc-1898': {
      heading: 'Draw Poker: Table stakes',
      pages: '37',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.uspc.drawPlayers,
          'The book names it among the forms of Draw Poker that the players choose from before they shuffle, and repeats no law of that game.',
        ),
      },
    },
    donohue: {
      heading: 'Technical Terms Used in Poker: Table Stakes',
      pages: '59',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.donohue.tableStakes,
          'It is among the technical terms of Draw Poker, and no clause says that the laws of that game apply; we read it so.',
        ),
      },
    },
    'blue-ribbon-1940': { heading: 'Table Stakes', pages: '289-290', inherits: { from: 'poker', cite: cites.blue.tableStakesScoring } },
  },
  players: { min: 2, max: 8 },
  packs: ['standard-52'],
  glance: {
    Limit: 'What a player has on the table; the 1898 book keeps a set limit besides',
    'Short of chips': 'A sight: a show for the part that the player’s chips cover',
    'Adding chips': 'Between deals only',
    'Sight wins': 'The part set aside; the others show for the rest',
  },
  laws: {
    amend: {
      'draw-limit': {
        verdict: {
          kind: 'adds',
          say: 'Blue Ribbon, Donohue and U.S. Playing Card agree that up to three cards may be drawn. Only Donohue and U.S. Playing Card add that four or five may be drawn as well.',
        },
      },
      'equal-hands': {
        verdict: {
          kind: 'agree',
          say: 'The books agree that the higher card wins where the hands first differ. If they differ in suit only, Donohue and U.S. Playing Card split the pot; Blue Ribbon does not cover this.',
        },
      },
      check: {
        verdict: {
          kind: 'agree',
          say: 'The books agree: until somebody has bet, a player must bet or drop out; after a bet, call, raise or drop out. Only Donohue and U.S. Playing Card cover the age (the player on the dealer’s left), who may wait until all the others have spoken.',
        },
      },
      'raise-not-met': {
        ...RAISE_NOT_MET,
        readings: (says) => ({
          'blue-ribbon-1940': says(MEETS_OR_SIGHT, [cites.blue.tableStakesBetting, cites.blue.pass]),
          donohue: says(MEETS_OR_UNRAISED, [cites.donohue.tableStakes, cites.donohue.bettingCalling(21)]),
          'uspc-1898': says(MEETS_OR_SIGHT, [cites.uspc.tableStakes, cites.uspc.lawsRulesBetting]),
        }),
        leads: {
          'blue-ribbon-1940': 'A player with too little on the table may call with the chips they have. A player with enough must meet the raise or drop out.',
          donohue: 'A player with too little on the table may not be raised beyond the chips there. A player with enough must meet the raise or drop out.',
          'uspc-1898': 'A player with too little on the table may call with the chips they have. A player with enough must meet the raise or drop out.',
        },
      },
      'over-limit': {
        ...OVER_STAKE,
        verdict: {
          kind: 'apart',
          say: 'The books bar different bets: Blue Ribbon one beyond the chips of the player who bets, Donohue one beyond the chips of the player who has to meet it, U.S. Playing Card one over the limit.',
        },
        readings: () => ({
          'blue-ribbon-1940': always(barred('offender', betBeyondStake), cites.blue.tableStakesScoring, {
            note: 'What lies on the table takes the place of the limit. The book does not say what becomes of the excess.',
          }),
          donohue: always(barred(playerShortOfChips, raiseBeyondStake), cites.donohue.tableStakes, {
            note: 'The book does not say whether another limit is kept as well.',
          }),
        }),
        leads: {
          'blue-ribbon-1940': 'The player may not bet more than the chips they have on the table.',
          donohue: 'Nobody may raise a player who is short of chips beyond the chips which that player has on the table.',
        },
      },
      'short-of-chips': amendment({
        facts: { show: sightFact },
        usual: { show: 'not-shown' },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree. By Blue Ribbon and U.S. Playing Card a player short of chips calls for what is left, and the others may go on raising. By Donohue nobody may be raised beyond the chips on the table. Blue Ribbon bars borrowing; by U.S. Playing Card, one who borrowed to raise must borrow to call.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              ...BLUE_SIGHT,
              {
                when: { borrowed: 'yes' },
                then: [barred('offender', borrow)],
                note: 'A loan would add to the player’s stake while the hand is played; the law that a player who borrows to raise must borrow to call is made for other games.',
              },
            ],
            [cites.blue.tableStakesBetting, cites.blue.lawsDraw],
          ),
          donohue: always(barred(playerShortOfChips, raiseBeyondStake), cites.donohue.tableStakes, {
            note: 'What the player has on the table is the most that they can be raised.',
          }),
          'uspc-1898': says(
            [...USPC_SIGHT, { when: { borrowed: 'yes' }, then: [must('offender', borrowToCall)], doubtful: true }],
            [
              cites.uspc.tableStakes,
              cites.uspc.freezeOut,
              doubted(cites.uspc.lawsRulesScoring, 'The law speaks of the loan in one breath with table stakes, where a stake grows only between deals.'),
            ],
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'The player may call with the chips they have, though the others go on raising, and can win only the part of the pot those chips covered. Borrowing is not allowed.',
          donohue: 'Nobody may raise a player who is short of chips beyond the chips which that player has on the table.',
          'uspc-1898':
            'The player may call with the chips they have, though others go on raising, and can win only the part of the pot those chips covered. One who borrowed to raise must borrow to call.',
        },
      }),
    },
    add: {
      'stake-changed': law({
        offence: 'irregular-bet',
        title: 'Chips added or taken down',
        gist: 'A player adds chips to their stake on the table, or takes some of it away.',
        aka: ['bought more chips in the middle of a hand', 'rebuy', 'going south', 'rat-holing', 'took chips off the table'],
        moment: 'any-time',
        facts: {
          what: fact('What does the player do?', 'The player', {
            adds: { label: 'Adds to the stake', chip: 'Adds chips', if: 'if the player adds chips to the stake' },
            takes: { label: 'Takes chips down', if: 'if the player takes chips off the table' },
          }),
          when: fact('When?', 'When', {
            between: { label: 'Between two deals', chip: 'Between deals', if: 'if it is done between two deals' },
            'in-hand': { label: 'While a hand is played', chip: 'During a hand', if: 'while a hand is played' },
          }),
        },
        usual: { what: 'adds', when: 'in-hand' },
        verdict: {
          kind: 'agree',
          say: 'The books agree: chips may not be added while a hand is played. Donohue and U.S. Playing Card allow it between two deals; Blue Ribbon also bars taking chips off during a hand.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { what: 'adds', when: 'between' }, then: [allowed('anyone', addChips)] },
              { when: { what: 'adds', when: 'in-hand' }, then: [barred('offender', addChips)] },
              {
                when: { what: 'takes' },
                then: [notDecided],
                note: 'The player may leave the game at any time; the book does not cover taking part of the stake down.',
              },
            ],
            cites.uspc.tableStakes,
          ),
          donohue: says(
            [
              {
                when: { what: 'adds', when: 'between' },
                then: [allowed('anyone', addChips)],
                note: 'Or the player puts up some object and declares a stake as large as any other.',
              },
              { when: { what: 'adds', when: 'in-hand' }, then: [barred('offender', addChips)], note: 'Increase is allowed between deals.' },
              { when: { what: 'takes' }, then: [notDecided] },
            ],
            cites.donohue.tableStakes,
          ),
          'blue-ribbon-1940': says(
            [
              { when: { what: 'adds', when: 'in-hand' }, then: [barred('offender', addChips)] },
              { when: { what: 'takes', when: 'in-hand' }, then: [barred('offender', takeDownChips)] },
              { when: { when: 'between' }, then: [notDecided] },
            ],
            cites.blue.tableStakesBetting,
          ),
        }),
        leads: {
          'blue-ribbon-1940': 'While a hand is played, chips may not be added or taken off the table. The book does not cover additions between two deals.',
          donohue: 'Chips may be added between two deals, but not while a hand is played. The book does not cover taking chips off.',
          'uspc-1898': 'Chips may be added between two deals, but not while a hand is played. The book does not cover taking chips off.',
        },
      }),
      'no-stake': law({
        offence: 'irregular-bet',
        title: 'No stake on the table',
        gist: 'A player has nothing on the table when the cards are dealt.',
        aka: ['no money on the table', 'forgot to buy chips', 'looked before putting up a stake'],
        moment: 'cards-lifted',
        facts: {
          lifted: fact('Has the player lifted the hand?', 'Hand lifted', {
            no: { label: 'No', if: 'before the player has lifted the hand' },
            yes: { label: 'Yes', if: 'once the player has lifted the hand' },
          }),
        },
        usual: { lifted: 'yes' },
        readings: (says) => ({
          'uspc-1898': silent(),
          donohue: says(
            [
              { when: { lifted: 'no' }, then: [must('offender', stakeFirst)] },
              { when: { lifted: 'yes' }, then: [must('offender', standOut)] },
            ],
            cites.donohue.tableStakes,
          ),
          'blue-ribbon-1940': silent(),
        }),
        leads: { donohue: 'The player must put up or declare a stake before lifting the hand. Once the hand is lifted, they must sit it out.' },
      }),
      'declared-stake': law({
        offence: 'irregular-bet',
        title: 'Stake declared and not put up',
        gist: 'A player lays down some object and declares their stake as large as any other player’s.',
        aka: ['playing behind', 'his money plays', 'knife on the table', 'pocket money plays'],
        moment: 'betting',
        facts: {},
        leads: { donohue: 'The player must meet raises up to the largest stake of any other player, and must pay in cash.' },
        readings: () => ({
          'uspc-1898': silent(),
          donohue: always([must('offender', reachTableLimit), must('offender', payInCash)], cites.donohue.tableStakes),
          'blue-ribbon-1940': silent('Each player may bet what they have on the table and no more.'),
        }),
      }),
    },
  },
  points: {
    amend: {
      limit: {
        books: {
          donohue: ruled('what the player to be raised has on the table', cites.donohue.tableStakes),
          'blue-ribbon-1940': ruled('what each player has on the table', cites.blue.tableStakesScoring),
        },
      },
    },
    add: {
      sight: item({
        title: 'Sight',
        gist: 'What a player who has put up all their chips can win.',
        aka: ['side pot', 'main pot', 'all in'],
        group: 'The pot',
        books: {
          'uspc-1898': ruled('the hand keeps its value for what was put up', [cites.uspc.tableStakes, cites.uspc.freezeOut]),
          donohue: { status: 'silent', note: 'Nobody can be raised beyond their stake; the show for less is in the book’s laws (law 27).' },
          'blue-ribbon-1940': ruled(
            'the part of the pool set aside when the player called for a sight, if that player’s hand is the best, and the others then show for what is left; otherwise the winner takes all',
            cites.blue.tableStakesBetting,
          ),
        },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples,
});
