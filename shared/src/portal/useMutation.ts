import { useRef, useState } from 'react';
import { isApiError, isRefusal, type ApiError } from '../api';
import type { Endpoint, EndpointInput, EndpointResult } from '../contract/endpoint';
import { forgetEarlyAnswers } from './preload-query';
import { usePortal } from './provider';
import { randomKey } from '../api/random-key';

export interface Mutation<E extends Endpoint> {
  /** @throws ApiError, which is also kept in `error` */
  run(input: EndpointInput<E>): Promise<EndpointResult<E>>;
  readonly isRunning: boolean;
  readonly error: ApiError | undefined;
  reset(): void;
}

/**
 * Changes something through an endpoint, which may load as a separate file. A retry of the same input after a
 * lost answer carries the same idempotency key.
 */
export function useMutation<E extends Endpoint>(endpoint: E | (() => Promise<E>)): Mutation<E> {
  const portal = usePortal();
  const [state, setState] = useState<{ isRunning: boolean; error?: ApiError }>({ isRunning: false });
  const attempt = useRef<{ input: string; key: string } | null>(null);
  return {
    ...state,
    error: state.error,
    reset: () => setState({ isRunning: false }),
    async run(input) {
      const text = JSON.stringify(input);
      if (attempt.current?.input !== text) attempt.current = { input: text, key: randomKey() };
      const current = attempt.current;
      const forget = () => {
        if (attempt.current === current) attempt.current = null;
      };
      setState({ isRunning: true });
      try {
        const known = typeof endpoint === 'function' ? await endpoint() : endpoint;
        const result = await portal.api.call(known, input, { idempotencyKey: current.key });
        forget();
        forgetEarlyAnswers(portal);
        setState({ isRunning: false });
        return result;
      } catch (error) {
        // An answered refusal is final for its key. Only a lost answer is requested again.
        if (isRefusal(error)) forget();
        setState(isApiError(error) ? { isRunning: false, error } : { isRunning: false });
        throw error;
      }
    },
  };
}
