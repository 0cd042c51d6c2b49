import { getErrorText } from './get-error-text';

test('an error is its message, or its name without one', () => {
  expect(getErrorText(new TypeError('No answer'))).toBe('No answer');
  expect(getErrorText(new AggregateError([new Error('refused')]))).toBe('AggregateError');
});

test('a string is itself', () => {
  expect(getErrorText('No answer')).toBe('No answer');
});

test('an object that holds itself is a text too, without its content', () => {
  const circular: { name: string; self?: unknown } = { name: 'Ravi' };
  circular.self = circular;
  expect(getErrorText(circular)).toBe('[object Object]');
});
