import { doubted } from '../../core/cites.ts';
import { always, law, silent } from '../../core/laws.ts';
import { handEnds, losesGame, notDecided, wins } from '../../core/remedies.ts';
import { WHEN_MIXED } from '../../core/trick-facts.ts';
import { cites } from './cites.ts';

export const laws = {
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although able to.',
    aka: ['renege', 'revoke loses the game', 'did not follow suit'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([handEnds, losesGame('offending-side')], cites.blue.penalties, {
        note: 'It has to be claimed and proved; no limit of time is set. Where nobody has a partner, the player at fault loses.',
      }),
      donohue: always(
        losesGame('offending-side'),
        doubted(cites.donohue.note, 'The last word of the note is cut off in our copy; the whole game is taken to be meant.'),
      ),
    }),
  }),
  'tricks-mixed': law({
    offence: 'revoke',
    title: 'Cards mixed when a revoke is claimed',
    gist: 'A side accused of a revoke mixes its cards.',
    aka: ['mixed the tricks'],
    moment: 'hand-over',
    facts: { when: WHEN_MIXED },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The revoke has to be proved; how the tricks are kept is not said.'),
      donohue: says(
        [
          { when: { when: 'after' }, then: [losesGame('offending-side')], note: 'The revoke is taken as proved, and a revoke costs the game.' },
          { when: { when: 'before' }, then: [notDecided] },
        ],
        [
          doubted(cites.donohue.note, 'That mixed tricks prove the revoke is a law of whist, to which the book sends the reader for the play.'),
          cites.donohue.modePlaying,
        ],
      ),
    }),
    see: ['catch-the-ten.law.revoke'],
  }),
  'both-reach-the-game': law({
    question: 'who-goes-out',
    title: 'Two sides reach the game together',
    gist: 'The counts of one deal bring more than one side to the game.',
    aka: ['tie', 'both sides out', 'who goes out first', 'both over forty-one'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(wins('first-out', 'game'), cites.blue.scoring, {
        note: 'The ten of trumps is counted first, then the cards, then ace, king, queen and jack of trumps.',
      }),
      donohue: silent('No order of counting is given.'),
    }),
    see: ['catch-the-ten.points.order-of-count', 'catch-the-ten.score.deal'],
  }),
};
