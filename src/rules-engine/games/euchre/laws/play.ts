import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import {
  callSuit,
  cardExposed,
  choosesWhich,
  handEnds,
  handExposed,
  mayChange,
  mayDemand,
  mayRequire,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  scores,
  stands,
  takesBack,
  undecided,
} from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { playThatTrump, rightOfLeader } from '../words.ts';

export const playLaws = {
  'exposed-card': law({
    offence: 'exposed-card',
    title: 'Exposed card',
    gist: 'In the play a card is shown that was not played.',
    aka: ['laid down two cards', 'dropped a card face up', 'told what he holds', 'called card'],
    moment: 'play',
    facts: {
      how: fact('How was it exposed?', 'Exposed', {
        shown: {
          label: 'Dropped face up, or held so that an opponent could name it',
          chip: 'Dropped or seen',
          if: 'if the card was dropped face up or an opponent could see it',
        },
        two: { label: 'Two or more cards were played at once', chip: 'Two at once', if: 'if two or more cards were played at once' },
        named: { label: 'It was not seen: the player only let out holding it', chip: 'Only let out', if: 'if the player only let out that they hold the card' },
      }),
    },
    usual: { how: 'shown' },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: a card that was shown stays face up, to be played when the other side (U.S. Playing Card: either opponent) says. Only Donohue says the same of a card that was not seen but only mentioned.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { how: ['shown', 'two'] }, then: [cardExposed('offender', 'either-opponent')], note: 'It is led or played as soon as it legally can be.' },
          { when: { how: 'named' }, then: [notDecided] },
        ],
        cites.uspc.rulesDeal,
      ),
      donohue: always(cardExposed(), cites.donohue.outOfTurn(25), { note: 'It is never called where the call would make a revoke.' }),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      'uspc-1898':
        'A card that was seen, or played together with another, stays face up, to be played when either opponent says. The book covers nothing else.',
    },
    see: ['euchre.law.called-card-refused'],
  }),
  'hand-thrown-down': law({
    offence: 'abandoned-hand',
    title: 'Hand thrown face up on the table',
    gist: 'A player lays down the hand as winning every trick, or throws it down for some other reason.',
    aka: ['the rest are mine', 'laid down a winning hand', 'threw in the cards'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'uspc-1898': silent(),
      donohue: always(handExposed('offender', 'opponents'), cites.donohue.outOfTurn(31), { note: 'In whatever order serves them.' }),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
  'called-card-refused': law({
    offence: 'irregular-play',
    title: 'Called card not played',
    gist: 'An opponent calls an exposed card, and the player does not play it.',
    aka: ['refused to play the exposed card', 'would not play the called card'],
    moment: 'play',
    facts: {
      legal: fact('Could the card be legally played?', 'Playable', {
        yes: { label: 'Yes', if: 'if the called card could be legally played' },
        no: { label: 'No: it would have been a revoke', chip: 'No: a revoke', if: 'if playing the called card would have been a revoke' },
      }),
    },
    usual: { legal: 'yes' },
    verdict: {
      kind: 'adds',
      say: 'The books agree: the called card must be played, unless that would be a revoke; then there is no penalty. If the player could play it and does not, only Donohue gives the other side 2 points; U.S. Playing Card names no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { legal: 'yes' }, then: [must('offender', 'play-it'), noPenaltyPrinted] },
          { when: { legal: 'no' }, then: [noPenalty] },
        ],
        cites.uspc.rulesDeal,
      ),
      donohue: says(
        [
          { when: { legal: 'yes' }, then: [scores('opponents', pointsOf(points['called-card-refused'], 'donohue'))] },
          { when: { legal: 'no' }, then: [noPenalty] },
        ],
        [cites.donohue.revoke(39), cites.donohue.outOfTurn(25)],
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    see: ['euchre.points.called-card-refused'],
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads when the lead belongs to another.',
    aka: ['led when it was not his lead', 'wrong player led', 'led against a lone hand'],
    moment: 'lead',
    facts: {
      lone: fact(
        'Was it made against a lone hand?',
        'Lone hand',
        { no: { label: 'No', if: 'if the lead was not made against a lone hand' }, yes: { label: 'Yes', if: 'if the lead was made against a lone hand' } },
        { needs: { yes: 'lone-hand' } },
      ),
      whose: fact(
        'Whose lead was it?',
        'Turn to lead',
        {
          partner: { label: 'That of the leader’s partner', chip: 'Partner’s', if: 'if it was the partner’s lead' },
          opponent: { label: 'An opponent’s', chip: 'Opponent’s', if: 'if it was an opponent’s lead' },
        },
        { needs: { partner: 'partners' } },
      ),
      followed: fact('How many have played to it?', 'Played to it', {
        none: { label: 'Nobody', if: 'if nobody has played to it' },
        some: { label: 'Some, not all', chip: 'Some', if: 'if some of the others, not all, have played to the lead' },
        all: { label: 'All the others', chip: 'Everybody', if: 'if all the others have played to the lead' },
      }),
    },
    usual: { lone: 'no', followed: 'none' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Donohue and U.S. Playing Card the lead is taken back if not all have played to it (Donohue: if asked), and the card stays face up to be called. By Blue Ribbon, if it was the partner’s lead, an opponent names the suit to lead; a lone player led against scores 4.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { followed: ['none', 'some'] }, then: [takesBack('offender', 'lead'), cardExposed('offender', 'either-opponent')] },
          { when: { followed: 'all' }, then: [stands('lead')] },
        ],
        cites.uspc.rulesDeal,
        'The card led is an exposed card.',
      ),
      donohue: says(
        [
          { when: { followed: 'none' }, then: [mayDemand('opponents', takesBack('offender', 'lead'), must('proper-leader', 'lead')), cardExposed()] },
          {
            when: { followed: 'some' },
            then: [takesBack('other-players', 'cards'), mayDemand('opponents', takesBack('offender', 'lead'), must('proper-leader', 'lead')), cardExposed()],
            note: 'Only the card of the first offender may be called.',
          },
          { when: { followed: 'all' }, then: [stands('trick')] },
        ],
        [cites.donohue.outOfTurn(26), cites.donohue.outOfTurn(27)],
        'The card is never called where the call would make a revoke.',
      ),
      'blue-ribbon-1940': says(
        [
          {
            when: { lone: 'yes' },
            then: [handEnds, scores('lone-player', pointsOf(points['lead-against-lone'], 'blue-ribbon-1940'))],
            note: 'The lone player scores as if they had taken every trick.',
          },
          { when: { lone: 'no', whose: 'partner', followed: 'none' }, then: [callSuit(rightOfLeader, 'partner-of-offender')], doubtful: true },
          {
            when: { lone: 'no', whose: 'partner', followed: ['some', 'all'] },
            then: [notDecided],
            note: 'The right to call a suit is gone. The book does not say what else follows.',
          },
          { when: { lone: 'no', whose: 'opponent' }, then: [notDecided] },
        ],
        doubted(
          cites.blue.penaltiesScoring,
          'The book’s general laws say that in short games, euchre named among them, such a lead loses the game; the section on euchre is the nearer law.',
        ),
      ),
      sierra: silent(),
    }),
    leads: {
      'blue-ribbon-1940':
        'If it was the partner’s lead and nobody has played yet, the opponent on the partner’s right names the suit to lead. Against a lone hand, play stops and the lone player scores 4.',
      donohue:
        'Until all have played to it, the other side may have the lead taken back. The card then stays face up, to be played when that side says. Once all have played, the trick stands.',
      'uspc-1898':
        'Until all the others have played to the lead, it must be taken back. The card then stays face up, to be played when either opponent says. Once all have played, the lead stands.',
    },
    see: ['euchre.points.lead-against-lone', 'euchre.law.exposed-card'],
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Play out of turn',
    gist: 'A player plays to a trick before their turn.',
    aka: ['played ahead of partner', 'played too early'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'uspc-1898': silent('Only a lead out of turn is ruled.'),
      donohue: always([mayDemand('opponents', takesBack('offender', 'card')), cardExposed()], cites.donohue.outOfTurn(28), {
        note: 'It is never called where the call would make a revoke.',
      }),
      'blue-ribbon-1940': silent('Only a lead out of turn is ruled.'),
      sierra: silent(),
    }),
  }),
  'trumped-by-mistake': law({
    offence: 'irregular-play',
    title: 'Trumped by mistake',
    gist: 'A player trumps a trick in error, and an opponent may have played differently because of it.',
    aka: ['trumped by accident', 'took back the trump'],
    moment: 'play',
    facts: {
      misled: fact('Did an opponent play differently because of it?', 'Opponent misled', {
        yes: { label: 'Yes', if: 'if the trump made an opponent play differently' },
        no: { label: 'No', if: 'if the trump did not change an opponent’s play' },
      }),
    },
    usual: { misled: 'yes' },
    readings: (says) => ({
      'uspc-1898': silent(),
      donohue: says(
        [
          {
            when: { misled: 'yes' },
            then: [mayChange('opponent', 'card'), mayRequire('opponent', 'offender', playThatTrump)],
          },
          { when: { misled: 'no' }, then: [notDecided] },
        ],
        cites.donohue.outOfTurn(29),
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
    leads: {
      donohue:
        'An opponent whom the trump misled may change the card played to the trick, and may later say when that trump must be played. The book covers nothing else.',
    },
  }),
  'two-cards-to-a-trick': law({
    offence: 'irregular-trick',
    title: 'Two cards played to one trick',
    gist: 'A player puts two cards into the same trick.',
    aka: ['five cards in the trick', 'played twice'],
    moment: 'play',
    facts: {
      turned: fact('Has the trick been turned down with the card too many in it?', 'Trick turned', {
        no: { label: 'No', if: 'before the trick with the extra card is turned over' },
        yes: { label: 'Yes', if: 'once the trick with the extra card is turned over' },
      }),
    },
    usual: { turned: 'no' },
    readings: (says) => ({
      'uspc-1898': silent(),
      donohue: says(
        [
          { when: { turned: 'no' }, then: [choosesWhich('opponent', 'card')], note: 'Not so as to make a revoke.' },
          { when: { turned: 'yes' }, then: [mayDemand('opponents', newDeal(null)), undecided('next-dealer')] },
        ],
        cites.donohue.outOfTurn(30),
      ),
      'blue-ribbon-1940': silent('The section does not name it; by the general laws of the book the cards are exposed (page 255).'),
      sierra: silent(),
    }),
    leads: {
      donohue: 'Until the trick is turned over, an opponent chooses which of the two cards counts. After that, the other side may have the cards dealt again.',
    },
    see: ['general-laws.law.exposed-card'],
  }),
};
