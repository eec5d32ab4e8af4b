import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, cardExposed, mayRequire, must, noPenalty, notDecided } from '../../../laws/remedies.ts';
import { TRUMP_HAS_LAIN } from '../../../laws/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';

export const trumpLaws = {
  'trump-left-on-table': law({
    offence: 'trump-turned-wrongly',
    title: 'Trump card left on the table',
    gist: 'The dealer does not take the turned trump card into their hand when it is their turn to play.',
    aka: ['forgot to pick up the trump', 'trump still on the table'],
    moment: 'trick-turned',
    facts: { when: TRUMP_HAS_LAIN },
    leads: {
      'uspc-1898': 'Until the second trick is turned over, there is no penalty. After that, the card stays face up, to be played when either opponent says.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { when: 'in-time' }, then: [noPenalty] },
          { when: { when: 'late' }, then: [cardExposed('dealer', 'either-opponent')] },
        ],
        cites.uspc.law(18),
        'The dealer has to leave it face up until their turn to play to the first trick.',
      ),
      donohue: silent('The card lies in view until the dealer’s turn. The book says nothing about a dealer who leaves it longer.'),
      ...NO_LAWS,
    }),
    see: ['whist.law.trump-named'],
  }),
  'trump-named': law({
    offence: 'trump-turned-wrongly',
    title: 'Trump card named or asked for',
    gist: 'When the dealer has taken up the trump card, somebody names it or asks about it.',
    aka: ['what was turned', 'what is trumps', 'asked for the turn-up'],
    moment: 'play',
    facts: {
      what: fact('What was done?', 'What was done', {
        named: { label: 'A player named the card', chip: 'Card named', if: 'if a player named the turned card' },
        'asked-card': { label: 'A player asked which card was turned', chip: 'Asked the card', if: 'if a player asked which card was turned' },
        'asked-suit': { label: 'A player asked what suit is trump', chip: 'Asked the suit', if: 'if a player asked what suit is trump' },
      }),
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the trump suit may be asked for, the card may not. Only U.S. Playing Card says what naming the card costs: either opponent may call the player’s highest or lowest trump.',
    },
    leads: {
      donohue: 'Any player may ask what suit is trump. Nobody may ask which card was turned. The book does not cover a player who names it.',
      'uspc-1898':
        'Either opponent may make a player who names it play the highest or lowest trump held. If asked, the dealer tells the suit, but not the card.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'named' }, then: [mayRequire('either-opponent', 'offender', 'play-extreme-trump')] },
          { when: { what: 'asked-card' }, then: [must('dealer', 'refuse-answer')], note: 'Nobody may name it; the question has no penalty of its own.' },
          { when: { what: 'asked-suit' }, then: [must('dealer', 'answer-truly')] },
        ],
        cites.uspc.law(18),
      ),
      donohue: says(
        [
          { when: { what: 'named' }, then: [notDecided] },
          { when: { what: 'asked-card' }, then: [barred('anyone', 'ask-turned-card')] },
          { when: { what: 'asked-suit' }, then: [allowed('anyone', 'ask')] },
        ],
        cites.donohue.dealingTrump,
      ),
      ...NO_LAWS,
    }),
  }),
};
