// Disputes at games of skill, as players tell them.

export interface Quarrel {
  readonly story: string;
  readonly page: string;
  /** Key of the law. */
  readonly law: string;
  /** Answers by fact, in the order of the questions; those to questions that are not asked are left out. */
  readonly answers: Readonly<Record<string, string>>;
  readonly ruling: RegExp;
  readonly source: RegExp;
}
export const QUARRELS_OF_SKILL: readonly Quarrel[] = [
  {
    story: 'the dealer gave six cards at écarté, and the seventh was turned',
    page: '/games/ecarte/',
    law: 'wrong-number-dealt',
    answers: { whose: 'pone', what: 'many', turned: 'yes' },
    ruling: /throw them out|dealt again|drawing or discarding/,
    source: /Donohue|1940.*p\. ?219/,
  },
  {
    story: 'the king was turned at écarté, and not marked before the next lead',
    page: '/games/ecarte/',
    law: 'king-not-announced',
    answers: { who: 'turned', when: 'late' },
    ruling: /does not cover|No book decides/,
    source: /1940.*p\. ?219|Donohue/,
  },
  {
    story: 'a huff refused at draughts',
    page: '/games/checkers/',
    law: 'penalty-refused',
    answers: { what: 'huff' },
    ruling: /claim the game as won|submit to the penalty/,
    source: /Donohue.*p\. ?178|1940.*p\. ?153/,
  },
  {
    story: 'a huff asked for at draughts after the opponent had moved',
    page: '/games/checkers/',
    law: 'capture-refused',
    answers: { stage: 'moved' },
    ruling: /may not huff/,
    source: /Donohue.*p\. ?17|1940.*p\. ?1[45]/,
  },
  {
    story: 'two kings taken at Polish draughts where three men could have been',
    page: '/games/polish-draughts/',
    law: 'most-pieces',
    answers: { differ: 'number' },
    ruling: /greater number|whichever way/,
    source: /Donohue.*p\. ?271|1940.*p\. ?153/,
  },
  {
    story: 'both sides could go out in one deal at five hundred',
    page: '/games/five-hundred/',
    law: 'who-is-out-first',
    answers: { who: 'bidder' },
    ruling: /bidder wins the game/,
    source: /1940.*p\. ?234/,
  },
  {
    story: 'a revoke at spoil five',
    page: '/games/spoil-five/',
    law: 'revoke',
    answers: {},
    ruling: /may not win the pool/,
    source: /1940.*p\. ?370/,
  },
  {
    story: 'a meld at bezique declared after the draw',
    page: '/games/bezique/',
    law: 'declared-out-of-time',
    answers: { when: 'drawn' },
    ruling: /may not make the declaration/,
    source: /1940.*pp?\. ?28/,
  },
  {
    story: 'closed at sixty-six, and made 65',
    page: '/games/sixty-six/',
    law: 'closed-and-failed',
    answers: { had: 'yes', has: 'less' },
    ruling: /2 points/,
    source: /Donohue.*pp?\. ?35/,
  },
  {
    story: 'a bid at cinch made by the dealer out of turn',
    page: '/games/cinch/',
    law: 'bid-out-of-turn',
    answers: { who: 'dealer' },
    ruling: /lose their bids/,
    source: /1940.*p\. ?187/,
  },
  {
    story: 'a player at loo who passed, then played',
    page: '/games/loo/',
    law: 'passed-then-played',
    answers: { what: 'played' },
    ruling: /may not take back the declaration/,
    source: /Donohue.*p\. ?74/,
  },
  {
    story: 'a mah-jong hand called without the twenty points, and shown',
    page: '/games/mah-jong/',
    law: 'called-without-twenty',
    answers: { shown: 'yes', who: 'other' },
    ruling: /half the limit/,
    source: /1940.*p\. ?420/,
  },
  {
    story: 'a point at piquet called good that the cards do not bear out',
    page: '/games/piquet/',
    law: 'wrong-declaration',
    answers: { played: 'after' },
    ruling: /may not count any other declaration/,
    source: /1940.*p\. ?278/,
  },
];
