import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  choice,
  cutAgain,
  keepsCard,
  losesDeal,
  losesGame,
  mayDemand,
  misdeal,
  must,
  newDeal,
  noPenalty,
  notDecided,
  passesTo,
  putRight,
  stands,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { cardToMiddle, takeRefusedCard, toDrawFromDealer } from '../words.ts';

export const keepOrReject = choice('player-who-got-it', keepsCard('player-who-got-it'), must('dealer', cardToMiddle));
const drawFromDealer = allowed('player-who-got-it', toDrawFromDealer);
/** By the 1940 book, in the last round the player may also keep the card. */
export const keepOrDraw = choice('player-who-got-it', keepsCard('player-who-got-it'), [must('dealer', takeRefusedCard), drawFromDealer]);
/** By Donohue, in the last round the dealer has no choice and the player need not refuse the card. */
export const dealerTakes = [passesTo('card', 'dealer'), drawFromDealer];

export const WHEN = fact('When did it happen?', 'When', {
  first: {
    label: 'In the first deal, before a card on the table was turned up',
    chip: 'First deal, early',
    if: 'in the first deal, before a table card was turned up',
  },
  later: { label: 'After that, but not in the last round', chip: 'Later', if: 'after a table card was turned up, before the last round' },
  last: { label: 'In the last round, which uses up the pack', chip: 'Last round', if: 'in the last round, which uses up the pack' },
});

export const dealLaws = {
  'cut-for-deal': law({
    offence: 'seats-and-partners',
    title: 'Tie in cutting for deal',
    gist: 'Players cut for deal, and the lowest cards are equal.',
    aka: ['cut for deal', 'tied cut', 'who deals first'],
    moment: 'before-play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Low deals, and the ace is low.'),
      donohue: always(cutAgain('tied-players'), cites.donohue.rules(1)),
      'uspc-1898': silent('Low deals.'),
    }),
  }),
  'exposed-in-cut': law({
    offence: 'improper-cut',
    title: 'Card shown in the cut',
    gist: 'A card is exposed, or cards are confused, while the pack is shuffled or cut.',
    aka: ['bad cut', 'card shown in cutting', 'dropped the pack'],
    moment: 'cut',
    facts: {
      where: fact('Where did it happen?', 'Happened', {
        cut: { label: 'In the cut', if: 'if it happened in the cut' },
        shuffle: { label: 'In the shuffle', if: 'if it happened in the shuffle' },
      }),
    },
    usual: { where: 'cut' },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says([{ when: { where: 'cut' }, then: [cutAgain(null)] }, { then: [notDecided] }], cites.donohue.rules(3)),
      'uspc-1898': always(newDeal(null), cites.uspc.notes),
    }),
  }),
  'dealt-without-cut': law({
    offence: 'improper-cut',
    title: 'Dealt without a cut',
    gist: 'The dealer deals without a cut, or shuffles once more after it.',
    aka: ['forgot to cut', 'not cut', 'shuffled after the cut'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it claimed?', 'Claimed', {
        'in-time': { label: 'Before a card on the table was turned up', chip: 'Nothing turned yet', if: 'before a card on the table was turned up' },
        late: { label: 'After that', chip: 'Later', if: 'after a card on the table was turned up' },
      }),
    },
    leads: { donohue: 'Until a card on the table is turned up, the opponent may have the same dealer deal again. After that, the deal stands.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          { when: { noticed: 'in-time' }, then: [mayDemand('opponent', newDeal())], note: 'The pack is then shuffled and cut again.' },
          { when: { noticed: 'late' }, then: [stands('deal')] },
        ],
        cites.donohue.rules(5),
      ),
      'uspc-1898': silent(),
    }),
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'The dealer shows a card that should have been dealt face down.',
    aka: ['flashed a card', 'saw my card', 'turned a card over'],
    moment: 'deal',
    facts: {
      when: WHEN,
      whose: fact('For whom was the card?', 'Card for', {
        player: { label: 'For another player', chip: 'Another player', if: 'if the card was for a player other than the dealer' },
        dealer: { label: 'For the dealer', chip: 'Dealer', if: 'if the card was for the dealer' },
      }),
    },
    usual: { whose: 'player' },
    leads: {
      'blue-ribbon-1940':
        'In the first deal, before a table card was turned up, the player who got the card may have a new deal. In the last round, that player may refuse the card. There are more cases.',
      donohue: 'Before a table card is turned up, the opponent may have a new deal. Later, the player who got the card need not keep it. There are more cases.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by U.S. Playing Card the dealer loses the deal. By Blue Ribbon and Donohue a new deal may be asked for before a table card is turned up. In the last round, by Donohue the dealer takes the card; by Blue Ribbon the dealer takes it only if the player it was dealt to refuses it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'first', whose: 'player' }, then: [mayDemand('player-who-got-it', newDeal())] },
          { when: { when: 'last', whose: 'player' }, then: [keepOrDraw] },
          { when: { when: 'first', whose: 'dealer' }, then: [noPenalty], note: 'The dealer and the table are left out of the rule.' },
          { when: { when: 'later' }, then: [notDecided], note: 'For a later round only a card found faced in the pack is ruled on.' },
          { when: { when: 'last', whose: 'dealer' }, then: [notDecided] },
        ],
        cites.blue.penaltiesDeal,
      ),
      donohue: says(
        [
          { when: { when: 'first', whose: 'player' }, then: [mayDemand('opponent', newDeal())] },
          { when: { when: 'later', whose: 'player' }, then: [keepOrReject] },
          { when: { when: 'last', whose: 'player' }, then: dealerTakes },
          { when: { whose: 'dealer' }, then: [notDecided], note: 'Only an adversary’s card is named.' },
        ],
        cites.donohue.rules(6),
      ),
      'uspc-1898': always(losesDeal(null), cites.uspc.notes),
    }),
    see: ['cassino.law.faced-card'],
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card is found face up in the pack.',
    aka: ['face up in the deck', 'card turned in the pack'],
    moment: 'deal',
    facts: { when: WHEN },
    leads: {
      'blue-ribbon-1940':
        'After a table card was turned up, the player who got the card may keep it or take the next one instead. The book does not cover the first deal.',
      donohue:
        'In the first deal, before a table card was turned up, the opponent may have a new deal. Later, the player who got the card may keep it or take the next one.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by U.S. Playing Card the same dealer always deals again. By Blue Ribbon and Donohue, after a table card was turned up, the player who got the card may keep it or take the next one. Before that, by Donohue, a new deal may be asked for.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'first' }, then: [notDecided], note: 'The rule speaks of deals after the first.' },
          { when: { when: 'later' }, then: [keepOrReject] },
          { when: { when: 'last' }, then: [keepOrReject], note: 'The rule for the last round names an exposed card only.', doubtful: true },
        ],
        doubted(cites.blue.penaltiesDeal, 'The rule for the last round may be meant for a faced card too; then the dealer takes it and the player draws.'),
      ),
      donohue: says(
        [
          { when: { when: 'first' }, then: [mayDemand('opponent', newDeal())] },
          { when: { when: 'later' }, then: [keepOrReject] },
          { when: { when: 'last' }, then: [keepOrReject], note: 'The rule for the last round names a card that the dealer exposes.', doubtful: true },
        ],
        doubted(cites.donohue.rules(6), 'The bracket on the last round may be meant for a faced card too.'),
      ),
      'uspc-1898': always(newDeal(), cites.uspc.notes),
    }),
  }),
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards or hands',
    gist: 'A player has more or fewer cards than four, or there is a hand too many or too few.',
    aka: ['dealt me five', 'misdeal', 'too many cards', 'short at the end'],
    moment: 'deal',
    facts: {
      what: fact('What is wrong?', 'What is wrong', {
        cards: { label: 'A player has too many or too few cards', chip: 'A player’s cards', if: 'if a player has too many or too few cards' },
        hands: { label: 'There is a hand too many or too few', chip: 'Number of hands', if: 'if there is a hand too many or too few' },
      }),
      when: fact('When was it found?', 'Found', {
        'first-unseen': { label: 'In the first deal, before a hand was lifted', chip: 'No hand lifted', if: 'in the first deal, before a hand was lifted' },
        later: { label: 'After that', chip: 'Later', if: 'after a hand was lifted or in a later deal' },
      }),
    },
    usual: { what: 'cards', when: 'later' },
    leads: {
      donohue: 'If a hand has too many or too few cards, the dealer loses the game. In the first deal, before a hand is lifted, the deal may be put right.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the dealer loses the deal. By Donohue the dealer loses the game if a hand has too many or too few cards; but in the first deal, before a hand is lifted, the deal may be put right. Donohue does not cover a wrong number of hands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always([misdeal, losesDeal(null)], cites.blue.penaltiesDeal),
      donohue: says(
        [
          { when: { what: 'cards', when: 'later' }, then: [misdeal, losesGame('dealer')], note: 'And everything that hangs on the game.' },
          {
            when: { what: 'cards', when: 'first-unseen' },
            then: [choice('eldest-hand', putRight('dealer', 'deal'), newDeal())],
            note: 'By usage; the loss of the game is not enforced. The deal is put right only if it is clear where each card belongs, else it is dealt again.',
          },
          { when: { what: 'hands' }, then: [notDecided] },
        ],
        cites.donohue.rules(7),
      ),
      'uspc-1898': silent(),
    }),
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals when it is the deal of another.',
    aka: ['wrong dealer', 'stole the deal'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': { label: 'Before the cards on the table were turned up', chip: 'Nothing turned yet', if: 'before the cards on the table were turned up' },
        late: { label: 'After that', chip: 'Later', if: 'after the cards on the table were turned up' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Until the cards on the table are turned up, the deal passes to the player whose deal it is. After that, the deal stands.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'in-time' }, then: [passesTo('deal', 'proper-dealer')] },
          { when: { noticed: 'late' }, then: [stands('deal')], note: 'By implication: it must be stopped before then.' },
        ],
        [cites.blue.penaltiesDeal, cites.blue.play],
      ),
      donohue: silent(),
      'uspc-1898': silent(),
    }),
  }),
};
