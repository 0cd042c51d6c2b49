import { ApiError } from '@portal/shared/api';
import { useI18n, usePortal } from '@portal/shared/portal';
import { useState, type FocusEvent } from 'react';
import { loginDraft } from '../model/login-draft';
import type { LoginValues } from '../model/login-values';
import { useLogin } from './useLogin';
import { useSignInRules } from './useSignInRules';

type Field = keyof LoginValues;

/**
 * The state of the two fields. Deliberately without react-hook-form: this is the first page most people load,
 * and the library would be a tenth of it.
 */
export function useLoginForm(country: string, onRefused: () => void) {
  const i18n = useI18n();
  const draft = loginDraft(usePortal().drafts, country);
  const { rules, want } = useSignInRules();
  const login = useLogin();
  const [values, setValues] = useState<LoginValues>(() => ({ phoneNumber: draft.read(), password: '' }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitCount, setSubmitCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [withoutRules, setWithoutRules] = useState<ApiError>();
  const problems = rules?.findLoginProblems(values) ?? {};

  async function send() {
    const known = await want().catch((cause: unknown) => {
      setWithoutRules(
        new ApiError(i18n.t('shared.somethingWentWrong'), { kind: 'offline', endpoint: 'auth.login', cause }),
      );
    });
    if (!known) return;
    setWithoutRules(undefined);
    setSubmitCount((count) => count + 1);
    if (Object.values(known.findLoginProblems(values)).some(Boolean)) return;
    const failure = await login.run(values);
    if (!failure) draft.clear();
    else if (failure.status === 401) onRefused();
  }

  return {
    values,
    submitCount,
    isBusy,
    failure: withoutRules ?? login.error,
    set(field: Field, value: string) {
      setValues((before) => ({ ...before, [field]: value }));
      if (field === 'phoneNumber') draft.keep(value);
    },
    /** Before the first submit, only errors of fields that the agent filled in and left. */
    getFieldError(field: Field): string | undefined {
      const problem = problems[field];
      if (!problem || (submitCount === 0 && !left.has(field))) return undefined;
      return i18n.t(values[field] === '' ? 'validation.required' : problem);
    },
    onFocus: () => void want().catch(() => undefined),
    onBlur({ target }: FocusEvent<HTMLElement>) {
      if ('name' in target && 'value' in target && target.value !== '')
        setLeft(new Set([...left, String(target.name)]));
    },
    async submit() {
      setBusy(true);
      try {
        await send();
      } finally {
        setBusy(false);
      }
    },
  };
}
