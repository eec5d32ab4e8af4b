import { always, fact, law, refersTo } from '../../../core/laws.ts';
import { allowed, barred, callSuit, cardExposed, handExposed, mayRequire, must, noPenalty, notDecided, onlyIf, stands } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { callCards, winOneOfTricks } from '../words.ts';
import { callLaws } from './calls.ts';
import { SKETCHES } from './sources.ts';

/** The rows as the books of bridge word them; auction, where another than the dealer plays dummy, asks in words of its own. */
const SIDES = { defender: 'An opponent of {-bidding:the dealer}{bidding:declarer}', 'dealers-side': '{-bidding:The dealer}{bidding:Declarer}, or dummy' };

export const exposedLaws = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Exposed card',
    gist: 'In the play a card is dropped face up or shown.',
    aka: ['dropped a card', 'penalty card', 'showed a card', 'snatched it up', 'card fell on the floor'],
    moment: 'play',
    facts: {
      who: fact('Whose card?', SIDES),
      where: fact('Where was it seen?', { table: 'On or above the table, even for a moment', below: 'On the floor or otherwise below the table' }),
    },
    readings: (says) => ({
      'uspc-1898': refersTo(
        'whist.law.exposed-card',
        cites.uspc.playWrongHand,
        'The clause makes no exception for the dealer. A card led out of turn is not among them. The call may be repeated at each trick; a holder who gets rid of the card in play owes nothing more.',
      ),
      donohue: says(
        [
          { when: { who: 'defender', where: 'table' }, then: [cardExposed('offender', 'dealer')], note: 'It lies there even if nobody had time to name it.' },
          { when: { who: 'defender', where: 'below' }, then: [noPenalty] },
          { when: { who: 'dealers-side' }, then: [noPenalty], note: 'With a partner who neither sees nor hears, nothing is gained by it.' },
        ],
        [cites.donohue.cardsLiableBePlay, cites.donohue.dummy],
      ),
      ...SKETCHES,
    }),
  }),
  'two-cards-played': law({
    offence: 'exposed-card',
    title: 'Two cards played at once',
    gist: 'A player puts two or more cards on the table together.',
    aka: ['two cards fell', 'played two cards', 'double card'],
    moment: 'play',
    facts: { who: fact('Who played them?', SIDES) },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { who: 'defender' },
            then: [cardExposed('offender', 'dealer')],
            note: 'All of them are exposed cards; which of them counts as played is not said.',
          },
          { when: { who: 'dealers-side' }, then: [noPenalty] },
        ],
        [cites.donohue.cardsLiableBePlay, cites.donohue.dummy],
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.trick-five-cards', 'bridge-whist.law.exposed-card'],
  }),
  'winners-led-on': law({
    offence: 'lead-out-of-turn',
    title: 'Winning cards led without waiting',
    gist: 'An opponent of the dealer wins or leads with the best card and leads again before his partner has played.',
    aka: ['ran the suit without waiting', 'led three winners at once', 'did not wait for partner'],
    moment: 'lead',
    needs: ['partners'],
    facts: {},
    readings: () => ({
      donohue: always([mayRequire('dealer', 'partner-of-offender', winOneOfTricks), cardExposed('offender', 'dealer')], cites.donohue.cardsLiableBePlay, {
        note: 'The other cards so played are the exposed ones.',
      }),
      ...SKETCHES,
    }),
  }),
  'abandoned-hand': law({
    offence: 'abandoned-hand',
    title: 'Hands thrown down',
    gist: 'Players throw their cards face up on the table before the deal is played out.',
    aka: ['threw in the hand', 'laid down the hand', 'gave up', 'all threw in the cards'],
    moment: 'play',
    facts: {
      who: fact('Who threw down?', { all: 'All four players', one: 'One player alone' }),
      side: fact('If one, which?', SIDES),
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { who: 'all' },
            then: [stands('score'), allowed('anyone', 'search-tricks')],
            note: 'The score is as it was claimed and admitted; the hands are looked at for a revoke and for nothing else.',
          },
          { when: { who: 'one', side: 'defender' }, then: [handExposed('offender', 'dealer')] },
          { when: { who: 'one', side: 'dealers-side' }, then: [noPenalty] },
        ],
        [cites.donohue.cardsLiableBePlay, cites.donohue.dummy],
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.claims-the-rest', 'bridge-whist.law.exposed-card'],
  }),
  'claims-the-rest': law({
    offence: 'abandoned-hand',
    title: 'Claiming the rest',
    gist: 'A player says or shows that tricks still to be played are his.',
    aka: ['claimed the rest', 'the rest are mine', 'laid down the hand to claim'],
    moment: 'play',
    facts: { side: fact('Who claims?', SIDES), how: fact('How was it claimed?', { said: 'In words', shown: 'By showing the cards' }) },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { side: 'defender', how: 'said' },
            then: [must('partner-of-offender', 'show-hand-on-table'), handExposed('partner-of-offender', 'either-opponent')],
            note: "It is the partner's hand that lies open, not the claimer's.",
          },
          {
            when: { side: 'dealers-side', how: 'said' },
            then: [notDecided],
            note: "Whist lays the partner's hand open to calls; here it is dummy, which lies open.",
          },
          { when: { how: 'shown' }, then: [handExposed('offender', 'either-opponent')] },
        ],
        [cites.uspc.playWrongHand, cites.uspc.law(36), cites.uspc.law(20)],
        'As in whist; the clause makes no exception for the dealer.',
      ),
      donohue: says(
        [
          {
            when: { side: 'dealers-side' },
            then: [onlyIf('demanded', must('dealer', 'show-hand-on-table')), barred('either-opponent', callCards)],
          },
          { when: { side: 'defender' }, then: [notDecided], note: '{partners:Cards that he shows to claim are exposed like any others.}' },
        ],
        cites.donohue.cardsLiableBePlay,
      ),
      ...SKETCHES,
    }),
    see: ['bridge-whist.law.abandoned-hand'],
  }),
  'card-detached': law({
    offence: 'exposed-card',
    title: 'Card detached from the hand',
    gist: 'An opponent of the dealer separates a card from his hand so that it can be named.',
    aka: ['pulled a card half out', 'detached card', 'named the wrong card'],
    moment: 'play',
    facts: { named: fact('What did {-bidding:the dealer}{bidding:declarer} name?', { right: 'The card that was detached', wrong: 'Another card' }) },
    readings: (says) => ({
      donohue: says(
        [
          { when: { named: 'right' }, then: [cardExposed('offender', 'dealer')] },
          { when: { named: 'wrong' }, then: [callSuit('defenders', 'side-of-dealer')], note: 'Once, when one of the two hands first has the lead.' },
        ],
        cites.donohue.cardsLiableBePlay,
      ),
      ...SKETCHES,
    }),
  }),
  ...callLaws,
};
