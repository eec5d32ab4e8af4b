// `npm run hoyle -- rule euchre.law.revoke`: the site's answers at the terminal.
import './set-up/kept-code.ts';
import { BOOK_IDS } from '../src/rules-engine/index.ts';
import { args, library, today, Wrong } from './terminal/command.ts';
import { list } from './terminal/list.ts';
import { reopenFile } from './terminal/receipt.ts';
import { ruleAt } from './terminal/rule.ts';
import { scoreAt } from './terminal/score.ts';

const USAGE = `According to Hoyle, at the terminal.

  hoyle find WORDS ... [--book B]     what answers, as on the site, ruled by that book first: hoyle find "dealt me six"
  hoyle list                          games and variants
  hoyle list euchre                   laws and scorers of a game or variant
  hoyle rule ID [--book B] [--FACT ANSWER ...]
                                      what happens: hoyle rule euchre.law.revoke --book uspc-1898 --claimed late
                                      a fact left out is asked for only if it matters; "unknown" is an answer
  hoyle score ID [--book B] [--FIELD VALUE ...] [--claim N ...]
                                      what it scores: hoyle score cribbage.score.hand --hand "5H 5S 5C JD" --starter 5D
  hoyle score ID --deals FILE [--book B]
                                      a whole sheet: hoyle score spades.score.game --deals game.txt
                                      one line a deal, as weBid=5.4 weTook=6.4; first, where something is asked once, "setup we=North";
                                      or a sheet saved from the site; - reads what is piped in
  --cite                              with rule: the ruling as text to paste, with book, page, address and edition
  --receipt                           with rule or score: a receipt as JSON, with a hash of every row that decided
  hoyle reopen FILE                   whether anything that decided a receipt has changed
  hoyle mcp                           an MCP server for an assistant, on standard input and output (docs/programs.md)
  --json                              the same as JSON
  books: ${BOOK_IDS.join(', ')}`;

try {
  const [verb, given, ...rest] = args.filter((word) => word !== '--json');
  const id = given === undefined || verb === 'find' || verb === 'reopen' ? undefined : today(given);
  if (verb === 'find') {
    // The whole site is read for it, which the other verbs need not wait for.
    const { findWords } = await import('./terminal/find.ts');
    await findWords(args.slice(1));
  } else if (verb === 'mcp') {
    const [{ serve }, { siteOfSources }] = await Promise.all([import('./mcp/server.ts'), import('./mcp/from-sources.ts')]);
    await serve(siteOfSources(library));
  } else if (verb === 'list') list(id);
  else if (verb === 'reopen') await reopenFile(given);
  else if (verb === 'rule' && id !== undefined) await ruleAt(id, rest);
  else if (verb === 'score' && id !== undefined) await scoreAt(id, rest);
  else {
    console.log(USAGE);
    if (verb !== undefined && !['help', '--help', '-h'].includes(verb)) process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof Wrong)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
