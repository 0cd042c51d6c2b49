import type { Message, PositionReport } from '../report';
import { createGt06Decoder } from './decoder';

const receivedAt = new Date('2026-11-25T10:20:30Z');
const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const decode = (hex: string) => createGt06Decoder().push(bytes(hex), receivedAt);

function readPosition(hex: string): PositionReport {
  const [message] = decode(hex);
  if (message?.kind !== 'positions' || message.positions[0] === undefined) throw new Error('no position');
  return message.positions[0];
}

const getAnswer = (message: Message | undefined) =>
  message && 'answer' in message ? message.answer?.toString('hex') : undefined;

// The frames are the examples of the protocol's document (GT06 version 1.8, Concox), where no other source is named.
describe('gt06', () => {
  it('logs in with the IMEI, answered by protocol, serial number and checksum', () => {
    const [login] = decode('78 78 0D 01 01 23 45 67 89 01 23 45 00 01 8C DD 0D 0A');
    expect(login).toEqual({
      kind: 'login',
      identifier: '123456789012345',
      acceptance: bytes('78 78 05 01 00 01 D9 DC 0D 0A'),
      refusal: null,
    });
  });

  it('reads a location', () => {
    const hex =
      '78 78 1F 12 0B 08 1D 11 2E 10 CF 02 7A C7 EB 0C 46 58 49 00 14 8F 01 CC 00 28 7D 00 1F B8 00 03 80 81 0D 0A';
    expect(readPosition(hex)).toMatchObject({
      fixTime: new Date('2011-08-29T17:46:16Z'),
      latitude: 23.111668333333334,
      longitude: 114.409285,
      isFixed: true,
      satellites: 15,
      speed: 0,
      course: 143,
      ignition: null,
    });
    expect(getAnswer(decode(hex)[0])).toBe('787805120003903f0d0a');
  });

  it('reads ignition after the cell of a 0x22 location', () => {
    const hex = '787822220F0C1D023305C9027AC8180C46586000140001CC00287D001F71000001000820860D0A';
    expect(readPosition(hex)).toMatchObject({
      fixTime: new Date('2015-12-29T02:51:05Z'),
      latitude: 23.111693333333335,
      longitude: 114.40929777777778,
      satellites: 9,
      ignition: false,
    });
  });

  it('reads an alarm with the state of the terminal', () => {
    const hex =
      '78 78 25 16 0B 0B 0F 0E 24 1D CF 02 7A C8 87 0C 46 57 E6 00 14 02 09 01 CC 00 28 7D 00 1F 72 65 06 04 01 01 00 36 56 A4 0D 0A';
    expect(readPosition(hex)).toMatchObject({
      fixTime: new Date('2011-11-15T14:36:29Z'),
      course: 2,
      alarm: 'sos',
      batteryLevel: 100,
      gsmSignal: 4,
      ignition: false,
    });
  });

  it('reads the alarm of a 4G device, whose cell is longer', () => {
    // A frame of Traccar's public tests.
    const hex =
      '78782EA4110C0C02281BF6026C18720C38D22800149C1181CC00010000260E000000000615F8012C05041102FF001058FD0D0A';
    expect(readPosition(hex)).toMatchObject({
      fixTime: new Date('2017-12-12T02:40:27Z'),
      latitude: 22.576987777777777,
      course: 156,
      batteryLevel: 83,
      ignition: false,
      alarm: null,
    });
  });

  it('reads the 4G location with ignition and counted metres', () => {
    const content =
      '18 07 0F 0C 1E 0A CB 02 B2 A6 D8 05 ED 1C A0 3C 14 B4 01A8 02 00001234 0000000000ABCDEF 01 00 00 00012345';
    const hex = frame('A0', content);
    expect(readPosition(hex)).toMatchObject({
      fixTime: new Date('2024-07-15T12:30:10Z'),
      speed: 60,
      course: 180,
      ignition: true,
      odometer: 0x12345,
    });
  });

  it('has south and west from the bits of the course', () => {
    const place = (state: string) =>
      readPosition(frame('12', `18070F0C1E0ACB 02B2A6D8 05ED1CA0 00 ${state}`));
    expect(Math.sign(place('1400').latitude)).toBe(1);
    expect(Math.sign(place('1000').latitude)).toBe(-1);
    expect(Math.sign(place('1400').longitude)).toBe(1);
    expect(Math.sign(place('1C00').longitude)).toBe(-1);
    expect(place('0400').isFixed).toBe(false);
    expect(place('D400')).toMatchObject({ ignition: true, isFixed: true });
    expect(place('5400')).toMatchObject({ ignition: false, isFixed: true });
  });

  it('answers a heartbeat and reads its state', () => {
    const [heartbeat] = decode('78 78 0A 13 40 04 04 00 01 00 0F DC EE 0D 0A');
    expect(heartbeat).toMatchObject({
      kind: 'status',
      status: { ignition: false, batteryLevel: 67, gsmSignal: 4 },
    });
    expect(getAnswer(heartbeat)).toBe('78780513000f008f0d0a');
  });

  it('answers the request for the time in UTC', () => {
    const [request] = decode(frame('8A', ''));
    expect(getAnswer(request)?.slice(8, 20)).toBe('1a0b190a141e');
  });

  it('reads the voltage of the vehicle in a long frame', () => {
    // A frame of Traccar's public tests.
    expect(decode('79790008940000ed0289d6860d0a')).toMatchObject([
      { kind: 'status', status: { powerVolts: 2.37 }, answer: null },
    ]);
  });

  it('takes an answer to a command as a sign of life', () => {
    expect(decode(frame('15', '08000000004F4B21210002'))).toMatchObject([{ kind: 'status', answer: null }]);
  });

  it('skips a frame with a wrong checksum, answers nothing, and reads the next', () => {
    const broken = '78780D0101234567890123450001 8CDE 0D0A';
    const messages = decode(`${broken} 78780A13400404000100 0FDCEE0D0A`);
    expect(messages.map(({ kind }) => kind)).toEqual(['garbage', 'status']);
    expect(getAnswer(messages[0])).toBeUndefined();
  });

  it('refuses a date that does not exist', () => {
    expect(decode(frame('12', '18021F0C1E0ACB02B2A6D805ED1CA0001400'))).toMatchObject([
      { kind: 'positions', positions: [] },
    ]);
  });

  it('continues after a length that promises more than arrives', () => {
    const decoder = createGt06Decoder();
    expect(decoder.push(bytes('7979 0700 78780A13400404000100 0FDCEE0D0A'), receivedAt)).toEqual([]);
    expect(decoder.isWaiting()).toBe(true);
    expect(decoder.giveUp(receivedAt).map(({ kind }) => kind)).toEqual(['garbage', 'status']);
    expect(decoder.isWaiting()).toBe(false);
  });
});

/** A short frame with a right checksum. */
function frame(protocol: string, content: string): string {
  const body = bytes(`${protocol}${content}0001`);
  const checked = Buffer.concat([Buffer.from([body.length + 2]), body]);
  let crc = 0xffff;
  for (const byte of checked) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x8408 : crc >>> 1;
  }
  return `7878${checked.toString('hex')}${(crc ^ 0xffff).toString(16).padStart(4, '0')}0d0a`;
}
