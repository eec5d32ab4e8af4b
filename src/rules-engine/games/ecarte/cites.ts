import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on écarté, each under a name. */
export const cites = citesOf({
  blue: {
    Ecarte: { deal: '218', play: '218', propose: '218', refused: '219', king: '219', tricks: '219' },
    'Ecarte: Penalties': { penalties: '219' },
    'Jeux de Regle': { regle: '219-220' },
    'Pool Ecarte': { pool: '220' },
  },
  donohue: {
    'On the Game of Ecarte': { game: '303', revenge: '304', rank: '304' },
    'On Cutting, and Cutting for Deal': { cutting: '304', pack: '305' },
    'On Dealing': { order: '305', shuffle: '305', king: '305-306', turn: '306', propose: '306', short: '306-307' },
    'Of Faults in General': { discards: '307', named: '307', falseKing: '307', tricks: '307-308', thrown: '308', quits: '308', faced: '308' },
    'On Revoking or Under-Forcing': { revoke: '308' },
    'Ecarte: Bets and the Gallery': {
      betting: doubtful('309', 'The heading of these rules is lost in our copy; they speak of bets and of those who make them.'),
    },
    'On Mis-Dealing': { exposed: '310' },
    'On Mis-Dealing the Entire Hand': { dealt: '310', dealtSelf: '310-311', falseDiscard: '311' },
    'On Mis-Dealing After Changing Cards': { changed: '311', last: '311' },
    'Hands to Be Played Without Changing': { regle: '316-319' },
    'Hands Which Win or Lose the Point': { trumped: '320' },
    'Vocabulary of the Principal Terms': { terms: '323' },
  },
  uspc: { Ecarte: { game: '60', scoring: '60' } },
});
