import { capabilities } from '@portal/shared/contract';
import { toPortalConfig, listForeignOrigins } from './config';
import { readSettings } from './settings';

describe('the settings', () => {
  it('have the defaults of a development portal', () => {
    const config = toPortalConfig(readSettings({}));
    expect(config).toMatchObject({
      apiBases: { ae: '/api/ae', in: '/api/in' },
      brandName: 'Fleetdesk',
      outboxUrl: '/dev/outbox',
    });
  });

  it('compare a canary with the defaults, or as they are set', () => {
    expect(readSettings({}).canary).toEqual({
      window: 300_000,
      interval: 5000,
      smallestSample: 50,
      rateDifference: 0.02,
      rateFactor: 2,
    });
    expect(readSettings({ CANARY_RATE_FACTOR: '3' }).canary.rateFactor).toBe(3);
    expect(() => readSettings({ CANARY_WINDOW_SECONDS: 'soon' })).toThrow(
      'CANARY_WINDOW_SECONDS must be a number',
    );
    expect(() => readSettings({ CANARY_RATE_FACTOR: '0' })).toThrow('must be at least 1');
  });

  it('take another platform’s API without a rebuild', () => {
    const settings = readSettings({
      API_BASE_AE: 'https://ae.example/v1',
      API_BASE_IN: 'https://in.example/v1',
      NODE_ENV: 'production',
    });
    const config = toPortalConfig(settings);
    expect(listForeignOrigins(config.apiBases)).toEqual(['https://ae.example', 'https://in.example']);
    expect(config.outboxUrl).toBeNull();
  });

  it('announce everything for our own API, and nothing for another platform’s unless it is set', () => {
    const read = (env: NodeJS.ProcessEnv) => toPortalConfig(readSettings(env)).capabilities;
    const usual = capabilities.filter((name) => name !== 'engine-stop');
    const own = usual.filter((name) => name !== 'web-push');
    expect(read({}).ae).toEqual(own);
    expect(read({ PUSH_PUBLIC_KEY: 'a key' }).ae).toEqual(usual);
    expect(read({ API_BASE_AE: 'https://ae.example/v1' })).toEqual({ ae: [], in: own });
    expect(
      read({ API_BASE_AE: 'https://ae.example/v1', API_CAPABILITIES_AE: 'versions, trip-dates' }).ae,
    ).toEqual(['versions', 'trip-dates']);
    expect(read({ API_BASE_AE: 'https://ae.example', API_CAPABILITIES_AE: 'all' }).ae).toEqual([
      ...capabilities,
    ]);
    expect(read({ API_CAPABILITIES_IN: 'none' }).in).toEqual([]);
  });

  it('give the map a style and allow its origins', () => {
    expect(readSettings({}).map).toEqual({ styleUrl: null, origins: [] });
    const style = 'https://tiles.example/style.json?key=1';
    const { map } = readSettings({ MAP_STYLE_URL: style, MAP_ORIGINS: 'https://fonts.example' });
    expect(map).toEqual({ styleUrl: style, origins: ['https://tiles.example', 'https://fonts.example'] });
    expect(() => readSettings({ MAP_STYLE_URL: 'tiles' })).toThrow(
      'MAP_STYLE_URL must be a path or an http(s)',
    );
  });

  it('name the API of this machine, or another one', () => {
    expect(readSettings({ API_PORT: '4100' }).apiOrigin).toBe('http://127.0.0.1:4100');
    expect(readSettings({ API_UPSTREAM: 'http://api.internal:4000/' }).apiOrigin).toBe(
      'http://api.internal:4000',
    );
  });

  it('treat an empty setting as not set', () => {
    expect(readSettings({ PORT: '', BRAND_NAME: '' })).toMatchObject({ port: 3000, brandName: 'Fleetdesk' });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['API_BASE_AE', 'ftp://x'],
    ['API_UPSTREAM', 'api:4000'],
    ['API_UPSTREAM', 'http://api:4000/v1'],
    ['API_CAPABILITIES_AE', 'trip-date'],
  ])('refuse %s=%s and name the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it('turn on TLS headers by the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://portal.example' }).tls).toBe(true);
    expect(readSettings({}).tls).toBe(false);
  });

  it('announce passkeys of our own API where the public address is known', () => {
    const announces = (env: NodeJS.ProcessEnv) => readSettings(env).capabilities.ae.includes('passkeys');
    expect(announces({})).toBe(true);
    expect(announces({ NODE_ENV: 'production' })).toBe(false);
    expect(announces({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' })).toBe(true);
  });

  it('listen to this machine in development, to every network in production, or where HOST says', () => {
    expect(readSettings({}).host).toBe('127.0.0.1');
    expect(readSettings({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
    expect(readSettings({ HOST: '192.168.1.4' }).host).toBe('192.168.1.4');
  });

  it('never serve development servers in production', () => {
    const DEV_SERVERS = JSON.stringify({ host: 'http://localhost:3001', registry: [] });
    expect(readSettings({ DEV_SERVERS }).development?.host).toBe('http://localhost:3001');
    expect(readSettings({ DEV_SERVERS, NODE_ENV: 'production' }).development).toBeUndefined();
  });
});
