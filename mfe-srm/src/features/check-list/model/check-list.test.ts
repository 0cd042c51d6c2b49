import { checkListZones, createCheckListBody } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import * as v from 'valibot';
import { toBody, readOdometer } from '../../../entities/check-list/model/body';
import { countChanges, listDifferences } from '../../../entities/check-list/model/compare';
import {
  changeDraft,
  createDraft,
  finishDraft,
  hasBothSignatures,
  isReadable,
  signDraft,
  withPhoto,
  changeZone,
} from '../../../entities/check-list/model/draft';
import { listZoneShapes } from '../../../entities/check-list/model/drawing';
import { findKnown, groupKnownDamages } from '../../../entities/check-list/model/known-damages';
import { findMissing } from '../../../entities/check-list/model/missing';
import { listDifferingParts } from '../../../entities/check-list/model/sides';
import { toFormValues } from '../../../entities/check-list/model/values';

const record = {
  odometer: 12_000,
  fuelEighths: 8,
  cleanliness: 'clean',
  keysCount: 2,
  spareWheel: true,
  jack: true,
  triangle: true,
  firstAidKit: true,
  registrationCard: true,
  tollTag: false,
  zones: [
    { zone: 'bonnet', condition: 'scratch', note: 'small', photos: [{ id: buildId(1), url: '/a.jpg' }] },
  ],
};
const nothing = { handover: null, known: {} };
const listKey = { vehicleId: buildId(2), bookingId: buildId(3), moment: 'return' } as const;

test('a record, its form and its body have the same content', () => {
  const body = v.parse(createCheckListBody, toBody(listKey, toFormValues(record)));
  expect(body).toMatchObject({ ...record, zones: expect.anything(), moment: 'return' });
  expect(body.zones).toHaveLength(checkListZones.length);
  expect(body.zones).toContainEqual({
    zone: 'bonnet',
    condition: 'scratch',
    note: 'small',
    photos: [buildId(1)],
  });
  expect(toBody(listKey, toFormValues(null))).toMatchObject({ odometer: undefined });
  expect(toBody(listKey, toFormValues(null))).not.toHaveProperty('jack');
});

test.each([
  ['12,500', 12_500],
  [' 7 ', 7],
  ['', undefined],
  ['12.5', undefined],
  ['-4', undefined],
  ['123456789', undefined],
])('the reading "%s" is %s', (text, km) => expect(readOdometer(text)).toBe(km));

test('before signing everything must be checked, and the reading is not below that of handover', () => {
  expect(Object.keys(findMissing(toFormValues(null), null))).toHaveLength(10);
  expect(findMissing(toFormValues(record), null)).toEqual({});
  expect(findMissing(toFormValues(record), 12_001)).toEqual({ odometer: 'below' });
  expect(findMissing({ ...toFormValues(record), odometer: 'many' }, null)).toEqual({ odometer: 'number' });
  const draft = changeZone(createDraft(record, 'handover', nothing), 'roof', {
    photos: [{ key: 'a', fileId: null }],
  });
  expect(findMissing(withPhoto(draft, 'a', { refused: 'Not a picture' }).values, null)).toEqual({
    photos: 'refused',
  });
});

test('a change removes the signatures; the upload of a photo does not', () => {
  const photo = changeZone(createDraft(null, 'handover', nothing), 'boot', {
    photos: [{ key: 'a', fileId: null }],
  });
  const both = signDraft(signDraft(photo, 'agent', 'x'), 'customer', 'y');
  expect(hasBothSignatures(both)).toBe(true);
  const sent = withPhoto(finishDraft(both, true), 'a', { fileId: buildId(9) });
  expect(sent).toMatchObject({ isFinished: true, signatures: { agent: 'x', customer: 'y' } });
  expect(sent.values.zones.boot.photos).toEqual([{ key: 'a', fileId: buildId(9) }]);
  const after = changeDraft(sent, { odometer: '5' });
  expect([hasBothSignatures(after), after.isFinished, after.revision > sent.revision]).toEqual([
    false,
    false,
    true,
  ]);
  expect([isReadable(after), isReadable(changeDraft(after, { odometer: 'x' }))]).toEqual([true, false]);
});

describe('handover and return', () => {
  it('both lists are equal if nothing is worse', () => {
    expect(listDifferences(record, { ...record, zones: [{ ...record.zones[0]!, photos: [] }] })).toEqual([]);
    expect(listDifferences({ ...record, fuelEighths: 4 }, { ...record, zones: [] })).toEqual([]);
    expect(listDifferences(null, null)).toEqual([]);
  });

  it('damages, missing things, keys, fuel and dirt are differences, each with its type of charge', () => {
    const ret = {
      ...record,
      fuelEighths: 3,
      cleanliness: 'dirty',
      keysCount: 1,
      jack: false,
      registrationCard: false,
      zones: [
        { zone: 'bonnet', condition: 'dent', note: '', photos: [] },
        { zone: 'wheels', condition: 'missing', note: 'a cap' },
      ],
    };
    expect(listDifferences(record, ret).map(({ id, charge }) => [id, charge])).toEqual([
      ['bonnet', 'Insurance Excess/Deductible'],
      ['wheels', 'Replacement/Repair of Lost/Damaged Accessories'],
      ['registrationCard', 'Lost Registration Card'],
      ['jack', 'Replacement/Repair of Lost/Damaged Accessories'],
      ['keysCount', 'Replacement/Repair of Lost/Damaged Accessories'],
      ['fuelEighths', 'Fuel Charges'],
      ['cleanliness', 'Cleaning Charges'],
    ]);
  });

  it('a return starts as the vehicle was handed over, except for photos, kilometres and fuel', () => {
    const start = createDraft(null, 'return', { handover: record, known: {} }).values;
    expect(start.zones.bonnet).toEqual({ condition: 'scratch', note: 'small', photos: [] });
    expect([start.odometer, start.fuelEighths]).toEqual(['', null]);
    expect(start).toMatchObject({
      cleanliness: 'clean',
      keysCount: 2,
      equipment: { jack: true, tollTag: false },
    });
    const read = { ...start, odometer: '12100', fuelEighths: 8 };
    expect(findMissing(read, 12_000, true)).toEqual({ asHandover: 'unconfirmed' });
    expect(findMissing(read, 12_000)).toEqual({});
    expect(countChanges(read, record)).toBe(0);
    expect(countChanges({ ...read, keysCount: 1 }, record)).toBe(1);
  });
});

test('all twelve zones are on the drawing, the driver on the correct side', () => {
  for (const country of ['ae', 'in'] as const)
    expect(
      listZoneShapes(country)
        .map(([zone]) => zone)
        .sort(),
    ).toEqual([...checkListZones].sort());
  const x = (country: 'ae' | 'in') =>
    listZoneShapes(country).find(([zone]) => zone === 'front-driver-side')?.[1].mark[0];
  expect(x('ae')).toBeLessThan(120);
  expect(x('in')).toBeGreaterThan(120);
});

test('one reading written in two ways is no difference', () => {
  const written = (odometer: string) => ({ ...toFormValues(record), odometer });
  expect(listDifferingParts(written('12,000'), written('12000'))).toEqual([]);
  expect(listDifferingParts(written('12,00x'), written('12000'))).toEqual(['odometer']);
});

test('a handover begins with the known damage of the vehicle, the worst of each part', () => {
  const damage = { damageId: 'd', vehicleId: buildId(2), since: '2026-03-01T10:00:00.000Z' };
  const known = groupKnownDamages([
    { ...damage, zone: 'boot', kind: 'scratch', note: 'thin' },
    { ...damage, zone: 'boot', kind: 'dent', note: 'deep' },
    { ...damage, zone: 'roof', kind: 'crack', repairedAt: '2026-03-02T10:00:00.000Z' },
  ]);
  const { values } = createDraft(null, 'handover', { handover: null, known });
  expect(values.zones.boot).toEqual({ condition: 'dent', note: 'deep', photos: [] });
  expect(values.zones.roof.condition).toBe('none');
  const worse = { ...values.zones.boot, condition: 'missing' as const };
  expect(findKnown(known, 'boot', { ...worse, condition: 'scratch' })?.note).toBe('thin');
  expect(findKnown(known, 'boot', worse)).toBeNull();
});
