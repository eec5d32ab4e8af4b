// The index of penalties: the hundred that are asked for most, by game, and every offence by the part of the deal that it belongs to.
import type { OffenceId, ResolvedLaw } from '../../../rules-engine/index.ts';
import { commonGames } from '../common-games.ts';
import { places } from '../library.ts';
import { type Heading, offences } from './headings.ts';

/** The parts of a deal, and boards and balls, with their offences, most asked for first. Every offence is in one of them. */
const PARTS: readonly { readonly title: string; readonly offences: readonly OffenceId[] }[] = [
  {
    title: 'The play of the cards',
    offences: [
      'revoke',
      'lead-out-of-turn',
      'play-out-of-turn',
      'exposed-card',
      'irregular-trick',
      'irregular-play',
      'held-back',
      'suit-not-broken',
      'irregular-meld',
      'looking-back',
      'abandoned-hand',
      'dummy-interferes',
    ],
  },
  {
    title: 'Before and during the deal',
    offences: [
      'misdeal',
      'wrong-number-of-cards',
      'exposed-in-deal',
      'deal-out-of-turn',
      'improper-cut',
      'imperfect-pack',
      'faced-card-in-pack',
      'wrong-shuffle',
      'cards-touched-early',
      'seats-and-partners',
    ],
  },
  { title: 'Trump, bids and calls', offences: ['irregular-bid', 'bid-out-of-turn', 'trump-turned-wrongly', 'wrong-trump', 'irregular-lone-hand'] },
  { title: 'Discard, draw and bets', offences: ['irregular-discard', 'irregular-draw', 'irregular-starter', 'irregular-bet', 'false-opening'] },
  {
    title: 'The show, the count and the score',
    offences: ['miscall', 'over-score', 'under-score', 'score-error', 'peg-trouble', 'hand-not-shown', 'foul-hand', 'false-claim'],
  },
  {
    title: 'Boards, balls and dice',
    offences: ['piece-touched', 'irregular-move', 'wrong-set-up', 'clock-trouble', 'foul-stroke', 'irregular-ball', 'pins-disturbed', 'irregular-throw'],
  },
  { title: 'At any time', offences: ['table-talk', 'wrong-penalty', 'other-fault'] },
];

/** Every offence that some game has a law on, by the part of the deal. */
export const offencesByPart: readonly { readonly title: string; readonly headings: readonly Heading[] }[] = PARTS.map((part) => ({
  title: part.title,
  headings: part.offences.flatMap((id) => offences.filter(({ topic }) => topic.id === id)),
}));

/** The number of games in the list of most requested laws, and the number of laws of each. */
const [GAMES, LAWS] = [25, 4];
const ASKED: readonly string[] = [
  'revoke',
  'lead-out-of-turn',
  'misdeal',
  'wrong-number-of-cards',
  'exposed-card',
  'over-score',
  'under-score',
  'irregular-bet',
  'foul-stroke',
  'piece-touched',
  'irregular-bid',
  'play-out-of-turn',
  'irregular-meld',
  'held-back',
  'miscall',
  'irregular-draw',
  'irregular-move',
  'exposed-in-deal',
  'deal-out-of-turn',
  'false-opening',
  'suit-not-broken',
  'irregular-play',
];

/** One law for each of the offences that players name most: the one with the offence's key, otherwise the first. */
const askedFirst = (laws: readonly ResolvedLaw[]): ResolvedLaw[] => {
  const faults = laws.filter(({ topic }) => topic.kind === 'offence');
  return ASKED.flatMap((offence) => {
    const of = faults.filter(({ topic }) => topic.id === offence);
    return of.find(({ key }) => key === offence) ?? of[0] ?? [];
  });
};

/** The laws of a place that are asked for most, filled up with the others. */
export const mostAskedOf = (laws: readonly ResolvedLaw[], most: number): readonly ResolvedLaw[] =>
  [...new Set([...askedFirst(laws), ...laws.filter(({ topic }) => topic.kind === 'offence'), ...laws])].slice(0, most);

/** The most requested laws of the most played games: for each, the first laws on the offences that players name most. */
export const mostAsked: readonly { readonly id: string; readonly title: string; readonly laws: readonly ResolvedLaw[] }[] = commonGames
  .flatMap((id) => {
    const place = places.find((one) => one.id === id);
    const laws = askedFirst(place?.laws ?? []).slice(0, LAWS);
    return place === undefined || laws.length < 2 ? [] : [{ id, title: place.described.title, laws }];
  })
  .slice(0, GAMES);
