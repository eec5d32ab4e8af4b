import { always, fact, type Law, type Leads, law, type Reading, silent, type Verdict } from '../../laws/laws.ts';
import { notDecided } from '../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';

/** Short rulings on what a player who cannot play draws: all but the last two, or all. */
export const DRAWN: Leads = {
  [BLUE]: 'The player draws until able to play, but may not take the last two dominoes. If the player still cannot play, the turn passes to the next player.',
  [DONOHUE]: 'The player draws until able to play. Once the stock is gone, the turn passes to the next player.',
};

/** How the books compare on this, in forms where both have the player draw until able to play. */
export const DRAWN_COMPARED: Verdict = {
  kind: 'disagree',
  say: 'The books disagree on how many dominoes must be left: by Blue Ribbon two, by Donohue none. By both, a player draws until able to play.',
};

type Two = Partial<Record<typeof BLUE | typeof DONOHUE, Reading>>;

/** What is left to draw, for a book that keeps two dominoes back. */
export const LEFT = fact('What is left in the stock?', 'Stock left', {
  more: { label: 'More than two dominoes', chip: 'More than two', if: 'while more than two dominoes are left in the stock' },
  two: { label: 'One or two', if: 'when one or two dominoes are left in the stock' },
  none: { label: 'Nothing', if: 'once the stock is used up' },
});

/** A player whose dominoes fit neither end; the forms differ on drawing. */
export function cannotPlay(readings: Two, draws = true, leads: Leads = {}, verdict?: Verdict): Law {
  return law({
    question: 'runs-out',
    title: 'Player who cannot play',
    gist: 'A player has no domino that fits an open end.',
    aka: ['cannot go', 'knock', 'go', 'must I draw', 'boneyard', 'last two bones'],
    moment: 'play',
    facts: draws ? { left: LEFT } : {},
    leads,
    ...(verdict === undefined ? {} : { verdict }),
    readings: () => readings,
  });
}

/** Drawing or passing with a domino that fits; in forms without drawing, saying go. */
export function ableToPlay(readings: Two, draws = true): Law {
  return law({
    offence: 'held-back',
    title: draws ? 'Drawing when able to play' : 'Go said when able to play',
    gist: draws ? 'A player has a domino that fits, and draws or passes instead.' : 'A player has a domino that fits, and says go instead.',
    aka: ['drew though he could play', 'knocked but could play', 'holding back', 'passed but could play', 'must I play'],
    moment: 'play',
    facts: {},
    readings: () => readings,
  });
}

/** Equal hands, in forms that score the difference of the two. */
export const NO_DIFFERENCE = silent('The difference of two equal hands is nothing.');

/** A blocked game in which the fewest pips are held by more than one player. */
export function levelBlock(readings: Two): Law {
  return law({
    question: 'tie',
    title: 'Blocked game with equal lowest hands',
    gist: 'Nobody can play, and the two lightest hands hold the same number of pips.',
    aka: ['tie in a blocked game', 'equal pips'],
    moment: 'count',
    facts: {},
    readings: () => readings,
  });
}

export const laws = {
  'misplayed-domino': law({
    offence: 'irregular-move',
    title: 'Domino misplayed',
    gist: 'A domino is played that does not fit the end, and it is seen at once or some turns later.',
    aka: ['wrong domino played', 'does not match', 'noticed two turns later', 'mismatched tile', 'take back a domino'],
    moment: 'play',
    facts: {},
    readings: () => ({
      [BLUE]: always(notDecided, cites.blue.play, {
        note: 'Each domino has to follow the suit of the open end; what becomes of one that does not is left open, and so are those played after it.',
      }),
      [DONOHUE]: always(notDecided, cites.donohue.blockPlay, {
        note: 'Each piece has to match an end that joins no other; what becomes of one that does not is left open, and so are those played after it.',
      }),
    }),
  }),
} as const;
