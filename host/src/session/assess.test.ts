import { MINUTE } from '@portal/shared/contract';
import { createExpiringToken } from '@portal/shared/testing';
import { assess } from './assess';
import { getTokenExpiry } from './tokens';

const now = Date.now();
const token = (minutes: number) => createExpiringToken(minutes * MINUTE, { now });
const assessKind = (access: string | null, refresh: string | null) =>
  assess({ accessToken: access, refreshToken: refresh }, now).kind;

test.each([
  ['no tokens at all', null, null, 'none'],
  ['only an access token', token(15), null, 'unusable'],
  ['only a refresh token', null, token(1000), 'unusable'],
  ['an access token that is no JWT', 'third-party', token(1000), 'unusable'],
  ['a refresh token that is no JWT', token(15), 'opaque', 'unusable'],
  ['an access token with more than ten minutes', token(11), token(1000), 'good'],
  ['an access token with ten minutes', token(10), token(1000), 'due'],
  ['an access token that has run out', token(-60), token(1000), 'due'],
  ['a refresh token within its ten minutes too', token(5), token(9), 'waning'],
  ['a refresh token within its ten minutes and no access', token(-1), token(9), 'unusable'],
])('a session is assessed by its tokens: %s', (_case, access, refresh, kind) => {
  expect(assessKind(access, refresh)).toBe(kind);
});

test.each(['', 'a', 'a.b.c', `x.${btoa('null')}.y`, `x.${btoa('{"exp":"soon"}')}.y`, `x.${btoa('{}')}.y`])(
  '%p has no expiry',
  (text) => {
    expect(getTokenExpiry(text)).toBeNull();
  },
);
