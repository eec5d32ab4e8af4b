import { doubted } from '../../../laws/cites.ts';
import { always, type Case, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, cutAgain, isVoid, misdeal, must, newDeal, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { deal, lowestCard, takeFreshCards } from '../words.ts';

/** A foul pack in 1898, whatever the number of cards in the form of the game. */
export const FOUL_PACK_1898: readonly Case[] = [
  { when: { found: 'before-draw' }, then: [newDeal()], claim: { by: 'anyone', until: 'draw' } },
  { when: { found: 'later' }, then: [notDecided] },
];

export const beforeLaws = {
  'first-deal': law({
    offence: 'seats-and-partners',
    title: 'Who deals first',
    gist: 'Cards are dealt round to choose the first dealer, and the players differ about which card makes its holder the dealer.',
    aka: ['high card deals', 'low card deals', 'first jack deals', 'two aces for the deal'],
    moment: 'before-play',
    facts: {
      tie: fact('Do two players hold the card that decides?', 'Tie', {
        no: { label: 'No, one player only', chip: 'No', if: 'if only one player holds the card that decides' },
        yes: { label: 'Yes, they tie', chip: 'Yes', if: 'if two players hold the card that decides' },
      }),
    },
    usual: { tie: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon any player may deal; by Donohue the player with the lowest card deals; by U.S. Playing Card the player with the highest.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': always(allowed('anyone', deal), cites.blue.bidding, {
        note: 'No card is thrown for it.',
      }),
      donohue: says(
        [
          { when: { tie: 'no' }, then: [must(lowestCard, deal)], note: 'The ace is low here and the king high.' },
          { when: { tie: 'yes' }, then: [must('tied-players', 'cut')] },
        ],
        [cites.donohue.cuttingDealing(1), cites.donohue.cuttingDealing(2)],
      ),
      'uspc-1898': says(
        [
          { when: { tie: 'no' }, then: [must('highest-card', deal)], doubtful: true },
          { when: { tie: 'yes' }, then: [must('tied-players', takeFreshCards)] },
        ],
        [cites.uspc.lawsRulesBetting, doubted(cites.uspc.drawScoring, 'The text of the game lets anyone deal first; its laws draw for the deal.')],
      ),
    }),
    leads: {
      donohue: 'The player with the lowest card deals; ties cut again.',
      'uspc-1898': 'The player with the highest card deals; ties take fresh cards.',
    },
  }),
  'pack-not-cut': law({
    offence: 'improper-cut',
    title: 'Pack not cut, or cut too thin',
    gist: 'The player on the right of the dealer has not cut the pack, or has lifted fewer than three cards.',
    aka: ['forgot to offer the cut', 'he did not cut', 'cut two cards', 'bad cut at poker'],
    moment: 'cut',
    facts: {
      fault: fact('What is wrong with the cut?', 'The cut', {
        none: {
          label: 'The pack was dealt without it, or not offered to the player on the right of the dealer',
          chip: 'Left out',
          if: 'if it was not cut, or not offered on the dealer’s right',
        },
        thin: { label: 'Fewer than three cards were lifted', chip: 'Too thin', if: 'if fewer than three cards were lifted in the cut' },
      }),
    },
    usual: { fault: 'none' },
    verdict: {
      kind: 'apart',
      say: 'The books decide different cases: by Blue Ribbon and Donohue, if the pack was not cut, the same dealer deals again; by U.S. Playing Card, if the cut was too thin, the pack is cut again.',
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { fault: 'none' }, then: [misdeal, newDeal()], note: 'A misdeal does not cost the deal.' },
          { when: { fault: 'thin' }, then: [notDecided] },
        ],
        cites.blue.lawsCut,
      ),
      donohue: says(
        [
          { when: { fault: 'none' }, then: [newDeal()], note: 'The cards are shuffled and cut afresh first.' },
          { when: { fault: 'thin' }, then: [notDecided], note: 'The cut has to be proper; no number of cards is named.' },
        ],
        [cites.donohue.cuttingDealing(4), cites.donohue.cuttingDealing(6)],
      ),
      'uspc-1898': says(
        [
          { when: { fault: 'none' }, then: [notDecided], note: 'The player on the dealer’s right cuts; the book does not mention a deal without it.' },
          { when: { fault: 'thin' }, then: [isVoid('cut'), cutAgain('right-of-dealer')] },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'If the pack was not cut, or not offered to the player on the dealer’s right, the same dealer deals again. The book does not cover a thin cut.',
      donohue: 'If the pack was not cut, or not offered to the player on the dealer’s right, the same dealer deals again. The book does not cover a thin cut.',
      'uspc-1898':
        'If fewer than three cards were lifted, the player on the dealer’s right cuts again. The book does not cover a pack that was not cut at all.',
    },
  }),
  'foul-pack': law({
    offence: 'imperfect-pack',
    title: 'Foul pack',
    gist: 'The pack turns out to be wrong: a card is missing, doubled or foreign to it.',
    aka: ['two of the same card', 'joker left in the deck', '51 cards', 'missing card'],
    moment: 'any-time',
    facts: {
      found: fact(
        'When is it found?',
        'Found',
        { 'before-draw': { label: 'Before the draw', if: 'before the draw' }, later: { label: 'Later', if: 'once the draw has begun' } },
        { needs: { 'before-draw': 'draw' } },
      ),
    },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': silent(),
      donohue: silent(),
      'uspc-1898': says(FOUL_PACK_1898, [cites.uspc.lawsRulesBetting, cites.uspc.drawScoring], 'The pack is one of 52 cards.'),
    }),
    leads: { 'uspc-1898': 'If it is found before the draw, the same dealer deals again. The book does not say what happens if it is found later.' },
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals when the deal belongs to another.',
    aka: ['wrong player dealt', 'skipped a dealer'],
    moment: 'deal',
    facts: {
      found: fact('When is it noticed?', 'Noticed', {
        'in-time': { label: 'Before the last card is dealt', chip: 'During the deal', if: 'before the last card is dealt' },
        late: { label: 'When everyone has five cards', chip: 'After the deal', if: 'once everyone has five cards' },
      }),
    },
    usual: { found: 'late' },
    readings: (says) => ({
      sierra: silent(),
      'blue-ribbon-1940': says(
        [
          { when: { found: 'in-time' }, then: [isVoid('deal')], note: 'The dealer has to be stopped before the last card falls.' },
          { when: { found: 'late' }, then: [stands('deal')] },
        ],
        cites.blue.lawsCut,
      ),
      donohue: silent('The deal passes to the left; the book does not mention a deal out of turn.'),
      'uspc-1898': says(
        [
          { when: { found: 'in-time' }, then: [isVoid('deal')] },
          { when: { found: 'late' }, then: [stands('deal')] },
        ],
        cites.uspc.lawsRulesBetting,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'If it is noticed before the last card is dealt, the deal does not count. Once everyone has five cards, it stands.',
      'uspc-1898': 'If it is noticed before the last card is dealt, the deal does not count. Once everyone has five cards, it stands.',
    },
  }),
};
