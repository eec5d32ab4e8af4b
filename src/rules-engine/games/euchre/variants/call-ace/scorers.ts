import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

export const deal = scorer({
  title: 'A deal of call-ace euchre',
  gist: 'What the maker, the called partner and the other players score.',
  aka: ['called partner', 'playing alone without knowing it'],
  books: ['blue-ribbon-1940'],
  ask: {
    players: count('Players at the table', 4, 6),
    partner: choiceOf('Did the maker have a partner?', {
      yes: 'Yes, another player held the best card of the suit called',
      no: 'No: the maker said "alone", or was the one who held the best card of that suit',
    }),
    tricks: count('Tricks of the maker’s side', 0, 5),
  },
  score: ({ players, partner, tricks }, by: Schedule<typeof points & typeof own>) => {
    const lines: Line[] = [];
    const both = (key: keyof typeof own, say: string) => {
      lines.push(by.line(key, say, { to: 'Maker' }), by.line(key, say, { to: 'Partner' }));
    };
    if (tricks < 3) lines.push(by.line('euchred', 'euchre', { to: 'Each other player' }));
    else if (partner === 'yes') {
      if (tricks < 5) both('made-with-partner', `${tricks} tricks with a partner`);
      else both(players === 4 ? 'march-with-partner-of-four' : 'march-with-partner', `march with a partner, ${players} players`);
    } else if (tricks < 5) lines.push(by.line('made-alone', `${tricks} tricks alone`, { to: 'Maker' }));
    else lines.push(by.line('march-alone', `march alone, ${players} players`, { times: players, to: 'Maker' }));
    const [first] = lines;
    const who = tricks < 3 ? 'each other player scores' : partner === 'yes' ? 'the maker and the partner score' : 'the maker scores';
    return ok(
      answer(
        `${tricks < 3 ? 'Euchred: ' : ''}${who} ${first?.points ?? 0}`.replace(/^./, (letter) => letter.toUpperCase()),
        lines,
      ),
    );
  },
});
