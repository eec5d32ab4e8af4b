// What each card is said to mean, upright and upside down (blue-ribbon-1940 p. 239-241). It is a parlour custom; we make no claims for it.
import type { Citation } from '../../books.ts';
import { item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** Returns the item of a card's meaning, upright and upside down. */
const means = (title: string, group: string, says: string, cite: Citation) =>
  item({ title, gist: 'What the card is said to mean.', group, books: { 'blue-ribbon-1940': ruled(says, cite) } });
/** Returns the item of the meaning of several cards of a rank that lie together. */
const together = (rank: string, four: string, three: string, two: string, cite: Citation) =>
  item({
    title: `Several ${rank}`,
    gist: `Two, three or four ${rank} lie together.`,
    group: 'Several of a rank',
    books: { 'blue-ribbon-1940': ruled(`Four: ${four}. Three: ${three}. Two: ${two}.`, cite) },
  });

export const points = {
  'ace-of-hearts': means('Ace of hearts', 'Hearts', 'The home.', cites.blue.hearts),
  'king-of-hearts': means('King of hearts', 'Hearts', 'Somebody who does you good. Upside down: he means well and can do little.', cites.blue.hearts),
  'queen-of-hearts': means(
    'Queen of hearts',
    'Hearts',
    'All that is lovely in a woman. Upside down: what you hope for will be long in coming.',
    cites.blue.hearts,
  ),
  'jack-of-hearts': means('Jack of hearts', 'Hearts', 'A person who can be of use. Upside down: of little use after all.', cites.blue.hearts),
  'ten-of-hearts': means('Ten of hearts', 'Hearts', 'A surprise that pleases.', cites.blue.hearts),
  'nine-of-hearts': means('Nine of hearts', 'Hearts', 'A quarrel made up.', cites.blue.hearts),
  'eight-of-hearts': means('Eight of hearts', 'Hearts', 'Children.', cites.blue.hearts),
  'seven-of-hearts': means('Seven of hearts', 'Hearts', 'Marriage, and a good one. Upside down: neither very good nor bad.', cites.blue.hearts),
  'ace-of-clubs': means('Ace of clubs', 'Clubs', 'Gain, in trade or at play.', cites.blue.clubsToJack),
  'king-of-clubs': means(
    'King of clubs',
    'Clubs',
    'An upright man who likes you. Upside down: something stands in the way of what he means to do.',
    cites.blue.clubsToJack,
  ),
  'queen-of-clubs': means('Queen of clubs', 'Clubs', 'Your sweetheart. Upside down: she is jealous.', cites.blue.clubsToJack),
  'jack-of-clubs': means('Jack of clubs', 'Clubs', 'A wedding is likely. Upside down: it may be put off.', cites.blue.clubsToJack),
  'ten-of-clubs': means(
    'Ten of clubs',
    'Clubs',
    'Business goes well. A certain nine after it says that a note is not paid when it is due; another, that all of it is lost.',
    cites.blue.tenOfClubs,
  ),
  'nine-of-clubs': means('Nine of clubs', 'Clubs', 'Love goes well.', cites.blue.clubsBelowTen),
  'eight-of-clubs': means('Eight of clubs', 'Clubs', 'Much is looked forward to.', cites.blue.clubsBelowTen),
  'seven-of-clubs': means('Seven of clubs', 'Clubs', 'Love that is not serious. Upside down: trouble from it.', cites.blue.clubsBelowTen),
  'ace-of-diamonds': means('Ace of diamonds', 'Diamonds', 'A letter, or some other writing.', cites.blue.diamonds),
  'king-of-diamonds': means('King of diamonds', 'Diamonds', 'A man to be careful of. Upside down: he troubles you, careful or not.', cites.blue.diamonds),
  'queen-of-diamonds': means('Queen of diamonds', 'Diamonds', 'A woman who scolds or gossips. Upside down: she wearies you.', cites.blue.diamonds),
  'jack-of-diamonds': means('Jack of diamonds', 'Diamonds', 'Somebody with bad news. Upside down: it is worse than was feared.', cites.blue.diamonds),
  'ten-of-diamonds': means('Ten of diamonds', 'Diamonds', 'A journey that nobody planned.', cites.blue.diamonds),
  'nine-of-diamonds': means('Nine of diamonds', 'Diamonds', 'Money that was counted on does not come.', cites.blue.diamonds),
  'eight-of-diamonds': means('Eight of diamonds', 'Diamonds', 'A young man does what nobody expected.', cites.blue.diamonds),
  'seven-of-diamonds': means(
    'Seven of diamonds',
    'Diamonds',
    'Luck in a lottery, at play or with shares. Upside down: there is little to be won.',
    cites.blue.diamonds,
  ),
  'ace-of-spades': means('Ace of spades', 'Spades', 'Love.', cites.blue.spades),
  'king-of-spades': means('King of spades', 'Spades', 'The police. Upside down: a case at court is lost.', cites.blue.spades),
  'queen-of-spades': means('Queen of spades', 'Spades', 'A merry widow, not to be trusted. Upside down: she deceives you.', cites.blue.spades),
  'jack-of-spades': means('Jack of spades', 'Spades', 'An unpleasant young man. Upside down: he will wrong you.', cites.blue.spades),
  'ten-of-spades': means('Ten of spades', 'Spades', 'Prison.', cites.blue.spades),
  'nine-of-spades': means('Nine of spades', 'Spades', 'Business is held up, to your annoyance.', cites.blue.spades),
  'eight-of-spades': means('Eight of spades', 'Spades', 'Bad news. A certain seven after it: quarrels.', cites.blue.eightOfSpades),
  'seven-of-spades': means('Seven of spades', 'Spades', 'A quarrel that lasts, unless hearts follow. Upside down: quarrels at home.', cites.blue.spades),
  'aces-together': together('aces', 'death', 'dissipation', 'enmity', cites.blue.acesAndKings),
  'kings-together': together('kings', 'honours', 'success in business', 'good counsel', cites.blue.acesAndKings),
  'queens-together': together('queens', 'scandal', 'dissipation', 'friendship', cites.blue.queensAndLower),
  'jacks-together': together('jacks', 'an illness that spreads', 'idleness', 'quarrels', cites.blue.queensAndLower),
  'tens-together': together('tens', 'something unpleasant', 'a new home', 'a loss', cites.blue.queensAndLower),
  'nines-together': together('nines', 'good deeds', 'rashness', 'money', cites.blue.queensAndLower),
  'eights-together': together('eights', 'bad turns in business or love', 'a wedding', 'trouble', cites.blue.queensAndLower),
  'sevens-together': together('sevens', 'intrigue', 'pleasure', 'small matters and talk', cites.blue.queensAndLower),
} as const;
