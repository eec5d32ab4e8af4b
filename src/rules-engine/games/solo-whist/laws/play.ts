import { doubted } from '../../../laws/cites.ts';
import { type Case, type Facts, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, callSuit, cardExposed, losesGame, mayDemand, noPenalty, takesTricks } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { ruffWithIt } from '../words.ts';

const EXPOSED_FACTS: Facts = {
  whose: fact('Whose card is it?', 'Whose card', {
    'lone-caller': {
      label: '{partners:A caller who plays without a partner}{-partners:The caller}',
      chip: 'The lone caller’s',
      if: 'if the card is that of a caller who plays alone',
    },
    other: { label: 'Any other player', chip: 'Another player’s', if: 'if the card is any other player’s' },
  }),
  trump: fact('Is it a trump?', 'A trump', { yes: { label: 'Yes', if: 'if the card is a trump' }, no: { label: 'No', if: 'if the card is not a trump' } }),
};
const NO_RUFF = mayDemand('opponents', barred('offender', ruffWithIt));
const EXPOSED_CASES: readonly Case[] = [
  { when: { whose: 'other', trump: 'no' }, then: [cardExposed()] },
  { when: { whose: 'other', trump: 'yes' }, then: [cardExposed(), NO_RUFF] },
  { when: { whose: 'lone-caller', trump: 'no' }, then: [noPenalty], note: 'Playing alone, the caller has nobody whom the card could help.' },
  { when: { whose: 'lone-caller', trump: 'yes' }, then: [NO_RUFF], note: 'The card is not liable to be called; the sentence on trumps makes no exception.' },
];

const TRICKS = takesTricks('opponents', 'offending-side', pointsOf(points.revoke, 'blue-ribbon-1940'));

export const playLaws = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Exposed card',
    gist: 'A card is dropped face up on the table or played in error.',
    aka: ['dropped a card', 'showed a card', 'played the wrong card', 'misère caller drops a card'],
    moment: 'play',
    facts: EXPOSED_FACTS,
    usual: { whose: 'other', trump: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The card stays face up, to be played when the other side says, unless it is a lone caller’s. If any player exposed a trump, the other side may forbid ruffing with it.',
    },
    readings: (says) => ({ 'blue-ribbon-1940': says(EXPOSED_CASES, cites.blue.penalties) }),
  }),
  'two-cards-played': law({
    offence: 'irregular-trick',
    title: 'Two or more cards played at once',
    gist: 'A player plays two or more cards to one trick.',
    aka: ['two cards stuck together', 'played two cards', 'double play'],
    moment: 'play',
    facts: EXPOSED_FACTS,
    usual: { whose: 'other', trump: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The cards stay face up, to be played when the other side says, but not if they are a lone caller’s. If they are trumps, the other side may always forbid ruffing with them.',
    },
    readings: (says) => ({ 'blue-ribbon-1940': says(EXPOSED_CASES, cites.blue.penalties, 'The book does not say which of the cards counts as played.') }),
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads when the lead belongs to another.',
    aka: ['led out of turn', 'led against a misère', 'wrong lead'],
    moment: 'lead',
    facts: {
      call: fact(
        'What is the call?',
        'The call',
        {
          misere: { label: 'Misère or open misère', chip: 'Misère', if: 'if the call is misère or open misère' },
          alone: { label: 'Solo, abundance or open abundance', chip: 'Solo, abundance', if: 'if the call is solo, abundance or open abundance' },
          proposal: { label: 'Proposal and acceptance', chip: 'Proposal', if: 'if the call is proposal and acceptance' },
        },
        { needs: { proposal: 'partners' } },
      ),
      who: fact('Who led out of turn?', 'Led by', {
        caller: { label: 'The caller{partners: or the partner}', chip: 'Caller’s side', if: 'if the caller{partners: or the partner} led out of turn' },
        adversary: { label: 'An opponent of the caller', chip: 'An opponent', if: 'if an opponent of the caller led out of turn' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The other side may say which suit that player’s side must lead. The card also stays face up, but not a lone caller’s. At misère, that player’s side loses the game instead.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { call: 'misere', who: 'caller' }, then: [losesGame('caller')] },
          {
            when: { call: 'misere', who: 'adversary' },
            then: [losesGame('offending-side')],
            note: 'The sentence has to be read to mean that the side in error loses it, whichever side that is.',
          },
          {
            when: { call: 'alone', who: 'caller' },
            then: [callSuit('opponents', 'caller')],
            note: 'The card itself is not liable to be called, as the caller plays alone.',
            doubtful: true,
          },
          { when: { call: 'alone', who: 'adversary' }, then: [callSuit('opponents', 'offending-side'), cardExposed()], doubtful: true },
          { when: { call: 'proposal' }, then: [callSuit('opponents', 'offending-side'), cardExposed()], doubtful: true },
        ],
        doubted(
          cites.blue.penalties,
          'The book does not say when the suit is called, or whether from the offender or from the offender’s partner. It does not name open misère beside misère.',
        ),
      ),
    }),
    see: ['solo-whist.law.exposed-card'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player who holds a card of the suit led does not follow suit.',
    aka: ['reneged', 'did not follow suit', 'revoke against a misère', 'revoke against abundance'],
    moment: 'play',
    facts: {
      call: fact('What is the call?', 'The call', {
        misere: { label: 'Misère or open misère', chip: 'Misère', if: 'if the call is misère or open misère' },
        abundance: { label: 'Abundance', if: 'if the call is abundance' },
        other: { label: 'Any other, open abundance among them', chip: 'Any other', if: 'if the call is neither misère nor abundance' },
      }),
      who: fact('Who revoked?', 'Revoked by', {
        caller: { label: 'The caller{partners: or the partner}', chip: 'Caller’s side', if: 'if the caller{partners: or the partner} revoked' },
        adversary: { label: 'An opponent of the caller', chip: 'An opponent', if: 'if an opponent of the caller revoked' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The other side takes 3 tricks. But at misère or abundance, if an opponent of the caller revoked, the caller may claim the game.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { call: ['misere', 'abundance'], who: 'adversary' },
            then: [allowed('caller', 'claim-as-won')],
            note: 'The book does not say whether the caller may take three tricks instead.',
            doubtful: true,
          },
          { when: { call: ['abundance', 'other'], who: 'caller' }, then: [TRICKS], doubtful: true },
          { when: { call: 'other', who: 'adversary' }, then: [TRICKS] },
          {
            when: { call: 'misere', who: 'caller' },
            then: [TRICKS],
            note: 'The rule is general; how a caller who wants no trick at all loses three is not explained.',
          },
        ],
        doubted(cites.blue.penalties, 'Open abundance is not in the list of calls that may be claimed as won.'),
        'No limit is set for putting a revoke right or for claiming it. That the other side gains the three tricks is implied.',
      ),
    }),
    see: ['solo-whist.points.revoke'],
  }),
};
