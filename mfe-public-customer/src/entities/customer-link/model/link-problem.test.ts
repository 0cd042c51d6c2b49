import { ApiError } from '@portal/shared/api';
import { readLinkClaims } from './link-claims';
import { endsLink, toLinkProblem } from './link-problem';

const refusal = (status: number, code?: string) =>
  new ApiError('Failed', { kind: 'http', endpoint: 'x', status, code });

test.each([
  [refusal(401, 'link_expired'), 'expired', true],
  [refusal(409, 'link_used'), 'used', true],
  [refusal(401, 'link_revoked'), 'revoked', true],
  [refusal(401, 'unauthenticated'), 'wrong', true],
  [refusal(403, 'forbidden'), 'wrong', false],
  [refusal(503), 'unreachable', false],
  [refusal(429), 'unreachable', false],
  [new ApiError('Failed', { kind: 'offline', endpoint: 'x' }), 'unreachable', false],
  [new Error('what?'), 'unreachable', false],
])('the refusal %s becomes the problem %s', (error, problem, ends) => {
  expect(toLinkProblem(error)).toBe(problem);
  expect(endsLink(error)).toBe(ends);
});

const token = (claims: object) =>
  `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;

test.each([
  [token({ aud: 'in', customerId: 'c1' }), { country: 'in', customerId: 'c1' }],
  [token({ aud: 'ae' }), { country: 'ae', customerId: null }],
  [token({ aud: 'de' }), null],
  ['not a token', null],
  ['', null],
])('the claims of the token %s are read', (text, claims) => {
  expect(readLinkClaims(text)).toEqual(claims);
});
