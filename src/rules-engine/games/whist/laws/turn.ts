import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  callSuit,
  cardExposed,
  choice,
  mayDemand,
  mayRequire,
  must,
  newDeal,
  noPenalty,
  notDecided,
  stands,
  takesBack,
} from '../../../laws/remedies.ts';
import { cites, NO_LAWS } from '../cites.ts';
import { calledHand, fourthHand, haveCardsDrawn, lastOpponent, leaveTrick, partnerOfMixed, playEarly, playExtremeOrRuff, rightOfCalledHand } from '../words.ts';

export const turnLaws = {
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads when it is the turn of another.',
    aka: ['led when it was partner', 'wrong hand led', 'false lead'],
    moment: 'lead',
    facts: {
      played: fact('Have all played to it?', 'All have played', {
        some: { label: 'Not yet', chip: 'No', if: 'before all have played to the lead' },
        all: { label: 'Yes', if: 'once all have played to the lead' },
      }),
      able: fact('Can the player called on lead the suit named?', 'Has the suit named', {
        yes: { label: 'Yes', if: 'if the suit named can be led' },
        no: { label: 'No, that player has none of it', chip: 'No', if: 'if the player called on has none of the suit' },
      }),
    },
    usual: { played: 'some', able: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon the card stays face up, to be played when the other side says. By Donohue the other side may choose that, or name the suit to be led. By U.S. Playing Card the cards are taken back, and the other side may only name a suit (no penalty once all have played).',
    },
    leads: {
      'blue-ribbon-1940': 'The card stays face up, to be played when the other side says.',
      donohue: 'Either opponent chooses: the card stays face up, to be played when they say, or the player whose lead it was must lead a suit that they name.',
      'uspc-1898':
        'Before all have played, the cards are taken back, and an opponent may name a suit for that player’s side to lead. After that, there is no penalty.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { played: 'some', able: 'yes' },
            then: [takesBack('all-players', 'cards'), callSuit(rightOfCalledHand, calledHand)],
            note: 'It is called the first time that either of them has the lead; the cards taken back are not liable.',
          },
          { when: { played: 'some', able: 'no' }, then: [takesBack('all-players', 'cards')], note: 'No penalty is left.' },
          { when: { played: 'all' }, then: [noPenalty] },
        ],
        [cites.uspc.law(24), cites.uspc.law(20)],
        'The card led is not an exposed card.',
      ),
      donohue: says(
        [
          {
            when: { able: 'yes' },
            then: [choice('either-opponent', cardExposed('offender', 'either-opponent'), callSuit('either-opponent', 'proper-leader'))],
            note: 'The card may be called at any time in that deal, if it forces no revoke.',
          },
          {
            when: { able: 'no' },
            then: [cardExposed('offender', 'either-opponent')],
            note: 'The card may be called at any time in that deal; a suit that the proper leader lacks is not dealt with.',
          },
        ],
        cites.donohue.outOfTurnLead,
        'The law sets no limit by the number of cards played.',
      ),
      ...NO_LAWS,
      'blue-ribbon-1940': always(cardExposed('offender', 'opponents'), [cites.blue.generalLaws, cites.blue.generalPlay], {
        note: 'In some games a suit may be called instead. The book does not say which games these are.',
      }),
    }),
    see: ['general-laws.law.lead-out-of-turn', 'whist.law.exposed-card'],
  }),
  'winners-led-on': law({
    offence: 'lead-out-of-turn',
    title: 'Lead before the trick is complete',
    gist: 'A player leads again before their partner has played to the trick.',
    aka: ['led two cards', 'played out the winners', 'did not wait for partner'],
    moment: 'lead',
    notGeneral: true,
    needs: ['partners'],
    facts: {
      who: fact('Who led on?', 'Who led on', {
        leader: { label: 'The leader, whose card no opponent can beat', chip: 'The leader', if: 'if the leader led on, with cards no opponent can beat' },
        second: {
          label: 'The second hand, whose card is winning, before the fourth hand played',
          chip: 'Second hand',
          if: 'if the second hand led on before the fourth hand played',
        },
      }),
    },
    verdict: {
      kind: 'apart',
      say: 'The books cover different cases: Donohue the second to play to the trick, U.S. Playing Card its leader, leading again too soon. By both, either opponent may make the partner win the trick, if able. Only U.S. Playing Card adds that the cards led too soon stay face up and may be called.',
    },
    leads: {
      donohue:
        'If the second player to a trick led to the next one too soon, either opponent may make that player’s partner win the unfinished trick, if able. The book covers nothing else.',
      'uspc-1898':
        'If the leader led again too soon, either opponent may make the leader’s partner win the trick, if able. The cards led too soon stay face up, to be played when either opponent says.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          {
            when: { who: 'leader' },
            then: [mayRequire('either-opponent', 'partner-of-offender', 'win-trick-if-able'), cardExposed('offender', 'either-opponent')],
            note: 'It is the first of the tricks that the partner may be made to take; every card after the first is liable, thrown together or one by one.',
          },
          { when: { who: 'second' }, then: [notDecided], note: 'As a lead out of turn it falls under that law; this one names the leader.' },
        ],
        cites.uspc.law(22),
      ),
      donohue: says(
        [
          { when: { who: 'second' }, then: [mayRequire('either-opponent', 'partner-of-offender', 'win-trick-if-able')] },
          { when: { who: 'leader' }, then: [notDecided] },
        ],
        cites.donohue.outOfTurnLead,
      ),
      ...NO_LAWS,
    }),
    see: ['whist.law.lead-out-of-turn'],
  }),
  'play-out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Play out of turn',
    gist: 'A player plays to a trick before their turn.',
    aka: ['third hand played before second', 'fourth hand played too early', 'played before partner'],
    moment: 'play',
    needs: ['partners'],
    facts: {
      who: fact('Who played too early?', 'Too early', {
        third: { label: 'The third hand, before the second', chip: 'Third hand', if: 'if the third hand played before the second' },
        fourth: {
          label: 'The fourth hand, before the second, and the third has not played',
          chip: 'Fourth hand',
          if: 'if the fourth hand played before the second and the third',
        },
      }),
    },
    leads: {
      donohue:
        'If the third player played before the second, the fourth may too. If the fourth played before the second and third, the second may win or trump the trick only to avoid a revoke.',
      'uspc-1898':
        'If the third hand played early, the fourth may too. If the fourth played before both, the third may make the second play the suit’s highest or lowest or, without it, trump or not.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if the fourth player played before the second and the third. By Donohue the second may win or trump the trick only to avoid a revoke. By U.S. Playing Card the third may make the second play the highest or lowest of the suit or, without the suit, trump or not trump.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { who: 'third' }, then: [allowed(fourthHand, playEarly)] },
          { when: { who: 'fourth' }, then: [mayRequire('third-hand', 'second-hand', playExtremeOrRuff)] },
        ],
        [cites.uspc.law(25), cites.uspc.law(26)],
        'Only the third hand has the right to dictate. What binds the second hand is that their own partner offended.',
      ),
      donohue: says(
        [
          { when: { who: 'third' }, then: [allowed(fourthHand, playEarly)], doubtful: true },
          { when: { who: 'fourth' }, then: [must('partner-of-offender', leaveTrick)], doubtful: true },
        ],
        doubted(
          cites.donohue.outOfTurnLead,
          'A general sentence besides makes any card played out of turn liable to be called in that deal; whether it adds to these cases is open.',
        ),
      ),
      ...NO_LAWS,
    }),
  }),
  'no-card-to-trick': law({
    offence: 'irregular-trick',
    title: 'No card played to a trick',
    gist: 'A player lets a trick be gathered without playing to it, and so has a card too many.',
    aka: ['forgot to play', 'trick with three cards', 'one card left over'],
    moment: 'trick-turned',
    notGeneral: true,
    facts: {
      next: fact('Has that player played to the next trick?', 'Has played on', {
        no: { label: 'Not yet', if: 'before that player has played to the next trick' },
        yes: { label: 'Yes', if: 'once that player has played to the next trick' },
      }),
    },
    usual: { next: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on when the other side may have a new deal: by Donohue whether or not the player has played to the next trick, by U.S. Playing Card only once the player has.',
    },
    leads: {
      'uspc-1898': 'Once that player has played to the next trick, the other side may have the cards dealt again. Until then it may not.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { next: 'no' }, then: [barred('opponents', 'claim-new-deal')] },
          {
            when: { next: 'yes' },
            then: [choice('opponents', newDeal(null), stands('deal'))],
            note: 'The card too many is left out of account in a hand that is played out.',
          },
        ],
        cites.uspc.law(19),
        'It supposes that the opponents have their own right number.',
      ),
      donohue: always(mayDemand('opponents', newDeal(null)), cites.donohue.omittingPlayTrick),
      ...NO_LAWS,
    }),
    consult: { 'uspc-1898': { who: 'opponents', may: true, cites: [cites.uspc.law(19)] } },
    see: ['whist.law.wrong-number-of-cards'],
  }),
  'attention-to-trick': law({
    offence: 'table-talk',
    title: 'Attention called to the trick or the score',
    gist: 'A player draws notice to the trick or to the score before their partner has played.',
    aka: ['that trick is ours partner', 'we need this one', 'pulled the trick toward him'],
    moment: 'play',
    needs: ['partners'],
    facts: {},
    readings: () => ({
      'uspc-1898': always(mayRequire(lastOpponent, 'partner-of-offender', playExtremeOrRuff), cites.uspc.law(35)),
      donohue: silent(),
      ...NO_LAWS,
    }),
    leads: {
      'uspc-1898':
        'The opponent who plays last may make the partner of the player who spoke play the highest or lowest of the suit led or, if the partner has none, trump or not trump.',
    },
  }),
  'cards-placed': law({
    question: 'allowed',
    title: 'Asking who played what',
    gist: 'A player asks that each player draw back the card played to the trick, or asks who played a certain card.',
    aka: ['draw cards', 'draw your cards', 'whose card is that', 'who played the ace'],
    moment: 'play',
    facts: {
      what: fact('What is asked?', 'Asked', {
        draw: { label: 'That each player draw back the card played', chip: 'Draw your cards', if: 'if a player asks that the cards be drawn' },
        'who-played': { label: 'Who played a certain card', chip: 'Who played it', if: 'if a player asks who played a certain card' },
      }),
      touched: fact('Have the cards been touched for gathering?', 'Trick touched', {
        no: { label: 'No', if: 'before the trick is touched for gathering' },
        yes: { label: 'Yes', if: 'once the trick is touched for gathering' },
      }),
    },
    usual: { what: 'draw', touched: 'no' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on who may have the cards drawn back: by Donohue only the partner of a player whose card was mixed with others; by U.S. Playing Card any player, until the trick is touched for gathering.',
    },
    leads: {
      donohue: 'If a player’s card was mixed with others, that player’s partner may have each card drawn back. Nobody may ask who played which card.',
      'uspc-1898': 'Until the trick is touched for gathering, any player may have each card drawn back. The book does not cover asking who played a card.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { what: 'draw', touched: 'no' }, then: [allowed('anyone', haveCardsDrawn)] },
          { when: { what: 'draw', touched: 'yes' }, then: [barred('anyone', haveCardsDrawn)] },
          { when: { what: 'who-played' }, then: [notDecided] },
        ],
        cites.uspc.law(34),
      ),
      donohue: says(
        [
          {
            when: { what: 'draw' },
            then: [allowed(partnerOfMixed, haveCardsDrawn)],
            note: 'The right arises if a player has laid a card down in front and an opponent mixes their own cards with it.',
          },
          { when: { what: 'who-played' }, then: [barred('anyone', 'ask-who-played')] },
        ],
        cites.donohue.respectingWho,
      ),
      ...NO_LAWS,
    }),
  }),
};
