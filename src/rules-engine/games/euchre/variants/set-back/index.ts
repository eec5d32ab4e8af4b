import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { loses, noPenalty, pays } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { oneStake } from '../../words.ts';
import { setBackCases } from '../shared/cases.ts';
import { setBackLaws } from './laws.ts';
import { setBackAdd, setBackAmend } from './points.ts';
import { counters, running } from './scorers.ts';

export default variant({
  title: 'Set-back euchre',
  aliases: ['Setback euchre', 'Set back'],
  books: {
    donohue: { heading: 'Set-Back Euchre', pages: '33-34', inherits: { from: 'euchre', cite: cites.donohue.setBackScoring } },
    'blue-ribbon-1940': {
      heading: 'Set-Back Euchre',
      pages: '225',
      inherits: {
        from: 'euchre',
        cite: doubted(
          cites.blue.setBack,
          'The book says only that the scoring is reversed. That partners play together, as in the game before it, is taken from that, although the book gives counters to each player.',
        ),
      },
    },
  },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['piquet-32'],
  glance: {
    'What changes': 'the score counts down; the first at nothing wins',
    Start: '{points.start donohue} each (Donohue); {points.start blue-ribbon-1940} counters each (Blue Ribbon)',
    Euchred: '{points.set-back} back on, and in Donohue a stake to the pool',
    'No trick': '{points.no-trick} back on (Donohue), unless the hand was thrown up',
    March: 'as many points as there are players (Donohue)',
  },
  laws: {
    amend: setBackLaws,
    add: {
      'set-back': law({
        question: 'not-made',
        title: 'Set back by a euchre',
        gist: 'The player who made the trump takes fewer than three tricks.',
        aka: ['euchred in set-back', 'two points on'],
        moment: 'hand-over',
        facts: {},
        leads: {
          donohue: 'The maker has 2 more points to make, and pays the pot one stake.',
          'blue-ribbon-1940': 'The maker has 2 more points to make.',
        },
        verdict: {
          kind: 'adds',
          say: 'Both books agree: the maker has 2 more points to make. Only Donohue adds: the maker pays the pot one stake.',
        },
        readings: () => ({
          donohue: always([loses('maker', pointsOf(setBackAdd['set-back'], 'donohue')), pays('maker', oneStake, 'pot')], cites.donohue.setBackScoring, {
            note: 'The points are added to what the maker still has to make. The book does not say whether a euchred player without a trick is set back for that as well.',
          }),
          'blue-ribbon-1940': always(loses('maker', pointsOf(setBackAdd['set-back'], 'blue-ribbon-1940')), cites.blue.setBack, {
            note: 'The maker takes back as many counters, and has to get rid of those too.',
          }),
        }),
        see: ['euchre/set-back.points.set-back'],
      }),
      'no-trick-taken': law({
        offence: 'abandoned-hand',
        title: 'No trick taken',
        gist: 'A player takes no trick, or throws up the hand because they expect none.',
        aka: ['threw up the hand', 'dropped out of the hand'],
        moment: 'hand-over',
        facts: {
          thrown: fact('Did the player throw up the hand before the play?', 'Hand thrown up', {
            no: { label: 'No, the hand was played', chip: 'No, played', if: 'if the player played the hand' },
            yes: { label: 'Yes', if: 'if the player threw up the hand before the play' },
          }),
        },
        usual: { thrown: 'no' },
        readings: (says) => ({
          donohue: says(
            [
              {
                when: { thrown: 'no' },
                then: [loses('trickless-player', pointsOf(setBackAdd['no-trick'], 'donohue'))],
                note: 'The point is added to what the player still has to make.',
              },
              { when: { thrown: 'yes' }, then: [noPenalty] },
            ],
            cites.donohue.setBackScoring,
          ),
          'blue-ribbon-1940': silent(),
        }),
        leads: { donohue: 'A player who played the hand and took no trick has 1 more point to make. Throwing up the hand before the play costs nothing.' },
        see: ['euchre/set-back.points.no-trick'],
      }),
    },
  },
  points: { amend: setBackAmend, add: setBackAdd },
  scorers: { running, counters },
  repealScorers: { game: 'Each player counts down separately.', deal: 'Each player counts down separately.' },
  examples: [
    lawExample(
      'revoke',
      cites.donohue.revoke(32),
      { claimed: 'late', sides: 'one' },
      'A player finds that another revoked, and the next cards are not yet cut.',
      'The other side scores 2 points',
    ),
    lawExample(
      'lead-before-discard',
      cites.donohue.dealing(22),
      {},
      'The eldest hand leads while the dealer still has six cards.',
      'may not take back the lead',
    ),
    lawExample('wrong-number', cites.donohue.dealing(11), { noticed: 'before-play', what: 'few' }, 'A player takes up four cards.', 'passes to'),
    lawExample(
      'interrupted-deal',
      cites.donohue.dealing(14),
      {},
      'A player talks to the dealer, who gives one hand too few cards.',
      'Nobody may claim a misdeal',
    ),
    lawExample(
      'exposed-in-deal',
      cites.donohue.dealing(15),
      { who: 'dealer', touched: 'nothing' },
      'The dealer turns a card over, and nobody has touched one.',
      'may have the same dealer deal again',
    ),
    lawExample(
      'no-discard',
      cites.donohue.dealing(24),
      { found: 'late' },
      'Three tricks are down when the dealer is seen to have a card too many.',
      'dealer scores nothing',
    ),
    lawExample('set-back', cites.blue.setBack, {}, 'The maker is euchred.', 'loses 2 points'),
    lawExample('set-back', cites.donohue.setBackScoring, {}, 'The player who ordered up takes two tricks.', 'loses 2 points'),
    lawExample('no-trick-taken', cites.donohue.setBackScoring, { thrown: 'yes' }, 'A player sees no trick in his hand and throws it up.', 'no penalty'),
    scoreExample(
      'running',
      cites.donohue.setBackScoring,
      { left: '5.5.5.5', maker: '1', tricks: '1.3.1.0', thrown: '4' },
      'Four players at five; the first makes the trump and is euchred, the second takes three tricks and the fourth threw up the hand.',
      { 'Player 1': 2, 'Player 4': 0 },
    ),
    scoreExample(
      'running',
      cites.donohue.setBackScoring,
      { left: '4.5.5.5', maker: '1', tricks: '5.0.0.0' },
      'Four players; the maker marches, worth four, and is out; the others took nothing.',
      { 'Player 1': -4, 'Player 2': 1 },
      'Player 1 wins',
    ),
    scoreExample('counters', cites.blue.setBack, { left: '6', result: 'euchred' }, 'A player with six counters is euchred.', { Player: 2 }, '8 counters'),
    ...setBackCases,
  ],
});
