import type { PositionReport } from '../report';
import { createH02Decoder } from './decoder';

// cspell:ignore FFFFFBFF FFFEFBFF FFFFFFFE FFFFFFFD FFFFFFFB
const receivedAt = new Date('2026-11-25T10:20:30Z');
const decode = (input: string | Buffer) => createH02Decoder().push(Buffer.from(input), receivedAt);

function readPosition(input: string | Buffer): PositionReport {
  const [message] = decode(input);
  if (message?.kind !== 'positions' || message.positions[0] === undefined) throw new Error('no position');
  return message.positions[0];
}

// The messages are those of Traccar's public tests, with the values that they state.
describe('h02', () => {
  it('reads a sentence with knots, minutes and hemispheres', () => {
    const input = '*HQ,4210209006,V1,054048,A,2828.2297,N,07733.4332,E,010.5,047,080918,EFE7FBFF#';
    expect(decode(input)).toMatchObject([
      {
        kind: 'positions',
        identifier: '4210209006',
        answer: Buffer.from('*HQ,4210209006,V4,V1,20261125102030#'),
      },
    ]);
    const position = readPosition(input);
    expect(position).toMatchObject({ fixTime: new Date('2018-09-08T05:40:48Z'), isFixed: true, course: 47 });
    expect(position.latitude).toBeCloseTo(28.470495, 6);
    expect(position.longitude).toBeCloseTo(77.55722, 6);
    expect(position.speed).toBeCloseTo(19.446, 6);
  });

  it('reads south and west, and degrees that are separated from minutes', () => {
    const west = readPosition(
      '*HQ,4210051415,V1,164549,A,0956.3869,N,08406.7068,W,000.00,000,221215,FFFFFBFF,712,01,0,0,6#',
    );
    expect(west.fixTime).toEqual(new Date('2015-12-22T16:45:49Z'));
    expect(west.latitude).toBeCloseTo(9.93978, 5);
    expect(west.longitude).toBeCloseTo(-84.11178, 5);
    const south = readPosition(
      '*HQ,1451316409,V1,030149,A,-23-29.0095,S,-46-51.5852,W,2.4,065,070315,FFFFFFFF#',
    );
    expect(south.latitude).toBeCloseTo(-23.48349, 5);
    expect(south.longitude).toBeCloseTo(-46.85975, 5);
  });

  it('knows a position without a fix', () => {
    const position = readPosition(
      '*HQ,355488020119695,V1,050418,,2827.61232,N,07703.84822,E,0.00,0,031015,FFFEFBFF#',
    );
    expect(position.isFixed).toBe(false);
    expect(position.latitude).toBeCloseTo(28.46021, 5);
  });

  it('reads the state, in which a 0 means that something holds', () => {
    const read = (state: string) =>
      readPosition(`*HQ,2705171109,V1,213324,A,5002.5849,N,01433.7822,E,0.00,000,140613,${state}#`);
    expect(read('FFFFFFFF')).toMatchObject({ ignition: true, alarm: null });
    expect(read('FFFFFBFF')).toMatchObject({ ignition: false, alarm: null });
    expect(read('FFFFFFFE')).toMatchObject({ alarm: 'vibration' });
    expect(read('FFFFFFFD')).toMatchObject({ alarm: 'sos' });
    expect(read('FFFFFFFB')).toMatchObject({ alarm: 'overspeed' });
    expect(read('FFF7FFFF')).toMatchObject({ alarm: 'powerCut' });
  });

  it('reads the position in the confirmation of a command', () => {
    const position = readPosition(
      '*TH,2020916012,V4,S14,100,10,1,3,130305,050316,A,2212.8745,N,11346.6574,E,14.28,028,220902,FFFFFBFF#',
    );
    expect(position.fixTime).toEqual(new Date('2002-09-22T05:03:16Z'));
    expect(position.latitude).toBeCloseTo(22.214575, 6);
  });

  it('reads a binary message', () => {
    const position = readPosition(
      Buffer.from(
        '24410600082621532131081504419390060740418306000000fffffbfdff0015060000002c02dc0c000000001f',
        'hex',
      ),
    );
    expect(position).toMatchObject({
      fixTime: new Date('2015-08-31T21:53:21Z'),
      isFixed: true,
      batteryLevel: 100,
    });
    expect(position.latitude).toBeCloseTo(4.69898, 5);
    expect(position.longitude).toBeCloseTo(-74.06971, 4);
  });

  it('separates two binary messages', () => {
    const message = Buffer.from('2427051711092133391406135002584900014337822e000000ffffffffff0000', 'hex');
    expect(decode(Buffer.concat([message, message])).map(({ kind }) => kind)).toEqual([
      'positions',
      'positions',
    ]);
  });

  it('confirms a heartbeat and cells, and reads the battery', () => {
    expect(decode('*HQ,353505510948929,HTBT,84#')).toMatchObject([
      { kind: 'status', status: { batteryLevel: 84 }, answer: Buffer.from('*HQ,353505510948929,HTBT#') },
    ]);
    expect(decode('*HQ,1400046168,NBR,160169,460,0,1,4,9338,3692,150,180813,FFFFFBFF#')).toMatchObject([
      { kind: 'status', answer: Buffer.from('*HQ,1400046168,V4,NBR,20261125102030#') },
    ]);
  });

  it('begins again at the next sentence where one has no end', () => {
    const messages = decode('*HQ,1,V1,05404*HQ,353505510948929,HTBT#');
    expect(messages.map(({ kind }) => kind)).toEqual(['garbage', 'status']);
  });

  it('refuses an identifier that is none', () => {
    expect(decode('*HQ,<script>,V1,054048,A,2828.2297,N,07733.4332,E,0,0,080918,EFE7FBFF#')).toMatchObject([
      { kind: 'garbage' },
    ]);
  });
});
