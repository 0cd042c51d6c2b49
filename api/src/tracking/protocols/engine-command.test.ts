import { computeCrcItu } from './checksums';
import { writeEngineCommand, writeGt06Command, writeTeltonikaCommand } from './engine-command';
import { createGt06Decoder } from './gt06/decoder';
import { createH02Decoder } from './h02/decoder';
import { createTeltonikaDecoder } from './teltonika/decoder';

const now = new Date('2026-11-26T03:04:05Z');
const hex = (bytes: Buffer) => bytes.toString('hex');

test('commands are those of public documents and of the tests of Traccar', () => {
  expect(hex(writeGt06Command('Relay,1#'))).toBe('787812800c0000000052656c61792c312300009dee0d0a');
  expect(hex(writeTeltonikaCommand('getinfo'))).toBe(
    '000000000000000f0c010500000007676574696e666f0100004312',
  );
  expect(hex(writeTeltonikaCommand('getio'))).toBe('000000000000000d0c010500000005676574696f01000000cb');
  expect(String(writeEngineCommand('h02', '123456789012345', 'stop', now))).toBe(
    '*HQ,123456789012345,S20,030405,1,1#',
  );
  expect(String(writeEngineCommand('h02', '123456789012345', 'restore', now))).toBe(
    '*HQ,123456789012345,S20,030405,1,0#',
  );
  expect(String(writeEngineCommand('gt06', '1', 'restore', now))).toContain('RELAY,0#');
  expect(String(writeEngineCommand('teltonika', '1', 'stop', now))).toContain('setdigout 1');
});

test('a Teltonika device answers a command with a text', () => {
  const packet =
    '00000000000000370c01060000002f4449313a31204449323a30204449333a302041494e313a302041494e323a313639323420444f313a3020444f323a3101000066e3';
  expect(createTeltonikaDecoder().push(Buffer.from(packet, 'hex'), now)).toMatchObject([
    { kind: 'status', reply: 'DI1:1 DI2:0 DI3:0 AIN1:0 AIN2:16924 DO1:0 DO2:1' },
  ]);
});

/** As the document of the protocol has it; the checksum is that of the protocol's other messages. */
function writeGt06Reply(protocol: number, content: Buffer): Buffer {
  const frame = writeGt06Command('');
  const body = Buffer.concat([Buffer.from([content.length + 5, protocol]), content, Buffer.from([0, 1])]);
  const crc = Buffer.alloc(2);
  crc.writeUInt16BE(computeCrcItu(body));
  return Buffer.concat([frame.subarray(0, 2), body, crc, Buffer.from([0x0d, 0x0a])]);
}

test('a GT06 device answers a command with a text, in either message', () => {
  const text = Buffer.from('Cut off the fuel supply: Success!');
  const flag = Buffer.alloc(4);
  const short = writeGt06Reply(
    0x15,
    Buffer.concat([Buffer.from([4 + text.length]), flag, text, Buffer.from([0, 2])]),
  );
  const plain = writeGt06Reply(0x21, Buffer.concat([flag, Buffer.from([1]), text]));
  const wide = writeGt06Reply(
    0x21,
    Buffer.concat([flag, Buffer.from([2]), Buffer.from('OK', 'utf16le').swap16()]),
  );
  const read = (frame: Buffer) => createGt06Decoder().push(frame, now);
  expect(read(short)).toMatchObject([{ kind: 'status', reply: 'Cut off the fuel supply: Success!' }]);
  expect(read(plain)).toMatchObject([{ kind: 'status', reply: 'Cut off the fuel supply: Success!' }]);
  expect(read(wide)).toMatchObject([{ kind: 'status', reply: 'OK' }]);
  expect(read(writeGt06Reply(0x15, Buffer.from([9])))).toMatchObject([{ kind: 'garbage' }]);
});

test('an H02 device answers a command, with its position', () => {
  const read = (word: string) =>
    createH02Decoder().push(
      Buffer.from(
        `*TH,2020916012,V4,S20,${word},130305,050316,A,2212.8745,N,11346.6574,E,14.28,028,220902,F7FFFBFF#`,
      ),
      now,
    );
  expect(read('DONE')).toMatchObject([{ kind: 'positions', reply: 'DONE' }]);
  expect(read('ERROR')).toMatchObject([{ kind: 'positions', reply: 'ERROR' }]);
  expect(createH02Decoder().push(Buffer.from('*HQ,2020916012,V4,S20,DONE#'), now)).toMatchObject([
    { kind: 'status', reply: 'DONE' },
  ]);
});
