import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, law, refersTo } from '../../../../laws/laws.ts';
import { countsAsRevoke, cutAgain, must, scoresAmount, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { lowPoint } from '../../words.ts';
import { LAWS_OF_THE_BEG, POINTS_OF_THE_BEG } from '../shared/no-beg.ts';
import { tieInDrawing } from '../shared/verdicts.ts';
import { changed } from './points.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'California jack',
  aliases: ['California Jack', 'Draw seven up'],
  books: {
    'blue-ribbon-1940': { heading: 'California Jack', pages: '6', inherits: { from: 'all-fours', cite: cites.blue.californiaJack } },
    'uspc-1898': { heading: 'California Jack', pages: '68', inherits: { from: 'all-fours', cite: cites.uspc.californiaJack } },
    donohue: { heading: 'California Jack', pages: '49-50' },
  },
  has: { 'turned-card': false, beg: false },
  players: { min: 2, max: 4, usual: 2, say: 'two, or four (1898, Donohue)' },
  packs: ['standard-52'],
  glance: {
    Stock: 'lies face up; after each trick everyone draws, the winner first',
    Trump: 'the top card of the stock (1898, Donohue), or a card cut (1940)',
    Low: 'goes to the player who wins it',
    Following: 'suit or trump (1898, 1940); suit alone (Donohue)',
    Game: '{points.target uspc-1898 donohue} (1898, Donohue); {points.target blue-ribbon-1940} as in all fours (1940)',
  },
  laws: {
    repeal: LAWS_OF_THE_BEG,
    amend: {
      'tie-for-game': tieInDrawing,
      'cut-for-deal': { readings: () => ({ donohue: always(cutAgain('tied-players'), cites.donohue.californiaPlayers) }) },
      'both-go-out': {
        readings: () => ({
          donohue: always([must('both-sides', 'count-in-order'), wins('first-out', 'game')], cites.donohue.californiaScoring),
        }),
      },
      'trumped-with-suit': {
        readings: () => ({ donohue: always(countsAsRevoke, cites.donohue.californiaScoring, { note: 'Suit must be followed by those who have it.' }) }),
      },
      revoke: {
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by Blue Ribbon the side of the player who revoked loses 1 point, or 2 if the jack of trumps is in play; by Donohue the opponent scores them.',
        },
        readings: () => ({ donohue: refersTo('all-fours.law.revoke', cites.donohue.californiaScoring) }),
      },
      'revoke-established': {
        leads: { donohue: 'It is a revoke once the trick is turned over or the next lead is made. Before that, there is no penalty.' },
        readings: () => ({
          donohue: refersTo(
            'all-fours.law.revoke-established',
            doubted(cites.donohue.californiaScoring, 'The clause names the penalty; the law that says when it falls due is taken with it.'),
          ),
        }),
      },
    },
    add: {
      'who-scores-low': law({
        question: 'what-counts',
        title: 'Who scores low',
        gist: 'The lowest trump was held by one player and taken by another.',
        aka: ['low dealt to me', 'who gets low', 'lost the deuce'],
        moment: 'count',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(scoresAmount('trick-winner', lowPoint), cites.blue.californiaJack),
          'uspc-1898': always(scoresAmount('trick-winner', lowPoint), cites.uspc.californiaJack),
          donohue: always(scoresAmount('trick-winner', lowPoint), cites.donohue.californiaScoring),
        }),
        see: ['all-fours/california-jack.points.low'],
      }),
    },
  },
  points: {
    repeal: POINTS_OF_THE_BEG,
    amend: changed,
  },
  scorers: { deal },
  repealScorers: { game: 'Its deal has a count of its own.' },
  examples: [
    lawExample(
      'who-scores-low',
      cites.uspc.californiaJack,
      {},
      'The deuce of trumps was drawn by one player and falls to the ace of the other.',
      'winner of the trick scores the point for low',
    ),
    lawExample('who-scores-low', cites.blue.californiaJack, {}, 'The deuce is caught by a higher trump.', 'winner of the trick scores the point for low'),
    lawExample(
      'who-scores-low',
      cites.donohue.californiaScoring,
      {},
      'The holder saves the deuce on a trick of his own.',
      'winner of the trick scores the point for low',
    ),
    scoreExample(
      'deal',
      cites.blue.californiaJack,
      { counts: '30.50', high: '1', low: '2', jack: '2' },
      'The ace to one player; the other catches the deuce.',
      { 'Side 1': 1, 'Side 2': 3 },
    ),
    scoreExample(
      'deal',
      cites.uspc.californiaJack,
      { counts: '30.50', high: '1', low: '2', jack: '2', before: '9.9' },
      'Nine points each; one player has high, the other low, jack and game.',
      'Side 1 wins the game',
    ),
    lawExample('cut-for-deal', cites.donohue.californiaPlayers, {}, 'Both players cut a nine.', 'cut again'),
    lawExample(
      'both-go-out',
      cites.donohue.californiaScoring,
      {},
      'Both stand at nine; one has the ace of trumps, the other wins the deuce.',
      'count in the order high, low, jack, game',
    ),
    lawExample('trumped-with-suit', cites.donohue.californiaScoring, {}, 'A player trumps a heart and holds a heart.', 'counts as a revoke'),
    lawExample('revoke', cites.donohue.californiaScoring, { jack: 'made' }, 'The revoker took the jack.', 'scores 2 points'),
    scoreExample(
      'deal',
      cites.donohue.californiaScoring,
      { counts: '30.50', high: '1', low: '2', jack: '2', before: '9.9' },
      'High to one player; low, jack and game to the other; nine points each before.',
      'Side 1 wins the game',
    ),
    valueExample('revoke', cites.donohue.law(14), 'A heart was trumped with a heart in hand, and the jack of trumps is still in the stock.', 1),
    valueExample('revoke-jack', cites.donohue.law(14), 'A heart was trumped with a heart in hand, on a deal in which the jack of trumps was played.', 2),
  ],
});
