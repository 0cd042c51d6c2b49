import { engineLimits, limits } from '@portal/shared/contract';
import { randomInt } from 'node:crypto';

import type { Config } from '../../../config';
import { say } from '../../../language/say';
import { keyedHash, isSameHash } from '../../../plugins/keyed-hash';
import { AppProblem } from '../../../plugins/problem';

interface NewCode {
  readonly code: string;
  readonly codeHash: string;
}

const hashCode = ({ jwtSecret }: Config, subject: string, code: string): string =>
  keyedHash(jwtSecret, `engine:${subject}`, code);

/** @param subject what the code is for; it is of no use for anything else */
export function createCode(config: Config, subject: string): NewCode {
  const { digits } = limits.oneTimeCode;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { code, codeHash: hashCode(config, subject, code) };
}

export const isRightCode = (config: Config, subject: string, codeHash: string, code: string): boolean =>
  isSameHash(codeHash, hashCode(config, subject, code));

/** For a code that did not fit; `tries` with this one. */
export function refuseCode(tries: number): AppProblem {
  const left = engineLimits.codeTries - tries;
  const detail =
    left > 0
      ? say('That code is not right. {left, plural, one {One try is left} other {# tries are left}}.', {
          left,
        })
      : 'Too many wrong tries. Ask for a new code.';
  const code = left > 0 ? 'wrong_code' : 'too_many_tries';
  return new AppProblem(code, detail, { errors: [{ path: 'otp', message: detail }] });
}
