import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Bowling, each under a name. */
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
