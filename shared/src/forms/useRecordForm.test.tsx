import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@portal/shared/api';
import { userEndpoints } from '@portal/shared/contract';
import type { ProblemCode } from '@portal/shared/contract';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { createPortalWrapper, createTestPortal } from '../testing';
import { useRecordForm } from './useRecordForm';

beforeEach(() => sessionStorage.clear());

interface Values {
  name: string;
  note: string;
}
const resolver: Resolver<Values, unknown, Values> = (values): ResolverResult<Values, Values> => {
  if (values.name) return { values, errors: {} };
  return { values: {}, errors: { name: { type: 'required', message: 'validation.required' } } };
};
const stored: Values = { name: 'Civic', note: 'stored elsewhere' };

function refuse(code: ProblemCode, fields: ApiError['fields'] = []) {
  const { id: endpoint } = userEndpoints.me;
  return new ApiError('Refused', { kind: 'http', endpoint, status: 409, code, fields });
}

function renderForm(settings: Partial<Parameters<typeof useRecordForm<Values, Values, string>>[0]> = {}) {
  const portal = createTestPortal();
  const render = () =>
    renderHook(
      () =>
        useRecordForm<Values, Values, string>({
          resolver,
          defaultValues: { name: '', note: '' },
          fields: ['name', 'note'],
          draftName: 'car',
          send: () => Promise.resolve('id-1'),
          ...settings,
        }),
      { wrapper: createPortalWrapper(portal) },
    );
  const { result, unmount } = render();
  const type = (name: keyof Values, text: string) => act(() => result.current.form.setValue(name, text));
  const submit = () => act(() => result.current.submit());
  return { result, type, submit, unmount, render };
}

test('what is typed survives the page, and nothing is kept once the server has it', async () => {
  const first = renderForm();
  first.type('name', 'Corolla');
  first.unmount();
  const second = first.render();
  expect(second.result.current.form.getValues('name')).toBe('Corolla');
  expect(await act(() => second.result.current.submit())).toBe('id-1');
  second.unmount();
  expect(first.render().result.current.form.getValues('name')).toBe('');
});

test('a form with an error is not sent', async () => {
  const send = jest.fn();
  const { result, submit } = renderForm({ send });
  expect(await submit()).toBeNull();
  expect(send).not.toHaveBeenCalled();
  expect(result.current.errors.getText('name')).toBe('Fill in this field');
});

test('a refusal shows at its field, and as a failure where it names none', async () => {
  const errors = [
    refuse('invalid_input', [{ path: 'note', message: 'Too rude' }]),
    refuse('trip_transition'),
  ];
  const { result, type, submit } = renderForm({ send: () => Promise.reject(errors.shift()) });
  type('name', 'Corolla');
  expect(await submit()).toBeNull();
  expect(result.current.errors.getText('note')).toBe('Too rude');
  expect(result.current.failure).toBeNull();
  await submit();
  expect(result.current.failure?.code).toBe('trip_transition');
  act(() => result.current.discard());
  expect(result.current.failure).toBeNull();
  expect(result.current.form.getValues('name')).toBe('');
});

test('a form deals with a refusal of its own kind', async () => {
  const onRefused = jest.fn(() => true);
  const { result, type, submit } = renderForm({
    send: () => Promise.reject(refuse('duplicate_customer')),
    onRefused,
  });
  type('name', 'Corolla');
  await submit();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(result.current.failure).toBeNull();
});

test('a record that changed elsewhere is compared, and the form goes on from what is stored', async () => {
  const { result, type, submit } = renderForm({
    send: () => Promise.reject(refuse('version_conflict')),
    readStored: () => Promise.resolve(stored),
  });
  type('name', 'Corolla');
  await submit();
  expect(result.current.conflict).toEqual({ typed: { name: 'Corolla', note: '' }, stored });
  act(() => result.current.settle({ ...stored, name: 'Corolla' }, true));
  expect(result.current.conflict).toBeNull();
  expect(result.current.form.getValues()).toEqual({ name: 'Corolla', note: 'stored elsewhere' });
  await waitFor(() => expect(result.current.form.formState.dirtyFields).toEqual({ name: true }));
});

test('a record that cannot be read again shows why', async () => {
  const { result, type, submit } = renderForm({
    send: () => Promise.reject(refuse('version_conflict')),
    readStored: () => Promise.reject(refuse('not_found')),
  });
  type('name', 'Corolla');
  await submit();
  expect(result.current.conflict).toBeNull();
  expect(result.current.failure?.code).toBe('not_found');
});
