import { buildId } from '@portal/shared/testing/agent-page';
import { aCustomer } from '../../../testing/customers';
import { listHistoryEvents } from './history';
import {
  listDisputedFields,
  listFilledFields,
  countJoinedFiles,
  countFilesLeftOut,
  toMergeBody,
} from './merge';

const kept = aCustomer(1, { nationality: null, email: 'same@mail.example' });
const other = aCustomer(2, { nationality: 'France', email: 'same@mail.example', passport: [] });

test('differences are disputed, gaps are filled', () => {
  expect(listDisputedFields(kept, other)).toEqual(['customerName', 'passportNumber', 'drivingLicenseNumber']);
  expect(listFilledFields(kept, other)).toEqual(['nationality']);
});

test('only what is taken from the other is listed', () => {
  const ids = { keepId: buildId(1), mergeIds: [buildId(2)] };
  expect(toMergeBody(kept, other, {})).toEqual(ids);
  expect(toMergeBody(kept, other, { passportNumber: 'second', customerName: 'first' })).toEqual({
    ...ids,
    take: { passportNumber: buildId(2) },
  });
});

test('scans are joined, four of a type at most', () => {
  expect(countJoinedFiles(kept, other, 'drivingLicense')).toEqual({ all: 1, stay: 1 });
  const many = (from: number) => [1, 2, 3].map((at) => ({ id: buildId(from + at) }));
  const [a, b] = [aCustomer(1, { passport: many(10) }), aCustomer(2, { passport: many(20) })];
  expect(countJoinedFiles(a, b, 'passport')).toEqual({ all: 6, stay: 4 });
  expect(countFilesLeftOut(a, b)).toBe(2);
});

describe('history', () => {
  const row = aCustomer(1, { updatedAt: '2026-03-01T08:00:00.000Z' });

  test('a server without a log still tells when the entry was created and changed', () => {
    expect(listHistoryEvents(row, []).map(({ kind, at }) => [kind, at])).toEqual([
      ['changed', row.updatedAt],
      ['added', row.createdAt],
    ]);
  });

  test('nothing is listed twice', () => {
    const logged = [
      { at: '2026-03-01T08:00:00.000Z', kind: 'changed' as const, fields: ['email'] },
      { at: '2026-01-02T08:00:00.000Z', kind: 'imported' as const, fields: [] },
    ];
    expect(listHistoryEvents(row, logged)).toEqual(logged);
  });
});
