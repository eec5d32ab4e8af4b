import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const DECLARED = 'The declarations';
const PIPS = 'The value of a point';
const PLAYED = 'The play';
const REACHED = 'Pic and repic';
const GAME = 'The game';
const { declarations, counting, exchange, play, pic } = cites.blue;

const sequence = (name: string, cards: string, points: number, ...aka: string[]) =>
  item({
    title: name,
    gist: `${cards} cards of a suit in order, where the sequences are good.`,
    aka,
    group: DECLARED,
    bookValue: bookValue(points, declarations),
  });

export const points = {
  'carte-blanche': item({
    title: 'Carte blanche',
    gist: 'A hand dealt without king, queen or jack.',
    aka: ['no court cards', 'blank hand', 'cartes blanches'],
    group: DECLARED,
    bookValue: bookValue(10, exchange),
  }),
  point: item({
    title: 'Point',
    gist: 'The better point, for each card of its suit.',
    aka: ['ruff', 'how much is the point'],
    group: DECLARED,
    bookValue: bookValue(1, declarations, { per: 'a card' }),
  }),
  'point-in-four': item({
    title: 'Point of 34, 44, 54 or 64',
    gist: 'A custom that some keep: the point is reckoned as 3, 4, 5 or 6, one below its cards.',
    aka: ['point of 44', 'point of 54', 'tens of the point'],
    group: DECLARED,
    bookValue: bookValue(-1, doubted(declarations, 'Sometimes only, the book says; it has to be agreed upon.'), { way: 'if-agreed' }),
  }),
  'sequence-eight': sequence('Sequence of eight', 'Eight', 18, 'huitième', 'octave'),
  'sequence-seven': sequence('Sequence of seven', 'Seven', 17, 'septième'),
  'sequence-six': sequence('Sequence of six', 'Six', 16, 'sixième'),
  'sequence-five': sequence('Sequence of five', 'Five', 15, 'quint'),
  'sequence-four': sequence('Sequence of four', 'Four', 4, 'quart'),
  'sequence-three': sequence('Sequence of three', 'Three', 3, 'tierce'),
  four: item({
    title: 'Four of a kind',
    gist: 'Four aces, kings, queens, jacks or tens, where they are good.',
    aka: ['quatorze', 'four aces', 'fourteen'],
    group: DECLARED,
    bookValue: bookValue(14, declarations),
  }),
  triplet: item({
    title: 'Three of a kind',
    gist: 'Three aces, kings, queens, jacks or tens, where they are good.',
    aka: ['trio', 'triplet', 'three kings'],
    group: DECLARED,
    bookValue: bookValue(3, declarations),
  }),
  'better-point': item({
    title: 'Whose point is good',
    gist: 'What decides between two points.',
    aka: ['good', 'not good', 'equal'],
    group: DECLARED,
    bookValue: ruled('the higher value in pips; equal, nobody counts', declarations, { way: 'pips' }),
  }),
  'better-sequence': item({
    title: 'Whose sequences are good',
    gist: 'What decides between two sequences; the better one lets its holder count all the others.',
    aka: ['longer sequence', 'better tierce'],
    group: DECLARED,
    bookValue: ruled('more cards, then the higher top card; equal, nobody counts', declarations),
  }),
  'better-kind': item({
    title: 'Whose fours and triplets are good',
    gist: 'What decides between them; the better one lets its holder count all the others.',
    aka: ['four tens against three aces', 'better trio'],
    group: DECLARED,
    bookValue: ruled('more cards, then the higher rank', declarations),
  }),
  'pips-ace': item({ title: 'Ace in the point', gist: 'What an ace adds to the value of a point.', group: PIPS, bookValue: bookValue(11, declarations) }),
  'pips-court': item({
    title: 'Court card in the point',
    gist: 'What a king, queen or jack adds to the value of a point.',
    group: PIPS,
    bookValue: bookValue(10, declarations),
  }),
  'pips-other': item({
    title: 'Other card in the point',
    gist: 'What a ten, nine, eight or seven adds to the value of a point.',
    group: PIPS,
    bookValue: ruled('its pips', declarations),
  }),
  lead: item({
    title: 'Card led',
    gist: 'A card above a nine is led to a trick, whether it wins or not.',
    aka: ['one for leading', 'lead a ten'],
    group: PLAYED,
    bookValue: bookValue(1, play, { per: 'a card above a nine', way: 'above-nine' }),
  }),
  'trick-won': item({
    title: 'Trick taken from the leader',
    gist: 'The second player wins the trick with a card above a nine.',
    aka: ['one for winning', 'take the trick'],
    group: PLAYED,
    bookValue: bookValue(1, play, { per: 'a trick' }),
  }),
  'last-trick': item({
    title: 'Last trick',
    gist: 'The last trick is won.',
    aka: ['two for last'],
    group: PLAYED,
    bookValue: bookValue(2, doubted(play, 'The book does not say whether the two take the place of the one for the card that wins it; here they do.')),
  }),
  cards: item({
    title: 'Cards',
    gist: 'More tricks are won than by the opponent: more than six of the twelve.',
    aka: ['ten for cards', 'majority of tricks', 'odd trick'],
    group: PLAYED,
    bookValue: bookValue(10, play),
  }),
  capot: item({
    title: 'Capot',
    gist: 'Every trick is won.',
    aka: ['all the tricks', 'slam'],
    group: PLAYED,
    bookValue: bookValue(40, doubted(play, 'The book does not say whether the ten for cards are counted as well; here they are not.')),
  }),
  'count-for-pic': item({
    title: 'Count that makes pic or repic',
    gist: 'What one side has to reach before the other.',
    aka: ['thirty before the opponent', 'how many for repique'],
    group: REACHED,
    bookValue: bookValue(30, pic),
  }),
  pic: item({
    title: 'Pic',
    gist: 'The count is reached in declarations and play before the opponent counts anything; the holder calls sixty.',
    aka: ['pique', 'sixty', 'peak'],
    group: REACHED,
    bookValue: bookValue(30, pic),
  }),
  repic: item({
    title: 'Repic',
    gist: 'The count is reached in hand, before a card is played and before the opponent has anything good; the holder calls ninety.',
    aka: ['repique', 'ninety'],
    group: REACHED,
    bookValue: bookValue(60, pic),
  }),
  order: item({
    title: 'Order of counting',
    gist: 'What comes first counts first, and may save a pic or repic.',
    aka: ['what counts first', 'order of declarations'],
    group: REACHED,
    bookValue: ruled('carte blanche, point, sequences, fours and triplets', pic),
  }),
  counted: item({
    title: 'Count of a deal',
    gist: 'What a player has called by the end of the play, before pic, repic and the cards.',
    group: GAME,
    bookValue: ruled('declarations, cards led and won, last trick', counting),
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win at piquet', 'piquet au cent'],
    group: GAME,
    bookValue: bookValue(100, play),
  }),
};
