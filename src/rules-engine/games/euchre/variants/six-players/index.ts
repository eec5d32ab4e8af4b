import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { callSuit, handEnds, isVoid, notDecided, scores, wins } from '../../../../laws/remedies.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { type Euchre, variant } from '../../code.ts';
import { points } from '../../points.ts';
import { rightOfLeader } from '../../words.ts';
import { sixPlayersCases } from '../shared/cases.ts';
import { deal } from './scorers.ts';

const amend = {
  march: { books: { 'blue-ribbon-1940': bookValue(2, cites.blue.sixPlayers) } },
  euchre: { books: { 'blue-ribbon-1940': bookValue(2, cites.blue.sixPlayers) } },
  'revoke-lone': {
    books: {
      'blue-ribbon-1940': bookValue(
        1,
        doubted(cites.blue.penaltiesScoring, 'Figures are given for three and four players; for six what success would have won is the game.'),
        { unit: 'game', says: 'What success would have won.' },
      ),
    },
  },
  'lead-against-lone': {
    books: {
      'blue-ribbon-1940': bookValue(
        1,
        doubted(cites.blue.penaltiesScoring, 'Figures are given for three and four players; for six what success would have won is the game.'),
        { unit: 'game', says: 'What success would have won.' },
      ),
    },
  },
  'lone-march': {
    books: {
      'blue-ribbon-1940': bookValue(
        1,
        doubted(cites.blue.sixPlayers, 'The book gives the lone hand the game without saying that it has to take every trick.'),
        {
          unit: 'game',
          says: 'It wins the game outright.',
        },
      ),
    },
  },
} as const satisfies AmendedPoints<Euchre>;

export default variant({
  title: 'Euchre for six',
  aliases: ['Six players', 'Three against three'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Six Players',
      pages: '223',
      inherits: {
        from: 'euchre',
        cite: doubted(cites.blue.sixPlayers, 'No clause of its own: a paragraph inside the chapter of euchre, whose penalties follow it.'),
      },
    },
  },
  players: { min: 6, max: 6 },
  packs: ['piquet-32'],
  glance: {
    Sides: 'three against three, seated in turn',
    'Lone hand': 'wins the game against three opponents',
    Points: 'march {points.march}, euchre {points.euchre}',
    'Not to be confused with': 'the bidding game for six',
  },
  laws: {
    amend: {
      revoke: {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { sides: 'one', against: 'partners' }, then: [handEnds, scores('innocent-side', pointsOf(points.revoke, 'blue-ribbon-1940'))] },
              {
                when: { sides: 'one', against: 'lone-hand' },
                then: [handEnds, wins('side-of-lone-player', 'game')],
                note: 'That is what success alone would have won.',
                doubtful: true,
              },
              { when: { sides: 'both' }, then: [isVoid('deal')] },
            ],
            doubted(cites.blue.penaltiesScoring, 'Figures are given for three and four players; for six what success would have won is the game.'),
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'Play stops, and the other side scores 2 points, or wins the game if the revoke was against a lone hand. If both sides revoked, the deal does not count.',
        },
      },
      'lead-out-of-turn': {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              {
                when: { lone: 'yes' },
                then: [handEnds, wins('side-of-lone-player', 'game')],
                note: 'That is what success alone would have won.',
                doubtful: true,
              },
              { when: { lone: 'no', whose: 'partner', followed: 'none' }, then: [callSuit(rightOfLeader, 'partner-of-offender')] },
              { when: { lone: 'no', whose: 'partner', followed: ['some', 'all'] }, then: [notDecided] },
              { when: { lone: 'no', whose: 'opponent' }, then: [notDecided] },
            ],
            doubted(cites.blue.penaltiesScoring, 'Figures are given for three and four players; for six what success would have won is the game.'),
          ),
        }),
        leads: {
          'blue-ribbon-1940':
            'If the partner should have led and nobody has played yet, the opponent on that partner’s right names the suit to lead. Against a lone hand, the lone player’s side wins.',
        },
      },
    },
  },
  points: {
    amend,
    repeal: { 'euchre-lone': 'The book does not name a lone hand apart: every euchre is worth the same here.' },
  },
  scorers: { deal },
  repealScorers: {
    game: 'A lone hand may win the game at once, which the sheet does not know.',
    running: 'A lone hand may win the game at once, which the sheet does not know.',
  },
  examples: [
    lawExample(
      'revoke',
      cites.blue.penaltiesScoring,
      { sides: 'one', against: 'lone-hand' },
      'One of three opponents revokes against a lone hand.',
      'wins the game',
    ),
    lawExample(
      'lead-out-of-turn',
      cites.blue.penaltiesScoring,
      { lone: 'yes' },
      'One of three opponents leads out of turn against a lone hand.',
      'wins the game',
    ),
    scoreExample(
      'deal',
      cites.blue.sixPlayers,
      { alone: 'yes', tricks: '5' },
      'A lone hand takes all five tricks against three.',
      { Makers: 1 },
      'win the game',
    ),
    scoreExample('deal', cites.blue.sixPlayers, { alone: 'no', tricks: '2' }, 'The makers take two tricks.', { Opponents: 2 }),
    ...sixPlayersCases,
  ],
});
