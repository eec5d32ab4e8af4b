// One or two pages of every kind that the site has, for what must hold on each of them.

/** Addresses, by what kind of page each is. */
export const KINDS = {
  front: '/',
  games: '/games/',
  game: '/games/euchre/',
  'game with cards to pick': '/games/cribbage/',
  'game with number pads': '/games/poker/',
  'game with a sheet': '/games/spades/',
  'game with a board': '/games/chess/',
  variant: '/games/euchre/railroad/',
  'variant of another game': '/games/poker/jack-pots/',
  'general laws': '/games/general-laws/',
  'whole code': '/games/cribbage/code/',
  law: '/games/euchre/law/revoke/',
  'law with many cases': '/games/auction-bridge/law/revoke/',
  scorer: '/games/cribbage/score/hand/',
  sheet: '/games/contract-bridge/score/rubber/',
  offences: '/penalties/',
  offence: '/penalties/revoke/',
  'offences of a shelf': '/penalties/moments/euchre/',
  questions: '/questions/',
  question: '/questions/allowed/',
  scores: '/score/',
  'scores of a shelf': '/score/euchre/',
  books: '/books/',
  book: '/books/uspc-1898/',
  'book by shelf': '/books/uspc-1898/euchre/',
  glossary: '/glossary/',
  about: '/about/',
  api: '/api/',
  changes: '/changes/',
  accessibility: '/accessibility/',
  offline: '/offline/',
  'my games': '/my-games/',
  practice: '/practice/?game=euchre',
  search: '/search/',
  found: '/search/?q=revoke+euchre',
  missing: '/404.html',
} as const satisfies Readonly<Record<string, string>>;

/** Kind and address of each. */
export const EVERY_KIND = Object.entries(KINDS);
