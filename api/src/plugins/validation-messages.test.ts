import { endpointTable } from '@portal/shared/contract';
import type * as v from 'valibot';
import { runInLanguage } from '../language/reader';
import { validationMessage } from './validation-messages';

/** Every message that a schema can give. */
function messagesIn(part: unknown, seen: Set<unknown>, found: Set<string>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  if ('message' in part && typeof part.message === 'string') found.add(part.message);
  for (const inner of Object.values(part)) messagesIn(inner, seen, found);
}

const ids = new Set<string>();
const seen = new Set<unknown>();
for (const { params, query, body } of endpointTable) messagesIn([params, query, body], seen, ids);

const issueWith = (message: string): v.BaseIssue<unknown> => ({
  kind: 'validation',
  type: 'test',
  input: 'x',
  expected: null,
  received: '"x"',
  requirement: 3,
  message,
});

test('the test found the contract’s schemas', () => {
  expect(ids).toContain('validation.required');
  expect(ids).toContain('validation.gstin');
  expect(ids.size).toBeGreaterThan(30);
});

test.each([...ids].sort())('%s has a text without a placeholder', (id) => {
  const words = validationMessage(issueWith(id));
  expect(words).not.toBe('This value is not valid.');
  expect(words).not.toMatch(/[{}]/);
});

test.each([
  ['en', 'validation.required', 'Fill in this field.'],
  ['hi', 'validation.required', 'यह जानकारी भरें।'],
  ['en', 'validation.tooLong', 'Use at most 3 characters.'],
  ['ar', 'validation.tooLong', 'اكتب 3 أحرف على الأكثر.'],
  ['en', 'validation.action', 'Unknown action: x'],
  ['en', 'a message of the library', 'This value is not valid.'],
] as const)('in %s, %s is said as a sentence', (locale, rule, sentence) => {
  expect(runInLanguage(locale, () => validationMessage(issueWith(rule)))).toBe(sentence);
});
