import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createBackoff } from './backoff';
import { banner } from './banner';
import { readChildMessage } from './child-messages';
import { diskProblem, prepareDataFolder } from './data-folder';
import { takeLock } from './lock';
import { checkPorts } from './ports';
import { readStartSettings } from './settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the settings of a start', () => {
  it('have their defaults', () => {
    expect(readStartSettings({}).ports).toEqual({ PORT: 3000, API_PORT: 4000, CUSTOMER_PORT: 3100 });
  });

  it('refuse an invalid port, and one port for two', () => {
    expect(() => readStartSettings({ PORT: 'abc' })).toThrow(
      'PORT must be a port number from 1 to 65535, not "abc".',
    );
    expect(() => readStartSettings({ PORT: '4000' })).toThrow('three different ports');
  });
});

describe('the checks before a start', () => {
  it('name the setting of a taken port', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.address() as net.AddressInfo;
    await expect(checkPorts({ API_PORT: port })).rejects.toThrow(
      `Port ${port} is taken by another program: stop that one, or choose another port with API_PORT=`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPorts({ API_PORT: port })).resolves.toBeUndefined();
  });

  it('report how much room is missing', () => {
    expect(diskProblem(100 * 1024 * 1024, false, '/data')).toBe(
      'There is too little room on the disk of /data: 100 MB are free, 200 MB are needed.',
    );
    expect(diskProblem(300 * 1024 * 1024, true, '/data')).toContain('700 MB are needed');
    expect(diskProblem(300 * 1024 * 1024, false, '/data')).toBeUndefined();
  });

  it('refuse a data folder that cannot be made', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(prepareDataFolder(path.join(folder, 'file', 'data'))).rejects.toThrow(
      'cannot be written (ENOTDIR)',
    );
    await expect(prepareDataFolder(path.join(folder, 'new'))).resolves.toBeUndefined();
  });
});

describe('the lock', () => {
  const write = (pid: number) =>
    writeFileSync(
      path.join(folder, 'portal.lock'),
      JSON.stringify({ pid, address: 'http://localhost:3000' }),
    );

  it('can be released, and taken again', () => {
    const release = takeLock(folder, 'http://localhost:3000');
    release();
    expect(() => takeLock(folder, 'http://localhost:3000')).not.toThrow();
  });

  it('does not hold for a process that is gone, or for another program', () => {
    write(2 ** 22 + 12345);
    expect(() => takeLock(folder, 'x')).not.toThrow();
    // The parent of this test is alive, but is no portal.
    write(process.ppid);
    expect(() => takeLock(folder, 'x')).not.toThrow();
  });

  it('does not hold after a crash has cut it off', () => {
    writeFileSync(path.join(folder, 'portal.lock'), '{"pid":');
    expect(() => takeLock(folder, 'x')).not.toThrow();
  });
});

describe('starting again after a crash', () => {
  it('waits longer each time, and starts over after a good run', () => {
    const backoff = createBackoff();
    expect([0, 0, 0].map((ran) => backoff.next(ran))).toEqual([500, 1000, 2000]);
    expect(Array.from({ length: 10 }, () => backoff.next(0)).at(-1)).toBe(30_000);
    expect(backoff.next(61_000)).toBe(500);
  });
});

describe('the message of the API', () => {
  it('is progress, or that it is ready with its demo logins', () => {
    expect(readChildMessage({ progress: 'Migrating' })).toEqual({ progress: 'Migrating' });
    const ready = {
      ready: true,
      demo: [{ country: 'ae', phoneNumber: '+971501234567', password: 'x' }],
      mails: 'the outbox',
    };
    expect(readChildMessage({ ...ready, address: 'http://127.0.0.1:4000' })).toEqual(ready);
    expect(readChildMessage({ ready: true })).toEqual({ ready: true, demo: [] });
    expect(readChildMessage({ other: 1 })).toBeUndefined();
  });

  it('is in the last lines of the start', () => {
    const { ports } = readStartSettings({ PORT: '3300' });
    const text = banner(
      { ports, basePath: '' },
      { ready: true, demo: [{ country: 'in', phoneNumber: '+919800000001', password: 'secret-word' }] },
      true,
    );
    expect(text).toContain('http://localhost:3300/in/login   phone +919800000001   password secret-word');
    expect(text).toContain('http://localhost:3300/dev/outbox');
    expect(text).not.toContain('Other machines');
    expect(banner({ ports, basePath: '/desk' }, { ready: true, demo: [] }, true)).toContain(
      'http://localhost:3300/desk/dev/outbox',
    );
  });

  it('warns when other machines reach the demo logins', () => {
    const { ports } = readStartSettings({});
    const demo = [{ country: 'in', phoneNumber: '+919800000001', password: 'secret-word' }] as const;
    const buildBanner = (host: string) =>
      banner({ ports, host, basePath: '' }, { ready: true, demo: [...demo] }, true);
    expect(buildBanner('0.0.0.0')).toContain(
      'Other machines can reach this portal, because HOST is 0.0.0.0.',
    );
    expect(buildBanner('127.0.0.1')).not.toContain('Other machines');
  });
});
