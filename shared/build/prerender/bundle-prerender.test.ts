/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { bundlePrerender } from './bundle-prerender';
import type { Render } from './prerender';

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-prerender-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the bundle renders a first view with the classes that the browser’s bundle has', async () => {
  const file = path.join(folder, 'prerender.cjs');
  await bundlePrerender('mfe-enquiries', '1.0.0', file);
  const { render } = createRequire(__filename)(file) as { render: Render };
  const { html, css } = await render('/enquiries');
  // The names that swc's plugin writes: the package, the hash of the file, the number of the part.
  expect(html).toMatch(/class="shared__sc-[\da-f]{8}-\d+ \w+/);
  expect(html).toMatch(/mfe-enquiries__sc-[\da-f]{8}-\d+/);
  expect(css).toContain('{');
});

test('a file that is missing is named with the package that imports it', async () => {
  await expect(bundlePrerender('mfe-missing', '1.0.0', path.join(folder, 'none.cjs'))).rejects.toThrow(
    /mfe-missing\/src\/prerender\.tsx/,
  );
});
