import { isApiError, type ApiError } from '@portal/shared/api';
import { limits } from '@portal/shared/contract';
import { isCode } from '@portal/shared/forms';
import { useRef, useState } from 'react';

export interface CodeActions {
  /** @throws ApiError */
  readonly verify: (otp: string) => Promise<void>;
  /** @throws ApiError */
  readonly resend: () => Promise<void>;
}

type Work = 'verify' | 'resend';

/** The state of a form that asks for a mailed code. The last digit submits it. */
export function useCodeForm({ verify, resend }: CodeActions) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<Work | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const [resent, setResent] = useState(false);
  // State updates too late to stop a second Enter in the same moment.
  const running = useRef(false);

  async function run(work: Work, action: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(work);
    setFailure(null);
    setResent(false);
    try {
      await action();
      if (work === 'resend') {
        setResent(true);
        setCode('');
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      // A refused code must be typed again; one that only failed to reach the server is still good.
      if (isCode(error, 'wrong_code', 'code_expired', 'too_many_tries')) setCode('');
    } finally {
      running.current = false;
      setBusy(null);
    }
  }

  return {
    code,
    busy,
    failure,
    incomplete,
    resent,
    change(value: string) {
      setCode(value);
      setIncomplete(false);
    },
    submit(value: string = code) {
      const complete = value.length === limits.oneTimeCode.digits;
      // The last digit sends the code. Pressing Verify after a refusal must not replace the reason.
      setIncomplete(!complete && !(value === '' && failure !== null));
      return complete ? run('verify', () => verify(value)) : Promise.resolve();
    },
    resend: () => run('resend', resend),
  };
}
