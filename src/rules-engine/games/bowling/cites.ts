import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const BLUE = cite('blue-ribbon-1940', '70-71', 'Bowling');
export const BLUE_LAST = cite('blue-ribbon-1940', '71', 'Bowling');
export const BLUE_SAMPLE = cite('blue-ribbon-1940', '71', 'Bowling', { doubt: 'In our copy the sample shows 29 in the first frame; the text adds to 20.' });
export const BLUE_DELIVERY = cite('blue-ribbon-1940', '73', 'Bowling-Alley Laws');
export const BLUE_DEAD_BALL = cite('blue-ribbon-1940', '73-74', 'Bowling-Alley Laws');
export const BLUE_DEAD_WOOD = cite('blue-ribbon-1940', '74', 'Bowling-Alley Laws');
export const DON = cite('donohue', '376', 'American Bowls');
export const DON_RULES = cite('donohue', '377', 'American Bowls: Rules of the Game');
/** Of all the varieties together: spare balls count in every one but the Philadelphia game. */
export const DON_SPARES = cite('donohue', '377', 'Nine Ball Game');
/** Of all the varieties together: the object is as many pins as can be, in every one but this. */
export const DON_MANY = cite('donohue', '379', 'Game for the Smallest Number');

/** Where the books tell of Bowling: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Bowling: { scoring: '70-71', play: '70', sample: '71' },
    'Bowling-Alley Laws': { alley: '72', alleyPins: '72-73', alleyPack: '73', alleyDeadBall: '73-74', alleyDeadWood: '74' },
    'Cocked Hat': { cockedHatPlay: '74-75', cockedHatPack: '74', cockedHatScoring: '75' },
    'Cocked Hat and Feather': { cockedHatFeatherScoring: '75-76', cockedHatFeatherPack: '75' },
    'Head Pin and Four Back': { headScoring: '76-77', headPlay: '77' },
    'Nine Up and Nine Down': { nineUpNine: '76' },
    'Four Back': { fourBack: '77' },
    'Nine Pins': { ninePinsScoring: '77-78', ninePinsPlay: '78' },
    'Five Back': { fiveBack: '78' },
    'Duck Pin Game': { duckPinPack: '79-80', duckPinPlay: '80' },
    'The Newport Game': { newport: '79' },
  },
  donohue: {
    'American Bowls': { americanPack: '375', americanScoring: '376' },
    'American Bowls: Rules of the Game': { rules: '377' },
    'Nine Ball Game': { nineBall: '377' },
    'Cocked Hat': { cockedHat: '378-379' },
    'Match Game': { match: '378' },
    'Philadelphia Game': { philadelphia: '378' },
    'Without the Centre Pin': { withoutCentrePin: '378' },
    'Boston Game': { boston: '379' },
    'Four Pin Game': { fourPin: '379' },
    'Game for the Smallest Number': { smallestNumber: '379' },
    'To Leave Centre Pin Standing': { leaveCentrePin: '379' },
    'Counting Old and New': { countingOldNew: '380' },
  },
});
