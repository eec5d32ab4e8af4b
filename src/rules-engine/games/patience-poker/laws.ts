import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, noPenaltyPrinted } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { changePlace, choosePlace, layApart, layBeyond, layTouching } from './words.ts';

const { call, touch, limit } = cites.blue;

/** Offences and questions at patience poker. */
export const laws = {
  'card-moved': law({
    offence: 'irregular-play',
    title: 'Card moved once it is laid',
    gist: 'A player shifts a card of the square to another place.',
    aka: ['moved a card', 'shifted a card', 'changed the square', 'put the card somewhere else', 'took the card back'],
    moment: 'play',
    cases: [{ then: [barred('player', changePlace), noPenaltyPrinted] }],
    cites: limit,
  }),
  'card-apart': law({
    offence: 'irregular-play',
    title: 'Card laid apart from the others',
    gist: 'A card is laid. Must it touch one of those that lie there?',
    aka: ['does not touch', 'touches only at a corner', 'diagonal', 'left a gap', 'card by itself', 'gap between cards'],
    moment: 'play',
    facts: {
      how: fact('How does it lie?', 'Card lies', {
        edge: { label: 'Edge to edge with a card', chip: 'Edge to edge', if: 'if the card lies edge to edge with another' },
        corner: { label: 'Corner to corner with a card', chip: 'Corner to corner', if: 'if the card lies corner to corner with another' },
        apart: { label: 'Touching none', if: 'if the card touches none of those laid' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'The card must touch one of those laid, at an edge or a corner. The book names no penalty.' },
    cases: [
      { when: { how: ['edge', 'corner'] }, then: [allowed('player', layTouching)] },
      { when: { how: 'apart' }, then: [barred('player', layApart), noPenaltyPrinted] },
    ],
    cites: [call, touch],
  }),
  'sixth-place': law({
    offence: 'irregular-play',
    title: 'Card laid outside the square',
    gist: 'A line already reaches over five places, and a card is laid within them or beyond them.',
    aka: ['six in a row', 'sixth card in a line', 'outside the square', 'beyond the edge', 'too wide', 'six columns'],
    moment: 'play',
    facts: {
      place: fact('Where does the card go?', 'Place', {
        within: { label: 'Within the five places of that direction', chip: 'Within the five', if: 'if the card stays within the five places of the line' },
        beyond: { label: 'To a sixth place in that direction', chip: 'A sixth', if: 'if the card goes to a sixth place of the line' },
      }),
    },
    usual: { place: 'beyond' },
    leads: { 'blue-ribbon-1940': 'A card may be laid within the five places, but not beyond them. The book names no penalty.' },
    cases: [
      { when: { place: 'within' }, then: [allowed('player', layTouching)] },
      { when: { place: 'beyond' }, then: [barred('player', layBeyond), noPenaltyPrinted] },
    ],
    note: 'Two end cards five places apart fix the limit as well as five cards do. The card must still touch another.',
    cites: limit,
  }),
  'own-place': law({
    question: 'allowed',
    title: 'Card laid in another place than the caller’s',
    gist: 'Several play, and one puts the called card in another place of the square than the caller did.',
    aka: ['must I copy the caller', 'different pattern', 'same place as the caller', 'own pattern'],
    moment: 'play',
    cases: [{ then: [allowed('player', choosePlace)], note: 'It must touch a card of the player’s own square.' }],
    cites: touch,
  }),
};
