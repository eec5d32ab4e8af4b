import { fact, law as lawOfBooks, silent } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, must, noPenalty, noPenaltyPrinted, paysPoints, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { lastWithCounters, matchedPlayer, matchIt } from './words.ts';

const { match, matched, last } = cites.blue;

/** Offences and questions at snip-snap-snorem. */
export const laws = {
  misdeal: lawOfBooks({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The deal has gone wrong.',
    aka: ['wrong number of cards', 'one has a card more', 'deal again'],
    moment: 'deal',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': silent('The cards are dealt one at a time as far as they go; the book says nothing of a fault in the deal.') }),
  }),
  'first-card': law({
    question: 'allowed',
    title: 'What the first card may be',
    gist: 'The eldest hand begins.',
    aka: ['who begins', 'any card', 'which card to lead'],
    moment: 'lead',
    cases: [{ then: [allowed('eldest-hand', 'lead-any-card')] }],
    cites: match,
  }),
  'held-back': law({
    offence: 'held-back',
    title: 'Matching card held and not played',
    gist: 'A player has a card of the same rank, and lets the turn go by.',
    aka: ['held the queen and did not play it', 'kept the card back', 'must I match', 'could have played', 'passed with a match'],
    moment: 'play',
    cases: [{ then: [must('next-player', matchIt), noPenaltyPrinted] }],
    cites: match,
    leads: { 'blue-ribbon-1940': 'Not allowed: a player who can match the card must play the match. The book names no penalty.' },
    see: ['snip-snap-snorem.law.who-pays'],
  }),
  'two-alike': lawOfBooks({
    question: 'allowed',
    title: 'Two cards of the rank in one hand',
    gist: 'A player who matches the card has another of the same rank.',
    aka: ['play both at once', 'two of a kind', 'snip and snap myself', 'play two cards'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Each player in turn matches the card if able; the book does not say whether one player may put down two at once.'),
    }),
  }),
  'word-not-said': lawOfBooks({
    offence: 'miscall',
    title: 'The word not said',
    gist: 'A player matches the card and does not say snip, snap or snorem.',
    aka: ['forgot to say snip', 'said the wrong word', 'wrong rhyme', 'did not call snorem'],
    moment: 'play',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The words, or a rhyme, go with the cards; the book lays down nothing for a player who does not say theirs.'),
    }),
  }),
  'who-pays': law({
    question: 'who-pays',
    title: 'Who pays when a card is matched',
    gist: 'A card has been matched, and a counter is asked for.',
    aka: ['pay a counter', 'player in between', 'does it cost anything', 'matched at once', 'somebody could not match'],
    moment: 'play',
    facts: {
      by: fact('Who matched it?', 'Matched by', {
        next: { label: 'The next player to the left', chip: 'Next player', if: 'if the next player to the left matched the card' },
        later: { label: 'Another, after one who could not', chip: 'A later player', if: 'if a player in between could not match the card' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the next player to the left matched the card, the player whose card was matched pays 1 counter to the pool. If a player in between could not match it, nothing is paid.',
    },
    cases: [
      { when: { by: 'next' }, then: [paysPoints(matchedPlayer, 1, 'counter', 'pool')] },
      { when: { by: 'later' }, then: [noPenalty] },
    ],
    cites: matched,
    see: ['snip-snap-snorem.points.matched'],
  }),
  'leads-next': lawOfBooks({
    question: 'obliged',
    title: 'Who begins after snorem',
    gist: 'The fourth card of the rank is down.',
    aka: ['who leads next', 'after snorem', 'whose turn now', 'next card'],
    moment: 'next-lead',
    facts: {},
    readings: () => ({ 'blue-ribbon-1940': silent('The book does not say who puts down the next card after snorem.') }),
  }),
  'out-of-counters': lawOfBooks({
    question: 'what-counts',
    title: 'A player without counters',
    gist: 'A player has paid their last counter and still holds cards.',
    aka: ['no counters left', 'am I out', 'lost all my counters', 'do I play on'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('The last player who has a counter wins; the book does not say whether the others play their cards out and pay later.'),
    }),
    see: ['snip-snap-snorem.law.last-with-counters'],
  }),
  'last-with-counters': law({
    question: 'who-wins',
    title: 'Who takes the pool',
    gist: 'All the counters but those of one player are in the pool.',
    aka: ['who wins', 'last man', 'last player with counters', 'takes the pool'],
    moment: 'game-over',
    cases: [{ then: [wins(lastWithCounters, 'pool')] }],
    cites: last,
    see: ['snip-snap-snorem.points.pool-won'],
  }),
};
