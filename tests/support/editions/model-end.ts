// The end of a walk of the model: the host is well again, and nothing stays stuck.
import { type Device, fragmentOf, type Shown } from './model.ts';
import { PIECE } from './model-site.ts';

/** All is well again, and the reader goes on where he is: reloading is enough, whatever the browser's own cache has kept of the trouble. */
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
        // As pages do (client/offline/load.ts, client/search/full-text.ts): what is not right is asked for again past the browser's cache.
        const came = (await ask('default').then(isRight, () => false)) || (await ask('reload').then(isRight, () => false));
        if (!came) stuck.push(path);
      }
    if (stuck.length === 0) return;
  }
  throw new Error(`stuck on ${from.path}: ${stuck.join(', ')}`);
}

/** All is well: the host's edition is reached, and every file of its pages comes. */
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
