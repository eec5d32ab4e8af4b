import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { isVoid, mayBeDone, newDeal, notDecided, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';

export const packLaws = {
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Faced card found in the pack',
    gist: 'A card lies face up in the pack and comes to light in the deal.',
    aka: ['card face up in the pack', 'upside down card'],
    moment: 'deal',
    leads: {
      donohue:
        'If the card to be turned for trump was faced, the deal stands. For any other card, the same dealer deals again, but only if a player demands it.',
      'uspc-1898': 'If the card to be turned for trump was faced, the deal stands. For any other card, the same dealer deals again.',
    },
    facts: {
      card: fact(
        'Which card is it?',
        'Faced card',
        {
          other: {
            label: 'Any{turned-card: card but the one to be turned for trump}{-turned-card: card}',
            chip: 'Any other',
            if: 'if {turned-card:the faced card was not the one to be turned for trump}{-turned-card:a faced card was found in the pack}',
          },
          trump: { label: 'The card to be turned for trump', chip: 'Trump card', if: 'if the faced card was the one to be turned for trump' },
        },
        { needs: { trump: 'turned-card' } },
      ),
    },
    usual: { card: 'other' },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: the deal stands if the faced card was the one to be turned for trump; otherwise the same dealer deals again. Donohue adds: only if a player demands it.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { card: 'other' }, then: [newDeal()] },
          { when: { card: 'trump' }, then: [stands('deal')] },
        ],
        cites.uspc.rulesDeal,
        'The deal is not lost.',
      ),
      donohue: says(
        [
          { when: { card: 'other' }, then: [mayBeDone('dealt-again')] },
          { when: { card: 'trump' }, then: [stands('deal')] },
        ],
        doubted(cites.donohue.dealing(19), 'The law excepts “a trump card”; this is read as the card to be turned for trump.'),
      ),
      'blue-ribbon-1940': silent('Among its misdeals the section does not name a faced card; the general laws of the book do (pages 254 and 255).'),
      sierra: silent(),
    }),
    see: ['general-laws.law.misdeal'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals when it is the deal of another.',
    aka: ['stole the deal', 'wrong person dealt'],
    moment: 'deal',
    facts: {
      noticed: fact(
        'When was it noticed?',
        'Noticed',
        {
          'before-trump': {
            label: 'Before the trump was {turned-card:turned}{-turned-card:named}',
            chip: 'Before the trump',
            if: 'before the trump was {turned-card:turned}{-turned-card:named}',
          },
          'before-discard': {
            label: 'After that, before the dealer had discarded',
            chip: 'Before the discard',
            if: 'after the trump was {turned-card:turned}{-turned-card:named}, before the discard',
          },
          'before-lead': {
            label: '{discard:After the discard}{-discard:After that}, before the first card was led',
            chip: 'Before the lead',
            if: 'before the first lead, after {discard:the discard}{-discard:the trump was settled}',
          },
          later: { label: 'After the first card was led', chip: 'After the lead', if: 'after the first lead' },
        },
        { needs: { 'before-discard': 'discard' } },
      ),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'later' }, then: [stands('deal')], note: 'The next deal goes to the left of the player who dealt.' },
          { then: [notDecided], doubtful: true },
        ],
        doubted(cites.uspc.rulesDeal, 'Only the case after the first lead is ruled; that the deal falls before it is implied.'),
      ),
      donohue: says(
        [
          { when: { noticed: 'later' }, then: [stands('deal')] },
          { when: { noticed: ['before-trump', 'before-discard'] }, then: [isVoid('deal')] },
          { when: { noticed: 'before-lead' }, then: [notDecided], doubtful: true },
        ],
        doubted(cites.donohue.dealing(18), 'Discard and first lead are named together: whether the discard alone makes the deal good is open.'),
      ),
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'before-trump' }, then: [isVoid('deal')], note: 'The dealer is stopped.' },
          { then: [stands('deal')], doubtful: true },
        ],
        doubted(cites.blue.penaltiesCut, 'That the deal stands once the trump is turned is implied.'),
      ),
      sierra: silent(),
    }),
    verdict: {
      kind: 'disagree',
      say: 'The books agree that the deal stands after the first lead. Earlier they disagree: by Blue Ribbon the deal does not count before the trump is turned, and stands after that; by Donohue it does not count before the discard (the time between discard and lead is left open); U.S. Playing Card has no rule.',
    },
    leads: {
      donohue: 'Before the discard, the deal does not count. After the first lead, it stands. The book covers nothing else.',
      'uspc-1898': 'Once the first card has been led, the deal stands. The book does not cover a wrong deal that is noticed earlier.',
    },
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Imperfect pack',
    gist: 'The pack is found to hold a card too many or too few, or to be otherwise defective.',
    aka: ['31 cards', 'card missing from the deck', 'two of the same card'],
    moment: 'any-time',
    facts: {},
    readings: () => ({
      'uspc-1898': always([isVoid('deal'), newDeal(), stands('score')], cites.uspc.rulesDeal, { note: 'Earlier deals stay as they were scored.' }),
      donohue: always([isVoid('deal'), stands('score')], cites.donohue.dealing(20), {
        note: 'Points of earlier deals stay. The law speaks of more or fewer than 32 cards and does not say who deals again.',
      }),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      donohue: 'This deal does not count. Points of earlier deals stand. The book does not say who deals.',
      'uspc-1898': 'The same dealer deals again. Earlier deals stay as they were scored.',
    },
  }),
};
