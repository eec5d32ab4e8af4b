import { citesOf, numbered } from '../../laws/cites.ts';

export const BLUE = 'blue-ribbon-1940';
export const USPC = 'uspc-1898';
export const BOOKS = [BLUE, USPC] as const;

/**
 * The passages of the books on Skat, each under a name. The laws of the American Skat League, as revised to 1925, are numbered 1 to 21. Our
 * copy of the 1898 book shows its page breaks up to page 83; later places are estimated from the length of a page.
 */
export const cites = citesOf({
  blue: {
    Skat: {
      games: '350-353',
      players: '346',
      allPass: '347',
      whoBids: '347-348',
      play: '348',
      simple: '348-349',
      trump: '349',
      matadors: '349-350',
      value: '350',
      overbid: '351',
      schneider: '352',
      announcedSchwarz: '352-353',
      bidding: '353',
      form: '353-354',
      scoring: '354',
      rank: '354-355',
      object: '355',
    },
    'American Skat': { american: '355' },
    'American Skat Laws': {
      americanLaws: numbered,
    },
    'American Skat Laws: Penalties': { penalties: numbered },
  },
  uspc: {
    Skat: { players: '81', bidding: '81-82', scoring: '82', rank: '83', trump: '84', nullRank: '84-85', openNull: '85' },
    'Skat: Rank of Cards': { rankCards: '83' },
    'Skat: Schneider and Schwartz': { schneiderSchwartz: '83' },
    'Skat: The Matadores': { matadores: '83' },
    'Skat: The Skat': { game: '83' },
    'Skat: Grades of Games': { gradesGames: '84-85' },
    'Skat: Grand-open': { grandOpen: '84' },
    'Skat: Grand-tourne': { grandTourne: '84' },
    'Skat: Null': { null: '84' },
    'Skat: The Simple Game': { simple: '84' },
    'Skat: Tourne': { tourne: '84' },
    'Skat: Null-open': { nullOpen: '85' },
  },
});
