import { isConnectionLoss } from './connection-loss';

describe('the loss of a connection', () => {
  test.each([
    new Error('Connection terminated unexpectedly'),
    new Error('Client was closed and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('write after end'), { code: 'ERR_STREAM_WRITE_AFTER_END' }),
    Object.assign(new Error('the database system is in recovery mode'), { code: '57P03' }),
  ])('is recognised from %s', (error) => expect(isConnectionLoss(error)).toBe(true));

  test.each([new Error('boom'), Object.assign(new Error('duplicate key'), { code: '23505' }), null, 'text'])(
    'is not recognised from %s',
    (error) => expect(isConnectionLoss(error)).toBe(false),
  );
});
