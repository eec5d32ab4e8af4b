// The end of a walk of the model: the host works again, and nothing may stay broken.
import { type Device, fragmentOf, type Shown } from './model.ts';
import { PIECE } from './model-site.ts';

/** Once the host works again, reloading must be enough, whatever bad responses the browser's HTTP cache has stored. */
async function recover(device: Device, from: Shown): Promise<void> {
  let window: Shown | undefined = from;
  const stuck: string[] = [];
  for (let tries = 3; tries > 0; tries -= 1) {
    stuck.length = 0;
    await device.visit(window ?? null, from.path);
    window = device.windows.at(-1);
    const { site } = window ?? {};
    if (site == null) stuck.push(from.path);
    else
      for (const path of [...(site.needs[from.path] ?? []), ...(device.unzips ? ['/search/words.json', fragmentOf(site), PIECE] : [])]) {
        const ask = (cache: RequestCache) => device.ask(path, 'cors', window?.id ?? '', '', path.startsWith('/search/') ? `?${site.name}` : '', cache);
        const isRight = async (response: Response) => response.ok && Buffer.from(await response.arrayBuffer()).equals(site.files.get(path) ?? new Uint8Array());
        // As pages do (src/components/client/offline/load.ts, src/components/client/search/full-text.ts): a wrong file is requested again, uncached.
        const came = (await ask('default').then(isRight, () => false)) || (await ask('reload').then(isRight, () => false));
        if (!came) stuck.push(path);
      }
    if (stuck.length === 0) return;
  }
  throw new Error(`stuck on ${from.path}: ${stuck.join(', ')}`);
}

/** Once the host works again, every window reaches its edition, and every file of its pages loads. */
export async function end(device: Device): Promise<void> {
  device.network.heal();
  const [site] = device.network.host;
  if (device.active !== null) for (const window of [...device.windows]) await recover(device, window);
  for (let tries = 3; tries > 0; tries -= 1) {
    await device.look();
    await device.takeOver();
  }
  if (device.active?.edition !== site.name) throw new Error(`the worker stays with ${device.active?.edition}, and the host has ${site.name}`);
  await device.visit(null, '/games/a/');
  const window = device.windows.at(-1);
  if (window?.site?.name !== site.name) throw new Error(`a visit shows ${window?.site?.name}, and the host has ${site.name}`);
  device.network.online = false;
  for (const file of site.needs['/games/a/'] ?? []) {
    const response = await device.ask(file, 'cors', window.id);
    if (!response.ok && !device.told.includes('spoil')) throw new Error(`${file} is not there without a network`);
  }
}
