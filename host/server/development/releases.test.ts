import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPortalServer } from '../portal';
import { readSettings } from '../settings';
import { createDevelopmentReleases } from './releases';

const publicFolder = path.resolve(__dirname, '../../public');

test('development has the icon of the portal and the other files of the root too', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'development-'));
  const servers = { host: 'http://localhost:3001', registry: [], fonts: [], publicFolder };
  const portal = await createPortalServer(
    readSettings({ RELEASES_DIR: folder, DEV_SERVERS: JSON.stringify(servers), LOG_LEVEL: 'silent' }),
    createDevelopmentReleases(servers),
  );
  const answers = await Promise.all(
    ['/favicon.svg', '/robots.txt', '/missing.svg'].map(async (url) => (await portal.inject(url)).statusCode),
  );
  expect(answers).toEqual([200, 200, 404]);
  await portal.close();
  rmSync(folder, { recursive: true });
});
