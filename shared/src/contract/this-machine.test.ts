import { isFromThisMachine, isLoopbackHost } from './this-machine';

const local = { socket: { remoteAddress: '127.0.0.1' }, headers: { host: 'localhost:3000' } };
const withHeaders = (headers: Record<string, string>) => ({
  ...local,
  headers: { ...local.headers, ...headers },
});

describe('a request from this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['::1', '[::1]:3000'],
  ])('is recognised from %s to %s', (remoteAddress, host) => {
    expect(isFromThisMachine({ socket: { remoteAddress }, headers: { host } })).toBe(true);
  });

  it('is not recognised when another machine sends it', () => {
    expect(isFromThisMachine({ ...local, socket: { remoteAddress: '10.0.0.8' } })).toBe(false);
    expect(isFromThisMachine({ ...local, socket: {} })).toBe(false);
  });

  it.each(['attacker.example', 'localhost.attacker.example', '127.0.0.1.nip.io:3000', '10.0.0.8:3000'])(
    'is not recognised when its Host is %s',
    (host) => expect(isFromThisMachine(withHeaders({ host }))).toBe(false),
  );

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'is not recognised when a proxy has added %s',
    (name) => expect(isFromThisMachine(withHeaders({ [name]: '127.0.0.1' }))).toBe(false),
  );

  it('is not recognised without a Host', () => {
    expect(isFromThisMachine({ ...local, headers: {} })).toBe(false);
  });
});

it('a server on a loopback host is out of reach of other machines', () => {
  expect(['localhost', '127.0.0.1', '::1', '[::1]'].filter(isLoopbackHost)).toHaveLength(4);
  expect(['0.0.0.0', '::', '192.168.1.4', 'portal.example'].filter(isLoopbackHost)).toEqual([]);
});
