// JSON Schemas of questions and input fields, made with zod from the engine's own descriptions of facts and fields.
import { z } from 'zod';
import { type Facts, type Field, type Fields, type ItemField, type ListField, PACKS, STONES, stopAfter, turned, UNKNOWN } from '../../rules-engine/index.ts';

function itemSchema(field: ItemField): z.ZodType {
  switch (field.kind) {
    case 'cards':
      return z
        .array(z.enum(PACKS[field.pack].cards as unknown as [string, ...string[]]))
        .min(field.min)
        .max(field.max);
    case 'stones':
      return z
        .array(z.enum([...new Set([...STONES, ...(field.turned === true ? STONES.map(turned) : [])])]))
        .min(field.min)
        .max(field.max);
    case 'choice':
      return z.enum(Object.keys(field.options) as [string, ...string[]]);
    case 'count':
      return z.int().min(field.min).max(field.max);
    case 'words':
      return z.string().min(1).max(field.maxLength);
  }
}

function fieldSchema(field: Field): z.ZodType {
  // In an optional list of words each item may be left empty.
  const part = (list: ListField) => (list.optional === true && list.of.kind === 'words' ? z.string().max(list.of.maxLength) : itemSchema(list.of));
  const base = field.kind === 'list' ? z.array(part(field)).min(field.min).max(field.max) : field.kind === 'flag' ? z.boolean() : itemSchema(field);
  const described = base.describe((field.hint ?? '') === '' ? field.label : `${field.label}${stopAfter(field.label)} ${field.hint}`);
  const mayBeEmpty = field.optional === true || field.when !== undefined || field.given !== undefined || field.books !== undefined;
  return mayBeEmpty ? described.nullable() : described;
}

/** A zod schema of the decoded values of a scorer's fields. */
function valuesSchema(fields: Fields): z.ZodObject {
  return z.strictObject(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)])));
}

/** JSON Schema of what a scorer asks. */
export const askSchema = (fields: Fields): object => z.toJSONSchema(valuesSchema(fields));

/** JSON Schema of the answers to a law's questions: each may be left out or unknown. */
export function factsSchema(facts: Facts): object {
  return z.toJSONSchema(
    z.strictObject(
      Object.fromEntries(
        Object.entries(facts).map(([key, fact]) => [
          key,
          z
            .enum([UNKNOWN, ...Object.keys(fact.options)])
            .describe(fact.ask)
            .optional(),
        ]),
      ),
    ),
  );
}
