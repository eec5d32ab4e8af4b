// Explained answers a second for every scorer of every game, on its own cited examples, decoded beforehand: the best of three rounds.
// The target is half a million a second or more.
import { decode, loadLibrary, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';
import { row } from '../timing.ts';

const TARGET = 500_000;
const library = await loadLibrary(registry);
const rows: { id: string; speed: number }[] = [];
for (const game of library.values()) {
  for (const id of placesOf(game)) {
    const place = resolve(library, id);
    for (const [key, scorer] of Object.entries(place.scorers)) {
      if (scorer.kind === 'sheet') continue;
      const inputs = place.described.examples.flatMap((example) => {
        if (example.kind !== 'score' || example.scorer !== key) return [];
        const values = decode(scorer.ask, example.input);
        return values.ok ? [{ values: values.value as never, book: example.book }] : [];
      });
      if (inputs.length === 0) continue;
      let best = 0;
      for (let round = 0; round < 4; round++) {
        let done = 0;
        const start = performance.now();
        while (performance.now() - start < 40) {
          for (let n = 0; n < 50; n++) for (const { values, book } of inputs) if (scorer.score(values, book).ok) done += 1;
        }
        if (round > 0) best = Math.max(best, (done * 1000) / (performance.now() - start));
      }
      rows.push({ id: `${id}.score.${key}`, speed: best });
    }
  }
}
rows.sort((a, b) => a.speed - b.speed);
for (const { id, speed } of rows) row(id, speed, speed < TARGET ? 'below half a million' : '');
console.log(`  ${rows.filter((row) => row.speed >= TARGET).length} of ${rows.length} scorers at half a million a second or more`);
