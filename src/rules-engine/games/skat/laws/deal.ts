import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, loses, losesAmount, must, newDeal, noPenaltyPrinted, notDecided, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import { points } from '../points/index.ts';
import { beLonePlayer, dealNext, drawSurplus, valueOfGame } from '../words.ts';

export const dealLaws = {
  cut: law({
    offence: 'improper-cut',
    title: 'Who cuts the pack',
    gist: 'The pack is not cut, or another player than the one on the right of the dealer cuts it.',
    aka: ['not cut', 'wrong player cut', 'who cuts'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      [BLUE]: always([must('right-of-dealer', 'cut'), noPenaltyPrinted], cites.blue.americanLaws(2)),
      [USPC]: silent('The book mentions only the cut for the first deal: the lowest card deals.'),
    }),
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal, or cards dealt in the wrong order',
    gist: 'The dealer misdeals, or does not deal three, the skat, four and three.',
    aka: ['skat dealt at the wrong time', 'dealt four first', 'wrong order of dealing', 'forgot the skat'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      [BLUE]: always([loses('dealer', -pointsOf(points.misdeal, BLUE)), newDeal()], [cites.blue.americanLaws(1), cites.blue.penalties(1)]),
      [USPC]: silent('The book gives the order of dealing, without a penalty.'),
    }),
    see: ['skat.points.misdeal', 'skat.rule.deal'],
  }),
  'faced-card': law({
    offence: 'exposed-in-deal',
    title: 'Card dealt face up',
    gist: 'A card is turned up while the cards are dealt.',
    aka: ['card flashed', 'skat card turned up in the deal'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      [BLUE]: always(newDeal(null), cites.blue.americanLaws(9), { note: 'The book does not say whether it is charged as a misdeal.' }),
      [USPC]: silent(),
    }),
    see: ['skat.law.misdeal'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals who was not next.',
    aka: ['wrong dealer', 'who deals next'],
    moment: 'deal-done',
    facts: {
      done: fact('Are all the cards dealt?', 'All cards dealt', {
        yes: { label: 'Yes', if: 'once all the cards are dealt' },
        no: { label: 'No', if: 'before all the cards are dealt' },
      }),
    },
    usual: { done: 'yes' },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { done: 'yes' },
            then: [stands('deal'), must('all-players', 'play-on'), must('proper-dealer', dealNext)],
            note: 'The player who was passed over deals next. The player who dealt too soon is left out when their own turn comes, so that each deals once in the round.',
          },
          { when: { done: 'no' }, then: [notDecided] },
        ],
        cites.blue.americanLaws(3),
      ),
      [USPC]: silent(),
    }),
    leads: {
      'blue-ribbon-1940': 'Once all the cards are dealt, the deal stands, and the player who was passed over deals next. The book covers nothing else.',
    },
  }),
  'skat-in-hand': law({
    offence: 'wrong-number-of-cards',
    title: 'Skat cards in a hand',
    gist: 'A player has taken up the skat, or one of its cards, with their own.',
    aka: ['eleven cards', 'twelve cards', 'the skat is missing', 'picked up the skat by mistake'],
    moment: 'bidding',
    facts: {
      when: fact('When is it found out?', 'Found out', {
        before: { label: 'Before a game is named', chip: 'No game named yet', if: 'before a game is named' },
        after: { label: 'After a game is named', chip: 'Game named', if: 'after a game is named' },
      }),
    },
    usual: { when: 'before' },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { when: 'before' },
            then: [
              must('dealer', drawSurplus),
              loses('offender', -pointsOf(points['skat-in-hand'], BLUE)),
              barred('offender', 'bid'),
              barred('offender', beLonePlayer),
            ],
            note: 'Ten cards are left in that hand, and the bidding goes on. The book does not say whether the dealer sees the cards drawn.',
          },
          {
            when: { when: 'after' },
            then: [notDecided],
            note: 'The rule ends when a game is named; for looking at a skat card there is then a charge of its own.',
          },
        ],
        cites.blue.penalties(5),
      ),
      [USPC]: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'Before a game is named, the dealer draws the surplus cards out of that hand. The player loses 25 points and may not bid or play alone. The book covers nothing else.',
    },
    see: ['skat.points.skat-in-hand', 'skat.law.skat-looked-at'],
  }),
  'skat-looked-at': law({
    offence: 'cards-touched-early',
    title: 'Looking at the skat without right',
    gist: 'Somebody looks at a skat card who has no right to, before the game is over.',
    aka: ['peeked at the skat', 'saw the skat', 'dealer looked at the skat', 'looked at the blind'],
    moment: 'play',
    facts: {
      who: fact('Who looked?', 'Looked', {
        dealer: {
          label: 'The dealer, who takes no cards in this deal',
          chip: 'Dealer sitting out',
          if: 'if the dealer, who takes no cards in this deal, looked',
        },
        'dealing-player': {
          label: 'The dealer, who plays in this deal (three at the table)',
          chip: 'Dealer playing',
          if: 'if the dealer, who plays in this deal, looked',
        },
        player: { label: 'Another player in the deal', chip: 'Another player', if: 'if a player in the deal other than the dealer looked' },
      }),
      when: fact('When is it found out?', 'Found out', {
        before: { label: 'Before a game is named', chip: 'No game named yet', if: 'before a game is named' },
        after: { label: 'After a game is named', chip: 'Game named', if: 'after a game is named' },
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'dealer' }, then: [loses('dealer', -pointsOf(points['dealer-looks'], BLUE))] },
          {
            when: { who: 'dealing-player' },
            then: [notDecided],
            note: 'Two charges fit, and the book does not choose: the one on a dealer who looks and the one on a participant.',
          },
          {
            when: { who: 'player', when: 'before' },
            then: [loses('offender', -pointsOf(points['skat-in-hand'], BLUE)), barred('offender', 'bid'), barred('offender', beLonePlayer), stands('deal')],
            note: 'The bidding goes on without that player.',
          },
          {
            when: { who: 'player', when: 'after' },
            then: [losesAmount('offender', valueOfGame), allowed('innocent-side', 'play-on')],
            note: 'Playing on can raise the value. If an opponent looked, the lone player scores the points of the penalty. A player who plays with the skat has the right to look.',
          },
        ],
        [cites.blue.americanLaws(8), cites.blue.penalties(3), cites.blue.penalties(4), cites.blue.penalties(5), cites.blue.penalties(13)],
      ),
      [USPC]: silent('In solo the skat is not touched until the end; no penalty is given.'),
    }),
    leads: {
      'blue-ribbon-1940':
        'Before a game is named, a player who looks loses 25 points and may not bid. Later, that player loses the full value of the game. A dealer who takes no cards loses 10 points.',
    },
    see: ['skat.points.dealer-looks', 'skat.points.skat-in-hand', 'skat.law.skat-in-hand'],
  }),
};
