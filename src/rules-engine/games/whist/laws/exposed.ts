import { always, fact, law, silent } from '../../../core/laws.ts';
import {
  allowed,
  callCard,
  cannotRecall,
  cardExposed,
  handEnds,
  handExposed,
  isVoid,
  mayRequire,
  must,
  noPenalty,
  notDecided,
  punishedAs,
  stands,
} from '../../../core/remedies.ts';
import { COULD_COMPLY, HOW_EXPOSED, WHAT_WAS_CALLED } from '../../../core/trick-facts.ts';
import { cites, NO_LAWS } from '../cites.ts';

/** By the general laws of 1940, where the player has a partner whom the card could tell something. */
const EXPOSED_IN_PLAY = cardExposed('offender', 'opponents');

export const exposedLaws = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Card liable to be called',
    gist: 'A player shows, names or separates a card of his hand.',
    aka: ['exposed card', 'dropped a card', 'penalty card', 'partner saw my card', 'named a card', 'detached a card'],
    moment: 'play',
    facts: { how: HOW_EXPOSED },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { how: ['faced', 'seen', 'named'] }, then: [cardExposed('offender', 'either-opponent')] },
          { when: { how: 'separated' }, then: [notDecided], note: 'Only a card that is faced, seen or named is liable.' },
        ],
        [cites.uspc.law(20), cites.uspc.law(21)],
        'A card led out of turn is not among them. The call may be repeated at each trick; a holder who gets rid of the card in play owes nothing more.',
      ),
      donohue: says(
        [
          {
            when: { how: 'separated' },
            then: [callCard('either-opponent', 'offender')],
            note: 'The opponent has to name the card and to prove that it was separated.',
          },
          { when: { how: ['faced', 'seen', 'named'] }, then: [notDecided], note: 'The laws speak of a separated card and of a whole hand laid open.' },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': says(
        [
          { when: { how: 'faced' }, then: [EXPOSED_IN_PLAY] },
          { when: { how: ['seen', 'named', 'separated'] }, then: [notDecided], note: 'The chapter speaks of cards that lie face up on the table.' },
        ],
        [cites.blue.generalLaws, cites.blue.generalPlay],
      ),
    }),
    see: ['whist.law.hand-shown', 'whist.law.wrong-penalty', 'general-laws.law.exposed-card'],
  }),
  'two-cards-played': law({
    offence: 'irregular-trick',
    title: 'Two cards played to a trick',
    gist: 'A player throws two or more cards at once.',
    aka: ['played two cards', 'two cards stuck together'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'uspc-1898': always([must('offender', 'point-out-card'), cardExposed('offender', 'either-opponent')], cites.uspc.law(20), {
        note: 'Every card but the one pointed out lies exposed.',
      }),
      donohue: silent(),
      ...NO_LAWS,
      'blue-ribbon-1940': always(EXPOSED_IN_PLAY, [cites.blue.generalLaws, cites.blue.generalPlay], {
        note: 'Both cards are meant; which of them counts as played is not said.',
      }),
    }),
    see: ['whist.law.exposed-card'],
  }),
  'hand-shown': law({
    offence: 'exposed-card',
    title: 'Hand lowered or shown',
    gist: 'A player holds his hand so that the partner sees more than one card of it.',
    aka: ['showed his hand to partner', 'lowered the hand'],
    moment: 'play',
    needs: ['partners'],
    facts: {},
    readings: () => ({
      'uspc-1898': always(handExposed('offender', 'either-opponent'), cites.uspc.law(20)),
      donohue: silent('Only a hand thrown open on the table is named.'),
      ...NO_LAWS,
    }),
    see: ['whist.law.abandoned-hand'],
  }),
  'abandoned-hand': law({
    offence: 'abandoned-hand',
    title: 'Hands thrown down',
    gist: 'Players throw their cards face up on the table before the hand is played out.',
    aka: ['threw in the hand', 'gave up', 'laid down the cards'],
    moment: 'play',
    facts: { who: fact('Who threw down?', { all: ['All the players', 'all threw down'], one: ['One player alone', 'one alone'] }) },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { who: 'all' },
            then: [handEnds, stands('score')],
            note: 'The result then claimed or admitted holds; a revoke found afterwards still carries its penalty.',
          },
          { when: { who: 'one' }, then: [handExposed('offender', 'either-opponent')] },
        ],
        [cites.uspc.law(27), cites.uspc.law(20)],
      ),
      donohue: says(
        [
          { when: { who: 'one' }, then: [handExposed('offender', 'opponents'), cannotRecall('offender', 'cards')], note: 'No call may force a revoke.' },
          { when: { who: 'all' }, then: [notDecided] },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.claims-the-rest', 'whist.law.exposed-card'],
  }),
  'claims-the-rest': law({
    offence: 'abandoned-hand',
    title: 'Claiming the rest',
    gist: 'A player {partners:says or shows that his side}{-partners:shows that he} wins all the tricks that are left, or has the game.',
    aka: ['the rest are ours', 'I have the rest', 'claimed the game'],
    moment: 'play',
    facts: { how: fact('How was it claimed?', { said: 'In words', shown: 'By showing the cards' }, { needs: { said: 'partners' } }) },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { how: 'said' },
            then: [must('partner-of-offender', 'show-hand-on-table'), handExposed('partner-of-offender', 'either-opponent')],
            note: "It is the partner's hand that lies open, not the claimer's.",
          },
          { when: { how: 'shown' }, then: [handExposed('offender', 'either-opponent')] },
        ],
        [cites.uspc.law(36), cites.uspc.law(20)],
      ),
      donohue: says(
        [
          { when: { how: 'shown' }, then: [allowed('offender', 'show-hand'), handExposed('offender', 'opponents')] },
          { when: { how: 'said' }, then: [notDecided] },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
    }),
  }),
  'called-card-refused': law({
    offence: 'irregular-play',
    title: 'Called card or suit refused',
    gist: 'A player who is lawfully called on does not play what was called.',
    aka: ['would not play the exposed card', 'ignored the call', 'refused to lead the suit'],
    moment: 'play',
    facts: { what: WHAT_WAS_CALLED, able: COULD_COMPLY },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { able: 'no' }, then: [noPenalty] },
          { when: { what: 'order', able: 'yes' }, then: [punishedAs('revoke')] },
          { when: { what: 'exposed', able: 'yes' }, then: [must('offender', 'play-it'), allowed('either-opponent', 'repeat-call')] },
        ],
        [cites.uspc.law(21), cites.uspc.law(38)],
        'The penalty of a revoke is laid down for orders; exposed cards are not named there.',
      ),
      donohue: says(
        [
          { when: { able: 'no' }, then: [noPenalty] },
          { when: { able: 'yes' }, then: [notDecided] },
        ],
        cites.donohue.outOfTurn,
        'Every call is given on the condition that it forces no revoke; refusal has no penalty of its own.',
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.revoke', 'whist.law.exposed-card'],
  }),
  'played-before-decision': law({
    offence: 'irregular-play',
    title: 'Play before the opponents have decided',
    gist: 'A player with an exposed card plays another one before the opponents say whether they call.',
    aka: ['did not wait for the call', 'played too fast with a penalty card'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'uspc-1898': always([must('offender', 'await-decision'), cardExposed('offender', 'either-opponent')], [cites.uspc.law(23), cites.uspc.law(39)], {
        note: 'The card so played is liable as well.',
      }),
      donohue: silent(),
      ...NO_LAWS,
    }),
  }),
  'wrong-penalty': law({
    offence: 'wrong-penalty',
    title: 'Penalty demanded wrongly',
    gist: 'An opponent demands a penalty {partners:alone, }out of his right, or of the wrong kind.',
    aka: ['wrong player claimed', 'partner did not agree to the penalty', 'called the wrong card'],
    moment: 'play',
    facts: {
      what: fact(
        'What was demanded?',
        {
          alone: 'A penalty that is due, without asking the partner',
          'wrong-opponent': 'A penalty that belongs to the other opponent',
          'wrong-penalty': 'A penalty that is not the right one',
          'wrong-card': 'A separated card, but the wrong card was named',
        },
        { needs: { alone: 'partners' } },
      ),
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'alone' }, then: [stands('penalty')], note: 'The first demand of either opponent is final.' },
          { when: { what: ['wrong-opponent', 'wrong-penalty'] }, then: [isVoid('penalty')], note: 'None can be enforced any more.' },
          { when: { what: 'wrong-card' }, then: [notDecided] },
        ],
        cites.uspc.law(39),
      ),
      donohue: says(
        [
          {
            when: { what: 'wrong-card' },
            then: [mayRequire('opponents', 'offending-side', 'play-highest-or-lowest')],
            note: 'Here the side that called wrongly offends, and one of the two pays once, in any suit led in that deal.',
          },
          { when: { what: ['alone', 'wrong-opponent', 'wrong-penalty'] }, then: [notDecided] },
        ],
        cites.donohue.separatingShowing,
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.played-before-decision'],
  }),
};
