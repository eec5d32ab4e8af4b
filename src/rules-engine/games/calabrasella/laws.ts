import { always, fact, law } from '../../laws/laws.ts';
import {
  allowed,
  barred,
  choice,
  handEnds,
  loses,
  losesGame,
  must,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  passesTo,
  paysPoints,
  permitted,
  scores,
  wins,
} from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { countMore, seeExposedFirst, showExchange } from './words.ts';

const BOOK = 'blue-ribbon-1940';

export const laws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Anything wrong with the deal',
    gist: 'The cards are dealt wrongly in some way.',
    aka: ['misdeal', 'dealt wrong', 'wrong number of cards', 'card turned up dealing'],
    moment: 'deal',
    facts: {},
    readings: () => ({ [BOOK]: always(newDeal(), cites.blue.penalties, { note: 'The game has no misdeals.' }) }),
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody offers to play',
    gist: 'All the players pass.',
    aka: ['all pass', 'nobody plays', 'no one says I play'],
    moment: 'bidding',
    facts: {},
    readings: () => ({ [BOOK]: always(passesTo('deal', 'left-of-dealer'), cites.blue.penalties) }),
  }),
  'card-asked-for': law({
    question: 'obliged',
    title: 'Card asked for',
    gist: 'The single player asks the others for a card.',
    aka: ['ask for a three', 'asking for a two', 'three in the stock', 'ask again'],
    moment: 'draw',
    facts: {
      card: fact('What does the player ask for?', 'Asked for', {
        three: { label: 'A three of a named suit', chip: 'A three', if: 'if the player asks for a three of a named suit' },
        two: { label: 'A two, with all four threes in hand', chip: 'Two, with threes', if: 'if the player asks for a two, with all four threes in hand' },
        'two-short': { label: 'A two, without all four threes', chip: 'Two, threes short', if: 'if the player asks for a two without holding all four threes' },
        again: { label: 'Another card, because the three is with nobody', chip: 'Another card', if: 'if the three is with nobody and the player asks again' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A three of a named suit may be asked for. A two may be asked for only with all four threes in hand. If nobody has the three, the player may not ask again.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { card: ['three', 'two'] },
            then: [allowed('lone-player', 'ask')],
            note: 'The opponent who holds the card gives it up and gets a card in exchange.',
          },
          { when: { card: 'two-short' }, then: [barred('lone-player', 'ask')] },
          { when: { card: 'again' }, then: [barred('lone-player', 'ask')], note: 'The three lies in the stock, and nothing else may be asked for.' },
        ],
        cites.blue.scoring,
      ),
    }),
  }),
  'exchanged-card-shown': law({
    offence: 'exposed-card',
    title: 'Card given in exchange shown',
    gist: 'The opponent who gave up the card asked for lets their partner see what they got for it.',
    aka: ['showed the exchange', 'showed partner the card'],
    moment: 'draw',
    facts: {},
    readings: () => ({ [BOOK]: always([barred('offender', showExchange), noPenaltyPrinted], cites.blue.scoring) }),
  }),
  'stock-looked-at': law({
    offence: 'cards-touched-early',
    title: 'Stock looked at',
    gist: 'A player turns over or looks at the stock, or at a card of it.',
    aka: ['looked at the stock', 'peeked at the widow', 'turned the stock', 'saw the four cards'],
    moment: 'discard',
    facts: {
      who: fact('Who looked, and when?', 'Looked', {
        early: {
          label: 'Anybody before the announcement, or the single player before discarding',
          chip: 'Too early',
          if: 'if it was before announcing, or by the player before discarding',
        },
        opponent: {
          label: 'An opponent, after the player had announced and before the player’s discard',
          chip: 'Opponent, between',
          if: 'if an opponent looked between announcement and discard',
        },
        'opponent-late': {
          label: 'An opponent, after the player had discarded',
          chip: 'Opponent, after',
          if: 'if an opponent looked after the player had discarded',
        },
        proper: { label: 'The player, after announcing and discarding', chip: 'Player, in time', if: 'if the player looked after announcing and discarding' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player who looks before anyone has announced to play loses the game and pays each opponent 35 points. So does the single player who looks before discarding. There are more cases.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { who: 'early' },
            then: [losesGame('offender'), paysPoints('offender', pointsOf(points['stock-penalty'], BOOK), 'point', 'each-opponent')],
            note: 'The sentence names no player: any player who looks before announcing falls under its words.',
          },
          { when: { who: 'opponent' }, then: [noPenalty, allowed('lone-player', seeExposedFirst)], note: 'The lone player then discards as they like.' },
          { when: { who: 'opponent-late' }, then: [notDecided] },
          { when: { who: 'proper' }, then: [permitted], note: 'The player turns the stock face up once they have discarded.' },
        ],
        [cites.blue.penalties, cites.blue.scoring],
      ),
    }),
  }),
  'lead-out-of-turn': law({
    offence: 'lead-out-of-turn',
    title: 'Lead out of turn',
    gist: 'A player leads when another has the lead.',
    aka: ['wrong lead', 'partner led', 'led twice'],
    moment: 'lead',
    facts: {
      who: fact('Who led?', 'Who led', {
        partner: { label: 'One of the two partners', chip: 'A partner', if: 'if one of the two partners led' },
        single: { label: 'The single player', chip: 'Single player', if: 'if the single player led' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If a partner led, the single player may play on, or end the play, take the stock and score 3 points; the partners keep what they took. The book covers no other lead.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { who: 'partner' },
            then: [
              choice(
                'lone-player',
                [handEnds, wins('lone-player', 'stock'), scores('lone-player', pointsOf(points['last-trick'], BOOK)), barred('opponents', countMore)],
                must('all-players', 'play-on'),
              ),
            ],
          },
          { when: { who: 'single' }, then: [notDecided] },
        ],
        cites.blue.penalties,
      ),
    }),
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Revoke',
    gist: 'A player does not follow suit although able to.',
    aka: ['renege', 'nine points', 'did not follow suit'],
    moment: 'play',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The side that revoked loses 9 points, and the other side scores 9 points.' },
    readings: () => ({
      [BOOK]: always([loses('offending-side', pointsOf(points.revoke, BOOK)), scores('innocent-side', pointsOf(points.revoke, BOOK))], cites.blue.penalties, {
        note: 'It is set right at the end of the hand, in the points of both sides. No limit of time is set to the claim.',
      }),
    }),
    see: ['calabrasella.score.deal'],
  }),
};
