import { cite } from '../../books.ts';

export const BLUE = cite('blue-ribbon-1940', '7', 'Auction Pitch');
export const BLUE_PLAY = cite('blue-ribbon-1940', '7-8', 'Auction Pitch');
export const BLUE_SCORE = cite('blue-ribbon-1940', '8', 'Auction Pitch');
export const BLUE_OUT = cite('blue-ribbon-1940', '8-9', 'Auction Pitch');
export const BLUE_PENALTIES = cite('blue-ribbon-1940', '9', 'Auction Pitch: Penalties');
export const DONOHUE_BID = cite('donohue', '47', 'Auction Pitch');
export const DONOHUE_FAIL = cite('donohue', '47-48', 'Auction Pitch');
export const DONOHUE_SCORE = cite('donohue', '48', 'Auction Pitch');
export const DONOHUE_PLAY = cite('donohue', '48-49', 'Auction Pitch: Playing the Hand');
export const DONOHUE_REVOKE = cite('donohue', '49', 'Auction Pitch: Playing the Hand');
// The manual's chapter runs from page 103 to 106; our copy does not show where each page ends.
export const SIERRA = cite('sierra', '103-106', 'Pitch: How the game is played');
export const SIERRA_BID = cite('sierra', '103-106', 'Pitch: Bidding');
export const SIERRA_SCORE = cite('sierra', '103-106', 'Pitch: Scoring points');
export const SIERRA_TRICKS = cite('sierra', '103-106', 'Pitch: Taking tricks');
