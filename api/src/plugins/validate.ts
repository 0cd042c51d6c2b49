import { limits } from '@portal/shared/contract';
import * as v from 'valibot';
import type { Translated } from '../language/say';
import { AppProblem } from './problem';
import { standsAlone, validationMessage } from './validation-messages';

const MOST_ERRORS = 50;

/**
 * The value in the schema's form without unknown fields.
 * @throws AppProblem with one message for each wrong field
 */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  refuseUnstorable(value);
  const parsed = v.safeParse(schema, value ?? {}, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const byPath = new Map<string, Translated>();
  for (const issue of parsed.issues.slice(0, MOST_ERRORS)) {
    const path = v.getDotPath(issue) ?? '';
    if (!byPath.has(path)) byPath.set(path, validationMessage(issue));
  }
  const alone = parsed.issues.find(standsAlone);
  const detail = alone ? validationMessage(alone) : 'Some fields are not correct. Check them and try again.';
  throw new AppProblem('invalid_input', detail, {
    errors: [...byPath].map(([path, message]) => ({ path, message })),
  });
}

/**
 * Refuses what no field accepts and the database cannot store: endless nesting, the NUL character, half a
 * character (a lone surrogate). Walks without recursion, since too deep a value would overflow the stack.
 */
function refuseUnstorable(value: unknown): void {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value === 'string') refuseUnstorableText(next.value);
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= limits.jsonDepth)
      throw new AppProblem('invalid_input', 'The request is nested too deep.');
    for (const [name, item] of Object.entries(next.value)) {
      refuseUnstorableText(name);
      open.push({ value: item, depth: next.depth + 1 });
    }
  }
}

const loneSurrogate = /\p{Surrogate}/u;

function refuseUnstorableText(text: string): void {
  if (text.includes('\0') || loneSurrogate.test(text))
    throw new AppProblem('invalid_input', 'The text has a character that cannot be stored.');
}
