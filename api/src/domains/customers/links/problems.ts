import { AppProblem } from '../../../plugins/problem';

export const linkExpired = () =>
  new AppProblem('link_expired', 'This link is no longer valid. Ask the rental company for a new one.');

export const linkRevoked = () =>
  new AppProblem('link_revoked', 'This link was withdrawn. Ask the rental company for a new one.');

export const linkUsed = () =>
  new AppProblem('link_used', 'Your details were sent with this link already. It cannot be used again.');
