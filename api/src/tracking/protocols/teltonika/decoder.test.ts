import { createTeltonikaDecoder, readTeltonikaDatagram } from './decoder';

const receivedAt = new Date('2026-11-25T10:20:30Z');
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const decode = (hex: string) => createTeltonikaDecoder().push(bytes(hex), receivedAt);

// The frames are the examples of Teltonika's public page on its codecs, where no other source is named.
const CODEC_8 =
  '000000000000003608010000016B40D8EA30010000000000000000000000000000000105021503010101425E0F01F10000601A014E0000000000000000010000C7CF';
const CODEC_8_EXTENDED =
  '000000000000004A8E010000016B412CEE000100000000000000000000000000000000010005000100010100010011001D00010010015E2C880002000B000000003544C87A000E000000001DD7E06A00000100002994';

describe('teltonika', () => {
  it('answers the IMEI with 01, or 00 for an unknown device', () => {
    expect(decode('000F333536333037303432343431303133')).toEqual([
      { kind: 'login', identifier: '356307042441013', acceptance: bytes('01'), refusal: bytes('00') },
    ]);
  });

  it('reads codec 8', () => {
    expect(decode(CODEC_8)).toMatchObject([
      {
        kind: 'positions',
        positions: [
          {
            fixTime: new Date('2019-06-10T10:04:46Z'),
            latitude: 0,
            longitude: 0,
            isFixed: false,
            satellites: 0,
            gsmSignal: 3,
            powerVolts: 24.079,
          },
        ],
        answer: bytes('00000001'),
      },
    ]);
  });

  it('reads two records of codec 8', () => {
    const hex =
      '000000000000004308020000016B40D57B480100000000000000000000000000000001010101000000000000016B40D5C198010000000000000000000000000000000101010101000000020000252C';
    expect(decode(hex)).toMatchObject([
      {
        positions: [
          { fixTime: new Date('2019-06-10T10:01:01Z') },
          { fixTime: new Date('2019-06-10T10:01:19Z') },
        ],
        answer: bytes('00000002'),
      },
    ]);
  });

  // Elements and their values are those of Teltonika's public tables of parameters.
  it.each([
    ['FD01', 'harshAcceleration'],
    ['FD02', 'harshBraking'],
    ['FD03', 'harshCornering'],
    ['F701', 'crash'],
    ['F601', 'towing'],
    ['F901', 'jamming'],
    ['F900', null],
    ['FC01', 'powerCut'],
  ])('reads the element %s as %s', (element, alarm) => {
    const place = '000000000000000000000000050000';
    const record = `0000016B40D8EA3001${place}${element.slice(0, 2)}0101${element}000000`;
    expect(decode(packet(`0801${record}01`))).toMatchObject([{ positions: [{ alarm }] }]);
  });

  it('reads codec 8 extended', () => {
    expect(decode(CODEC_8_EXTENDED)).toMatchObject([
      {
        positions: [{ fixTime: new Date('2019-06-10T11:36:32Z'), odometer: 22_949_000 }],
        answer: bytes('00000001'),
      },
    ]);
  });

  it('reads ignition, movement and a text of codec 8 extended', () => {
    // A frame of Traccar's public tests.
    const hex =
      '00000000000000a38e0100000178b11c9e1000040bbbc91f03190c002100e113001300000010000600ef0100f00100150300c800004501001e070005004237e00018000a00ce166200430f970024059f000300f10000665900c70000001e00100000a1b500000002010000115756315a5a5a32455a38363031353338380119002950303239392c50303637352c50303637342c50303637322c50303637312c50303437312c50324241430100001ad8';
    expect(decode(hex)).toMatchObject([
      {
        positions: [
          {
            fixTime: new Date('2021-04-08T10:52:26Z'),
            latitude: 52.0296716,
            longitude: 6.7877833,
            altitude: 33,
            course: 225,
            satellites: 19,
            speed: 19,
            isFixed: true,
            ignition: true,
            isMoving: true,
            odometer: 41_397,
            gsmSignal: 3,
            powerVolts: 14.304,
            batteryVolts: 3.991,
          },
        ],
      },
    ]);
  });

  it('has negative degrees and a negative altitude', () => {
    const record =
      '0000016B40D8EA3001' + 'EEA1DE80' + 'F6E6F080' + 'FFF6' + '0168' + '05' + '0064' + '000000000000';
    const data = `0801${record}01`;
    expect(decode(packet(data))).toMatchObject([
      {
        positions: [{ longitude: -29.1381632, latitude: -15.2637312, altitude: -10, course: 0, speed: 100 }],
      },
    ]);
  });

  it('asks again for a packet with a wrong checksum or a wrong count', () => {
    const wrong = `${CODEC_8.slice(0, -1)}E`;
    expect(decode(wrong)).toMatchObject([{ kind: 'garbage', answer: bytes('00000000') }]);
    const { data } = { data: `${CODEC_8.slice(16, -10)}02` };
    expect(decode(packet(data))).toMatchObject([{ kind: 'garbage', answer: bytes('00000000') }]);
  });

  it('joins split packets, separates joined ones, and ignores pings', () => {
    const decoder = createTeltonikaDecoder();
    const stream = bytes(`ff${CODEC_8}ff${CODEC_8_EXTENDED}`);
    const kinds = [...stream].flatMap((byte) => decoder.push(Buffer.from([byte]), receivedAt));
    expect(kinds.map(({ kind }) => kind)).toEqual(['status', 'positions', 'status', 'positions']);
  });

  it('reads a datagram and answers it with its numbers', () => {
    const datagram = bytes(
      '003DCAFE0105000F33353230393330383634303336353508010000016B4F815B30010000000000000000000000000000000103021503010101425DBC000001',
    );
    expect(readTeltonikaDatagram(datagram)).toMatchObject({
      identifier: '352093086403655',
      positions: [{ fixTime: new Date('2019-06-13T06:23:26Z'), powerVolts: 23.996 }],
      answer: bytes('0005CAFE010501'),
    });
    expect(readTeltonikaDatagram(datagram.subarray(0, -1))).toBeNull();
  });
});

/** The data in a packet with a right length and checksum. */
function packet(data: string): string {
  let crc = 0;
  for (const byte of bytes(data)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  const length = (data.length / 2).toString(16).padStart(8, '0');
  return `00000000${length}${data}${crc.toString(16).padStart(8, '0')}`;
}
