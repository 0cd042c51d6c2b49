import * as fc from 'fast-check';
import * as v from 'valibot';
import {
  companyEndpoints,
  endpoint,
  endpointTable,
  enquiryEndpoints,
  userEndpoints,
  type Endpoint,
} from '../contract';
import type { ApiError } from './error';
import { readTolerantly } from './read-tolerantly';
import { listOptionalPlaces, buildSample, type Place } from './test/build-sample';

const reported = jest.spyOn(console, 'error');
beforeEach(() => reported.mockReset().mockImplementation(() => undefined));
afterAll(() => reported.mockRestore());

const cloneJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
type Holder = Record<string | number, unknown>;
const holderAt = (root: unknown, path: Place['path']) =>
  path.slice(0, -1).reduce<Holder>((holder, key) => holder[key] as Holder, root as Holder);

function changed(
  sample: unknown,
  path: Place['path'],
  change: (holder: Holder, key: string | number) => void,
) {
  const copy = cloneJson(sample);
  change(holderAt(copy, path), path.at(-1) as string);
  return copy;
}

const company = {
  companyId: 'c-1',
  companyName: 'Gulf Wheels',
  commercialLicense: [] as unknown,
  companyLanguages: ['en', 5, 'ar'],
  location: { stateId: 's', cityId: 'c', city: 7 },
  approvalStatus: 'APPROVED',
};

test('a company with invalid fields is read, and each field is reported once', () => {
  const read = () => readTolerantly(companyEndpoints.get, { result: cloneJson(company) });
  expect(read()).toEqual({
    companyId: 'c-1',
    companyName: 'Gulf Wheels',
    companyLanguages: ['en', 'ar'],
    location: { stateId: 's', cityId: 'c' },
    approvalStatus: 'APPROVED',
  });
  read();
  expect(reported.mock.calls.map(([sentence]) => String(sentence).split('"')[1])).toEqual([
    'commercialLicense.id',
    'companyLanguages.*',
    'location.city',
  ]);
});

const catchFailure = (each: Endpoint, result: unknown) => {
  try {
    readTolerantly(each, { result });
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('should have been refused');
};

test('an answer without what every page needs is refused', () => {
  expect(catchFailure(companyEndpoints.get, 'rubbish')).toMatchObject({
    kind: 'unreadable',
    message: 'Failed to fetch Company data',
  });
  expect(catchFailure(userEndpoints.me, { id: 'u', agentId: [] })).toMatchObject({
    message: 'Failed to fetch user data',
  });
  expect(catchFailure(enquiryEndpoints.list, { page: 1 })).toMatchObject({
    message: 'Failed to fetch enquiries',
  });
});

const enquiry = {
  _id: 'e-1',
  rentalStartDate: '2026-12-01',
  rentalEndDate: '2026-12-03',
  status: 'NEW',
  createdAt: '2026-11-24',
  car: { vehicleTitle: 'Kia', location: [55.3, 'odd'] },
};
const buildPage = (list: unknown[]) => ({
  list,
  page: 1,
  limit: 20,
  total: list.length,
  totalNumberOfPages: 1,
});

test('a row that cannot be read is left out of its list', () => {
  const rows = [enquiry, { ...enquiry, _id: null }, 'odd', { ...enquiry, _id: 'e-2' }];
  const { list } = readTolerantly(enquiryEndpoints.list, { result: cloneJson(buildPage(rows)) });
  expect(list.map(({ _id }) => _id)).toEqual(['e-1', 'e-2']);
  expect(list[0]?.car).toEqual({ vehicleTitle: 'Kia' });
});

test('a list without a readable row is not shown as an empty one', () => {
  expect(catchFailure(enquiryEndpoints.list, buildPage([{ ...enquiry, _id: 1 }]))).toMatchObject({
    kind: 'unreadable',
  });
  expect(readTolerantly(enquiryEndpoints.list, { result: buildPage([]) }).list).toEqual([]);
});

test('an answer of many invalid rows is read in time', () => {
  const each = endpoint({
    id: 'test.rows',
    method: 'GET',
    path: '/rows',
    access: 'public',
    summary: '',
    result: v.array(v.object({ id: v.string(), name: v.optional(v.string()) })),
    failure: 'Failed',
    built: true,
  });
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ id: at % 2 ? `${at}` : at, name: 7 }));
  expect(readTolerantly(each, { result: rows })).toHaveLength(5000);
});

const odd: readonly unknown[] = [[], {}, 7, -1, 'odd', '', true, [7], [[]]];
const withJson = endpointTable.filter(({ kind }) => kind === 'json' || kind === 'multipart');
const withPlaces = withJson
  .map((each) => ({ each, sample: buildSample(each.result), places: listOptionalPlaces(each.result) }))
  .map((row) => [row.each.id, row] as const);

test.each(withPlaces)(
  'invalid fields of %s that may be absent are left out',
  (_id, { each, sample, places }) => {
    const read = (result: unknown) => readTolerantly(each, { result: cloneJson(result) });
    expect(read(sample)).toEqual(v.parse(each.result, sample));
    for (const { path, schema } of places) {
      const absent = changed(sample, path, (holder, key) => void delete holder[key]);
      const without = v.is(each.result, absent)
        ? absent
        : changed(sample, path, (holder, key) => void (holder[key] = null));
      for (const value of odd.filter((one) => !v.is(schema, one)))
        expect({
          path,
          value,
          read: read(changed(sample, path, (holder, key) => void (holder[key] = value))),
        }).toEqual({
          path,
          value,
          read: v.parse(each.result, without),
        });
    }
  },
);

test('whatever value an optional field has, all else is read', () => {
  const everyPlace = withPlaces.flatMap(([, row]) => row.places.map((place) => ({ ...row, place })));
  fc.assert(
    fc.property(
      fc.constantFrom(...everyPlace),
      fc.jsonValue({ maxDepth: 3 }),
      ({ each, sample, place }, value) => {
        const result = changed(sample, place.path, (holder, key) => void (holder[key] = value));
        const dropped = (answer: unknown) =>
          changed(answer, place.path, (holder, key) => void delete holder[key]);
        expect(dropped(readTolerantly(each, { result }))).toEqual(
          dropped(cloneJson(v.parse(each.result, sample))),
        );
      },
    ),
    { numRuns: 2000 },
  );
});
