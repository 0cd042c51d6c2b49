import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { bundleProgram } from './bundle';
import { gateway } from './programs';

// A busy machine may take a while.
jest.setTimeout(60_000);

describe('a server’s bundle', () => {
  it('is made once for the same sources', async () => {
    const { file } = await bundleProgram(gateway);
    const written = statSync(file).mtimeMs;
    expect(await bundleProgram(gateway)).toEqual({ file, wasBuilt: false });
    expect(statSync(file).mtimeMs).toBe(written);
  });

  it('is a module that Node reads, with a map, and finds its packages from its folder', async () => {
    const { file } = await bundleProgram(gateway);
    execFileSync(process.execPath, ['--check', file]);
    expect(existsSync(`${file}.map`)).toBe(true);
    const packages = [...readFileSync(file, 'utf8').matchAll(/^import .* from "([^.][^"]*)";$/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(packages).toContain('fastify');
    expect(packages.filter((name) => name.startsWith('@portal/'))).toEqual([]);
    // What sends traces loads only where a collector is set.
    expect(packages.filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
  });

  it('refuses a source that its hash does not cover, and leaves nothing behind', async () => {
    const partly = {
      ...gateway,
      sources: gateway.sources.filter((source) => source !== 'shared/src/remote'),
    };
    await expect(bundleProgram(partly)).rejects.toThrow(
      /host\/server\/server\.ts imports shared\/src\/remote\/.* not among its sources/,
    );
  });
});
