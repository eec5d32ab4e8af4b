import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { allowed, barred, must } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { firstTrickWinner, showWidow } from '../../words.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { revokeOfTwo } from '../shared/revoke.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Heartsette',
  aliases: ['Hearts with a widow', 'Heartsett'],
  books: {
    'blue-ribbon-1940': { heading: 'Heartsette', pages: '244', inherits: { from: 'hearts', cite: cites.blue.heartsette } },
    'uspc-1898': { heading: 'Heartsette', pages: '48', inherits: { from: 'hearts', cite: cites.uspc.heartsette } },
  },
  has: OLD_FORM,
  players: { min: 3, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'The widow': 'the cards left when all have the same number',
    'Four players': '12 cards each and a widow of 3, the two of spades out (U.S. Playing Card)',
    'Who takes it': 'the winner of the first trick, like it or not',
    'Who sees it': 'everybody (Blue Ribbon); its taker alone (U.S. Playing Card)',
  },
  laws: {
    amend: { revoke: revokeOfTwo, 'wrong-first-lead': firstLead },
    add: {
      'widow-refused': law({
        question: 'obliged',
        title: 'Widow refused',
        gist: 'The winner of the first trick does not want the widow.',
        aka: ['do I have to take the widow', 'odd cards', 'kitty'],
        moment: 'trick-turned',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(must(firstTrickWinner, 'take-widow'), cites.blue.heartsette),
          'uspc-1898': always(must(firstTrickWinner, 'take-widow'), cites.uspc.heartsette, { note: 'The winner adds it to the trick just won.' }),
        }),
        see: ['hearts/heartsette.law.widow-seen'],
      }),
      'widow-seen': law({
        offence: 'looking-back',
        title: 'Who may see the widow',
        gist: 'The widow has been taken in, and somebody wants to see it, or to keep it hidden.',
        aka: ['show the widow', 'show the odd cards', 'what was in the kitty'],
        moment: 'trick-turned',
        facts: {
          who: fact('Who is to see it?', 'To see it', {
            taker: { label: 'The player who took it', chip: 'The taker', if: 'if the player who took the widow wants to see it' },
            others: { label: 'The others', if: 'if the other players want to see the widow' },
          }),
        },
        usual: { who: 'others' },
        leads: { 'uspc-1898': 'Only the winner of the first trick may look at the widow. The other players may not.' },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by Blue Ribbon the widow is shown to all the players; by U.S. Playing Card only the winner of the first trick may look at it.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': always(must(firstTrickWinner, showWidow), doubted(cites.blue.heartsette, 'Our copy reads "snows"; the sense requires "shows".')),
          'uspc-1898': says(
            [
              { when: { who: 'taker' }, then: [allowed(firstTrickWinner, 'look-back')], note: 'The winner looks at it before adding it to the trick.' },
              {
                when: { who: 'others' },
                then: [barred('other-players', 'look-back')],
                note: 'What the winner learns from it is meant to be the winner’s advantage.',
              },
            ],
            cites.uspc.heartsette,
          ),
        }),
        see: ['hearts/heartsette.law.widow-refused'],
      }),
    },
    repeal: NO_BREAKING,
  },
  points: {},
  scorers: { deal },
  examples: [
    lawExample('widow-refused', cites.blue.heartsette, {}, 'The winner of the first trick would leave the odd cards on the table.', 'must take the widow'),
    lawExample('widow-refused', cites.uspc.heartsette, {}, 'The first trick holds no heart, and its winner leaves the widow.', 'must take the widow'),
    lawExample(
      'widow-seen',
      doubted(cites.blue.heartsette, 'Our copy reads "snows"; the sense requires "shows".'),
      {},
      'The winner of the first trick keeps the odd cards to himself.',
      'show the widow',
    ),
    lawExample('widow-seen', cites.uspc.heartsette, { who: 'others' }, 'The others ask what was in the widow.', 'may not look'),
    scoreExample('deal', cites.uspc.heartsette, { hearts: '5.0.4.4' }, 'Paid as in the ordinary game, the hearts of the widow with the others.', {
      'First player': -5,
      'Second player': 13,
      'Third player': -4,
      'Fourth player': -4,
    }),
  ],
});
