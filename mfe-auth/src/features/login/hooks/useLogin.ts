import type { ApiError } from '@portal/shared/api';
import { isApiError } from '@portal/shared/api';
import { useMutation } from '@portal/shared/portal';
import type { LoginValues } from '../model/login-values';
import { useEnterPortal } from './useEnterPortal';
import { loadSignInRules } from './useSignInRules';

interface Login {
  /** @returns why the login failed, or null on success */
  run(values: LoginValues): Promise<ApiError | null>;
  readonly error: ApiError | undefined;
}

const endpoint = async () => (await loadSignInRules()).loginEndpoint;

/** Signs in and returns the agent to where they were. */
export function useLogin(): Login {
  const login = useMutation(endpoint);
  const enterPortal = useEnterPortal();
  return {
    error: login.error,
    async run(body) {
      try {
        enterPortal(await login.run({ body }));
      } catch (error) {
        if (isApiError(error)) return error;
        throw error;
      }
      return null;
    },
  };
}
