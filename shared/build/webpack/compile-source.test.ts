import { compileSource } from './compile-source.cjs';
import { getSwcOptions } from './loaders';

const options = getSwcOptions('shared', 'production', false);
const file = '/workspace/shared/src/price.ts';

describe('compileSource', () => {
  test('types are removed', async () => {
    await expect(compileSource('export const price: number = 1;', file, options)).resolves.toBe(
      'export const price = 1;\n',
    );
  });

  test('the same source is compiled once', () => {
    const source = 'export const days: number = 2;';

    expect(compileSource(source, file, { ...options })).toBe(compileSource(source, file, { ...options }));
  });

  test('a changed source, another file or other options are compiled', () => {
    const source = 'export const hours: number = 3;';
    const first = compileSource(source, file, options);

    expect(compileSource(`${source}\n`, file, options)).not.toBe(first);
    expect(compileSource(source, '/workspace/host/src/price.ts', options)).not.toBe(first);
    expect(compileSource(source, file, getSwcOptions('host', 'production', true))).not.toBe(first);
  });

  test('an invalid source is refused with its place', async () => {
    await expect(compileSource('export const = 4;', file, options)).rejects.toThrow(/price\.ts:1/);
  });
});
