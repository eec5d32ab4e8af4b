import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, isDone, must } from '../../../../laws/remedies.ts';
import { bookValue, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { announceBetter, announcedAdmitted, declarations, showSameKind } from '../../words.ts';
import { reachedAt } from '../shared/reached.ts';
import { deal } from './scorers.ts';

const { four } = cites.blue;

export default variant({
  title: 'Piquet for four',
  aliases: ['Piquet voleur', 'Four-handed piquet', 'Partnership piquet'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Piquet for Four, or Piquet Voleur',
      pages: '279',
      inherits: {
        from: 'piquet',
        cite: doubted(four, 'No clause of its own: what a declaration or a trick counts is not repeated, and is taken to be that of the game for two.'),
        only: 'points',
      },
    },
  },
  has: { 'two-handed': false, 'each-for-himself': false, partners: true, discard: false, draw: false, stock: false },
  players: { min: 4, max: 4, say: '4, two against two' },
  packs: ['piquet-32'],
  glance: {
    Players: '4, partners against partners',
    Declarations: 'eldest hand announces all and leads; the others each answer as they play to that trick',
    'Pic and repic': 'from a count of {points.count-for-pic} for the side; it calls sixty or ninety',
    'Carte blanche': '{points.carte-blanche}, and counts toward both',
  },
  laws: {
    add: {
      'nothing-said': law({
        question: 'what-counts',
        title: 'Answering an announcement',
        gist: 'A player comes to play to the first trick after others have announced what they hold.',
        aka: ['silence is consent', 'not contested', 'must I say not good'],
        moment: declarations,
        facts: {
          holds: fact('Has the player better than was announced?', 'Claims better', {
            no: { label: 'No, or the player does not claim it', chip: 'No', if: 'if the player has nothing better or does not claim it' },
            yes: { label: 'Yes, and the player claims it', chip: 'Yes', if: 'if the player has something better and claims it' },
          }),
        },
        usual: { holds: 'no' },
        cases: [
          { when: { holds: 'no' }, then: [isDone(announcedAdmitted)], note: 'He says nothing and plays to the trick.' },
          { when: { holds: 'yes' }, then: [must('player', announceBetter)] },
        ],
        cites: four,
        leads: {
          'blue-ribbon-1940': 'A player who says nothing admits what was announced before. To claim something better, they must announce it as they play.',
        },
      }),
      'partner-counts-too': law({
        question: 'what-counts',
        title: 'The partner’s holdings of a kind',
        gist: 'One player has something good, and their partner holds something of the same kind that is beaten.',
        aka: ['partner has triplets', 'four kings and three jacks', 'partner counts as well'],
        moment: declarations,
        cases: [{ then: [allowed('partner-of-caller', showSameKind)], note: 'It does not matter that an opponent holds better than the partner does.' }],
        cites: four,
        leads: { 'blue-ribbon-1940': 'The partner may show and count anything of the same kind.' },
      }),
    },
    repeal: {
      'carte-blanche-announced': 'Nothing is exchanged.',
      'too-few-cards': 'It speaks of the cards after a draw.',
      'what-saves': 'It speaks of one opponent.',
      'following-suit': 'It speaks of two players.',
      'looking-back': 'It speaks of discards, and of two players.',
      'equal-tricks': 'Four do not play twelve tricks.',
      'better-called-late': 'Eldest hand announces everything before anybody has answered.',
      'equal-declarations': 'It speaks of two players.',
    },
  },
  points: {
    amend: {
      ...reachedAt(four),
      'carte-blanche': {
        books: {
          'blue-ribbon-1940': bookValue(10, doubted(four, 'The section says that it counts toward pic and repic; the ten are those of the game for two.')),
        },
      },
      'last-trick': { gist: 'The last trick is won.' },
      cards: {
        gist: 'More tricks are won than by the other side.',
        books: { 'blue-ribbon-1940': unscored('The section does not speak of a majority of tricks.') },
      },
      capot: {
        gist: 'One side wins every trick.',
        books: { 'blue-ribbon-1940': bookValue(40, doubted(four, 'The section does not speak of it; it is taken from the game for two.')) },
      },
    },
  },
  scorers: { deal },
  repealScorers: { game: 'It is kept for two.' },
  examples: [
    lawExample(
      'nothing-said',
      four,
      { holds: 'no' },
      'Eldest hand announces a point of 51, and the player on his left follows to the lead without a word.',
      'admitted as good',
    ),
    lawExample(
      'nothing-said',
      four,
      { holds: 'yes' },
      'Eldest hand announces three queens, and the player on his left has three aces.',
      'announce a better holding',
    ),
    lawExample('partner-counts-too', four, {}, 'Four kings are good, and the partner has three jacks and three tens against three aces.', 'same kind'),
    scoreExample(
      'deal',
      four,
      {
        eldest: 'AS 10S 9S 8S AH 10H 9H 8H',
        second: 'KS QS JS 7S KH QH JH 7H',
        third: 'AC 10C 9C 8C AD 10D 9D 8D',
        dealer: 'KC QC JC 7C KD QD JD 7D',
        blank: 'eldest-side',
      },
      'Both partners have carte blanche, and the side is at twenty before anything else counts.',
      { 'Eldest hand’s side': 98, 'Dealer’s side': 12 },
      'Eldest hand’s side 98, Dealer’s side 12, with repic',
    ),
    scoreExample(
      'deal',
      four,
      {
        eldest: 'AS KS QS JS AH AC 7C 7D',
        second: '10S 9S 8H 7H KC JC AD QD',
        third: 'KH QH JH 10H 8C 9D 8D 10C',
        dealer: '8S 7S 9H QC 9C KD JD 10D',
        play: 'AS 9S 8C 7S',
      },
      'Nineteen are good between the partners, and the first lead makes twenty: the side calls sixty.',
      { 'Eldest hand’s side': 60 },
      'Eldest hand’s side 60, Dealer’s side 0, with pic',
    ),
    scoreExample(
      'deal',
      four,
      {
        eldest: 'AS KS QS JS AH KH QH JH',
        second: '10S 9S 8S 7S 10H 9H 8H 7H',
        third: 'AC KC QC JC AD KD QD JD',
        dealer: '10C 9C 8C 7C 10D 9D 8D 7D',
        play: 'AS 7S JC 7C KS 8S JD 7D QS 9S QC 8C JS 10S QD 8D AH 7H KC 9C KH 8H KD 9D QH 9H AC 10C JH 10H AD 10D',
      },
      'Eldest hand takes every trick for his side.',
      { 'Eldest hand’s side': 143 },
    ),
  ],
});
