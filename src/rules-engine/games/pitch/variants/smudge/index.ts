import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { fact, law } from '../../../../laws/laws.ts';
import { notDecided, scoresAmount, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { allHeMade } from '../../words.ts';
import { added } from './points.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Smudge',
  aliases: ['Smudge pitch'],
  books: { 'blue-ribbon-1940': { heading: 'Smudge', pages: '10', inherits: { from: 'pitch', cite: cites.blue.smudge } } },
  players: { min: 4, max: 7, usual: 5 },
  packs: ['standard-52'],
  glance: { Smudge: 'four points on a bid of four win the whole game', Who: 'a player who is not in the hole', 'All else': 'as in auction pitch' },
  laws: {
    repeal: { 'smudge-not-made': 'A smudge is four made on a bid of four: a bid not made costs the bid.' },
    add: {
      'who-smudges': law({
        question: 'who-wins',
        title: 'Who wins by a smudge',
        gist: 'A player makes all four points in one deal.',
        aka: ['smudged', 'made four', 'wins the game at once', 'shoot the moon'],
        moment: 'count',
        facts: {
          bid: fact('What had the player bid?', 'Had bid', {
            four: { label: 'Four', if: 'if the player had bid four' },
            less: { label: 'Less than four', if: 'if the player had bid less than four' },
          }),
          score: fact('How did the player stand?', 'Stood', {
            even: { label: 'At nothing or better', chip: 'At nothing or more', if: 'if the player stood at nothing or better' },
            hole: { label: 'In the hole, below nothing', chip: 'In the hole', if: 'if the player was in the hole, below nothing' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'A player who had bid four wins the game. But if that player’s score was below zero, only the points made are scored. If less than four was bid, the book does not cover this.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { score: 'even', bid: 'four' }, then: [wins('bidder', 'game')], note: 'Whatever the bidder’s score was.' },
              { when: { score: 'even', bid: 'less' }, then: [notDecided], note: 'In some places the bidder does not smudge; the book leaves it to custom.' },
              {
                when: { score: 'hole' },
                then: [scoresAmount('bidder', allHeMade)],
                note: 'The bidder does not smudge: only a player who is even with the board does.',
              },
            ],
            cites.blue.smudge,
          ),
        }),
      }),
    },
  },
  points: {
    repeal: { smudge: 'Here a smudge wins the game.', 'smudge-failed': 'A bid of four that fails costs the bid.', sold: 'Bids go to the board.' },
    add: added,
  },
  scorers: { deal },
  repealScorers: { game: 'Its deal has a count of its own.' },
  examples: [
    lawExample('who-smudges', cites.blue.smudge, { bid: 'four', score: 'even' }, 'A player at two bids four and makes four.', 'wins the game'),
    scoreExample('deal', cites.blue.smudge, { before: '2', bid: '4', made: '4' }, 'Two points before, four bid, four made.', 'The bidder wins the game'),
    scoreExample('deal', cites.blue.smudge, { before: '-2', bid: '4', made: '4' }, 'Two in the hole, four bid, four made.', 4, '4 points'),
  ],
});
