import { doubted } from '../../laws/cites.ts';
import { always, fact, law, silent } from '../../laws/laws.ts';
import { handEnds, losesDeal, losesGame, must, notDecided, stands, wins } from '../../laws/remedies.ts';
import { FOUND_IN_FIRST_TRICK, OTHER_HANDS, WHEN_MIXED } from '../../laws/trick-facts.ts';
import { cites } from './cites.ts';
import { sideInError } from './words.ts';

export const laws = {
  'wrong-number-of-cards': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    gist: 'A player has more or fewer cards than the pack gives each: nine, where four play with 36.',
    aka: ['eight cards', 'ten cards', 'one card short', 'one too many'],
    moment: 'deal',
    facts: {
      noticed: FOUND_IN_FIRST_TRICK,
      what: fact('What is wrong?', 'Cards', {
        few: { label: 'The player has too few cards', chip: 'Too few', if: 'if the player has too few cards' },
        many: { label: 'The player has too many cards', chip: 'Too many', if: 'if the player has too many cards' },
      }),
      others: OTHER_HANDS,
    },
    usual: { noticed: 'later' },
    leads: {
      donohue:
        'If a player has too many cards, the dealer loses the deal. If only one has too few, and it is found after the first trick, the deal stands, but that player pays for revokes.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { noticed: 'later', what: 'few', others: 'right' }, then: [stands('deal'), must('short-player', 'answer-for-revokes')], doubtful: true },
          { when: { noticed: 'early', what: 'few', others: 'right' }, then: [notDecided], note: 'The law speaks of finding it after several tricks.' },
          { when: { what: 'many' }, then: [losesDeal(null)], doubtful: true },
          {
            when: { what: 'few', others: ['partner', 'opponent'] },
            then: [losesDeal(null)],
            note: 'So where the other has a card too many; a second hand that is short is not named.',
            doubtful: true,
          },
        ],
        [
          cites.donohue.modePlaying,
          doubted(cites.donohue.whistDealing, 'The law of whist counts twelve and fourteen cards, one below and above the share of a player there.'),
        ],
      ),
      'blue-ribbon-1940': silent('It sends the reader to the laws of whist, and its page on whist prints none of the deal.'),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although able to.',
    aka: ['renege', 'revoke loses the game', 'did not follow suit'],
    moment: 'play',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'Play stops. The side that revoked loses the game, or the player who revoked if each plays alone.',
      donohue: 'The side that revoked loses the game, or the player who revoked if each plays alone.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the side that revoked loses the game, or the player who revoked if each plays alone. Only Blue Ribbon adds: play stops.',
    },
    readings: () => ({
      'blue-ribbon-1940': always([handEnds, losesGame(sideInError)], cites.blue.penalties, {
        note: 'It has to be claimed and proved; no limit of time is set.',
      }),
      donohue: always(
        losesGame(sideInError),
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
    usual: { when: 'after' },
    leads: {
      donohue:
        'If the cards were mixed after the claim, the revoke counts as proved, and that side loses the game. If they were mixed before it, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The revoke has to be proved; the book does not say how the tricks are kept.'),
      donohue: says(
        [
          { when: { when: 'after' }, then: [losesGame(sideInError)], note: 'The revoke is taken as proved, and a revoke costs the game.', doubtful: true },
          { when: { when: 'before' }, then: [notDecided] },
        ],
        [
          doubted(cites.donohue.note, 'That mixed tricks prove the revoke is a law of whist, to which the book sends the reader for the play.'),
          cites.donohue.modePlaying,
          cites.donohue.whistRevoking,
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
    leads: {
      'blue-ribbon-1940':
        'The side that is out first wins the game. The ten of trumps is counted first, then the cards, then ace, king, queen and jack of trumps.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(wins('first-out', 'game'), cites.blue.scoring, {
        note: 'The ten of trumps is counted first, then the cards, then ace, king, queen and jack of trumps.',
      }),
      donohue: silent('No order of counting is given.'),
    }),
    see: ['catch-the-ten.points.order-of-count', 'catch-the-ten.score.deal'],
  }),
};
