import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, choice, must, notDecided, takesBack, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { bothBets, claimHocly, leaveBet, oneParoli, payHalf, settleByIt, takeFirst, theParoli, ventureHalf } from '../words.ts';
import { bankPays, bankWins } from './payments.ts';

export const turn = {
  'card-comes': law({
    question: 'who-wins',
    title: 'The card comes',
    gist: 'One card of a turn is of the rank that is bet on.',
    aka: ['winner or loser', 'which card wins', 'right or left', 'copper', 'second card wins', 'does the first card lose'],
    moment: 'play',
    facts: {
      card: fact('Which card of the turn was it?', 'Card was', {
        loser: { label: 'The first, on the right: the loser', chip: 'First, the loser', if: 'if it was the first card of the turn, the loser' },
        winner: {
          label: 'The second, on the left or in sight: the winner',
          chip: 'Second, the winner',
          if: 'if it was the second card of the turn, the winner',
        },
      }),
      bet: fact('How was it bet on?', 'Bet', {
        open: { label: 'To win', if: 'if the bet was to win' },
        copper: { label: 'To lose: coppered, or the game opposed', chip: 'To lose', if: 'if the bet was to lose, coppered or game opposed' },
      }),
    },
    usual: { bet: 'open' },
    leads: {
      'blue-ribbon-1940':
        'A bet to win loses if its card is the first of the turn, and is paid 1 stake if its card is the second. A bet to lose goes the other way round.',
      donohue:
        'A bet to win loses if its card is the first of the turn, and is paid 1 stake if its card is the second. A bet to lose goes the other way round.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: 'loser', bet: 'open' }, then: [bankWins] },
          { when: { card: 'winner', bet: 'open' }, then: [bankPays('won', 'blue-ribbon-1940')] },
          { when: { card: 'loser', bet: 'copper' }, then: [bankPays('won', 'blue-ribbon-1940')] },
          { when: { card: 'winner', bet: 'copper' }, then: [bankWins] },
        ],
        [cites.blue.bets, cites.blue.settlement],
      ),
      donohue: says(
        [
          { when: { card: 'loser', bet: 'open' }, then: [bankWins] },
          { when: { card: 'winner', bet: 'open' }, then: [bankPays('won', 'donohue')] },
          { when: { card: 'loser', bet: 'copper' }, then: [bankPays('won', 'donohue')], note: 'The game opposed: the right is the punter’s side.' },
          { when: { card: 'winner', bet: 'copper' }, then: [bankWins] },
        ],
        [cites.donohue.wins, cites.donohue.oppose],
      ),
    }),
    see: ['faro.points.won', 'faro.points.lost'],
  }),
  split: law({
    question: 'who-wins',
    title: 'Both cards alike',
    gist: 'Both cards of a turn are of the rank that is bet on.',
    aka: ['split', 'doublet', 'pair in one turn', 'same card twice', 'bank takes half', 'card came up on both sides'],
    moment: 'play',
    facts: {
      bet: fact('What lay on the card?', 'On the card', {
        stake: { label: 'A stake', if: 'if a stake lay on the card' },
        paroli: { label: 'A single paroli', chip: 'One paroli', if: 'if a single paroli lay on the card' },
        several: { label: 'Several parolis', if: 'if several parolis lay on the card' },
      }),
    },
    usual: { bet: 'stake' },
    leads: {
      donohue:
        'The player pays half the stake, or risks the other half to win the lost half back or lose all. A player who left winnings on the card (a paroli) must take back one paroli.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the player pays half the stake. By Donohue the player may instead leave the other half on the card, to win the lost half back or lose both. Only Donohue covers a stake left on the card with its winnings (a paroli): it goes back by one paroli.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [must('player', payHalf)], note: 'Open or coppered alike. The book has no parolis.' }],
        [cites.blue.split, cites.blue.settlement],
      ),
      donohue: says(
        [
          { when: { bet: 'stake' }, then: [choice('player', must('player', payHalf), must('player', ventureHalf))] },
          { when: { bet: 'paroli' }, then: [takesBack('player', theParoli)], note: 'The book does not say whether half the stake is paid as well.' },
          { when: { bet: 'several' }, then: [takesBack('player', oneParoli)] },
        ],
        [cites.donohue.doublet, cites.donohue.doubletTerm, cites.donohue.pli],
      ),
    }),
    see: ['faro.points.split'],
  }),
  whipsawed: law({
    question: 'who-wins',
    title: 'Whipsawed',
    gist: 'A bet to win loses and a coppered bet loses on the same turn.',
    aka: ['whip-sawed', 'lost both ways', 'lost two bets in one turn'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [wins('banker', bothBets)], note: 'They are two bets on two cards, and no stand-off.' }], cites.blue.whipsawed),
      donohue: silent(),
    }),
    see: ['faro.law.several-cards'],
  }),
  'end-cards': law({
    question: 'what-counts',
    title: 'First and last cards',
    gist: 'The card bet on is the first of the pack, the last or the last but one.',
    aka: ['soda', 'hock', 'hockelty', 'hocly', 'hockley', 'last card', 'does the last card win'],
    moment: 'play',
    facts: {
      card: fact('Which card of the pack is it?', 'Card of the pack', {
        first: { label: 'The first', if: 'if it is the first card of the pack' },
        'last-but-one': { label: 'The last but one', if: 'if it is the last card but one of the pack' },
        last: { label: 'The last', if: 'if it is the last card of the pack' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The first card and the last neither win nor lose. The last but one decides the bet like any other card.',
      donohue:
        'The first card of the pack counts like any other and decides the bet. The last card neither wins nor loses. On the last but one, the banker may take the bet (“hocly”).',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the first card: by Blue Ribbon it neither wins nor loses, by Donohue it decides the bet. They also disagree on the last but one: by Blue Ribbon it decides the bet, by Donohue the banker may take the bet. By both, nobody wins or loses on the last card.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { card: 'first' }, then: [must('banker', leaveBet)], note: 'It is the soda, which neither wins nor loses.' },
          { when: { card: 'last-but-one' }, then: [must('banker', settleByIt)], note: 'It is the winner of the last turn.' },
          { when: { card: 'last' }, then: [must('banker', leaveBet)], note: 'It is in hock, and neither wins nor loses.' },
        ],
        cites.blue.turn,
      ),
      donohue: says(
        [
          { when: { card: 'first' }, then: [must('banker', settleByIt)], note: 'It is the bank’s card of the first coup, valid when the second is out.' },
          { when: { card: 'last-but-one' }, then: [allowed('banker', claimHocly)], note: 'He often gives it up, and in the last deal generally.' },
          { when: { card: 'last' }, then: [must('banker', leaveBet)], note: 'It neither wins nor loses.' },
        ],
        [cites.donohue.dealing, cites.donohue.firstCard, cites.donohue.hocly, cites.donohue.lastCard, cites.donohue.hoclyTerm],
      ),
    }),
    see: ['faro.points.hock', 'faro.points.hocly'],
  }),
  'last-turn': law({
    question: 'who-pays',
    title: 'Calling the last turn',
    gist: 'Three cards are left, and a player has called the order rightly.',
    aka: ['call the turn', 'calling the turn', 'cat-hop', 'cat hop', 'last three cards', '4 for 1', 'order of the last cards'],
    moment: 'hand-over',
    facts: {
      cards: fact('What are the three cards?', 'Three cards', {
        different: { label: 'Three different ranks', chip: 'All different', if: 'if the three cards are of three different ranks' },
        pair: { label: 'Two of one rank: a cat-hop', chip: 'Two alike: cat-hop', if: 'if two of the three cards are of one rank, a cat-hop' },
        alike: { label: 'All of one rank', chip: 'All alike', if: 'if all three cards are of one rank' },
      }),
    },
    usual: { cards: 'different' },
    leads: {
      'blue-ribbon-1940': 'The banker pays the player 4 stakes, or 2 if two of the three cards are of one rank. The book does not cover three of one rank.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { cards: 'different' }, then: [bankPays('turn-called', 'blue-ribbon-1940')] },
          { when: { cards: 'pair' }, then: [bankPays('cat-hop', 'blue-ribbon-1940')] },
          { when: { cards: 'alike' }, then: [notDecided], note: 'There is then nothing to call.' },
        ],
        [cites.blue.lastTurn, cites.blue.catHop],
      ),
      donohue: silent('Its last coup is of two cards, and the very last is shown before the deal.'),
    }),
    see: ['faro.points.turn-called', 'faro.points.cat-hop'],
  }),
  settling: law({
    question: 'who-pays',
    title: 'The bank takes before it pays',
    gist: 'A turn is over, and there are bets to take and bets to pay.',
    aka: ['order of payment', 'who is paid first', 'collect before paying'],
    moment: 'hand-over',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [must('banker', takeFirst)] }], cites.blue.settlement),
      donohue: silent('The croupier settles between two coups. The book does not say in what order.'),
    }),
  }),
};
