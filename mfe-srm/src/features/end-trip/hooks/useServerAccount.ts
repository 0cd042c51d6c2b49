import { srmBookingEndpoints, settleTripBody, type Settlement } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { readSettlement } from '../model/account';

/** Amounts are typed digit by digit. */
const PAUSE = 400;

export interface ServerAccount {
  /** The fields of the request. */
  readonly key: string;
  readonly account: Settlement;
}

/** Identifies a settlement by its fields; null while they cannot be sent. */
export function accountKey(fields: unknown): string | null {
  const parsed = v.safeParse(settleTripBody, fields);
  return parsed.success ? JSON.stringify(parsed.output) : null;
}

/**
 * Asks the server for the settlement when the typing pauses. A server without that call checks when the trip
 * is ended. The form holds the answer, because its rules depend on it.
 */
export function useServerAccount(fields: unknown, onAnswer: (answer: ServerAccount) => void): void {
  const api = useApi();
  const key = accountKey(fields);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (key === null) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const body = v.parse(settleTripBody, JSON.parse(key));
      try {
        const shown = await api.call(srmBookingEndpoints.settle, { body }, { signal: leaving.signal });
        answered({ key, account: readSettlement(shown) });
      } catch (error) {
        if (!leaving.signal.aborted) console.warn('The server could not be asked for the account', error);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, key]);
}
