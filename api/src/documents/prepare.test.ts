import { AsyncLocalStorage } from 'node:async_hooks';

import { createPrinter, printerSettings } from './printer';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('documents that are prepared', () => {
  const printer = createPrinter(() => undefined, { ...printerSettings, threads: 1, preparing: 1 });
  afterAll(() => printer.stop());

  test('take turns by owner, so a newcomer waits for one document and not for all', async () => {
    const order: string[] = [];
    const prepare = (owner: string, number: number) =>
      printer.prepare(
        async () => {
          await nextTurn();
          order.push(`${owner}${number}`);
        },
        { owner },
      );
    await Promise.all([prepare('busy', 1), prepare('busy', 2), prepare('busy', 3), prepare('newcomer', 1)]);
    expect(order).toEqual(['busy1', 'newcomer1', 'busy2', 'busy3']);
  });

  test('keep the context of their own call, although another call begins them', async () => {
    const calls = new AsyncLocalStorage<string>();
    const prepare = (call: string) =>
      calls.run(call, () =>
        printer.prepare(
          async () => {
            await nextTurn();
            return calls.getStore();
          },
          { owner: call },
        ),
      );
    expect(await Promise.all([prepare('first'), prepare('second')])).toEqual(['first', 'second']);
  });

  test('end with their own error, and the next one begins', async () => {
    const failed = printer.prepare(() => Promise.reject(new Error('This trip is not there')), { owner: 'a' });
    const next = printer.prepare(() => Promise.resolve('done'), { owner: 'a' });
    await expect(failed).rejects.toThrow('This trip is not there');
    expect(await next).toBe('done');
  });
});
