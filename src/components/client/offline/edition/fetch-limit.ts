/** The number of files requested at a time. */
const FEW = 6;

/** Runs a task for each item, a few at a time and in order. The first failure ends it. */
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
