// The words in which players ask for plain facts, and which facts a query asks for. A query asks for a plain fact only if all its words are such
// words: "who deals next" does, "who deals next after a misdeal" is about the misdeal. Pure.
import type { PlainFact } from '../../../rules-engine/vocabulary/plain-facts.ts';
import { near, SMALL, stem } from './words.ts';

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const FIGURE = new RegExp(`^(?:${NUMBER}|\\d+s)$`);
const RANK = 'ace king queen jack joker ten nine eight seven deuce two';
const CARD = `${RANK} trump suit bower club diamond heart spade`;
const HAND = '(?:flush|straight|full house|full boat|house|royal|pairs?|trips|quads|of a kind|triplets)';

interface Asked {
  readonly kind: PlainFact;
  /** The query matches one of these; its words have single spaces between and around them. */
  readonly says: readonly RegExp[];
  /** And does not match this. */
  readonly not?: RegExp;
  /** Other words that the query may contain. */
  readonly words: string;
}

/** By kind, the surest first: a query may ask for two, "how many cards in euchre" for the hand and for the pack. */
const ASKED: readonly Asked[] = [
  {
    kind: 'hands',
    says: [
      / hands? (?:rank|order|value|list)| (?:rank|order|value)\w* (?:of )?(?:poker )?hands?| best hand | hands ranked | hands? in order /,
      new RegExp(
        ` (?:beats?|higher|better|vs|versus|outranks?|over|wins|best|or|lose|stronger|worth) .*${HAND}|${HAND}.* (?:beats?|higher|better|vs|versus|outranks?|or|wins|stronger) `,
      ),
    ],
    words: `hand rank ranking order value list best beat higher high better vs versus outrank over win lose stronger flush straight full house boat royal pair trip quad kind triplet set ${RANK}`,
  },
  {
    kind: 'next-deal',
    says: [
      / (?:deals?|dealer|dealing) (?:is )?next | next (?:to )?deal(?:er|s)? | deals? (?:after|again) | (?:winner|loser|same person) deals? | whose deal | (?:does|do|is) (?:the )?deal (?:pass|alternat|rotat|mov|go)/,
    ],
    words: 'deal dealer next after again winner loser win lose same person pass alternate rotate move go left right hand round turn whose change clockwise',
  },
  {
    kind: 'first-deal',
    says: [
      / deal\w* .*first | first (?:to )?deal(?:er)? | who (?:deals|is dealer|is the dealer|has the deal|gets to deal) | (?:lowest|highest|low|high) card deals? | cut for (?:the )?deal /,
    ],
    not: / next | how many | how much /,
    words: 'deal dealer first cut high low highest lowest card start begin gets draw pick choose decide',
  },
  {
    kind: 'layout',
    says: [/ (?:piles?|columns?|rows?|layout|tableau|lay ?out|set ?up) /],
    words: 'pile column row layout tableau lay out set up many card each start deal',
  },
  {
    kind: 'deal',
    says: [
      / how (?:many|much) (?:cards?|each|dealt|does|do |are |deal|draw|get|is )| (?:cards?|tiles?|dominoes) (?:each|dealt|per|do you (?:get|deal|draw)) | hand size | size of (?:the |a )?hand | deal\w* how many | number of cards | how many (?:you|u|i|we) /,
    ],
    not: / (?:decks?|packs?|points?) /,
    words: 'many much card tile domino bone deal dealt draw get give each everyone per hand size start number begin initial first receive take',
  },
  {
    kind: 'pack',
    says: [
      / (?:decks?|packs?|equipment) | (?:what|which) cards? | how many (?:cards|pieces?|men|man|checkers?|pawns?|dice|balls?|pins?|reds?|jokers?|queens?|stones?|tiles?|dominoes|dominos|bones?|counters?) | (?:take|leave|throw)\b.* out | what (?:do )?(?:you|i|we) need | (?:a|the|full|one) set /,
    ],
    not: / (?:each player|each hand|dealt|points?) | deal | draw /,
    words: `deck pack equipment card many piece man men checker pawn die dice ball pin red joker stone tile domino bone counter take leave throw out use need set full standard regular kind type size total side each ${CARD}`,
  },
  {
    kind: 'bid',
    says: [
      / (?:minimum|lowest|opening|min|smallest|least|starting|first|low|highest|maximum) (?:opening )?bids? | bids? (?:minimum|min|lowest|order|start) | bid(?:s|ding)? (?:do|can|must|have) | (?:low|much|high|what|little) can (?:you|i|u) bid | (?:suits?|order) .*bid(?:ding)? | what (?:are|is) the bids? |^ bids? $/,
    ],
    words: 'bid bidding minimum lowest opening min smallest least starting start first low highest maximum high much little order suit rank',
  },
  {
    kind: 'trick',
    says: [/ (?:wins?|takes?|won|gets?|who|what|which) .*tricks? /],
    not: / how many | first /,
    words: `win take won get trick card ${CARD}`,
  },
  {
    kind: 'rank',
    says: [
      / (?:order|ranks?|rankings?|value|values) (?:of )?(?:the )?(?:cards?|trumps?|suits?) | (?:cards?|trumps?|suits?) (?:order|rank|value)\w* | aces? .*(?:high|low|1|11|one|eleven) | (?:highest|best|strongest|top|lowest|high|low) (?:card|trump) | (?:ace|king|queen|jack|ten|nine|two|joker) .*(?:higher|lower|better|beats?|above|outranks?|highest|lowest) |^ rank(?:s|ing|ings)? /,
    ],
    not: / bid| deals? | first | leads? /,
    words: `order rank ranking value card high low higher lower highest lowest best better strongest top beat above outrank over count worth ${CARD}`,
  },
  {
    kind: 'lead',
    says: [
      / who (?:is )?(?:goes|go|plays|play|starts?|begins?|leads?|moves?|throws?|rolls?|shoots?|breaks?|bets?|bids?|opens?|first|discards?|serves?) | (?:goes|plays?|moves?|starts?|leads?|throws?|rolls?|bets?) first | first (?:move|lead|turn|player|throw|to (?:play|move|lead|go|start)) | (?:black|white) .*first | (?:starts|leads|begins) $/,
    ],
    not: / deals? | dealer | tricks? (?:wins|goes) | win| lose/,
    words: `goes go play start begin lead move first throw roll shoot break bet bid open serve turn player white black double trick card start opening two clubs ${CARD}`,
  },
  {
    kind: 'players',
    says: [
      new RegExp(
        ` how many (?:people|players?|persons?|can|play|do you need)| (?:max|min|most|fewest|maximum|minimum|number of) (?:players?|people)| can (?:you play with |i play with )?${NUMBER} (?:people |players? |of us |persons? )?(?:play)?| (?:for|with) (?:just )?${NUMBER} (?:players? |people |persons? )?$|^ ${NUMBER} (?:players?|people) `,
      ),
    ],
    not: / cards? | deal| points? | piece| many (?:tiles|dominoes)/,
    words: 'many people player person can play max min most fewest maximum minimum number need just us',
  },
  {
    kind: 'target',
    says: [
      / (?:how many|what) points? | points? (?:to|for|win|wins|needed|is|do|does|a game)| play\w* (?:up )?to | (?:game|go|goes|play|up) (?:is )?to (?:\d+|what)| what score | score (?:to|ends|wins) | winning score | end score | (?:target|final) score |^ (?:to )?\d+ (?:points )?(?:or \d+ )?(?:points )?$| how (?:long|far) /,
    ],
    not: / cards? | tricks? | bids? | hands? /,
    words: 'many point win lose game score play to up end winning needed reach total over out long far final target need go goes hit',
  },
  {
    kind: 'goal',
    says: [
      / (?:object|objective|goal|aim) | how (?:do|does|to|can|d) (?:you |i |we |u |someone |one )?win | (?:what|who|whats) (?:wins?|loses?|is the winner) | how (?:is|are) .* won | how .*(?:win|won) $/,
    ],
    not: / tricks? | points? | hands? | beats? /,
    words: 'object objective goal aim win lose winner won pot game someone one over',
  },
];

const ANY = 'card game player people person play played rule many need usually normally supposed exactly actually please total always official'
  .split(' ')
  .map(stem);
/** Stems twice, since "rankings" has two endings. */
const cut = (word: string) => stem(stem(word));
const known = (words: string) => new Set([...words.split(' '), ...ANY].map(cut));
const allowed = new Map(ASKED.map(({ kind, words }) => [kind, known(words)]));
const VOCABULARY = [...new Set(ASKED.flatMap(({ words }) => words.split(' ')))].filter((word) => word.length > 3);

/** The word of a plain question that an unknown word was meant for. */
export const meantIn = (word: string): string | undefined => (word.length > 3 ? VOCABULARY.find((one) => near(one, word, 1)) : undefined);

/** The most words in a plain question; a longer query describes an incident. */
const WORDS = 9;
/** The most facts that a query asks for. */
const MOST = 2;

/** The facts that a query asks for, the surest first; `words` are without the names of games. */
export function factsAsked(words: readonly string[]): PlainFact[] {
  if (words.length > WORDS) return [];
  const said = ` ${words.join(' ')} `;
  return ASKED.filter(({ kind, says, not }) => {
    if (not?.test(said) === true || !says.some((one) => one.test(said))) return false;
    const its = allowed.get(kind);
    return words.every((word) => SMALL.has(word) || FIGURE.test(word) || its?.has(cut(word)) === true || its?.has(cut(word.replace(/s$/, ''))) === true);
  })
    .map(({ kind }) => kind)
    .slice(0, MOST);
}
