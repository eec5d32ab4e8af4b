// The service worker: passes the browser's events to RequestHandler. The build writes its edition and the hash of that edition's list into it, so
// that every edition is another worker with its own cache. A new one waits until every page of the old one is closed, or until the reader asks for
// it.

import { FileError } from '../edition/verified-file.ts';
import { isMetered } from '../metered.ts';
import { ownCaches } from '../own-caches.ts';
import { RequestHandler } from './request-handler.ts';
import { withTypeface } from './typeface.ts';

declare const EDITION: string;
declare const PROOF: string;
declare const SILENCE: number;
const worker = self as unknown as ServiceWorkerGlobalScope;

const handler = new RequestHandler(
  {
    caches: ownCaches(caches, worker.registration.scope),
    fetch: (request, init) => fetch(request, init),
    silence: SILENCE,
    unzip:
      typeof DecompressionStream === 'undefined'
        ? null
        : async (bytes) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()),
    windows: async () => (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id),
    coming: () => worker.registration.installing !== null || worker.registration.waiting !== null,
    // If the download of the new worker breaks off, Chromium sometimes never settles this promise.
    update: async () => void (await Promise.race([worker.registration.update().catch(() => undefined), new Promise((end) => setTimeout(end, SILENCE))])),
    now: () => Date.now(),
    metered: () => isMetered(),
  },
  EDITION,
  PROOF,
);

worker.addEventListener('install', (event) => event.waitUntil(handler.install()));
// Requests of pages wait until this is done, so nothing is fetched here.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim().then(() => handler.tidy())));

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== worker.location.origin || !RequestHandler.isOurs(url)) return;
  const answer = handler.answer({
    request: event.request,
    client: event.clientId,
    resulting: event.resultingClientId,
    later: (work) => event.waitUntil(work.catch(() => undefined)),
  });
  event.respondWith(event.request.mode === 'navigate' ? answer.then(withTypeface) : answer);
});

type Message = 'take-over' | 'which' | 'how-much' | 'take-all' | 'has-full-text' | 'keep-full-text' | { readonly shows: string };

worker.addEventListener('message', (event) => {
  const port = event.ports[0];
  const message = event.data as Message;
  if (typeof message === 'object') {
    const { source } = event;
    if (source instanceof WindowClient) event.waitUntil(handler.shown(source.id, new URL(source.url).pathname, message.shows));
  } else if (message === 'take-over') event.waitUntil(worker.skipWaiting());
  else if (message === 'which') port?.postMessage({ edition: EDITION });
  else if (message === 'keep-full-text') event.waitUntil(handler.keepFullText().catch(() => undefined));
  else if (message === 'has-full-text') {
    const here = handler
      .own()
      .then((own) => own.fullText.isHere())
      .catch(() => false);
    event.waitUntil(here.then((result) => port?.postMessage({ here: result })));
  } else if (message === 'how-much') {
    const amount = handler
      .own()
      .then((own) => own.amount())
      .catch(() => ({ whole: false }));
    event.waitUntil(amount.then((result) => port?.postMessage(result)));
  } else if (message === 'take-all')
    event.waitUntil(
      handler
        .takeAll((done, of) => port?.postMessage({ done, of }))
        .then(
          () => port?.postMessage({ finished: true }),
          (error: unknown) => port?.postMessage({ failed: error instanceof FileError ? error.reason : 'room' }),
        ),
    );
});
