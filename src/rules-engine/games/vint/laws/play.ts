// Laws of auction bridge in which declarer plays two hands. Here declarer's partner plays their own.

import { doubted } from '../../../laws/cites.ts';
import { fact, law } from '../../../laws/laws.ts';
import {
  callHighLow,
  callSuit,
  cannotRecall,
  cardExposed,
  choice,
  countsAsRevoke,
  handExposed,
  mayChange,
  mayRequire,
  noPenalty,
  notDecided,
  takesBack,
} from '../../../laws/remedies.ts';
import { cites, THE_CODE } from '../cites.ts';

const BOOK = 'blue-ribbon-1940';
const clause = doubted(cites.blue.scoring, THE_CODE);
const { code } = cites.blue;

/** Partners may not discuss a penalty; one may leave the choice to the other. */
const NO_TALK = { [BOOK]: { who: 'innocent-side', may: false, cites: [clause, code(133)] } } as const;

const NO_SUCH_PARTNER = 'The code has dummy in that seat. The book does not say what holds for a partner who plays.';

export const playLaws = {
  'claims-the-rest': law({
    offence: 'abandoned-hand',
    title: 'Claiming the rest',
    gist: 'A player claims the rest of the tricks, or so many of them.',
    aka: ['claimed the rest', 'the rest are mine', 'laid down the hand'],
    moment: 'play',
    facts: {
      who: fact('Who claims?', 'Claimed by', {
        declarer: { label: 'Declarer', if: 'if declarer claims' },
        partner: { label: 'Declarer’s partner', if: 'if declarer’s partner claims' },
        defender: { label: 'A defender', if: 'if a defender claims' },
      }),
      stated: fact('Did the player say how the tricks are to be won?', 'Said how', {
        yes: { label: 'Yes', if: 'if the player said how the tricks are to be won' },
        no: { label: 'No', if: 'if the player did not say how the tricks are to be won' },
      }),
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { who: 'declarer', stated: 'yes' },
            then: [mayRequire('defenders', 'declarer', 'lay-hand-down')],
            note: 'Cards that the defenders show because of the claim are not called.',
          },
          {
            when: { who: 'declarer', stated: 'no' },
            then: [handExposed('declarer', 'defenders')],
            note: 'Cards that the defenders show because of the claim are not called.',
          },
          { when: { who: 'partner' }, then: [notDecided], note: NO_SUCH_PARTNER },
          { when: { who: 'defender' }, then: [notDecided] },
        ],
        [clause, code(111), code(127)],
      ),
    }),
    consult: NO_TALK,
    leads: {
      'blue-ribbon-1940':
        'If declarer said how to win them, the defenders may have declarer’s hand laid open and played on. If not, they say when each card of it is played. The book covers nothing else.',
    },
    see: ['vint.law.abandoned-hand', 'vint.law.exposed-card'],
  }),
  'table-talk': law({
    offence: 'table-talk',
    title: 'Remarks on the play',
    gist: 'A player says where a card lies, or recalls what has been played and what has not.',
    aka: ['the queen is still out', 'told partner the suit is good', 'coffeehousing', 'hinted'],
    moment: 'play',
    facts: {
      who: fact('Who said it?', 'Said by', {
        declarer: { label: 'Declarer', if: 'if declarer said it' },
        partner: { label: 'Declarer’s partner', if: 'if declarer’s partner said it' },
        defender: { label: 'A defender', if: 'if a defender said it' },
      }),
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { who: ['defender', 'partner'] },
            then: [callSuit('either-opponent', 'offending-side')],
            note: 'The first time that the offender or the offender’s partner gets the lead.',
            doubtful: true,
          },
          {
            when: { who: 'declarer' },
            then: [notDecided],
            note: 'The code leaves declarer free, and there declarer has no partner to tell; here there is one.',
          },
        ],
        [clause, doubted(code(132), 'It binds every player but declarer. By its words, declarer’s partner, who is dummy there, is bound here as well.')],
      ),
    }),
    consult: NO_TALK,
    leads: { 'blue-ribbon-1940': 'Either opponent may say which suit that player’s side must lead. If declarer said it, the book does not cover this.' },
  }),
  'revoke-corrected': law({
    offence: 'revoke',
    title: 'Revoke corrected',
    gist: 'A player who has not followed suit finds that they could.',
    aka: ['found a spade', 'caught in time', 'wait, I have one', 'corrected renege'],
    moment: 'play',
    facts: {
      who: fact('Who renounced?', 'Revoked', {
        declarer: { label: 'Declarer', if: 'if declarer revoked' },
        partner: { label: 'Declarer’s partner', if: 'if declarer’s partner revoked' },
        defender: { label: 'A defender', if: 'if a defender revoked' },
      }),
      when: fact('When was it noticed?', 'Noticed', {
        'in-time': {
          label: 'Before that side led or played to the next trick, or showed its cards or claimed',
          chip: 'In time',
          if: 'before the revoker’s side plays on, shows its cards or claims',
        },
        late: { label: 'After that', chip: 'Later', if: 'once the revoker’s side has played on, shown its cards or claimed' },
      }),
      left: fact('Had the player on the left played to the trick after it?', 'Next has played', {
        yes: { label: 'Yes', if: 'if the next player had played to the trick after that card' },
        no: { label: 'No', if: 'if the next player had not yet played to the trick' },
      }),
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { who: 'defender', when: 'in-time' },
            then: [choice('declarer', callHighLow('declarer', 'offender'), cardExposed('offender', 'declarer')), mayChange('later-players', 'card')],
          },
          { when: { who: 'declarer', when: 'in-time', left: 'no' }, then: [takesBack('declarer', 'card'), noPenalty] },
          {
            when: { who: 'declarer', when: 'in-time', left: 'yes' },
            then: [callHighLow('defenders', 'declarer'), mayChange('later-players', 'card')],
            doubtful: true,
          },
          {
            when: { who: 'partner', when: 'in-time' },
            then: [takesBack('offender', 'card'), mayChange('later-players', 'card')],
            note: 'The book does not say what that player may be made to play: the code has dummy in that seat.',
          },
          { when: { when: 'late' }, then: [countsAsRevoke] },
        ],
        [
          clause,
          code(115),
          doubted(code(119), 'The law says that "this penalty" also falls on declarer without telling the two forms of it apart.'),
          code(120),
        ],
      ),
    }),
    consult: NO_TALK,
    leads: {
      'blue-ribbon-1940':
        'If a defender revoked and that side has not played on, declarer may demand the highest or lowest of the suit, or leave the wrong card face up to be called. There are more cases.',
    },
    see: ['vint.law.revoke'],
  }),
  'card-taken-back': law({
    offence: 'irregular-play',
    title: 'Played card taken back',
    gist: 'A player wants to take back a card that they have played.',
    aka: ['card laid is a card played', 'take that back', 'changed his mind'],
    moment: 'play',
    facts: {
      who: fact('Whose card is it?', 'Whose card', {
        declarer: { label: 'Declarer’s', if: 'if it is declarer’s card' },
        partner: { label: 'Declarer’s partner’s', chip: 'The partner’s', if: 'if it is the card of declarer’s partner' },
        defender: { label: 'A defender’s', if: 'if it is a defender’s card' },
      }),
      done: fact('Was the play complete?', 'Play complete', {
        yes: {
          label: 'Yes: declarer’s card face up and let go; a defender’s so held that the partner could see any of its face',
          chip: 'Yes',
          if: 'if the card was let go, or seen by a defender’s partner',
        },
        no: {
          label: 'No: declarer still held it; the partner of a defender had no chance to see it',
          chip: 'No',
          if: 'if the card was still held and unseen by the partner',
        },
      }),
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          { when: { who: ['declarer', 'defender'], done: 'yes' }, then: [cannotRecall('player', 'card')] },
          { when: { who: ['declarer', 'defender'], done: 'no' }, then: [takesBack('player', 'card')] },
          { when: { who: 'partner' }, then: [notDecided], note: NO_SUCH_PARTNER },
        ],
        [clause, code(46), code(112)],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'Declarer may take a card back until letting go of it, a defender until the partner has seen it. Later they may not. The book does not cover a card of declarer’s partner.',
    },
    see: ['vint.law.revoke-corrected'],
  }),
};
