import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  cannotRecall,
  isVoid,
  losesDeal,
  mayChange,
  misdeal,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  passesTo,
  scoresNothing,
  stands,
  undecided,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { leaveTurnedCard, nameTurnedDown, playAlone } from '../words.ts';
import { THREE_TRICKS } from './deal.ts';

export const trumpLaws = {
  'two-cards-turned': law({
    offence: 'trump-turned-wrongly',
    title: 'Two cards turned up for trump',
    gist: 'In turning the trump the dealer turns up two cards.',
    aka: ['turned two cards', 'two turn-ups', 'dealer flipped two cards for trump'],
    moment: 'trump-turned',
    facts: {
      noticed: fact('When is the claim made?', 'Claimed', {
        'in-time': { label: 'Before the first trick is turned down', chip: 'In time', if: 'before the first trick is turned over' },
        late: { label: 'After the first trick is turned down', chip: 'Too late', if: 'after the first trick is turned over' },
      }),
    },
    usual: { noticed: 'in-time' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { noticed: 'in-time' }, then: [misdeal, losesDeal()], claim: { by: 'anyone', until: 'trick-turned' } },
          { when: { noticed: 'late' }, then: [stands('deal'), must('all-players', 'play-on')] },
        ],
        cites.uspc.rulesDeal,
        'The trick that ends the claim is the first.',
      ),
      donohue: silent('Two cards turned together are not among its misdeals.'),
      'blue-ribbon-1940': silent('Two cards turned together are not among its misdeals.'),
      sierra: silent(),
    }),
    see: ['euchre.law.wrong-number'],
  }),
  'turned-down-suit': law({
    offence: 'wrong-trump',
    title: 'The suit turned down is named',
    gist: 'In the second round a player names as trump the suit that was turned down.',
    aka: ['named the same suit', 'called the suit turned down'],
    moment: 'making-trump',
    needs: ['turned-card'],
    facts: {},
    verdict: {
      kind: 'adds',
      say: 'Sierra, Blue Ribbon, Donohue and U.S. Playing Card agree: the player may not name the suit turned down. Only Donohue says what follows for a player who does: that player may no longer make the trump, and the turn passes to the next player.',
    },
    readings: () => ({
      'uspc-1898': always([barred('offender', nameTurnedDown), noPenaltyPrinted], cites.uspc.twoHandedTrump),
      donohue: always([barred('offender', 'make-trump'), passesTo('turn', 'next-player')], cites.donohue.makingTrump(40)),
      'blue-ribbon-1940': always([barred('offender', nameTurnedDown), noPenaltyPrinted], cites.blue.trump),
      sierra: always([barred('offender', nameTurnedDown), noPenaltyPrinted], cites.sierra.play),
    }),
  }),
  'trump-changed': law({
    offence: 'wrong-trump',
    title: 'The maker changes the trump',
    gist: 'A player names a suit for trump and then wants another.',
    aka: ['changed the trump suit', 'called the wrong suit'],
    moment: 'making-trump',
    facts: {},
    readings: () => ({
      'uspc-1898': silent(),
      donohue: always([cannotRecall('maker', 'declaration')], cites.donohue.makingTrump(40)),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    see: ['euchre.law.turned-down-suit'],
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'All pass twice',
    gist: 'The trump is turned down and nobody, the dealer included, makes another.',
    aka: ['stick the dealer', 'screw the dealer', 'everyone passes', 'nobody calls trump'],
    moment: 'making-trump',
    needs: ['turned-card'],
    facts: {},
    readings: () => ({
      'uspc-1898': always([isVoid('deal'), losesDeal()], cites.uspc.twoHandedTrump, {
        note: 'The hands are thrown up. The four-handed game passes and makes the trump in the same way.',
      }),
      donohue: always([losesDeal('eldest-hand')], cites.donohue.trump),
      'blue-ribbon-1940': always([isVoid('deal'), losesDeal()], cites.blue.trump),
      sierra: always([isVoid('deal'), newDeal(null), undecided('next-dealer')], cites.sierra.play),
    }),
  }),
  'lead-before-discard': law({
    offence: 'irregular-discard',
    title: 'Lead before the discard',
    gist: 'The player on the dealer’s left leads before the dealer has finished discarding.',
    aka: ['led too soon', 'led before the dealer discarded'],
    moment: 'discard',
    needs: ['turned-card'],
    facts: {},
    readings: () => ({
      'uspc-1898': always([cannotRecall('eldest-hand', 'lead'), mayChange('dealer', 'discard'), allowed('dealer', playAlone)], cites.uspc.rulesDeal),
      donohue: always([cannotRecall('eldest-hand', 'lead'), mayChange('dealer', 'discard'), allowed('dealer', playAlone)], cites.donohue.dealing(22)),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898': 'The player on the dealer’s left may not take back the lead. The dealer may still change the discard and may still play alone.',
      donohue: 'The player on the dealer’s left may not take back the lead. The dealer may still change the discard and may still play alone.',
    },
    see: ['euchre.law.lone-hand-not-open'],
  }),
  'discard-changed': law({
    offence: 'irregular-discard',
    title: 'Discard changed or taken back',
    gist: 'The dealer wants another card out than the one discarded.',
    aka: ['took back the discard', 'dealer changed his mind', 'wrong card buried'],
    moment: 'discard',
    needs: ['turned-card'],
    leads: { donohue: 'The dealer may change the discard until it is laid under the pack and let go. After that, it may not be taken back.' },
    facts: {
      laid: fact('Where is the discard?', 'Discard', {
        'not-yet': { label: 'Not yet laid under the pack', chip: 'Not yet laid', if: 'before the discard is laid under the pack' },
        laid: { label: 'Laid under the pack and let go', chip: 'Laid under pack', if: 'once the discard is laid under the pack and let go' },
      }),
    },
    usual: { laid: 'laid' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { laid: 'not-yet' }, then: [mayChange('dealer', 'discard')] },
          { when: { laid: 'laid' }, then: [notDecided] },
        ],
        cites.uspc.rulesDeal,
      ),
      donohue: says(
        [
          { when: { laid: 'not-yet' }, then: [mayChange('dealer', 'discard')] },
          { when: { laid: 'laid' }, then: [cannotRecall('dealer', 'discard')] },
        ],
        cites.donohue.dealing(22),
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent('The discard goes crosswise under the pack. The book says nothing of changing it.'),
    }),
    see: ['euchre.law.lead-before-discard'],
  }),
  'no-discard': law({
    offence: 'irregular-discard',
    title: 'Dealer does not discard',
    gist: 'The dealer takes up the trump and forgets to discard.',
    aka: ['dealer has six cards', 'forgot to bury', 'forgot to discard'],
    moment: 'discard',
    needs: ['turned-card'],
    facts: {
      found: fact('When does it come out?', 'Found out', {
        'first-trick': {
          label: 'The dealer says so before the first trick is turned down',
          chip: 'In the first trick',
          if: 'if the dealer owns up before the first trick is turned over',
        },
        'before-third': {
          label: 'The dealer says so later, before three tricks are turned down',
          chip: 'In trick 2 or 3',
          if: 'if the dealer owns up in the second or third trick',
        },
        late: {
          label: 'Nobody has said so when three tricks are turned down',
          chip: 'After three tricks',
          if: 'if three tricks are turned over before anybody says so',
        },
      }),
    },
    usual: { found: 'late' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Donohue a dealer who admits the mistake before three tricks are turned over pays nothing; later the dealer’s side scores nothing, and the dealer loses the deal. By U.S. Playing Card a dealer silent until the first trick is turned over plays on and scores nothing.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { found: ['before-third', 'late'] }, then: [must('dealer', 'play-on'), scoresNothing('dealer')] },
          { when: { found: 'first-trick' }, then: [notDecided], doubtful: true },
        ],
        doubted(
          cites.uspc.rulesDeal,
          'The book treats the dealer like a player with the wrong number of cards; that the first trick ends it is taken from there.',
        ),
      ),
      donohue: says(
        [
          { when: { found: ['first-trick', 'before-third'] }, then: [noPenalty], note: 'The book does not say how the hand is put right.', doubtful: true },
          {
            when: { found: 'late' },
            then: [scoresNothing('side-of-dealer'), losesDeal(null)],
            note: 'The opponents score whatever they make.',
            doubtful: true,
          },
        ],
        doubted(cites.donohue.dealing(24), THREE_TRICKS),
        'That the dealer is safe who speaks in time follows from the condition in the law.',
      ),
      'blue-ribbon-1940': silent('Six cards are a wrong number of cards; the discard is not named.'),
      sierra: silent(),
    }),
    leads: {
      donohue:
        'A dealer who admits the mistake before three tricks are turned over pays nothing. Later, the dealer’s side scores nothing for this deal, and the dealer loses the deal.',
      'uspc-1898':
        'The dealer must own up before the first trick is turned over. A dealer who does not must play on and scores nothing. The book covers nothing else.',
    },
    see: ['euchre.law.wrong-number'],
  }),
  'turned-card-taken-up': law({
    offence: 'trump-turned-wrongly',
    title: 'Turned card taken up too soon',
    gist: 'The dealer takes the turned card into the hand before it is needed.',
    aka: ['picked up the trump', 'hid the turn-up'],
    moment: 'discard',
    needs: ['turned-card'],
    facts: {},
    readings: () => ({
      'uspc-1898': always([must('dealer', leaveTurnedCard), noPenaltyPrinted], cites.uspc.rulesDeal),
      donohue: always([must('dealer', leaveTurnedCard), noPenaltyPrinted], [cites.donohue.dealing(23), cites.donohue.trump]),
      'blue-ribbon-1940': silent('The card becomes part of the dealer’s hand. The book does not say when it is taken up.'),
      sierra: silent(),
    }),
    see: ['euchre.law.turned-card-asked'],
  }),
  'turned-card-asked': law({
    offence: 'trump-turned-wrongly',
    title: 'Asking what was turned',
    gist: 'After the dealer has taken up the turned card, a player asks what it was.',
    aka: ['what card was turned up', 'what is trump', 'what suit is trumps'],
    moment: 'play',
    needs: ['turned-card'],
    facts: {
      ask: fact('What does the player ask?', 'Player asks', {
        card: { label: 'Which card was turned', chip: 'Which card', if: 'if the question is which card it was' },
        suit: { label: 'Which suit is trumps', chip: 'Which suit', if: 'if the question is which suit is trump' },
      }),
    },
    usual: { ask: 'card' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { ask: 'card' }, then: [barred('anyone', 'ask-turned-card')] },
          { when: { ask: 'suit' }, then: [must('dealer', 'answer-truly')] },
        ],
        cites.uspc.rulesDeal,
      ),
      donohue: says(
        [
          { when: { ask: 'card' }, then: [barred('anyone', 'ask-turned-card')] },
          { when: { ask: 'suit' }, then: [must('dealer', 'answer-truly')] },
        ],
        cites.donohue.dealing(23),
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898': 'Nobody may ask which card was turned. A player may ask which suit is trump, and the dealer must answer truly.',
      donohue: 'Nobody may ask which card was turned. A player may ask which suit is trump, and the dealer must answer truly.',
    },
  }),
};
