// What can be read from Chromium's PDFs without a PDF library: the number of pages, and where the anchors of internal links are.

export interface Paper {
  readonly pages: number;
  /** Maps each anchor to its page (from 1) and its distance from the top of the printed area, in millimetres. */
  readonly anchors: ReadonlyMap<string, { readonly page: number; readonly down: number }>;
}

const TOP_OF_A4 = 841.92;
const MM = 25.4 / 72;

/** Reads a PDF made by `page.pdf()`. Throws if it has no page. */
export function readPdf(bytes: Buffer): Paper {
  const text = bytes.toString('latin1');
  const pages = [...text.matchAll(/\n(\d+) 0 obj\s*<<[\s\S]*?endobj/g)].flatMap(([object, number]) => (/\/Type \/Page\b/.test(object) ? [number] : []));
  if (pages.length === 0) throw new Error('no page in the PDF');
  const named = text.matchAll(/\/([^\s[\]/]+) \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+) 0\]/g);
  const nameOf = (written: string) => written.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return {
    pages: pages.length,
    anchors: new Map([...named].map(([, name = '', page, up]) => [nameOf(name), { page: pages.indexOf(page) + 1, down: (TOP_OF_A4 - Number(up)) * MM }])),
  };
}
