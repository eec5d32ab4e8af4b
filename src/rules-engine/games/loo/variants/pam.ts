import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { amendment, type FactsOf, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { type Loo, variant } from '../code.ts';
import { highestOfSuit, loseTrick, pamHolder, playPam, trumper, trumpStaysDown, trumpTurned } from '../words.ts';

const { pam, simplePlay, play } = cites.blue;
const passage = doubted(pam, 'It has no clause of its own: a card is added to loo, and the rest is taken to be as there.');

const HOLDS = {
  holds: fact('What does the player hold?', 'Holds', {
    higher: { label: 'A card of the suit led that wins', chip: 'Winning suit card', if: 'if the player holds a card of the suit led that wins' },
    pam: {
      label: 'Pam and another trump, and the ace of trumps is led',
      chip: 'Pam, ace of trumps',
      if: 'if the ace is led and the player has pam and another trump',
    },
    lower: { label: 'Cards of the suit led that do not win', chip: 'Losing suit cards', if: 'if the player’s cards of the suit led cannot win' },
    trump: { label: 'None of the suit, and a trump that wins', chip: 'Winning trump', if: 'if the player has none of the suit but a trump that wins' },
    under: {
      label: 'None of the suit, and no trump but lower ones than that played',
      chip: 'Low trumps only',
      if: 'if the player has none of the suit and only trumps too low',
    },
  }),
} as const;

export default variant({
  title: 'Loo with pam',
  aliases: ['Pam loo', 'Pam', 'Jack of clubs loo'],
  books: { 'blue-ribbon-1940': { heading: 'Pam', pages: '210', inherits: { from: 'loo', cite: passage } } },
  players: { min: 2, max: 16, usual: 6, say: 'any number; 5 to 7 are best' },
  packs: ['standard-52'],
  glance: {
    Pam: 'the jack of clubs, the best trump whatever suit is turned',
    'Ace of trumps led': 'pam is kept back, unless it is the only trump held',
    'The rest': 'as in loo',
  },
  laws: {
    amend: {
      'heading-the-trick': amendment<FactsOf<Loo['laws']['heading-the-trick']>, typeof HOLDS>({
        facts: HOLDS,
        leads: {
          'blue-ribbon-1940':
            'A player with the suit led must follow, and win if able, but may not play pam on the ace of trumps. A player without the suit must play a trump that wins, if they have one.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { holds: 'higher' }, then: [must('player', 'follow-suit'), must('player', 'win-trick-if-able')] },
              { when: { holds: 'pam' }, then: [must('player', 'follow-suit'), barred(pamHolder, playPam)] },
              { when: { holds: 'lower' }, then: [must('player', 'follow-suit')] },
              { when: { holds: 'trump' }, then: [must('player', 'win-with-trump')] },
              { when: { holds: 'under' }, then: [allowed('player', loseTrick)] },
            ],
            [pam, simplePlay, play],
          ),
        }),
        see: ['loo/pam.law.pam-on-the-ace'],
      }),
      'trump-turned-late': {
        facts: {
          suits: fact('Which suits are on the trick?', 'On the trick', {
            one: { label: 'One suit: all followed', chip: 'One suit', if: 'if all followed suit to the trick' },
            trump: {
              label: 'Several, and a card of the suit now turned, or pam',
              chip: 'Suits and a trump',
              if: 'if suits differ and one card is pam or of the suit turned',
            },
            plain: {
              label: 'Several, and neither pam nor a card of the suit now turned',
              chip: 'Suits, no trump',
              if: 'if suits differ and no card is pam or of the suit turned',
            },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'If all followed suit, the highest card wins and no trump is turned. If not, a trump is turned: pam or the highest trump wins or, without one, the highest of the suit led.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              {
                when: { suits: 'one' },
                then: [wins(highestOfSuit, 'trick'), isDone(trumpStaysDown)],
                note: 'The book does not say whether pam, played to a lead of clubs that all follow, is more than a jack.',
              },
              {
                when: { suits: 'trump' },
                then: [isDone(trumpTurned), wins(trumper, 'trick')],
                note: 'Pam is a trump whatever is turned, and the best of them.',
              },
              { when: { suits: 'plain' }, then: [isDone(trumpTurned), wins(highestOfSuit, 'trick')] },
            ],
            [simplePlay, pam],
          ),
        }),
      },
    },
    add: {
      'pam-on-the-ace': law({
        question: 'allowed',
        title: 'Pam on the ace of trumps',
        gist: 'The ace of trumps is led, and the holder of pam would win the trick with it.',
        aka: ['pam be civil', 'beat the ace with pam', 'jack of clubs on the ace'],
        moment: 'play',
        needs: ['trump'],
        facts: {
          other: fact('Has the holder of pam another trump?', 'Another trump', {
            yes: { label: 'Yes', if: 'if the holder of pam has another trump' },
            no: { label: 'No', if: 'if the holder of pam has no other trump' },
          }),
        },
        usual: { other: 'yes' },
        leads: { 'blue-ribbon-1940': 'Not allowed if the holder of pam has another trump. Without another trump, pam may be played.' },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { other: 'yes' }, then: [barred(pamHolder, playPam), noPenaltyPrinted] },
              { when: { other: 'no' }, then: [allowed(pamHolder, playPam)] },
            ],
            pam,
          ),
        }),
        see: ['loo.law.heading-the-trick'],
      }),
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample('heading-the-trick', pam, { holds: 'higher' }, 'The king of trumps is led; he holds pam and the six.', 'win the trick'),
    lawExample('heading-the-trick', pam, { holds: 'pam' }, 'The ace of trumps is led; he holds pam and the six.', 'may not play pam'),
    lawExample('heading-the-trick', play, { holds: 'lower' }, 'The king of hearts is led; he has the nine.', 'follow suit'),
    lawExample('heading-the-trick', play, { holds: 'trump' }, 'A heart is led; he has none, and pam.', 'with a trump'),
    lawExample('heading-the-trick', play, { holds: 'under' }, 'Pam is on the trick; he has a lower trump and no heart.', 'any card'),
    lawExample('trump-turned-late', simplePlay, { suits: 'one' }, 'All have followed with hearts.', 'highest card of the suit'),
    lawExample('trump-turned-late', pam, { suits: 'trump' }, 'Pam was thrown on a heart, and a spade is turned.', 'played a trump'),
    lawExample('trump-turned-late', simplePlay, { suits: 'plain' }, 'A club was thrown on a heart, and a spade is turned.', 'highest card of the suit'),
    lawExample('pam-on-the-ace', pam, { other: 'yes' }, 'The ace is led; he holds pam and the six of trumps.', 'may not play pam'),
    lawExample('pam-on-the-ace', pam, { other: 'no' }, 'The ace is led, and pam is all that he has of trumps.', 'may play pam'),
    scoreExample(
      'deal',
      passage,
      { limit: 'limited', pool: '6', dealer: 'third', did: 'three.none.none' },
      'Pam, the ace and the king of trumps win all three tricks of a double pool.',
      { 'First player': 9, 'Second player': -3, 'Third player': -6 },
    ),
  ],
});
