import { doubted } from '../../../../laws/cites.ts';
import { always, amendment, type Case, fact, law, silent } from '../../../../laws/laws.ts';
import { allowed, barred, must, notDecided } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { addChips, borrow, haveSight, leaveGame, leaveWithChips, playerShortOfChips, takeDownChips } from '../../words.ts';
import { BLUE_SIGHT, MEETS_OR_SIGHT, OVER_STAKE, RAISE_NOT_MET, sightFact, USPC_SIGHT } from '../shared/sight.ts';

/** Two books forbid both the player's own pocket and a loan. */
const WINNINGS_ONLY: readonly Case[] = [
  { when: { source: 'winnings' }, then: [allowed('anyone', addChips)] },
  { when: { source: 'elsewhere' }, then: [barred('offender', addChips), barred('offender', borrow)] },
];

import { examples } from './examples.ts';

export default variant({
  title: 'Freeze-out',
  aliases: ['Freezeout', 'Freeze out poker', 'Elimination poker', 'Tournament poker'],
  books: {
    'uspc-1898': {
      heading: 'Draw Poker: Freeze-out',
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
      heading: 'Technical Terms Used in Poker: Freeze Out',
      pages: '57-58',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.donohue.freezeScoring,
          'It is among the technical terms of Draw Poker, and no clause says that the laws of that game apply; we read it so.',
        ),
      },
    },
    'blue-ribbon-1940': { heading: 'Freeze Out', pages: '290', inherits: { from: 'poker/table-stakes', cite: cites.blue.freezeOut } },
  },
  players: { min: 2, max: 8 },
  packs: ['standard-52'],
  glance: {
    Stakes: 'Equal at the start',
    'Adding chips': 'Never, except what is won',
    Leaving: 'Not before the end or the hour agreed',
    'Stake lost': 'Out of the game',
    'All in': 'A show for what was put up',
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
          'uspc-1898': says(MEETS_OR_SIGHT, [cites.uspc.freezeOut, cites.uspc.lawsRulesBetting]),
          donohue: says(
            MEETS_OR_SIGHT,
            [cites.donohue.freezeScoring, cites.donohue.bettingCalling(21)],
            'A player who puts up everything they have does not lose the call.',
          ),
        }),
        leads: {
          'blue-ribbon-1940': 'A player with too little on the table may call with the chips they have. A player with enough must meet the raise or drop out.',
          donohue: 'A player with too little on the table may call with the chips they have. A player with enough must meet the raise or drop out.',
          'uspc-1898': 'A player with too little on the table may call with the chips they have. A player with enough must meet the raise or drop out.',
        },
      },
      'over-limit': {
        ...OVER_STAKE,
        verdict: {
          kind: 'apart',
          say: 'The books bar different bets: Donohue and U.S. Playing Card one over the limit, Blue Ribbon one beyond the chips that the player who bets has on the table.',
        },
      },
      'short-of-chips': amendment({
        facts: { show: sightFact },
        usual: { show: 'not-shown' },
        verdict: {
          kind: 'adds',
          say: 'The books agree that a player short of chips may call with the chips left, but may not borrow. Only Blue Ribbon and U.S. Playing Card add that the others may raise, and that the player can win only the part of the pot which those chips covered.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [...USPC_SIGHT, { when: { borrowed: 'yes' }, then: [barred('offender', borrow)], note: 'Nothing but winnings may be added.' }],
            cites.uspc.freezeOut,
          ),
          donohue: says(
            [
              {
                when: { borrowed: 'no', show: 'not-shown' },
                then: [allowed(playerShortOfChips, haveSight)],
                note: 'Nobody who puts up all they have can be refused a call.',
              },
              { when: { borrowed: 'no', show: ['sight-best', 'sight-beaten'] }, then: [notDecided] },
              { when: { borrowed: 'yes' }, then: [barred('offender', borrow)] },
            ],
            cites.donohue.freezeScoring,
          ),
          'blue-ribbon-1940': says(
            [...BLUE_SIGHT, { when: { borrowed: 'yes' }, then: [barred('offender', borrow)] }],
            [cites.blue.freezeOut, cites.blue.tableStakesBetting],
            'Freeze-out is called a variety of table stakes.',
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'The player may call with the chips they have, though the others go on raising, and can win only the part of the pot those chips covered. Borrowing is not allowed.',
          donohue: 'The player may call with the chips they have. Borrowing or playing on credit is not allowed. The book covers nothing else.',
          'uspc-1898':
            'The player may call with the chips they have, though the others go on raising, and can win only the part of the pot those chips covered. Borrowing is not allowed.',
        },
      }),
    },
    add: {
      'stake-changed': law({
        offence: 'irregular-bet',
        title: 'Chips added to the stake',
        gist: 'A player wants more chips than they started with and has won.',
        aka: ['rebuy', 'bought more chips', 'borrowed chips', 'played on credit'],
        moment: 'any-time',
        facts: {
          source: fact('Where do the chips come from?', 'Chips', {
            winnings: { label: 'Won from the other players', chip: 'Won in the game', if: 'if the chips were won from the other players' },
            elsewhere: {
              label: 'Bought, borrowed or from the player’s pocket',
              chip: 'From elsewhere',
              if: 'if the chips are bought, borrowed or from the pocket',
            },
          }),
        },
        usual: { source: 'elsewhere' },
        verdict: {
          kind: 'agree',
          say: 'The books agree: chips won from the other players may be added to the stake, and no others.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { source: 'winnings' }, then: [allowed('anyone', addChips)] },
              { when: { source: 'elsewhere' }, then: [barred('offender', addChips)] },
            ],
            cites.uspc.freezeOut,
          ),
          donohue: says(WINNINGS_ONLY, cites.donohue.freezeScoring),
          'blue-ribbon-1940': says(WINNINGS_ONLY, cites.blue.freezeOut),
        }),
        leads: {
          'blue-ribbon-1940': 'The player may add only chips won from the other players. They may not buy, borrow or play on credit.',
          donohue: 'The player may add only chips won from the other players. They may not buy, borrow or play on credit.',
          'uspc-1898': 'The player may add only chips won from the other players, and none that are bought, borrowed or from the pocket.',
        },
      }),
      'leaving-early': law({
        offence: 'abandoned-hand',
        title: 'Leaving with chips before the end',
        gist: 'A player who still has chips wants to stop, or to put some of them away.',
        aka: ['quit while ahead', 'hit and run', 'cash out early'],
        moment: 'any-time',
        facts: {
          what: fact('What does the player want?', 'Wants to', {
            leave: { label: 'To leave with the chips', chip: 'Leave', if: 'if the player wants to leave with their chips' },
            part: { label: 'To put chips away in the middle of a hand', chip: 'Put chips away', if: 'if the player wants to put chips away during a hand' },
          }),
        },
        usual: { what: 'leave' },
        verdict: {
          kind: 'apart',
          say: 'The books decide different cases: by Donohue and U.S. Playing Card a player may not leave with chips before the agreed end; by Blue Ribbon a player may not put chips away during a hand.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              {
                when: { what: 'leave' },
                then: [barred('offender', leaveWithChips)],
                note: 'Until the fixed hour the player stays as long as they have anything of their stake.',
              },
              { when: { what: 'part' }, then: [notDecided] },
            ],
            cites.uspc.freezeOut,
          ),
          donohue: says(
            [
              { when: { what: 'leave' }, then: [barred('offender', leaveWithChips)], note: 'Until its close or the hour agreed on.' },
              { when: { what: 'part' }, then: [notDecided] },
            ],
            cites.donohue.freezeScoring,
          ),
          'blue-ribbon-1940': says(
            [
              { when: { what: 'leave' }, then: [notDecided], note: 'The game goes on until one player has everything.' },
              { when: { what: 'part' }, then: [barred('offender', takeDownChips)], note: 'By the rule of table stakes.' },
            ],
            [cites.blue.freezeOut, cites.blue.tableStakesBetting],
          ),
        }),
        leads: {
          'blue-ribbon-1940': 'During a hand, no chips may be taken off the table. The book does not say whether a player may leave the game with chips.',
          donohue: 'A player may not leave with chips before the agreed end. The book does not cover putting some away during a hand.',
          'uspc-1898': 'A player may not leave with chips before the agreed end. The book does not cover putting some away during a hand.',
        },
      }),
      'stake-lost': law({
        question: 'allowed',
        title: 'Stake lost',
        gist: 'A player has lost the last of their chips.',
        aka: ['busted', 'broke', 'frozen out', 'out of chips'],
        moment: 'hand-over',
        facts: {},
        readings: () => ({
          'uspc-1898': silent('Nobody may leave while they have chips; the book only implies what follows when they have none.'),
          donohue: always([barred('offender', borrow), must('offender', leaveGame)], cites.donohue.freezeScoring, {
            note: 'The player cannot continue on credit in any circumstances.',
          }),
          'blue-ribbon-1940': always(must('offender', leaveGame), cites.blue.freezeOut, { note: 'The player is frozen out.' }),
        }),
      }),
    },
  },
  points: {
    add: {
      'game-won': item({
        title: 'End of the game',
        gist: 'When it ends, and who takes the stakes.',
        group: 'The pot',
        books: {
          'uspc-1898': ruled('at the hour fixed beforehand', cites.uspc.freezeOut),
          donohue: ruled('at its close, or at an hour fixed beforehand', cites.donohue.freezeScoring),
          'blue-ribbon-1940': ruled('when one player is left, who takes all the money put up', cites.blue.freezeOut),
        },
      }),
      sight: item({
        title: 'Sight',
        gist: 'What a player who has put up all their chips can win.',
        aka: ['side pot', 'main pot', 'all in'],
        group: 'The pot',
        books: {
          'uspc-1898': ruled('the hand keeps its value at the show for what was put up; the others may bet on', cites.uspc.freezeOut),
          donohue: ruled('a call for all that was put up; the book does not say what it can win', cites.donohue.freezeScoring),
          'blue-ribbon-1940': ruled('the part of the pool set aside, as in table stakes, of which freeze-out is a variety', [
            cites.blue.freezeOut,
            cites.blue.tableStakesBetting,
          ]),
        },
      }),
      'starting-stake': item({
        title: 'Starting stake',
        gist: 'What each player begins with.',
        group: 'The pot',
        books: {
          'uspc-1898': ruled('equal for all', cites.uspc.freezeOut),
          donohue: ruled('equal for all, and shown', cites.donohue.freezeScoring),
          'blue-ribbon-1940': ruled('equal for all', cites.blue.freezeOut),
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
