const table = { 'page-x.1.js': 'sha256-page' };
const folder = 'http://localhost/remotes/mfe-srm/1.0.0/';

/** The modules as a page has them that the gateway sent. */
async function openPage({
  shell = 'sha256-shell' as string | undefined,
  origins = [] as readonly string[],
  answer = jest.fn(),
} = {}) {
  document.head.replaceChildren();
  const addData = (id: string, value: unknown) => {
    const data = document.createElement('script');
    Object.assign(data, { type: 'application/json', id, textContent: JSON.stringify(value) });
    document.head.append(data);
  };
  if (shell) addData('portal-scripts', shell);
  if (origins.length > 0) addData('portal-remote-origins', origins);
  jest.resetModules();
  globalThis.fetch = answer;
  const integrity = await import('./script-integrity');
  const { loadChunk } = await import('./load-chunk');
  return { ...integrity, loadChunk, answer };
}
const json = () => Promise.resolve(new Response(JSON.stringify(table)));
const findScript = () => document.querySelector<HTMLScriptElement>('script[src]');
const waitUntilAdded = () => new Promise((resolve) => setTimeout(resolve));

const originalFetch = globalThis.fetch;
beforeEach(() => void (globalThis.__webpack_nonce__ = 'n0nce'));
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

test('a page without hashes requires none', async () => {
  expect((await openPage({ shell: '' })).isIntegrityRequired).toBe(false);
  expect((await openPage()).isIntegrityRequired).toBe(true);
});

test('a script has the integrity of its preload, else of the table that the registry trusts', async () => {
  const { findIntegrity, trustTable, answer } = await openPage({ answer: jest.fn(json) });
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href: `${folder}remote.1.js`, integrity: 'sha256-preload' });
  document.head.append(link);
  trustTable('/remotes/mfe-srm/1.0.0/mf-manifest.json', 'sha256-table');
  await expect(findIntegrity(`${folder}remote.1.js`)).resolves.toBe('sha256-preload');
  expect(answer).not.toHaveBeenCalled();
  await expect(findIntegrity(`${folder}page-x.1.js`)).resolves.toBe('sha256-page');
  await expect(findIntegrity(`${folder}other.1.js`)).rejects.toThrow('other.1.js has no integrity');
  expect(answer.mock.calls).toEqual([
    [`${folder}script-hashes.json`, { integrity: 'sha256-table', cache: 'default' }],
  ]);
});

test('the shell has its own table', async () => {
  const { findIntegrity, trustShell, answer } = await openPage({ answer: jest.fn(json) });
  trustShell('/host/1.0.0/');
  await findIntegrity('/host/1.0.0/page-x.1.js');
  expect(answer.mock.calls[0]).toEqual([
    'http://localhost/host/1.0.0/script-hashes.json',
    { integrity: 'sha256-shell', cache: 'default' },
  ]);
});

test('a table that the browser refuses is asked for again at the next try', async () => {
  const answer = jest.fn(json).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { findIntegrity, trustTable } = await openPage({ answer });
  trustTable(folder, 'sha256-table');
  await expect(findIntegrity(`${folder}page-x.1.js`)).rejects.toThrow('Failed to fetch');
  await expect(findIntegrity(`${folder}page-x.1.js`)).resolves.toBe('sha256-page');
  expect(answer).toHaveBeenLastCalledWith(expect.anything(), { integrity: 'sha256-table', cache: 'reload' });
});

test('a chunk is loaded with integrity and nonce, and after a failure from another address', async () => {
  const { loadChunk, trustTable } = await openPage({ answer: jest.fn(json) });
  trustTable(folder, 'sha256-table');
  const done = jest.fn();
  loadChunk(`${folder}page-x.1.js`, done);
  await waitUntilAdded();
  const script = findScript();
  expect([script?.src, script?.integrity, script?.crossOrigin, script?.nonce]).toEqual([
    `${folder}page-x.1.js`,
    'sha256-page',
    '',
    'n0nce',
  ]);
  script?.dispatchEvent(new Event('error'));
  expect(done).toHaveBeenCalledWith({ type: 'error', target: script });
  expect(findScript()).toBeNull();
  loadChunk(`${folder}page-x.1.js`, done);
  await waitUntilAdded();
  expect(findScript()?.src).toBe(`${folder}page-x.1.js?retry=1`);
  findScript()?.dispatchEvent(new Event('load'));
  expect(done).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'load' }));
});

test('a chunk without a hash is not even requested', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { loadChunk } = await openPage();
  const done = jest.fn();
  loadChunk(`${folder}page-x.1.js`, done);
  await waitUntilAdded();
  expect(findScript()).toBeNull();
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'integrity' }));
});

test('remotes come from the page’s own origin, and from those that the page names', async () => {
  const other = 'https://remotes.example/mfe-fines/1/mf-manifest.json';
  expect((await openPage()).isTrustedAddress(other)).toBe(false);
  const { isTrustedAddress } = await openPage({ origins: ['https://remotes.example'] });
  expect(isTrustedAddress(other)).toBe(true);
  expect(isTrustedAddress('/remotes/mfe-srm/1.0.0/mf-manifest.json')).toBe(true);
  expect(isTrustedAddress('https://attacker.example/mf-manifest.json')).toBe(false);
});
