import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isVoid, losesAmount, losesGame, must, noPenaltyPrinted, notDecided, passesTo, scoresAmount, stands } from '../../../laws/remedies.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import {
  announceMargin,
  bidWithoutAnnouncement,
  declareLate,
  nameGame,
  nextValueOverBid,
  playBelowBid,
  playRamsch,
  twiceBidWithoutAnnouncement,
  valueOfGame,
} from '../words.ts';

export const biddingLaws = {
  'bad-bid': law({
    offence: 'irregular-bid',
    title: 'Bid too low, or of no possible game',
    gist: 'A player bids below ten, or a number that no game is worth.',
    aka: ['bid seven', 'bid 13', 'impossible bid', 'insufficient bid'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      [BLUE]: always([barred('bidder', 'make-that-bid'), noPenaltyPrinted], [cites.blue.americanLaws(4), cites.blue.americanLaws(5), cites.blue.allPass]),
      [USPC]: silent('The games themselves are bid, by name.'),
    }),
    see: ['skat.points.lowest-bid'],
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All the players pass.',
    aka: ['all pass', 'everybody passes', 'is ramsch compulsory', 'forehand has no game'],
    moment: 'bidding',
    facts: {
      rule: fact('Which rule does the table keep?', 'Rule kept', {
        league: { label: 'The laws of the American Skat League', chip: 'League laws', if: 'if the table keeps the American Skat League’s laws' },
        description: { label: 'The game as it is described', chip: 'As described', if: 'if the table keeps to the game as it is described' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'By the American Skat League’s laws, all play a ramsch. By the game as described, the player on the dealer’s left must name a game.',
      'uspc-1898': 'The deal passes to the next player.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by U.S. Playing Card the deal passes to the next player. Blue Ribbon has two rules: by the game as it describes it, the player on the dealer’s left must name a game; by the American Skat League’s laws, all play a ramsch.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { rule: 'league' }, then: [must('all-players', playRamsch)], doubtful: true },
          { when: { rule: 'description' }, then: [must('eldest-hand', nameGame)], note: 'It may be any game at all, ramsch among them.', doubtful: true },
        ],
        [
          doubted(cites.blue.americanLaws(15), 'The description on pages 347 and 353 leaves ramsch to the forehand; law 15 orders it.'),
          cites.blue.allPass,
          cites.blue.bidding,
        ],
      ),
      [USPC]: always([isVoid('game'), passesTo('deal', 'left-of-dealer')], cites.uspc.scoring),
    }),
    see: ['skat/ramsch.points.most-points'],
  }),
  'game-below-bid': law({
    offence: 'irregular-bid',
    title: 'Game below the bid',
    gist: 'The player who has won the bidding names a game that is worth less than the bid.',
    aka: ['cheaper game', 'changed to a lower suit', 'named a lower suit'],
    moment: 'making-trump',
    facts: {},
    readings: () => ({
      [BLUE]: always(barred('bidder', playBelowBid), [cites.blue.play, cites.blue.americanLaws(14)], {
        note: 'The number bid must be covered. A dearer game is always open.',
      }),
      [USPC]: always(barred('bidder', playBelowBid), [cites.uspc.scoring, cites.uspc.simple], {
        note: 'At the simple game only the suit bid or a higher one may be named; the suits rise from diamonds by hearts and spades to clubs.',
      }),
    }),
    see: ['skat.law.overbid'],
  }),
  announcing: law({
    question: 'allowed',
    title: 'Announcing schneider or schwarz',
    gist: 'The lone player wants to announce schneider or schwarz.',
    aka: ['announce schneider after seeing the skat', 'can I announce schwarz'],
    moment: 'making-trump',
    facts: {
      skat: fact('Is the skat used for the game?', 'Skat', {
        yes: { label: 'Yes: turned, or taken up', chip: 'Turned or taken up', if: 'if the skat is turned or taken up for the game' },
        no: { label: 'No: solo', chip: 'Left alone: solo', if: 'if the game is a solo, without the skat' },
      }),
    },
    usual: { skat: 'yes' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { skat: 'yes' }, then: [barred('lone-player', announceMargin)] },
          { when: { skat: 'no' }, then: [allowed('lone-player', announceMargin)], note: 'Before the play begins.' },
        ],
        [cites.blue.americanLaws(7), cites.blue.schneider],
      ),
      [USPC]: says(
        [
          { when: { skat: 'yes' }, then: [notDecided], note: 'The book mentions announcing only at solo bids.' },
          { when: { skat: 'no' }, then: [allowed('lone-player', announceMargin)], note: 'It is part of the bid.' },
        ],
        cites.uspc.scoring,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'The lone player may announce schneider or schwarz only in a solo, without the skat.',
      'uspc-1898': 'In a solo, without the skat, the lone player may announce schneider or schwarz. The book covers nothing else.',
    },
    see: ['skat.law.announced-not-made'],
  }),
  'declared-late': law({
    offence: 'irregular-bid',
    title: 'Open gucki or turned grand declared late',
    gist: 'A player declares an open gucki nullo after touching the skat, or a turned grand after seeing the second card.',
    aka: ['changed to grand', 'turned a jack', 'open after looking'],
    moment: 'making-trump',
    facts: {
      what: fact('Which game?', 'Game', {
        'open-gucki': { label: 'Open gucki nullo', if: 'if the game is an open gucki nullo' },
        'turned-grand': { label: 'A grand on a jack turned up', chip: 'Turned grand', if: 'if the game is a grand on a jack turned up' },
      }),
      when: fact('Had the player already touched the skat (gucki) or seen the other card (grand)?', 'Touched or seen', {
        before: { label: 'No', if: 'before the gucki skat is touched or grand’s other card seen' },
        after: { label: 'Yes', if: 'after the gucki skat is touched or grand’s other card seen' },
      }),
    },
    usual: { when: 'after' },
    verdict: {
      kind: 'apart',
      say: 'The books decide different cases. By Blue Ribbon, once the skat is touched, the lone player may not declare an open gucki nullo. By U.S. Playing Card, once the second skat card is seen, the lone player may not declare a grand on a jack turned up.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: 'open-gucki', when: 'before' }, then: [stands('declaration')] },
          { when: { what: 'open-gucki', when: 'after' }, then: [barred('lone-player', declareLate)] },
          { when: { what: 'turned-grand', when: 'before' }, then: [stands('declaration')] },
          { when: { what: 'turned-grand', when: 'after' }, then: [notDecided], note: 'No time is set for the choice between suit and grand.' },
        ],
        [cites.blue.scoring, cites.blue.trump],
      ),
      [USPC]: says(
        [
          { when: { what: 'open-gucki' }, then: [notDecided], note: 'The book has no gucki.' },
          { when: { what: 'turned-grand', when: 'before' }, then: [stands('declaration')] },
          { when: { what: 'turned-grand', when: 'after' }, then: [barred('lone-player', declareLate)] },
        ],
        [cites.uspc.tourne, cites.uspc.grandTourne],
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'Once the skat is touched, the lone player may not declare an open gucki nullo. The book does not cover a grand declared late.',
      'uspc-1898':
        'Once the second card is seen, the lone player may not declare a grand on a jack turned up. Before that, it stands. The book covers nothing else.',
    },
  }),
  'wrong-discard': law({
    offence: 'irregular-discard',
    title: 'Wrong number of cards laid away',
    gist: 'The lone player has taken up the skat and lays away more or fewer than two cards.',
    aka: ['forgot to lay away', 'laid away three', 'nine cards', 'eleven cards', 'discarded one'],
    moment: 'discard',
    facts: {},
    readings: () => ({
      [BLUE]: always(losesAmount('lone-player', valueOfGame), [
        cites.blue.americanLaws(6),
        doubted(cites.blue.penalties(2), 'The sentence says "neglects to discard more or less than two"; a discard of another number than two must be meant.'),
      ]),
      [USPC]: silent('Two cards are laid out for the two taken up; no penalty is given.'),
    }),
  }),
  'open-hand': law({
    offence: 'hand-not-shown',
    title: 'Open game not laid down',
    gist: 'The lone player has named an open game and keeps the cards in hand.',
    aka: ['ouvert', 'open null', 'show your hand'],
    moment: 'opening-lead',
    facts: {},
    readings: () => ({
      [BLUE]: always(must('lone-player', 'lay-hand-down'), [cites.blue.americanLaws(11), cites.blue.bidding], {
        note: 'All ten cards, before a card is played.',
      }),
      [USPC]: always(must('lone-player', 'lay-hand-down'), [cites.uspc.grandOpen, cites.uspc.nullOpen], {
        note: 'Of null open it adds that the opponents do not show theirs.',
      }),
    }),
  }),
  overbid: law({
    offence: 'irregular-bid',
    title: 'Overbid',
    gist: 'The game turns out to be worth less than the number bid for it.',
    aka: ['overbid', 'overreached', 'lost a matador to the skat', 'jack in the skat'],
    moment: 'hand-over',
    facts: {
      error: fact('Has an opponent committed an error?', 'Opponent erred', {
        no: { label: 'No', if: 'if no opponent committed an error' },
        yes: { label: 'Yes', if: 'if an opponent committed an error' },
      }),
    },
    usual: { error: 'no' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { error: 'no' }, then: [losesAmount('lone-player', nextValueOverBid)] },
          { when: { error: 'yes' }, then: [scoresAmount('lone-player', valueOfGame), losesAmount('offender', valueOfGame)] },
        ],
        [cites.blue.overbid, cites.blue.americanLaws(16), cites.blue.americanLaws(17)],
      ),
      [USPC]: silent('A jack in the skat may lower the value of a game bid without. The book does not say what then happens to the bid.'),
    }),
    leads: {
      'blue-ribbon-1940':
        'The lone player loses the lowest multiple of that game that covers the bid. If an opponent made an error, the lone player scores the game’s value, and that opponent loses it.',
    },
    see: ['skat.points.overbid', 'skat.score.value'],
  }),
  'announced-not-made': law({
    question: 'not-made',
    title: 'Announced schneider or schwarz not made',
    gist: 'The lone player has announced schneider or schwarz and does not make it.',
    aka: ['missed the schneider', 'announced schneider and lost', 'announced schwarz lost a trick'],
    moment: 'hand-over',
    facts: {
      announced: fact('What was announced?', 'Announced', {
        schneider: { label: 'Schneider', if: 'if schneider was announced' },
        schwarz: { label: 'Schwarz', if: 'if schwarz was announced' },
      }),
      took: fact('What did the lone player take?', 'Lone player took', {
        won: { label: '61 points or more, but not what was announced', chip: '61 or more', if: 'if the lone player took 61 points or more' },
        lost: { label: '31 to 60 points', chip: '31 to 60', if: 'if the lone player took 31 to 60 points' },
        under: { label: 'Fewer than 31 points, and at least a trick', chip: 'Under 31', if: 'if the lone player took a trick, but fewer than 31 points' },
        none: { label: 'No trick', if: 'if the lone player took no trick' },
      }),
    },
    usual: { announced: 'schneider', took: 'won' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the lone player loses the full value of the game. By U.S. Playing Card a failed schwarz loses the game; a failed schneider loses the bid. A player with fewer than 31 points also loses the bid’s value without the announcement; with no trick, twice that value.',
    },
    readings: (says) => ({
      [BLUE]: always(
        [losesGame('lone-player'), losesAmount('lone-player', valueOfGame)],
        doubted(
          cites.blue.schneider,
          'The book says that the lone player loses everything. It does not say whether the announced steps are part of the amount.',
        ),
      ),
      [USPC]: says(
        [
          { when: { announced: 'schneider', took: ['won', 'lost'] }, then: [losesAmount('lone-player', 'amount-bid')] },
          {
            when: { announced: 'schneider', took: 'under' },
            then: [losesAmount('lone-player', 'amount-bid'), losesAmount('lone-player', bidWithoutAnnouncement)],
          },
          {
            when: { announced: 'schneider', took: 'none' },
            then: [losesAmount('lone-player', 'amount-bid'), losesAmount('lone-player', twiceBidWithoutAnnouncement)],
          },
          { when: { announced: 'schwarz' }, then: [losesGame('lone-player')], note: 'The further steps are given to an announced schneider only.' },
        ],
        [cites.uspc.scoring, cites.uspc.schneiderSchwartz],
      ),
    }),
    leads: {
      'uspc-1898':
        'A failed schneider costs the bid and, with fewer than 31 points, also the bid’s value without the announcement (twice that with no trick). A failed schwarz loses the game.',
      'blue-ribbon-1940': 'The lone player loses the game, at its full value.',
    },
    see: ['skat.points.schneider-announced', 'skat.score.value'],
  }),
};
