/** Sends a message to a service worker, and calls `hear` with each of its answers. */
export function ask(worker: ServiceWorker, message: string, hear: (answer: Record<string, unknown>) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event: MessageEvent<Record<string, unknown>>) => hear(event.data);
  worker.postMessage(message, [port2]);
}
