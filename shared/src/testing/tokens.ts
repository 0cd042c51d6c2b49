/** An unsigned JWT that expires in so many milliseconds from `now`: enough for a client, which reads only `exp` and `userId`. */
export function createExpiringToken(
  milliseconds: number,
  { userId = 'user-1', now = Date.now() } = {},
): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [
    part({ alg: 'none', typ: 'JWT' }),
    part({ userId, exp: Math.floor((now + milliseconds) / 1000) }),
    'signature',
  ].join('.');
}
