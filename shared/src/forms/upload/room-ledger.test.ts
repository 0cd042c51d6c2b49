import { createRoomLedger } from './room-ledger';

const room = (changes = {}) => ({ bytes: 0, bytesMax: 100, files: 0, filesMax: 10, ...changes });

function openLedger(...answers: (ReturnType<typeof room> | null)[]) {
  let time = 0;
  const reads: number[] = [];
  const ledger = createRoomLedger(() => time);
  const read = () => {
    reads.push(time);
    return Promise.resolve(answers.shift() ?? null);
  };
  return {
    reads,
    reserve: (bytes: number) => ledger.reserve(bytes, read),
    pass: (ms: number) => (time += ms),
  };
}

test('files of a batch are checked against one answer, one after the other or at once', async () => {
  const { reads, reserve } = openLedger(room());
  expect(await Promise.all([reserve(10), reserve(20), reserve(30)])).toEqual([null, null, null]);
  expect(await reserve(40)).toBeNull();
  expect(reads).toHaveLength(1);
});

test('a file that does not fit what is left is refused only by an answer read for it', async () => {
  const { reads, reserve } = openLedger(room(), room({ bytes: 95 }), room({ bytes: 40 }));
  expect(await reserve(95)).toBeNull();
  expect(await reserve(10)).toEqual(room({ bytes: 95 }));
  // In between, a file was deleted.
  expect(await reserve(10)).toBeNull();
  expect(reads).toHaveLength(3);
});

test('only those of several files checked at once that fit continue', async () => {
  const { reserve } = openLedger(room(), room({ bytes: 60, files: 1 }));
  const refused = await Promise.all([reserve(60), reserve(60)]);
  expect(refused.map((answer) => answer === null)).toEqual([true, false]);
});

test('the number of files counts as well', async () => {
  const { reserve } = openLedger(room({ files: 9 }), room({ files: 10 }));
  expect(await reserve(1)).toBeNull();
  expect(await reserve(1)).toMatchObject({ files: 10, filesMax: 10 });
});

test('an answer is used for a minute', async () => {
  const { reads, reserve, pass } = openLedger(room(), room());
  await reserve(1);
  pass(59_999);
  await reserve(1);
  pass(1);
  await reserve(1);
  expect(reads).toEqual([0, 60_000]);
});

test('a room that nobody knows stops no file', async () => {
  const { reserve } = openLedger();
  expect(await reserve(1_000_000)).toBeNull();
});
