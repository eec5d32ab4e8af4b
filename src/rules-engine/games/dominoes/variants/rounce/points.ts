import { bookValue, item } from '../../../../scoring/points.ts';
import { cites, DONOHUE } from '../../cites.ts';

export const rouncePoints = {
  trick: item({
    title: 'Trick',
    gist: 'Each trick taken, counted down.',
    group: 'The hand',
    books: { [DONOHUE]: bookValue(1, cites.donohue.dominoRounceScoring, { says: 'Taken off the score.' }) },
  }),
  rounced: item({
    title: 'Rounced',
    gist: 'A player takes no trick, and the score goes up.',
    aka: ['no trick'],
    group: 'The hand',
    books: { [DONOHUE]: bookValue(5, cites.donohue.dominoRounceScoring, { says: 'Added to the score.' }) },
  }),
  given: item({
    title: 'Points given to the trump-holder',
    gist: 'All pass, and the last player gives points instead of playing.',
    group: 'The hand',
    books: { [DONOHUE]: bookValue(5, cites.donohue.dominoRounceTrump) },
  }),
  game: item({
    title: 'Game',
    gist: 'The number from which the score is counted down to nothing.',
    group: 'Game',
    books: { [DONOHUE]: bookValue(15, cites.donohue.dominoRounceScoring) },
  }),
} as const;
