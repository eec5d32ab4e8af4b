import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, isDone, must, notDecided } from '../../../laws/remedies.ts';
import { lawFrom } from '../../../patience/laws.ts';
import { drawnFor } from '../../../patience/pictures.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { singleLayout } from '../diagrams.ts';
import { singlePack as moves } from '../patience.ts';
import { fillFromHand, lastCardToTrash, trashTurnedOver } from '../words.ts';

const { blue } = cites;
const TURNED_OVER = doubted(blue.singleFiles, 'The book does not say when the trash pile is turned over.');
const NO_FOUNDATIONS = 'There are no foundations in this form.';
const NO_STOCK = 'There is no stock in this form: all the cards are in the hand.';
const NO_SCORE = 'No score is printed for this form.';

/** Blue Ribbon 1940, p. 405-407: no clause refers to the laws of the other form. */
export default variant({
  title: 'Single pack Russian bank',
  aliases: ['Russian bank with one pack', 'One-pack Russian bank'],
  books: { 'blue-ribbon-1940': { heading: 'Single Pack Russian Bank', pages: '405-407' } },
  has: { stock: false },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Players: 'two, with one pack of 52',
    Deal: '26 cards each, first two, then three at a time',
  },
  patience: moves,
  laws: {
    amend: {
      'several-cards-moved': {
        leads: { 'blue-ribbon-1940': 'Allowed: the player may move several cards together.' },
        readings: () => lawFrom(moves, 'several-moved').readings,
      },
    },
    add: {
      'file-build': lawFrom(moves, 'wrong-build', {
        question: 'allowed',
        title: 'May this card go on that file?',
        gist: 'A player wants to lay a card on one of the open files.',
        aka: ['ace on king', 'king on ace', 'round the corner', 'up or down', 'same suit', 'red on black'],
        leads: {
          'blue-ribbon-1940': 'The card must be one higher or lower, and of the same suit. The ace and the king of a suit may be laid on each other too.',
        },
      }),
      'played-on-trash': lawFrom(moves, 'on-theirs', {
        aka: ['load the trash pile', 'play from the table on his pile', 'tableau card on trash'],
        leads: { 'blue-ribbon-1940': 'A card from the player’s own hand may be played there. A card from another column may not. The book names no penalty.' },
      }),
      'file-space': law({
        question: 'allowed',
        title: 'A space among the files',
        gist: 'A file is used up, and the two differ about the empty place.',
        aka: ['empty space', 'empty file', 'reverse a file', 'turn a sequence round', 'fill the gap'],
        moment: 'play',
        facts: {
          with: fact('What is to go there?', 'To go there', {
            hand: { label: 'A card of the hand, at the first layout', chip: 'Card of the hand', if: 'if a card of the hand is to fill it at the first layout' },
            file: {
              label: 'A file, one card at a time, to turn it round',
              chip: 'File, reversed',
              if: 'if a file is to go there card by card, to turn it round',
            },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'At the first layout, the space must be filled from the hand. Later, a file may be moved there card by card, to turn it round.',
        },
        cases: [
          { when: { with: 'hand' }, then: [must('player', fillFromHand)] },
          { when: { with: 'file' }, then: [allowed('player', 'fill-space-so')] },
        ],
        cites: [blue.singleDeal, blue.singleFiles],
      }),
      'cannot-go-on': law({
        question: 'runs-out',
        title: 'No card can be built',
        gist: 'The player has turned a card and can do nothing more.',
        aka: ['when is my turn over', 'last card turned', 'start the trash pile', 'hand used up'],
        moment: 'play',
        facts: {
          hand: fact('Has the player still cards in hand?', 'Cards in hand', {
            yes: { label: 'Yes', if: 'if the player still has cards in hand' },
            no: { label: 'No', if: 'if the player has no cards left in hand' },
          }),
        },
        usual: { hand: 'yes' },
        leads: {
          'blue-ribbon-1940':
            'The last card turned is laid on the trash pile. If the hand is used up, the trash pile is turned face down and gone through again.',
        },
        cases: [
          { when: { hand: 'yes' }, then: [isDone(lastCardToTrash)] },
          { when: { hand: 'no' }, then: [isDone(trashTurnedOver)], doubtful: true },
        ],
        cites: [blue.singlePlay, blue.singleTrash, TURNED_OVER],
      }),
      'single-pack-end': law({
        question: 'who-wins',
        title: 'Who wins with one pack?',
        gist: 'A player is rid of their cards, and both ask what that player has won.',
        aka: ['how does it end', 'what is the score', 'first out wins'],
        moment: 'game-over',
        cases: [{ then: [notDecided], note: 'For this form neither the end nor a score is printed.' }],
        cites: blue.singleFiles,
      }),
    },
    repeal: {
      'foundation-passed-over': NO_FOUNDATIONS,
      'stop-after-next-card': NO_FOUNDATIONS,
      'stop-without-cause': NO_FOUNDATIONS,
      'card-taken-from-foundation': NO_FOUNDATIONS,
      'card-fits': 'Files are built otherwise here.',
      'must-build': 'There are no foundations here, and nothing else must be built.',
      'card-taken-from-opponent': 'There is no stock here, and no foundation to take a card for.',
      'space-filled': NO_STOCK,
      'space-not-filled': NO_STOCK,
      'stock-card-used': NO_STOCK,
      'cards-used-up': NO_STOCK,
      'hand-card-does-not-fit': 'The book describes the end of a turn separately for this form.',
      'false-build': 'The book speaks of a false build in the game with two packs alone.',
      'trash-pile-face': 'The trash pile lies open here: the other player builds on it.',
      'first-play': 'The player who did not deal begins.',
    },
  },
  points: { repeal: { win: NO_SCORE, out: NO_SCORE, 'stock-card': NO_SCORE, 'other-card': NO_SCORE } },
  scorers: {},
  diagrams: { layout: singleLayout, ...drawnFor(moves) },
  examples: [
    lawExample(
      'several-cards-moved',
      blue.singleFiles,
      { cards: 'run' },
      'The six, five and four of spades go on the seven together.',
      'may move them together',
    ),
    lawExample('file-build', blue.singleDeal, { how: 'down-suit' }, 'The nine of clubs goes on the ten of clubs.', 'player may build'),
    lawExample('file-build', blue.singleFiles, { how: 'up-corner-suit' }, 'The ace of clubs goes on the king of clubs.', 'player may build'),
    lawExample('file-build', blue.singleDeal, { how: 'down-color' }, 'The nine of hearts goes on the ten of clubs.', 'player may not build'),
    lawExample(
      'played-on-trash',
      blue.singleTrash,
      { from: 'pack' },
      'Ann turns the six of hearts, and the seven lies on Ben’s trash pile.',
      'may play that card',
    ),
    lawExample('played-on-trash', blue.singleTrash, { from: 'column' }, 'The six of hearts lies on a file.', 'may not play that card'),
    lawExample('file-space', blue.singleDeal, { with: 'hand' }, 'Two of the first four cards were joined.', 'fill the space from the hand'),
    lawExample('file-space', blue.singleFiles, { with: 'file' }, 'Queen, king, ace and two of clubs are moved over one by one.', 'may fill the space'),
    lawExample('cannot-go-on', blue.singlePlay, { hand: 'yes' }, 'The last card turned fits nowhere.', 'trash pile'),
    lawExample('cannot-go-on', TURNED_OVER, { hand: 'no' }, 'The hand is empty, and the trash pile is high.', 'face down'),
    lawExample('single-pack-end', blue.singleFiles, {}, 'Ann has laid her last card on a file.', 'does not cover'),
  ],
});
