import { act, renderHook } from '@testing-library/react';
import { useAfterUploads } from './useAfterUploads';

/** A form with two files. `step` is something that happens in it. */
function open(errors: object = {}) {
  const send = jest.fn();
  const { result, rerender } = renderHook((found: object) => useAfterUploads(send, found), {
    initialProps: errors,
  });
  const step = (does: (uploads: typeof result.current) => void) => act(() => does(result.current));
  const begin = (...names: string[]) =>
    step(({ onUploading }) => names.forEach((name) => onUploading(name, true)));
  const end = (name: string, arrived: boolean) =>
    step(({ onUploading }) => onUploading(name, false, arrived));
  return { send, begin, end, step, find: rerender, waiting: () => result.current.waiting };
}

test('a form without a running upload is sent at once', () => {
  const { send, step } = open();
  step(({ submit }) => submit());
  expect(send).toHaveBeenCalledTimes(1);
});

test('a form submitted during uploads is sent automatically after the last, once', () => {
  const { send, begin, end, step, waiting } = open();
  begin('logo', 'licence');
  expect(waiting()).toBe(0);
  step(({ submit }) => submit());
  expect(waiting()).toBe(2);
  end('logo', true);
  expect(waiting()).toBe(1);
  expect(send).not.toHaveBeenCalled();
  end('licence', true);
  expect(send).toHaveBeenCalledTimes(1);
  expect(waiting()).toBe(0);
  begin('logo');
  end('logo', true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('uploads without a waiting form send nothing', () => {
  const { send, begin, end } = open();
  begin('logo');
  end('logo', true);
  expect(send).not.toHaveBeenCalled();
});

test('a file that fails or is cancelled ends the wait, whatever the others do', () => {
  const { send, begin, step, waiting } = open();
  begin('logo', 'licence');
  step(({ submit }) => submit());
  step(({ onUploading }) => {
    onUploading('logo', false, false);
    onUploading('licence', false, true);
  });
  expect(waiting()).toBe(0);
  expect(send).not.toHaveBeenCalled();
});

test('a removed field without an upload does not end the wait', () => {
  const { begin, end, step, waiting } = open();
  begin('logo');
  step(({ submit }) => submit());
  end('licence', false);
  expect(waiting()).toBe(1);
});

test('another invalid field ends it; the file that is still missing, and earlier errors, do not', () => {
  const { send, begin, end, step, find, waiting } = open({ name: 'too long' });
  begin('licence.0');
  step(({ submit }) => submit());
  find({ licence: 'missing', name: 'too long' });
  expect(waiting()).toBe(1);
  find({ licence: 'missing', email: 'wrong' });
  expect(waiting()).toBe(0);
  end('licence.0', true);
  expect(send).not.toHaveBeenCalled();
});

test('the wait can be stopped', () => {
  const { send, begin, end, step } = open();
  begin('logo');
  step(({ submit }) => submit());
  step(({ stop }) => stop());
  end('logo', true);
  expect(send).not.toHaveBeenCalled();
});

test('the form is sent with its values after the last file', () => {
  const sent: string[] = [];
  const { result, rerender } = renderHook((file: string) => useAfterUploads(() => sent.push(file), {}), {
    initialProps: 'none',
  });
  act(() => result.current.onUploading('logo', true));
  act(() => result.current.submit());
  act(() => {
    rerender('file-1');
    result.current.onUploading('logo', false, true);
  });
  expect(sent).toEqual(['file-1']);
});
