import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, choice, isDone, must, noPenalty, noPenaltyPrinted, notDecided, paysPoints, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { announcer, doubleNext, higherMistie, playAgainstDealer, ramsHolder, undertrump } from './words.ts';

const { deal, declare, play, shares, rams } = cites.blue;

/** Offences and questions at rams. */
export const laws = {
  'six-players': law({
    question: 'runs-out',
    title: 'Cards for six players',
    gist: 'Six play with 32 cards, and the pack does not last for the widow and the trump card.',
    aka: ['not enough cards', 'pack too small', 'six hands', '36 cards'],
    moment: 'deal',
    needs: ['widow'],
    cases: [
      {
        then: [notDecided],
        note: 'Six hands of five take thirty cards; a widow and a card to turn want six more. The book has up to six players all the same.',
      },
    ],
    cites: deal,
  }),
  'widow-taken': law({
    question: 'obliged',
    title: 'Whether the widow must be played',
    gist: 'A player has changed their hand for the widow, and would now pass.',
    aka: ['took the widow', 'pass with the widow', 'bad widow'],
    moment: 'bidding',
    needs: ['widow'],
    leads: { 'blue-ribbon-1940': 'The player who took the widow must play it and may not pass any more.' },
    cases: [{ then: [must('widow-taker', 'play-widow')] }],
    cites: declare,
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Everybody passes to the dealer’s right',
    gist: 'All have passed but the player on the dealer’s right, and the dealer.',
    aka: ['nobody plays', 'all fold', 'last man before the dealer', 'everybody passes'],
    moment: 'bidding',
    cases: [
      {
        then: [choice('right-of-dealer', must('right-of-dealer', playAgainstDealer), paysPoints('right-of-dealer', 5, 'counter', 'dealer'))],
        note: 'The book does not say what becomes of the pool when the dealer is paid.',
      },
    ],
    cites: declare,
    see: ['rams.points.default'],
  }),
  'dealer-exchanges': law({
    question: 'allowed',
    title: 'The trump card in the dealer’s hand',
    gist: 'The dealer plays, and would have the card that is turned up.',
    aka: ['take up the trump', 'rob the trump', 'dealer takes the turned card', 'exchange'],
    moment: 'draw',
    needs: ['turned-card'],
    cases: [{ then: [allowed('dealer', 'take-turned-card')], note: 'Any card of the dealer’s hand may go for it.' }],
    cites: declare,
  }),
  'heading-the-trick': law({
    question: 'obliged',
    title: 'Heading the trick, and undertrumping',
    gist: 'A player would rather keep a card that they could play.',
    aka: ['must I win', 'must I trump', 'must I undertrump', 'can I duck', 'follow suit'],
    moment: 'play',
    needs: ['tricks', 'trump'],
    facts: {
      holds: fact('What does the player hold?', 'Holds', {
        higher: { label: 'A card of the suit led that wins', chip: 'Winning suit card', if: 'if the player holds a card of the suit led that wins' },
        lower: { label: 'Cards of the suit led that do not win', chip: 'Losing suit cards', if: 'if the player’s cards of the suit led cannot win' },
        trump: { label: 'None of the suit, and a trump that wins', chip: 'Winning trump', if: 'if the player has none of the suit but a trump that wins' },
        under: {
          label: 'None of the suit, and lower trumps than that played',
          chip: 'Low trumps only',
          if: 'if the player has none of the suit and only trumps too low',
        },
        neither: { label: 'None of the suit and no trump', chip: 'No suit, no trump', if: 'if the player has none of the suit and no trump' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player must follow suit and win the trick if able. Without the suit, the player must trump, even with a trump too low to win. With neither, any card may be played.',
    },
    cases: [
      { when: { holds: 'higher' }, then: [must('player', 'follow-suit'), must('player', 'win-trick-if-able')] },
      { when: { holds: 'lower' }, then: [must('player', 'follow-suit')] },
      { when: { holds: 'trump' }, then: [must('player', 'win-with-trump')] },
      { when: { holds: 'under' }, then: [must('player', undertrump)] },
      { when: { holds: 'neither' }, then: [allowed('player', 'play-any-card')] },
    ],
    cites: play,
    see: ['rams.law.revoke'],
  }),
  revoke: law({
    offence: 'revoke',
    title: 'Trick not headed, or suit not followed',
    gist: 'A player could follow suit, head the trick or undertrump, and does not.',
    aka: ['renege', 'did not head the trick', 'did not undertrump', 'failed to follow suit'],
    moment: 'play',
    needs: ['tricks'],
    leads: {
      'blue-ribbon-1940':
        'A player must follow suit and win the trick, if able. Without the suit, the player must trump, even with a trump too low to win. The book names no penalty.',
    },
    cases: [{ then: [must('offender', 'follow-suit'), must('offender', 'win-trick-if-able'), must('offender', undertrump), noPenaltyPrinted] }],
    cites: play,
    note: 'The book gives the duties, but no penalty for breaking them.',
    see: ['rams.law.heading-the-trick'],
  }),
  'takes-no-trick': law({
    question: 'who-pays',
    title: 'A player takes no trick',
    gist: 'The hand is over, and somebody has won nothing.',
    aka: ['no trick', 'looed', 'who pays', 'did I have to pay'],
    moment: 'hand-over',
    facts: {
      did: fact('What had that player done?', 'That player', {
        played: { label: 'That player had played', chip: 'Played', if: 'if the player without a trick had played' },
        passed: { label: 'That player had passed', chip: 'Passed', if: 'if the player without a trick had passed' },
      }),
    },
    usual: { did: 'played' },
    leads: { 'blue-ribbon-1940': 'A player who had played pays 5 counters to the next pool. One who had passed pays nothing.' },
    cases: [
      { when: { did: 'played' }, then: [paysPoints('trickless-player', 5, 'counter', 'next-pool')] },
      { when: { did: 'passed' }, then: [noPenalty] },
    ],
    cites: shares,
    see: ['rams.points.looed'],
  }),
  announced: law({
    leads: { 'blue-ribbon-1940': 'The player who announces it wins the pool, and no card is played. The stakes are doubled for the next pool.' },
    question: 'what-counts',
    title: 'What rams and mistie win',
    gist: 'Rams and misties are played for, and a player announces one of them.',
    aka: ['jack of clubs and a pair', 'three of a kind', 'announce rams', 'takes the pool without playing'],
    moment: 'making-trump',
    cases: [{ then: [wins(announcer, 'pool'), isDone(doubleNext)], note: 'Nothing is played. The book does not say at which moment it is announced.' }],
    cites: rams,
    see: ['rams.points.rams', 'rams.points.mistie', 'rams.law.two-announce'],
  }),
  'two-announce': law({
    question: 'who-wins',
    title: 'Two hands that take the pool',
    gist: 'In one deal two players announce rams or mistie.',
    aka: ['two misties', 'rams against mistie', 'higher three of a kind', 'which wins'],
    moment: 'making-trump',
    facts: {
      hands: fact('What are the hands?', 'Hands', {
        misties: { label: 'Two misties', if: 'if two players announce misties' },
        both: { label: 'Rams and a mistie', chip: 'Rams and mistie', if: 'if one player announces rams and another a mistie' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Rams wins the pool from a mistie. Of two misties, the higher wins it.' },
    cases: [
      { when: { hands: 'misties' }, then: [wins(higherMistie, 'pool')] },
      { when: { hands: 'both' }, then: [wins(ramsHolder, 'pool')] },
    ],
    cites: rams,
    see: ['rams.law.announced'],
  }),
};
