import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

// Front matter holds nothing that the engine knows: the file's place says which game it is about.
const words = (base: string) =>
  defineCollection({
    loader: glob({ pattern: '**/*.mdx', base: `./content/${base}`, generateId: ({ entry }) => entry.replace(/\.mdx$/, '') }),
    schema: z.strictObject({ description: z.string().min(20).max(200) }),
  });

export const collections = { games: words('games'), books: words('books'), guides: words('guides') };
