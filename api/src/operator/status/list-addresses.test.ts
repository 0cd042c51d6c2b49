import { readConfig } from '../../config';
import { listAddresses } from './list-addresses';

const listFor = (environment: Readonly<Record<string, string>>) =>
  listAddresses(
    readConfig({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://portal@127.0.0.1/portal',
      JWT_SECRET: 'j'.repeat(32),
      FILE_LINK_SECRET: 'f'.repeat(32),
      ...environment,
    }),
  );

test('the status asks the servers of this machine', () => {
  const local = { gateway: 'http://127.0.0.1:3000', api: 'http://127.0.0.1:4000' };
  expect(listFor({})).toEqual(local);
  expect(listFor({ HOST: '0.0.0.0' })).toEqual(local);
  expect(listFor({ HOST: '::' })).toEqual(local);
});

test('the status asks at the address at which servers listen alone', () => {
  expect(listFor({ HOST: '10.0.0.5', PORT: '3200', API_PORT: '4200' })).toEqual({
    gateway: 'http://10.0.0.5:3200',
    api: 'http://10.0.0.5:4200',
  });
  expect(listFor({ HOST: 'fd00::5' }).api).toBe('http://[fd00::5]:4000');
});

test('GATEWAY_URL names a gateway on another machine', () => {
  expect(listFor({ GATEWAY_URL: 'http://gateway:3000/' })).toEqual({
    gateway: 'http://gateway:3000',
    api: 'http://127.0.0.1:4000',
  });
});
