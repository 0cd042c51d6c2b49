import { isApiError, type ApiError } from '@portal/shared/api';
import { applyFieldErrors, isCode, useShownErrors, useUnsavedGuard } from '@portal/shared/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import { isUntouched } from '../model/compare';
import { useKeepDraft, useStoredDraft, type Base } from './useDraft';

export interface LevelSettings<Values extends FieldValues, Checked> {
  /** A vehicle's id, or `new`. */
  readonly listing: string;
  readonly level: string;
  readonly resolver: Resolver<Values, unknown, Checked>;
  readonly fresh: Base<Values>;
  readonly fields: readonly FieldPath<Values>[];
  /** Sends it. Calls `done` once the server has it, before the page is left. @throws ApiError */
  readonly save: (checked: Checked, version: number | null, done: () => void) => Promise<void>;
  /** The current state on the server. @throws ApiError */
  readonly reread: () => Promise<Base<Values>>;
}

/** The input here, next to what was saved elsewhere. */
export interface Conflict<Values> {
  readonly base: Values;
  readonly typed: Values;
  readonly saved: Base<Values>;
}

/** One level of a listing: stored as a draft while it is filled in, sent with the version it started from. */
export function useLevelForm<Values extends FieldValues, Checked extends FieldValues>(
  settings: LevelSettings<Values, Checked>,
) {
  const { resolver, fields, save, reread } = settings;
  const stored = useStoredDraft(settings, settings.fresh);
  const [base, setBase] = useState(stored.base);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const form = useForm<Values, unknown, Checked>({
    mode: 'onTouched',
    // Otherwise rules across fields run only after every field is valid on its own.
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver,
    defaultValues: base.values as DefaultValues<Values>,
  });
  const fill = useEffectEvent(() => {
    if (stored.keptAt !== null) form.reset(stored.start, { keepDefaultValues: true });
  });
  useEffect(() => fill(), []);
  const errors = useShownErrors(form);
  const draft = useKeepDraft(form, stored.key, base, stored.keptAt);
  const { isDirty } = form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty, { steps: true });

  async function send(checked: Checked, from: Base<Values>): Promise<void> {
    setFailure(null);
    try {
      await save(checked, from.version, () => {
        draft.drop();
        release();
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isCode(error, 'changed_meanwhile', 'version_conflict')) await compare(checked, from);
      else if (!applyFieldErrors(form, error, fields)) setFailure(error);
    }
  }

  async function compare(checked: Checked, from: Base<Values>) {
    const saved = await reread();
    // Another level changed, or this one was saved unchanged: there is nothing to choose.
    if (isUntouched(from.values, saved.values) && saved.version !== from.version) {
      setBase(saved);
      await send(checked, saved);
    } else setConflict({ base: from.values, typed: form.getValues(), saved });
  }

  const submitFrom = (from: Base<Values>) =>
    form.handleSubmit(async (checked) => {
      try {
        await send(checked, from);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setFailure(error);
      }
    })();

  return {
    form,
    errors,
    failure,
    conflict,
    blocker,
    isDirty,
    base,
    keptAt: draft.keptAt,
    draftKey: stored.key,
    release,
    submit: () => submitFrom(base),
    discard() {
      form.reset(base.values);
      draft.drop();
      setFailure(null);
    },
    /** Continues from the server's state, with the chosen fields. */
    async settle(values: Values) {
      if (!conflict) return;
      const { saved } = conflict;
      setConflict(null);
      setBase(saved);
      form.reset(saved.values);
      form.reset(values, { keepDefaultValues: true });
      await submitFrom(saved);
    },
    postpone: () => setConflict(null),
  };
}

export type LevelForm<Values extends FieldValues, Checked extends FieldValues> = ReturnType<
  typeof useLevelForm<Values, Checked>
>;
