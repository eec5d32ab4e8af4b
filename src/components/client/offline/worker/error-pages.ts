// The worker's responses to requests that it cannot serve: a plain page for a navigation, one word for a page's script, from which `load.ts` makes a
// sentence. Never an empty response, and never a file of another edition.
import type { Reason } from '../edition/verified-file.ts';

/** Header with the reason of an error. */
const ERROR_HEADER = 'X-Hoyle-Refused';

const SENTENCES: Readonly<Record<Reason, readonly [title: string, sentence: string]>> = {
  offline: ['No network', 'This page is not on this device, and there is no network. Try again when there is one.'],
  damaged: [
    'Damaged on this device',
    'The copy of this page on this device is damaged, and there is no network to mend it. With a network it mends itself: try again then.',
  ],
  gone: ['Not whole', 'This page did not arrive whole: the site is being changed just now. Try again in a minute.'],
  busy: ['The site does not answer', 'The site is in trouble just now, and this page is not on this device. Try again in a minute.'],
};

const STATUS: Readonly<Record<Reason, number>> = { offline: 503, damaged: 503, gone: 502, busy: 503 };

export const errorFile = (reason: Reason): Response =>
  new Response(reason, { status: STATUS[reason], headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', [ERROR_HEADER]: reason } });

export function errorPage(reason: Reason): Response {
  const [title, sentence] = SENTENCES[reason];
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body data-refused="${reason}"><main><h1>${title}</h1><p>${sentence}</p><p><a href="">Try again</a></p><p><a href="/">The front page</a></p></main></body></html>`,
    {
      status: STATUS[reason],
      headers: {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        [ERROR_HEADER]: reason,
      },
    },
  );
}
