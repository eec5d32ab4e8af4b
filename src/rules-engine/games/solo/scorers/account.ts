import { FOUR_SEATS, type Seat, seated } from '../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import { type Played as Kept, sheet } from '../../../sheets/sheets.ts';
import { BLUE, USPC } from '../../../vocabulary/book-ids.ts';
import { type By, ENDS, end, GAMES, game, isAlone, matadorProblems, matadors, SUITS, suit, tout, toutPool } from '../reckoning/game.ts';
import { type Deal, keep, tableOf } from '../reckoning/keep.ts';

const BOOKS = [BLUE, USPC] as const;

const PLAYED = { field: 'what', is: ['played'] } as const;
const NOBODY = { none: 'Nobody', ...FOUR_SEATS } as const;
const setup = { ...tableOf(4), toutPool } as const;
const entry = {
  dealer: choiceOf('Who dealt?', FOUR_SEATS),
  what: choiceOf('What happened?', { played: 'A game was played', none: 'No game was settled' }, { otherwise: 'played' }),
  caller: choiceOf('Who was the caller?', FOUR_SEATS, { when: PLAYED }),
  game: { ...game, when: PLAYED },
  partner: choiceOf('Who was the partner?', FOUR_SEATS, { when: { field: 'game', is: ['simple', 'forcee', 'tout-ace'] } }),
  suit: { ...suit, when: PLAYED },
  end,
  tout,
  matadors: { ...matadors, when: PLAYED },
  fined: choiceOf('Who pays a fine to the pool?', NOBODY, { otherwise: 'none', seldom: true, hint: 'For a forcée not played, or another bête.' }),
} as const;
type Entry = Values<typeof entry>;

function dealOf(one: Entry): Deal {
  const none = one.what === 'none' || one.game === null || one.suit === null || one.caller === null;
  const played =
    none || one.game === null || one.suit === null
      ? null
      : {
          game: one.game,
          suit: one.suit,
          end: one.end ?? one.tout ?? ('lost' as const),
          matadors: one.matadors ?? 0,
          color: 'clubs' as const,
          against: isAlone({ game: one.game }) ? 3 : 2,
        };
  const partner = played === null || isAlone(played) ? null : one.partner;
  const lacking: Problem[] = played !== null && !isAlone(played) && partner === null ? [problem('partner', 'the holder of the called ace', 'nobody')] : [];
  return {
    dealer: one.dealer,
    caller: none ? null : one.caller,
    partner,
    played,
    fined: one.fined === 'none' ? null : one.fined,
    problems: [...lacking, ...(played === null ? [] : matadorProblems(played))],
  };
}

/** A deal in words. */
function sayDeal({ caller, partner, played }: Deal, name: Readonly<Record<Seat, string>>): string {
  if (caller === null || played === null) return 'No game was settled.';
  const how = ENDS[played.end].charAt(0).toLowerCase() + ENDS[played.end].slice(1);
  const who = partner === null ? name[caller] : `${name[caller]} with ${name[partner]}`;
  const isTout = played.game === 'tout' || played.game === 'tout-ace';
  return `${who}: ${GAMES[played.game].toLowerCase().split(',')[0]} in ${SUITS[played.suit].toLowerCase()}, ${isTout ? played.end : how}.`;
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: By): Kept {
  const table = seated(4, asked.names);
  return keep(
    {
      table,
      stake: asked.stake,
      entries,
      dealOf,
      say: (deal) => sayDeal(deal, table.name),
      agreed: () => asked.toutPool === true,
      notes: ['Which of the adversaries each partner settles with makes no difference to anybody’s account.'],
    },
    by,
  );
}

export const account = sheet({
  title: 'Keep the account and the pool',
  gist: 'Deal by deal what each of four has won or paid, and what the pool holds.',
  aka: ['solo score sheet', 'score pad', 'who owes whom', 'how much is in the pool'],
  books: BOOKS,
  setup,
  entry,
  play,
});
