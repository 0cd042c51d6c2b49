import fc from 'fast-check';
import { createGt06Decoder } from './gt06/decoder';
import { createH02Decoder } from './h02/decoder';
import { readOsmandBody, readOsmandQuery, UnreadablePosition } from './http/osmand';
import { readTraccarPosition } from './http/traccar';
import type { Decoder, Message } from './report';
import { createTeltonikaDecoder, readTeltonikaDatagram } from './teltonika/decoder';

const receivedAt = new Date('2026-11-25T10:20:30Z');
const hex = (text: string) => Buffer.from(text, 'hex');

interface Case {
  readonly name: string;
  readonly create: () => Decoder;
  readonly frames: readonly Buffer[];
  /** Bytes with which its messages begin, so that random input gets past the first check. */
  readonly starts: readonly Buffer[];
}

const cases: readonly Case[] = [
  {
    name: 'gt06',
    create: createGt06Decoder,
    frames: [
      hex('78780D01012345678901234500018CDD0D0A'),
      hex('78781F120B081D112E10CF027AC7EB0C46584900148F01CC00287D001FB8000380810D0A'),
      hex('78780A134004040001000FDCEE0D0A'),
      hex('79790008940000ed0289d6860d0a'),
    ],
    starts: [hex('7878'), hex('7979'), hex('78780D01'), hex('78781F12'), hex('787825A4'), hex('0D0A')],
  },
  {
    name: 'teltonika',
    create: createTeltonikaDecoder,
    frames: [
      hex('000F333536333037303432343431303133'),
      hex(
        '000000000000003608010000016B40D8EA30010000000000000000000000000000000105021503010101425E0F01F10000601A014E0000000000000000010000C7CF',
      ),
    ],
    starts: [hex('00000000'), hex('000F'), hex('0000000000000036'), hex('08FF'), hex('8EFF'), hex('FF')],
  },
  {
    name: 'h02',
    create: createH02Decoder,
    frames: [
      Buffer.from('*HQ,4210209006,V1,054048,A,2828.2297,N,07733.4332,E,010.5,047,080918,EFE7FBFF#'),
      Buffer.from('*HQ,353505510948929,HTBT,84#'),
    ],
    starts: [Buffer.from('*HQ,'), Buffer.from('*HQ,1,V1,054048,A,'), Buffer.from('#'), hex('242705171109')],
  },
];

/** The sizes of the pieces in which a stream arrives. */
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 200 });

function* split(stream: Buffer, lengths: readonly number[]): Generator<Buffer> {
  let at = 0;
  for (let index = 0; at < stream.length; index += 1) {
    const length = lengths[index % lengths.length] ?? 1;
    yield stream.subarray(at, at + length);
    at += length;
  }
}

const removeGarbage = (messages: readonly Message[]) => messages.filter(({ kind }) => kind !== 'garbage');

describe.each(cases)('a stream of $name', ({ create, frames, starts }) => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(...starts, ...frames),
  );

  it('gives the same messages however it is split', () => {
    const whole = removeGarbage(frames.flatMap((frame) => create().push(frame, receivedAt)));
    fc.assert(
      fc.property(sizes, (lengths) => {
        const decoder = create();
        const pieces = [...split(Buffer.concat([...frames]), lengths)];
        expect(pieces.flatMap((piece) => decoder.push(piece, receivedAt))).toEqual(whole);
        expect(decoder.isWaiting()).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('never throws, and accounts for every byte it does not keep', () => {
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 30 }), sizes, (parts, lengths) => {
        const decoder = create();
        for (const piece of split(Buffer.concat(parts), lengths)) decoder.push(piece, receivedAt);
        for (let tries = 0; decoder.isWaiting() && tries < 20_000; tries += 1) decoder.giveUp(receivedAt);
        expect(decoder.isWaiting()).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('reads the next message after any noise', () => {
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 5 }), (parts) => {
        const decoder = create();
        for (const part of parts) decoder.push(part, receivedAt);
        while (decoder.isWaiting()) decoder.giveUp(receivedAt);
        const [last] = frames.slice(-1);
        expect(removeGarbage(decoder.push(last ?? Buffer.alloc(0), receivedAt))).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps no more than its longest message of an endless one', () => {
    const decoder = create();
    let skipped = 0;
    const [start] = starts;
    const endless = Buffer.concat([start ?? Buffer.alloc(0), Buffer.alloc(200_000, 0x01)]);
    for (const piece of split(endless, [1460]))
      for (const message of decoder.push(piece, receivedAt))
        if (message.kind === 'garbage') skipped += message.bytes;
    expect(endless.length - skipped).toBeLessThanOrEqual(8192);
  });
});

describe('single messages', () => {
  it('never throw for any datagram', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => readTeltonikaDatagram(Buffer.from(bytes))).not.toThrow();
      }),
    );
  });

  it('name their wrong field for any body and any query', () => {
    const isRead = (read: () => unknown) => {
      try {
        read();
        return true;
      } catch (error) {
        return error instanceof UnreadablePosition;
      }
    };
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.string()), (body, query) => {
        expect(isRead(() => readOsmandBody(body))).toBe(true);
        expect(isRead(() => readTraccarPosition(body))).toBe(true);
        expect(isRead(() => readOsmandQuery(new Map(Object.entries(query)), receivedAt))).toBe(true);
      }),
    );
  });
});
