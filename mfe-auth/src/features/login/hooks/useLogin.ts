import type { ApiError } from '@portal/shared/api';
import { isApiError } from '@portal/shared/api';
import { useMutation, usePortal } from '@portal/shared/portal';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoginValues } from '../model/login-values';
import { safeReturnPath } from '../model/return-path';
import { loadSignInRules } from './useSignInRules';

interface Login {
  /** @returns why the agent is not in, or null when he is */
  run(values: LoginValues): Promise<ApiError | null>;
  readonly error: ApiError | undefined;
}

const endpoint = async () => (await loadSignInRules()).loginEndpoint;

/** Signs in and goes back to where the agent was. */
export function useLogin(): Login {
  const { session, drafts } = usePortal();
  const login = useMutation(endpoint);
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return {
    error: login.error,
    async run(body) {
      try {
        session.start(await login.run({ body }));
      } catch (error) {
        if (isApiError(error)) return error;
        throw error;
      }
      const from = safeReturnPath(fromOf(state)) ?? safeReturnPath(drafts.get('returnTo')) ?? '/';
      drafts.remove('returnTo');
      void navigate(from, { replace: true });
      return null;
    },
  };
}

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
