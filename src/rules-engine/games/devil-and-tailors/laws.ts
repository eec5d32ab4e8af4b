import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, mayBeDone, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { beginPlay, black, devilOnEdge, jumpOrCapture, moveBack, moveFurther, white } from './words.ts';

export const laws = {
  'devil-placed': law({
    question: 'allowed',
    title: 'Where the devil begins',
    gist: 'The black man is set on a square that White did not expect.',
    aka: ['devil in the corner', 'starting square', 'set up the devil'],
    moment: 'set-up',
    facts: {
      where: fact('Where is the black man set?', 'Devil set', {
        edge: {
          label: 'On one of the four squares of the opposite edge',
          chip: 'On opposite edge',
          if: 'if the devil is set on one of the four opposite edge squares',
        },
        else: { label: 'Anywhere else', chip: 'Elsewhere', if: 'if the devil is set anywhere but on the opposite edge' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'The devil may be placed on any of the four squares of the opposite edge, and on no other. The book names no penalty.' },
    cases: [
      { when: { where: 'edge' }, then: [mayBeDone(devilOnEdge)], note: 'The book does not say who chooses the square.' },
      { when: { where: 'else' }, then: [isDone(devilOnEdge), noPenaltyPrinted], note: 'No other square is named.' },
    ],
    cites: cites.blue.men,
  }),
  'first-move': law({
    offence: 'seats-and-partners',
    title: 'Who moves first',
    gist: 'The players are not agreed who begins.',
    aka: ['who goes first', 'devil first'],
    moment: 'before-play',
    leads: { 'blue-ribbon-1940': 'White, the side of the tailors, must make the first move.' },
    cases: [{ then: [must(white, beginPlay)] }],
    cites: cites.blue.play,
  }),
  'moved-back': law({
    offence: 'irregular-move',
    title: 'Man moved backward',
    gist: 'A man is moved toward the edge from which it came.',
    aka: ['went backwards', 'tailor moved back', 'retreat'],
    moment: 'move',
    facts: {
      whose: fact('Which man?', 'Man moved', {
        white: { label: 'A white man', if: 'if a white man was moved' },
        black: { label: 'The black man', if: 'if the black man was moved' },
      }),
    },
    usual: { whose: 'white' },
    leads: { 'blue-ribbon-1940': 'A white man may not move backward. The black man may.' },
    cases: [
      { when: { whose: 'white' }, then: [barred(white, moveBack), noPenaltyPrinted] },
      { when: { whose: 'black' }, then: [allowed(black, moveBack)] },
    ],
    cites: cites.blue.object,
  }),
  jump: law({
    offence: 'irregular-move',
    title: 'Jump or capture',
    gist: 'A man jumps over another, or takes it off.',
    aka: ['jumped', 'took my man', 'captured', 'huff'],
    moment: 'move',
    cases: [{ then: [barred('anyone', jumpOrCapture), noPenaltyPrinted] }],
    cites: cites.blue.object,
  }),
  'two-squares': law({
    offence: 'irregular-move',
    title: 'More than one square',
    gist: 'A man is moved two squares or more in one turn.',
    aka: ['moved two', 'moved too far'],
    moment: 'move',
    cases: [{ then: [barred('anyone', moveFurther), noPenaltyPrinted] }],
    cites: cites.blue.play,
  }),
  over: law({
    question: 'who-wins',
    title: 'Who has won',
    gist: 'The players are not agreed whether the game is over.',
    aka: ['devil trapped', 'devil got through', 'past the last tailor'],
    moment: 'game-over',
    facts: {
      how: fact('How do they stand?', 'Position', {
        pinned: { label: 'The black man cannot move', chip: 'Black is pinned', if: 'if the black man cannot move' },
        through: { label: 'The black man has got through the white men', chip: 'Black is through', if: 'if the black man has got through the white men' },
        white: {
          label: 'The white men cannot move, and neither of these has happened',
          chip: 'White is stuck',
          if: 'if the white men cannot move before the game is decided',
        },
      }),
    },
    cases: [
      { when: { how: 'pinned' }, then: [wins(white, 'game')] },
      { when: { how: 'through' }, then: [wins(black, 'game')] },
      { when: { how: 'white' }, then: [notDecided] },
    ],
    cites: [cites.blue.object, cites.blue.end],
  }),
};
