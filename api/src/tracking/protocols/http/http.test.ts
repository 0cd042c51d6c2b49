import { readMoment } from './moment';
import { readOsmandBody, readOsmandQuery, UnreadablePosition } from './osmand';
import { readTraccarPosition } from './traccar';

const receivedAt = new Date('2026-11-25T10:20:30Z');
const readQuery = (query: string) => readOsmandQuery(new Map(new URLSearchParams(query)), receivedAt);

// The addresses and the body are the examples of https://www.traccar.org/osmand/.
describe('osmand', () => {
  it('reads milliseconds', () => {
    expect(readQuery('id=12345&lat=48.8566&lon=2.3522&timestamp=1609459200000')).toMatchObject({
      identifier: '12345',
      positions: [{ latitude: 48.8566, longitude: 2.3522, fixTime: new Date('2021-01-01T00:00:00Z') }],
    });
  });

  it('reads every parameter, with speed in knots', () => {
    const query =
      'deviceid=12345&lat=48.8566&lon=2.3522&timestamp=2021-01-01T00:00:00Z&speed=15&bearing=270&altitude=35&accuracy=10&hdop=0.8&batt=75';
    const { positions } = readQuery(query);
    expect(positions).toMatchObject([
      { course: 270, altitude: 35, accuracy: 10, hdop: 0.8, batteryLevel: 75, isFixed: true },
    ]);
    expect(positions[0]?.speed).toBeCloseTo(27.78, 6);
  });

  it('reads seconds, and uses the time of receipt where none is stated', () => {
    expect(readQuery('id=1&lat=0&lon=0&timestamp=1609459200').positions[0]?.fixTime).toEqual(
      new Date('2021-01-01T00:00:00Z'),
    );
    expect(readQuery('id=1&location=25.2,55.3').positions[0]).toMatchObject({
      fixTime: receivedAt,
      latitude: 25.2,
      longitude: 55.3,
    });
  });

  it.each([
    ['lat=1&lon=1', 'id'],
    ['id=1&lon=1', 'lat'],
    ['id=1&lat=91&lon=1', 'lat'],
    ['id=1&lat=1&lon=abc', 'lon'],
    ['id=1&lat=1&lon=1&timestamp=yesterday', 'timestamp'],
  ])('names the wrong field of %s', (query, field) => {
    expect(() => readQuery(query)).toThrow(UnreadablePosition);
    expect(() => readQuery(query)).toThrow(new RegExp(`^${field} `));
  });

  it('reads the body of newer apps, with speed in metres per second', () => {
    const body = {
      location: {
        timestamp: '2026-01-02T03:04:05.678Z',
        coords: { latitude: 25.1, longitude: 55.2, accuracy: 4.5, speed: 10, heading: 90, altitude: 12 },
        is_moving: true,
        odometer: 1234.5,
        event: 'motionchange',
        battery: { level: 0.87, is_charging: false },
        activity: { type: 'in_vehicle' },
        extras: {},
      },
      device_id: '48241179',
    };
    expect(readOsmandBody(body)).toMatchObject({
      identifier: '48241179',
      positions: [
        {
          fixTime: new Date('2026-01-02T03:04:05.678Z'),
          speed: 36,
          course: 90,
          altitude: 12,
          isMoving: true,
          odometer: 1234.5,
          batteryLevel: 87,
        },
      ],
    });
    expect(() => readOsmandBody({ device_id: '1', location: { timestamp: 'x' } })).toThrow(/^location/);
  });
});

describe('forwarded by Traccar', () => {
  it('reads position and device', () => {
    const body = {
      position: {
        id: 7,
        attributes: {
          ignition: true,
          motion: true,
          sat: 12,
          totalDistance: 5000.5,
          batteryLevel: 90,
          alarm: 'sos',
        },
        deviceId: 3,
        protocol: 'teltonika',
        fixTime: '2026-01-01T10:00:00.000+0000',
        valid: true,
        latitude: 25.2,
        longitude: 55.3,
        altitude: 5,
        speed: 10,
        course: 359.5,
        accuracy: 0,
      },
      device: { id: 3, uniqueId: '356307042441013', name: 'Car' },
    };
    expect(readTraccarPosition(body)).toMatchObject({
      identifier: '356307042441013',
      positions: [
        {
          fixTime: new Date('2026-01-01T10:00:00Z'),
          speed: 18.52,
          course: 359.5,
          ignition: true,
          odometer: 5000.5,
          alarm: 'sos',
        },
      ],
    });
    expect(() => readTraccarPosition({ ...body, device: {} })).toThrow(/^device\.uniqueId/);
  });
});

describe('readMoment', () => {
  it.each([
    ['1609459200', '2021-01-01T00:00:00.000Z'],
    ['1609459200123', '2021-01-01T00:00:00.123Z'],
    ['2021-01-01 00:00:00', '2021-01-01T00:00:00.000Z'],
    ['2021-01-01T04:00:00+04:00', '2021-01-01T00:00:00.000Z'],
    ['2021-01-01T00:00:00.000+0000', '2021-01-01T00:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(readMoment(text)?.toISOString()).toBe(iso);
  });
  it('refuses what is no moment', () => {
    expect(readMoment('2021-13-01T00:00:00Z')).toBeNull();
    expect(readMoment('')).toBeNull();
  });
});
