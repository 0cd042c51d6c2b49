import { isConnectionLoss } from './connection-loss';

describe('the loss of a connection', () => {
  test.each([
    new Error('Connection terminated unexpectedly'),
    new Error('Client was closed and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('write after end'), { code: 'ERR_STREAM_WRITE_AFTER_END' }),
    Object.assign(new Error('the database system is in recovery mode'), { code: '57P03' }),
    Object.assign(new Error('server conn crashed?'), { code: '08P01', severity: 'FATAL' }),
  ])('is recognised from %s', (error) => expect(isConnectionLoss(error)).toBe(true));

  test.each([
    new Error('boom'),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new Error('bind message supplies 1 parameters'), { code: '08P01', severity: 'ERROR' }),
    null,
    'text',
  ])('is not recognised from %s', (error) => expect(isConnectionLoss(error)).toBe(false));
});
