// A pack restores every byte, and is the same file in the next edition if its content has not changed.
import { describe, expect, test } from 'vitest';
import { frameOf, putBack, takeOut } from '../../../src/lib/editions/packs/frame.ts';
import { readPack, writePack } from '../../../src/lib/editions/packs/pack.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Pages of three games and of three books, of one edition with its style. */
function pagesOf(edition: string, style: string): (readonly [path: string, page: string])[] {
  const page = (text: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${text}</title><meta name="edition" content="${edition}"><style>${style}</style></head><body><header class="top"><a href="/">According to Hoyle</a></header><main>${text}</main><footer class="foot"><p>The five books, and the words of the table.</p></footer></body></html>`;
  const ids = [...['euchre', 'whist', 'poker'].map((id) => `/games/${id}/`), ...['sierra', 'donohue', 'hoffmann'].map((id) => `/books/donohue/${id}/`)];
  return ids.map((path) => [path, page(`<p>${path} and its laws</p>`)]);
}

describe('the frame', () => {
  const old = pagesOf('aaaaaaaaaa', 'main{color:black}'.repeat(20));
  const next = pagesOf('bbbbbbbbbb', 'main{color:red;margin:0}'.repeat(30));
  const frame = frameOf(old, 'aaaaaaaaaa');

  test('is what all pages share, without the text of any page', () => {
    expect(frame.at(-1)).toBe('aaaaaaaaaa');
    expect(frame.join('')).toContain('main{color:black}');
    expect(frame.join('')).toContain('class="foot"');
    expect(frame.join('')).not.toContain('its laws');
    for (const [path, page] of old) expect(takeOut(page, frame).length).toBeLessThan(path.length + 120);
  });

  test('is put back byte for byte', () => {
    const runs = frame.map(encode);
    for (const [, page] of old) expect(decode(putBack(encode(takeOut(page, frame)), runs))).toBe(page);
  });

  test('a page that contains the placeholder character throws', () => {
    expect(() => takeOut('a \u0001 b', frame)).toThrow(/stands for a part of its frame/);
  });

  test('a pack stays the same file in the next edition with another name and style', () => {
    const asFiles = (pages: typeof old) => pages.slice(0, 3).map(([path, page]) => [path, 'text/html', encode(page)] as const);
    const nextFrame = frameOf(next, 'bbbbbbbbbb');
    const pack = writePack(asFiles(old), frame);
    expect(Buffer.compare(writePack(asFiles(next), nextFrame), pack)).toBe(0);
    const read = readPack(pack, nextFrame.map(encode));
    for (const [path, page] of next.slice(0, 3)) expect(decode(read.get(path)?.bytes() ?? new Uint8Array())).toBe(page);
  });
});
