// Before the deal and around the table: cuts, packs, backers and the gallery.
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, isDone, isVoid, losesGame, must, noPenaltyPrinted, stands, undecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  backer,
  backers,
  bearShortage,
  caseAgainst,
  coverBets,
  cutSeveral,
  declineIt,
  earlierDeals,
  fewestCut,
  finishGame,
  giveRevenge,
  hiddenCut,
  lookOverThem,
  nameCard,
  pointAtCard,
  shuffleTwice,
  takeFirst,
  tellError,
} from '../words.ts';

const { cutting, pack, shuffle, revenge, quits, betting, last } = cites.donohue;
const NONE = silent('The book says nothing about it.');
const BETS = silent('It has two players and no bets around them.');

export const tableLaws = {
  'cut-for-deal': law({
    offence: 'seats-and-partners',
    title: 'A fault in the cut for deal',
    gist: 'The two cut for the deal, and one shows several cards, or none, or the pack is not whole.',
    aka: ['cut two cards', 'would not show his cut', 'who deals first'],
    moment: 'before-play',
    facts: {
      what: fact('What was wrong?', 'Fault', {
        several: { label: 'More than one card was shown', chip: 'Several shown', if: 'if more than one card was shown' },
        hidden: { label: 'A player did not show the cut', chip: 'Cut not shown', if: 'if a player did not show the cut' },
        pack: { label: 'The pack was incomplete', chip: 'Incomplete pack', if: 'if the pack was incomplete' },
      }),
    },
    leads: {
      donohue: 'If several cards were shown, the lowest of them counts. A cut not shown counts as the lowest. If the pack was incomplete, the cut stands.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { what: 'several' }, then: [isDone(fewestCut)] },
          { when: { what: 'hidden' }, then: [isDone(hiddenCut)] },
          { when: { what: 'pack' }, then: [stands('cut')] },
        ],
        cutting,
      ),
      'blue-ribbon-1940': silent('The highest card deals; the book does not say what is done about a faulty cut.'),
      'uspc-1898': NONE,
    }),
  }),
  'single-card-cut': law({
    offence: 'improper-cut',
    title: 'Only one card cut',
    gist: 'A cut, for the deal or of the shuffled pack, lifts a single card.',
    aka: ['cut one card', 'thin cut'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      donohue: always([must('offender', cutSeveral), noPenaltyPrinted], pack),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'imperfect-pack': law({
    offence: 'imperfect-pack',
    title: 'Pack found to be wrong',
    gist: 'A card is missing, or there is one too many.',
    aka: ['card missing', 'thirty-one cards'],
    moment: 'any-time',
    facts: {
      over: yesNo(
        'Has the deal in which it is found been played out?',
        'Deal played out',
        'once the deal in which it is found is played out',
        'before the deal in which it is found is played out',
      ),
    },
    leads: {
      donohue:
        'The earlier deals stand, and this deal too if it has been played out. If it has not, it does not count, and the book does not say who deals next.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { over: 'yes' }, then: [stands('deal'), stands(earlierDeals)] },
          {
            when: { over: 'no' },
            then: [stands(earlierDeals), isVoid('deal'), undecided('next-dealer')],
            note: 'That this deal does not stand is implied: it stands only if it has been played out.',
          },
        ],
        pack,
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'shuffled-twice': law({
    offence: 'wrong-shuffle',
    title: 'Shuffled twice running',
    gist: 'A player who has just shuffled shuffles once more before the cut.',
    aka: ['kept shuffling', 'shuffle again'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      donohue: always([barred('offender', shuffleTwice), noPenaltyPrinted], shuffle, {
        note: 'The non-dealer may shuffle before cutting, and the dealer after that once more.',
      }),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  revenge: law({
    question: 'obliged',
    title: 'Whether a revenge must be played',
    gist: 'The game is over, and one of the two wants another.',
    aka: ['play again', 'winner leaves', 'another game'],
    moment: 'game-over',
    facts: {
      who: fact('Who does not want to play it?', 'Unwilling', {
        winner: { label: 'The winner', chip: 'Winner', if: 'if the winner does not want to play a revenge' },
        loser: { label: 'The loser', chip: 'Loser', if: 'if the loser does not want to play a revenge' },
      }),
    },
    usual: { who: 'winner' },
    leads: {
      donohue: 'If the loser wants another game (a revenge), the winner must play it. If the winner wants one, the loser may decline.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { who: 'winner' }, then: [must('winner', giveRevenge)] },
          { when: { who: 'loser' }, then: [allowed('loser', declineIt)] },
        ],
        revenge,
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'leaves-the-game': law({
    question: 'broken-off',
    title: 'A player leaves the game',
    gist: 'One of the two gives up their seat before the game is over.',
    aka: ['quits', 'walked away', 'will not finish'],
    moment: 'any-time',
    facts: {
      backed: yesNo(
        'Has anybody betted on that player?',
        'Bets on player',
        'if somebody has bet on the player who leaves',
        'if nobody has bet on the player who leaves',
      ),
    },
    usual: { backed: 'no' },
    leads: {
      donohue: 'If nobody has bet on that player, the player loses the game. If somebody has, a backer must take the empty seat and finish the game.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { backed: 'no' }, then: [losesGame('offender')] },
          {
            when: { backed: 'yes' },
            then: [must(backer, finishGame)],
            note: 'It is in the backer’s own interest and in that of the others. The book does not say whether the player who left loses all the same.',
          },
        ],
        [quits, betting],
      ),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'backer-sees-other-hand': law({
    offence: 'table-talk',
    title: 'A backer looks at the other hand',
    gist: 'Somebody who has a bet looks over the cards of the player betted against.',
    aka: ['looked at both hands', 'walked around the table'],
    moment: 'any-time',
    facts: {},
    readings: () => ({
      donohue: always([barred(backer, lookOverThem), noPenaltyPrinted], betting),
      'blue-ribbon-1940': BETS,
      'uspc-1898': BETS,
    }),
  }),
  'backer-names-a-card': law({
    offence: 'table-talk',
    title: 'A backer names a card',
    gist: 'A backer advises their player and says which card or suit.',
    aka: ['spectator told him what to play', 'kibitzer', 'advice'],
    moment: 'any-time',
    facts: {},
    leads: {
      donohue: 'A backer may point at the card, but may not name it or its suit. The book names no penalty.',
    },
    readings: () => ({
      donohue: always([barred(backer, nameCard), allowed(backer, pointAtCard), noPenaltyPrinted], betting, {
        note: 'Advice is allowed; talk of what the player holds is not.',
      }),
      'blue-ribbon-1940': BETS,
      'uspc-1898': BETS,
    }),
  }),
  'gallery-tells-error': law({
    question: 'allowed',
    title: 'Whether a looker-on may point out an error',
    gist: 'A player scores a point too many or takes a trick that belongs to another, and somebody at the table has seen it.',
    aka: ['spectator spoke', 'gallery', 'bystander told'],
    moment: 'any-time',
    facts: {},
    leads: { donohue: 'Yes. A bystander may point out an error that would be fraud if it had been made on purpose.' },
    readings: () => ({
      donohue: always(allowed('bystander', tellError), betting),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
  'bets-first-claim': law({
    question: 'allowed',
    title: 'Who may take a bet first',
    gist: 'A bet is offered on one of the two, and both the other player and the gallery would take it.',
    aka: ['cover the bet', 'gallery bets'],
    moment: 'before-play',
    facts: {},
    leads: { donohue: 'The other player may take the bet before the gallery, which has only what that player declines.' },
    readings: () => ({
      donohue: always(allowed('player', coverBets), betting, { note: 'The gallery has what the player declines to cover.' }),
      'blue-ribbon-1940': BETS,
      'uspc-1898': BETS,
    }),
  }),
  'bets-settled': law({
    question: 'who-pays',
    title: 'The bets do not come out',
    gist: 'At the end of a game the money on the table falls short of what is due.',
    aka: ['money short', 'settle the bets'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      donohue: always([allowed('winner', takeFirst), must(backers, bearShortage)], betting, {
        note: 'The winning player divides the rest among the backers and answers for no error of the reckoning.',
      }),
      'blue-ribbon-1940': BETS,
      'uspc-1898': BETS,
    }),
  }),
  'other-fault': law({
    offence: 'other-fault',
    title: 'A fault without a rule of its own',
    gist: 'Something has gone wrong that no rule speaks of.',
    aka: ['not in the rules', 'no rule for it'],
    moment: 'any-time',
    facts: {},
    readings: () => ({
      donohue: always(isDone(caseAgainst), last),
      'blue-ribbon-1940': NONE,
      'uspc-1898': NONE,
    }),
  }),
};
