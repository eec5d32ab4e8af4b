import { doubted } from '../../laws/cites.ts';
import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, isDone, loses, must, noPenaltyPrinted, notDecided, passesTo, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import {
  aceLowest,
  asked,
  asker,
  beyondKing,
  exchange,
  giver,
  keepCard,
  keepKing,
  lowest,
  lowestTied,
  nameAceOrTwo,
  passCardOn,
  sayNothing,
  survivor,
  takeFromPack,
} from './words.ts';

const { blue } = cites;
const LIVES = -pointsOf(points.lost, 'blue-ribbon-1940');

export const laws = {
  'ace-high-or-low': law({
    question: 'who-wins',
    title: 'Ace high or low',
    gist: 'Two players do not agree which card is the lowest.',
    aka: ['is ace low', 'is ace high', 'which card is lowest', 'king or ace best'],
    moment: 'before-play',
    cases: [{ then: [isDone(aceLowest)] }],
    cites: doubted(blue.announce, 'The rank is not told. A king may be kept, and an ace or a two must be called. The rest follows.'),
  }),
  'keep-or-pass': law({
    question: 'allowed',
    title: 'Keep the card or pass it on',
    gist: 'It is your turn, and you have looked at your card.',
    aka: ['do I have to swap', 'must I pass it', 'can I keep my card', 'stick'],
    moment: 'play',
    facts: {
      likes: yesNo(
        'Does the player want to keep the card?',
        'Card wanted',
        'if the player wants to keep the card',
        'if the player does not want to keep the card',
      ),
    },
    leads: {
      'blue-ribbon-1940': 'The player may keep the card, or pass it to the player on the left.',
    },
    cases: [
      { when: { likes: 'yes' }, then: [allowed('player', keepCard), passesTo('turn', 'next-player')] },
      { when: { likes: 'no' }, then: [allowed('player', passCardOn)] },
    ],
    cites: blue.exchange,
  }),
  'asked-to-exchange': law({
    question: 'obliged',
    title: 'Asked to exchange',
    gist: 'The player on your right wants your card in exchange for their own.',
    aka: ['do I have to exchange', 'refuse to swap', 'I have a king', 'would not give his card', 'said he had a king'],
    moment: 'play',
    facts: {
      holds: fact('What does the player asked hold?', 'Player asked has', {
        king: { label: 'A king', if: 'if the player asked holds a king' },
        other: { label: 'Any other card', chip: 'Another card', if: 'if the player asked holds any card but a king' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player who is asked must exchange. But a player with a king may say so and keep it. Then the player on the left of the king chooses whether to keep or pass their own card.',
    },
    cases: [
      { when: { holds: 'king' }, then: [allowed(asked, keepKing), passesTo('choice', beyondKing)] },
      { when: { holds: 'other' }, then: [must(asked, exchange), noPenaltyPrinted] },
    ],
    cites: blue.exchange,
  }),
  'ace-or-two-given': law({
    question: 'obliged',
    title: 'Ace or two given away',
    gist: 'A player had to exchange and gave an ace or a two.',
    aka: ['must I say it is an ace', 'announce the two', 'did not say he gave an ace', 'call it aloud', 'gave a deuce'],
    moment: 'play',
    cases: [{ then: [must(giver, nameAceOrTwo), noPenaltyPrinted] }],
    cites: blue.announce,
  }),
  'asker-tells': law({
    offence: 'table-talk',
    title: 'The asker tells which card it was',
    gist: 'The player who asked says what card they gave away.',
    aka: ['told what he passed', 'said it was a low card', 'gave away the card'],
    moment: 'play',
    leads: {
      'blue-ribbon-1940': 'The player who asked must say nothing about the card. The book names no penalty.',
    },
    cases: [{ then: [must(asker, sayNothing), noPenaltyPrinted], note: 'The card may be passed on again.' }],
    cites: blue.announce,
  }),
  'dealer-last': law({
    question: 'allowed',
    title: 'The dealer does not like their card',
    gist: 'The dealer is the last, and nobody sits beyond to be asked.',
    aka: ['dealer cuts the pack', 'what does the dealer do', 'dealer swaps with the deck'],
    moment: 'play',
    cases: [{ then: [allowed('dealer', takeFromPack)], note: 'It is turned face up. Exchanges end with the dealer.' }],
    cites: blue.dealer,
  }),
  'lowest-card': law({
    question: 'who-pays',
    title: 'The lowest card',
    gist: 'All cards are turned up.',
    aka: ['who loses a life', 'lose a counter', 'lowest loses'],
    moment: 'showdown',
    cases: [{ then: [loses(lowest, LIVES, 'life')] }],
    cites: blue.lowest,
    see: ['ranter-go-round.points.lost'],
  }),
  'tie-for-lowest': law({
    question: 'tie',
    title: 'Two lowest cards alike',
    gist: 'Two or more players show the same lowest card.',
    aka: ['both have a two', 'same card', 'tie', 'who loses when equal', 'do both lose a life'],
    moment: 'showdown',
    cases: [{ then: [loses(lowestTied, LIVES, 'life')] }],
    cites: blue.lowest,
    see: ['ranter-go-round.points.lost'],
  }),
  'last-with-a-life': law({
    question: 'who-wins',
    title: 'Last player with a life',
    gist: 'All the others have lost their three lives.',
    aka: ['who wins', 'who takes the pool', 'last one left', 'end of the game'],
    moment: 'game-over',
    cases: [{ then: [wins(survivor, 'pool')] }],
    cites: blue.pool,
    see: ['ranter-go-round.points.pool'],
  }),
  'nobody-left': law({
    question: 'tie',
    title: 'Nobody has a life left',
    gist: 'The last players tie and lose their last lives together.',
    aka: ['both out at once', 'everybody is dead', 'no winner', 'last two tie'],
    moment: 'game-over',
    cases: [{ then: [notDecided], note: 'Each loses a life. The book does not say who then has the pool.' }],
    cites: blue.pool,
  }),
};
