import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { choosesWhich, cutAgain, isVoid, mayDemand, misdeal, newDeal, noPenalty, notDecided, putRight, scores, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points/index.ts';

const USPC_TWO = pointsOf(points.penalty, 'uspc-1898');
const BLUE_TWO = pointsOf(points.penalty, 'blue-ribbon-1940');

export const dealLaws = {
  'cut-for-deal': law({
    offence: 'improper-cut',
    title: 'More than one card shown in cutting for deal',
    gist: 'A player who cuts for the first deal exposes two or more cards.',
    aka: ['cut for crib', 'showed two cards cutting'],
    moment: 'cut',
    facts: {
      cards: fact('What became of the cards?', 'Cards shown', {
        clear: { label: 'It is clear which cards were exposed', chip: 'Clear which', if: 'if it is clear which cards were exposed' },
        confused: { label: 'The cards are mixed up', chip: 'Mixed up', if: 'if the cards are mixed up' },
      }),
    },
    usual: { cards: 'clear' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { cards: 'clear' }, then: [choosesWhich('opponents', 'cut')] },
          { when: { cards: 'confused' }, then: [isVoid('cut'), cutAgain(null)] },
        ],
        cites.uspc.generalRules,
      ),
      donohue: silent(),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'The wrong player deals, and so would have the crib.',
    aka: ['whose crib is it', 'stole the crib'],
    moment: 'deal',
    facts: {
      found: fact('When was it noticed?', 'Noticed', {
        before: { label: 'Before the starter was turned', chip: 'Before the starter', if: 'before the starter was turned' },
        after: { label: 'After the starter was turned', chip: 'After the starter', if: 'after the starter was turned' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the opponent scores 2 points; by U.S. Playing Card, before the starter is turned, the cards are dealt again by the player whose deal it is, and after that the deal stands.',
    },
    leads: { 'blue-ribbon-1940': 'The opponent scores 2 points. The book does not say whether the deal stands.' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: 'before' }, then: [isVoid('deal'), newDeal('proper-dealer')] },
          { when: { found: 'after' }, then: [stands('deal')] },
        ],
        cites.uspc.generalRulesDeal,
      ),
      donohue: silent(),
      'blue-ribbon-1940': always(scores('opponent', BLUE_TWO), cites.blue.penaltiesDeal, { note: 'The book does not say whether the deal stands.' }),
      sierra: silent(),
    }),
  }),
  'two-cards-at-once': law({
    offence: 'misdeal',
    title: 'Two cards dealt at once',
    gist: 'The dealer gives a player two cards together.',
    aka: ['two cards stuck together', 'double card'],
    moment: 'deal',
    notGeneral: true,
    facts: {
      mend: fact('How can it be put right?', 'Put right by', {
        'one-card': { label: 'By moving one card', chip: 'Moving one card', if: 'if moving one card puts it right' },
        more: { label: 'Only by moving more than one', chip: 'Moving more', if: 'if more than one card must be moved to put it right' },
      }),
    },
    usual: { mend: 'one-card' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { mend: 'one-card' }, then: [putRight('dealer', 'deal')] },
          { when: { mend: 'more' }, then: [scores('non-dealer', USPC_TWO), newDeal()] },
        ],
        cites.uspc.generalRulesDeal,
      ),
      donohue: silent(),
      'blue-ribbon-1940': silent('Only a wrong number of cards or hands is ruled upon.'),
      sierra: silent(),
    }),
    see: ['cribbage.law.wrong-number-of-cards'],
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'A card is seen while the hands are dealt.',
    aka: ['discovered a card'],
    moment: 'deal',
    facts: {
      fault: fact('Through whose fault?', 'Fault of', {
        dealer: { label: 'The dealer’s', chip: 'Dealer', if: 'if it was the dealer’s fault' },
        'non-dealer': { label: 'The non-dealer’s', chip: 'Non-dealer', if: 'if it was the non-dealer’s fault' },
      }),
      whose: fact('To whose hand does the card belong?', 'Card belongs to', {
        dealer: { label: 'The dealer’s', chip: 'Dealer’s hand', if: 'if the card belongs to the dealer’s hand' },
        'non-dealer': { label: 'The non-dealer’s', chip: 'Non-dealer’s hand', if: 'if the card belongs to the non-dealer’s hand' },
      }),
    },
    usual: { fault: 'dealer', whose: 'non-dealer' },
    verdict: {
      kind: 'distinguishes',
      say: 'Blue Ribbon, Donohue and U.S. Playing Card agree if the dealer shows the non-dealer’s card: the non-dealer scores 2 points and may have a new deal. For the dealer’s own card, Blue Ribbon rules the same; U.S. Playing Card has no penalty. Only U.S. Playing Card covers a fault of the non-dealer.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { fault: 'dealer', whose: 'dealer' }, then: [noPenalty] },
          {
            when: { fault: 'dealer', whose: 'non-dealer' },
            then: [scores('non-dealer', USPC_TWO), mayDemand('non-dealer', newDeal())],
            claim: { by: 'non-dealer', until: 'cards-looked-at' },
            note: 'The limit is that of the fresh deal: it is asked for before the non-dealer looks at the hand.',
          },
          { when: { fault: 'non-dealer' }, then: [scores('dealer', USPC_TWO), mayDemand('dealer', newDeal())] },
        ],
        cites.uspc.generalRulesDeal,
      ),
      donohue: says(
        [
          {
            when: { fault: 'dealer', whose: 'non-dealer' },
            then: [scores('non-dealer', pointsOf(points.penalty, 'donohue')), mayDemand('non-dealer', newDeal())],
            doubtful: true,
          },
          { then: [notDecided] },
        ],
        doubted(cites.donohue.law(1), 'The law says that the dealer "discovers" a card; read as exposes.'),
      ),
      'blue-ribbon-1940': says(
        [
          { when: { fault: 'dealer' }, then: [scores('non-dealer', BLUE_TWO), mayDemand('non-dealer', newDeal())] },
          { when: { fault: 'non-dealer' }, then: [notDecided] },
        ],
        cites.blue.penaltiesDeal,
        'No difference is made between the two hands.',
      ),
      sierra: silent(),
    }),
    leads: {
      'blue-ribbon-1940': 'If it was the dealer’s fault, the non-dealer scores 2 points and may have the same dealer deal again. The book covers nothing else.',
      donohue:
        'If the dealer exposed the non-dealer’s card, the non-dealer scores 2 points and may have the same dealer deal again. The book covers nothing else.',
      'uspc-1898':
        'If the dealer showed the non-dealer’s card, the non-dealer scores 2 points and may have a new deal. If the non-dealer did so, the dealer has the same rights. There are more cases.',
    },
  }),
  'faced-card-in-pack': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the pack',
    gist: 'A card lies face up among the others.',
    moment: 'deal',
    facts: {
      found: fact('When was it found?', 'Found', {
        dealing: { label: 'During the deal', if: 'if the card was found during the deal' },
        later: { label: 'Afterwards', if: 'if the card was found after the deal' },
      }),
    },
    usual: { found: 'dealing' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: 'dealing' }, then: [newDeal()] },
          { when: { found: 'later' }, then: [notDecided] },
        ],
        cites.uspc.generalRulesDeal,
      ),
      donohue: silent(),
      'blue-ribbon-1940': always([misdeal, newDeal()], cites.blue.cardMisdeal, {
        note: 'It is a general law of the book, which names cribbage among the games where a misdeal does not lose the deal.',
      }),
      sierra: silent(),
    }),
    see: ['general-laws.law.misdeal'],
  }),
} as const;
