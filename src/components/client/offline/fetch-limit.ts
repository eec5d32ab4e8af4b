/** So many files are asked for at a time. */
const FEW = 6;

/** Does something with each of several, a few at a time and in their order. The first that fails ends it. */
export async function fewAtATime<T>(all: readonly T[], deed: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all];
  const take = async (): Promise<void> => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift())
      await deed(one).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: FEW }, take));
}
