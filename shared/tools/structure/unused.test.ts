import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getProgram } from '../lib/programs';

jest.setTimeout(60_000);

test('the check for unused code names a file, an export and a dependency that nobody uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'));
  const files = {
    'package.json': '{ "name": "sample", "main": "index.js", "dependencies": { "left-out": "1.0.0" } }',
    'index.js': "import { used } from './parts.js';\nconsole.log(used);\n",
    'parts.js': 'export const used = 1;\nexport const idle = 2;\n',
    'alone.js': 'export const alone = 1;\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const program = getProgram('knip', 'bin/knip.js');
  const { stdout, status } = spawnSync(process.execPath, [program, '--no-config-hints'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/^alone\.js/m);
  expect(stdout).toMatch(/^idle .*parts\.js/m);
  expect(stdout).toMatch(/^left-out .*package\.json/m);
  expect(status).not.toBe(0);
});
