import { useState } from 'react';

export type SignInRules = typeof import('../model/sign-in');

export const loadSignInRules = (): Promise<SignInRules> =>
  import(/* webpackChunkName: "sign-in" */ '../model/sign-in');

/**
 * The rules of the form, loaded when somebody starts to fill it in. `want` may be called again after a
 * failure.
 */
export function useSignInRules(): { readonly rules: SignInRules | null; want(): Promise<SignInRules> } {
  const [rules, setRules] = useState<SignInRules | null>(null);
  return {
    rules,
    async want() {
      const loaded = rules ?? (await loadSignInRules());
      setRules(() => loaded);
      return loaded;
    },
  };
}
