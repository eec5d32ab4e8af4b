import { always, fact, law, refersTo } from '../../../laws/laws.ts';
import { allowed, barred, callSuit, cardExposed, handExposed, mayRequire, must, noPenalty, notDecided, onlyIf, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { callCards, winOneOfTricks } from '../words.ts';
import { callLaws } from './calls.ts';
import { SKETCHES } from './sources.ts';

export const exposedLaws = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Exposed card',
    gist: 'In the play a card is dropped face up or shown.',
    aka: ['dropped a card', 'penalty card', 'showed a card', 'snatched it up', 'card fell on the floor'],
    moment: 'play',
    facts: {
      who: fact('Whose card?', 'Whose card', {
        defender: {
          label: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
          chip: 'An opponent’s',
          if: 'if the card belonged to an opponent of {-bidding:the dealer}{bidding:declarer}',
        },
        'dealers-side': {
          label: '{-bidding:The dealer}{bidding:Declarer}, or dummy',
          chip: '{-bidding:Dealer}{bidding:Declarer} or dummy',
          if: 'if the card belonged to {-bidding:the dealer}{bidding:declarer} or dummy',
        },
      }),
      where: fact('Where was it seen?', 'Seen', {
        table: { label: 'On or above the table, even for a moment', chip: 'On the table', if: 'if the card was seen on or above the table, however briefly' },
        below: { label: 'On the floor or otherwise below the table', chip: 'Below the table', if: 'if the card was seen on the floor or below the table' },
      }),
    },
    usual: { who: 'defender', where: 'table' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on a card seen only below the table, and on a card of the dealer or of dummy: by Donohue there is no penalty; by U.S. Playing Card it stays face up, to be played when the other side says. For any other card of the dealer’s opponents, by both that is the penalty.',
    },
    leads: {
      'uspc-1898':
        'The card stays face up, to be played when either opponent of its holder says. The book does not cover a card only taken out of the hand, unseen.',
      donohue:
        'If a card of the dealer’s opponents was seen on or above the table, it stays face up, to be played when the dealer says. A card of the dealer or of dummy has no penalty.',
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
    facts: {
      who: fact('Who played them?', 'Played by', {
        defender: {
          label: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
          chip: 'An opponent',
          if: 'if an opponent of {-bidding:the dealer}{bidding:declarer} played them',
        },
        'dealers-side': {
          label: '{-bidding:The dealer}{bidding:Declarer}, or dummy',
          chip: '{-bidding:Dealer}{bidding:Declarer} or dummy',
          if: 'if {-bidding:the dealer}{bidding:declarer} or dummy played them',
        },
      }),
    },
    usual: { who: 'defender' },
    leads: {
      'uspc-1898': 'The player must point out the card meant for the trick. The other stays face up, to be played when either opponent says.',
      donohue:
        'If an opponent of the dealer played them, all stay face up, to be played when the dealer says. The book does not say which one counts. For the dealer there is no penalty.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on which cards stay face up. By U.S. Playing Card the player points out the card meant, and the other stays face up. By Donohue all stay face up if an opponent of the dealer played them; for the dealer or dummy there is no penalty.',
    },
    readings: (says) => ({
      donohue: says(
        [
          {
            when: { who: 'defender' },
            then: [cardExposed('offender', 'dealer')],
            note: 'All of them are exposed cards; the book does not say which of them counts as played.',
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
    gist: 'An opponent of the dealer wins or leads with the best card and leads again before their partner has played.',
    aka: ['ran the suit without waiting', 'led three winners at once', 'did not wait for partner'],
    moment: 'lead',
    notGeneral: true,
    needs: ['partners'],
    facts: {},
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the trick that the other side may make the partner win, if able: by Donohue any one of those tricks; by U.S. Playing Card the first. By both, that side also says when the other cards led are played.',
    },
    leads: {
      'uspc-1898':
        'Either opponent may make that player’s partner win the first of those tricks, if able. Later cards stay face up, to be played when either opponent says. There are more cases.',

      donohue:
        'The dealer may make that player’s partner win any one of those tricks, if able. The other cards so led stay face up, to be played when the dealer says.',
    },
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
      who: fact('Who threw down?', 'Thrown down by', {
        all: { label: 'All four players', chip: 'All four', if: 'if all four players threw down their cards' },
        one: { label: 'One player alone', chip: 'One player', if: 'if one player alone threw down' },
      }),
      side: fact('If one, which?', 'Which player', {
        defender: {
          label: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
          chip: 'An opponent',
          if: 'if the player was an opponent of {-bidding:the dealer}{bidding:declarer}',
        },
        'dealers-side': {
          label: '{-bidding:The dealer}{bidding:Declarer}, or dummy',
          chip: '{-bidding:Dealer}{bidding:Declarer} or dummy',
          if: 'if the player was {-bidding:the dealer}{bidding:declarer} or dummy',
        },
      }),
    },
    usual: { who: 'one' },
    verdict: {
      kind: 'disagree',
      say: 'The books agree if all four threw down: the score stands, and a revoke may still be found. They disagree if the dealer or dummy alone did: by Donohue there is no penalty, by U.S. Playing Card either opponent says when each card is played.',
    },
    leads: {
      'uspc-1898':
        'If one player did so, those cards stay face up, each to be played when either opponent says. If all four did, play stops, and the score stands.',
      donohue:
        'If one opponent of the dealer did, those cards stay face up, to be played when the dealer says. If the dealer or dummy did, there is no penalty. If all four did, the score stands.',
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
    gist: 'A player says or shows that tricks still to be played are theirs.',
    aka: ['claimed the rest', 'the rest are mine', 'laid down the hand to claim'],
    moment: 'play',
    facts: {
      side: fact('Who claims?', 'Claimed by', {
        defender: {
          label: 'An opponent of {-bidding:the dealer}{bidding:declarer}',
          chip: 'An opponent',
          if: 'if an opponent of {-bidding:the dealer}{bidding:declarer} claimed the rest',
        },
        'dealers-side': {
          label: '{-bidding:The dealer}{bidding:Declarer}, or dummy',
          chip: '{-bidding:Dealer}{bidding:Declarer} or dummy',
          if: 'if {-bidding:the dealer}{bidding:declarer} or dummy claimed the rest',
        },
      }),
      how: fact('How was it claimed?', 'How', {
        said: { label: 'In words', if: 'if it was claimed in words' },
        shown: { label: 'By showing the cards', chip: 'Cards shown', if: 'if it was claimed by showing the cards' },
      }),
    },
    usual: { side: 'dealers-side' },
    leads: {
      donohue:
        'If the dealer claims, an opponent may have that hand laid face up, but not say when a card is played. Cards shown by an opponent stay face up, to be played when the dealer says.',
      'uspc-1898':
        'If an opponent of the dealer claimed in words, the partner’s cards stay face up, each to be played when either opponent says. Cards shown to claim are treated the same way.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the dealer shows cards to claim: by U.S. Playing Card an opponent says when each is played; by Donohue nobody does. If an opponent shows cards, by both the dealer says so. Only U.S. Playing Card covers an opponent’s claim in words: the partner’s cards are laid down and called.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { side: 'defender', how: 'said' },
            then: [must('partner-of-offender', 'show-hand-on-table'), handExposed('partner-of-offender', 'either-opponent')],
            note: 'It is the partner’s hand that lies open, not the claimer’s.',
          },
          {
            when: { side: 'dealers-side', how: 'said' },
            then: [notDecided],
            note: 'Whist lays the partner’s hand open to calls; here it is dummy, which lies open.',
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
          { when: { side: 'defender', how: 'said' }, then: [notDecided] },
          {
            when: { side: 'defender', how: 'shown' },
            then: [handExposed('offender', 'dealer')],
            note: 'The law names cards thrown down face up, and makes no exception for a claim.',
          },
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
    gist: 'An opponent of the dealer separates a card from their hand so that it can be named.',
    aka: ['pulled a card half out', 'detached card', 'named the wrong card'],
    moment: 'play',
    notGeneral: true,
    facts: {
      named: fact('What did {-bidding:the dealer}{bidding:declarer} name?', 'Card named', {
        right: {
          label: 'The card that was detached',
          chip: 'The right one',
          if: 'if {-bidding:the dealer}{bidding:declarer} named the card that was detached',
        },
        wrong: { label: 'Another card', chip: 'A wrong one', if: 'if {-bidding:the dealer}{bidding:declarer} named a card that was not detached' },
      }),
    },
    usual: { named: 'right' },
    leads: {
      donohue:
        'If the dealer names that card, it stays face up, to be played when the dealer says. If the dealer names a wrong one, the opponents may say which suit the dealer must lead next.',
    },
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
