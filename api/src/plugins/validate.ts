import * as v from 'valibot';
import type { Said } from '../language/say';
import { AppProblem } from './problem';
import { standsAlone, validationMessage } from './validation-messages';

const MOST_ERRORS = 50;

/** The value in the schema's form, unknown fields dropped. @throws AppProblem with one message for each wrong field */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  refuseNul(value);
  const parsed = v.safeParse(schema, value ?? {}, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const byPath = new Map<string, Said>();
  for (const issue of parsed.issues.slice(0, MOST_ERRORS)) {
    const path = v.getDotPath(issue) ?? '';
    if (!byPath.has(path)) byPath.set(path, validationMessage(issue));
  }
  const alone = parsed.issues.find(standsAlone);
  const detail = alone ? validationMessage(alone) : 'Some fields are not right. Check them and try again.';
  throw new AppProblem('invalid_input', detail, {
    errors: [...byPath].map(([path, message]) => ({ path, message })),
  });
}

/** PostgreSQL cannot store the NUL character in text, and nobody types it. */
function refuseNul(value: unknown): void {
  if (JSON.stringify(value ?? null).includes('\\u0000'))
    throw new AppProblem('invalid_input', 'The text has a character that cannot be stored.');
}
