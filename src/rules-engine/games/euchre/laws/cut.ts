import { fact, law, silent } from '../../../laws/laws.ts';
import { cutAgain, losesDeal, misdeal, must, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';

export const cutLaws = {
  'cut-for-deal': law({
    offence: 'seats-and-partners',
    title: 'Trouble in cutting for the deal',
    gist: 'In cutting for the first deal{partners: and partners}, players tie, one shows several cards, or one cuts the joker.',
    aka: ['tie for low card', 'drew the joker', 'cut two cards', 'who deals first'],
    moment: 'before-play',
    facts: {
      what: fact('What came of the cut?', 'Cut', {
        'two-cards': { label: 'A player showed more than one card', chip: 'Several cards', if: 'if a player showed more than one card' },
        joker: { label: 'A player cut the joker', chip: 'The joker', if: 'if a player cut the joker' },
        tie: { label: 'Players cut cards of the same rank', chip: 'Equal cards', if: 'if players cut cards of equal rank' },
      }),
    },
    usual: { what: 'tie' },
    verdict: {
      kind: 'apart',
      say: 'The books decide different cases: by Blue Ribbon a player who cuts the joker cuts again; by Donohue players who tie cut again, and so does one who showed more than one card.',
    },
    readings: (says) => ({
      'uspc-1898': silent('Low deals, and the ace is low. The book says nothing of a cut that settles nothing.'),
      donohue: says(
        [
          { when: { what: 'two-cards' }, then: [cutAgain('player')] },
          { when: { what: 'tie' }, then: [cutAgain('tied-players')] },
          { when: { what: 'joker' }, then: [notDecided] },
        ],
        [cites.donohue.shufflingCutting(5), cites.donohue.shufflingCutting(7)],
      ),
      'blue-ribbon-1940': says([{ when: { what: 'joker' }, then: [cutAgain('player')] }, { then: [notDecided] }], cites.blue.pack),
      sierra: silent(),
    }),
    leads: { 'blue-ribbon-1940': 'A player who cut the joker cuts again. The book does not cover a tie, or a player who showed several cards.' },
    see: ['euchre.rule.cut-for-deal'],
  }),
  'improper-cut': law({
    offence: 'improper-cut',
    title: 'Pack badly cut, or not cut',
    gist: 'The pack is dealt without a cut, or with fewer than four cards in one part.',
    aka: ['three cards cut', 'dealt without a cut', 'dealer did not offer the cut'],
    moment: 'cut',
    verdict: {
      kind: 'disagree',
      say: 'The books agree before a card is dealt: the cut must leave at least four cards in each part. After that they disagree: by Blue Ribbon the dealer loses the deal; by Donohue only if the opponents claim a misdeal before trump is turned and before one of them has looked at cards.',
    },
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'before-deal': { label: 'Before a card was dealt', chip: 'Before the deal', if: 'before a card was dealt' },
        'in-deal': {
          label: 'In the deal, before {turned-card:the trump was turned and before }an opponent looked at cards',
          chip: 'In the deal',
          if: 'in the deal, before {turned-card:trump was turned or }an opponent looked',
        },
        late: {
          label: 'After {turned-card:the trump was turned, or after }an opponent had looked',
          chip: 'Later',
          if: 'after {turned-card:trump was turned or }an opponent looked',
        },
      }),
    },
    readings: (says) => ({
      'uspc-1898': silent('The player on the right of the dealer cuts; no number of cards and no penalty is given.'),
      donohue: says(
        [
          { when: { noticed: 'before-deal' }, then: [must('offender', 'leave-four')] },
          { when: { noticed: 'in-deal' }, then: [misdeal, losesDeal()], claim: { by: 'opponents', until: 'trump-turned' } },
          { when: { noticed: 'late' }, then: [stands('deal')] },
        ],
        [cites.donohue.shufflingCutting(10), cites.donohue.dealing(13), cites.donohue.dealing(11)],
      ),
      'blue-ribbon-1940': says(
        [{ when: { noticed: 'before-deal' }, then: [must('offender', 'leave-four')] }, { then: [misdeal, losesDeal(null)] }],
        cites.blue.penaltiesCut,
        'No time limit is given.',
      ),
      sierra: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'The cut must leave at least 4 cards in each part. If a card has been dealt after a bad cut, or without a cut, the dealer loses the deal.',
      donohue:
        'The dealer’s opponents may have the deal pass to the left, until trump is turned or one of them has looked at cards. After that, the deal stands. There are more cases.',
    },
    see: ['euchre.law.wrong-number'],
  }),
};
