import type { DraftLevel } from '@portal/shared/contract';
import { isCode, useSubmitForm, useUnsavedGuard } from '@portal/shared/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { isUntouched } from '../model/compare';
import { useKeepDraft, useStoredDraft, type Base } from './useDraft';
import type { DraftChoice } from './useOpenDraft';
import { useSendDraft } from './useSendDraft';

export interface LevelSettings<Values extends FieldValues, Checked> {
  /** A vehicle's id, or the name of a new one. */
  readonly listing: string;
  readonly level: DraftLevel;
  /** What the server keeps of the input; null for a form that only this device keeps. */
  readonly draft: DraftChoice<Values> | null;
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
  // A call that follows at once starts from here; the state changes with the next render.
  const from = useRef(base);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const { form, errors, failure, clearFailure, submit } = useSubmitForm<Values, Checked, void>({
    resolver,
    defaultValues: base.values as DefaultValues<Values>,
    fields,
    send: (checked) => send(checked),
    async onRefused(error, checked) {
      if (!isCode(error, 'changed_meanwhile', 'version_conflict')) return false;
      await compare(checked);
      return true;
    },
  });
  const fill = useEffectEvent(() => {
    if (stored.keptAt !== null) form.reset(stored.start, { keepDefaultValues: true });
  });
  useEffect(() => fill(), []);
  const kept = useKeepDraft(form, stored.key, base, stored.keptAt);
  const opened = settings.draft?.opened ?? null;
  const sending = useSendDraft<Values>({ form, key: stored.key, opened, base });
  const { isDirty } = form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty, { steps: true });

  function startFrom(next: Base<Values>): void {
    from.current = next;
    setBase(next);
  }

  const send = (checked: Checked): Promise<void> =>
    save(checked, from.current.version, () => {
      kept.drop();
      void sending.finish();
      release();
    });

  async function compare(checked: Checked): Promise<void> {
    const before = from.current;
    const saved = await reread();
    // Another level changed, or this one was saved unchanged: there is nothing to choose.
    if (isUntouched(before.values, saved.values) && saved.version !== before.version) {
      startFrom(saved);
      await sendAgain(checked);
    } else setConflict({ base: before.values, typed: form.getValues(), saved });
  }

  async function sendAgain(checked: Checked): Promise<void> {
    try {
      await send(checked);
    } catch (error) {
      if (!isCode(error, 'changed_meanwhile', 'version_conflict')) throw error;
      await compare(checked);
    }
  }

  return {
    form,
    errors,
    failure,
    conflict,
    blocker,
    isDirty,
    base,
    keptAt: kept.keptAt,
    /** What another device has, until the agent chooses. */
    rival: sending.other && settings.draft ? { ...settings.draft, other: sending.other } : null,
    draftRefusal: sending.refusal,
    draftKey: stored.key,
    release,
    submit: async () => void (await submit()),
    discard() {
      form.reset(base.values);
      kept.drop();
      void sending.discard();
      clearFailure();
    },
    /** Continues from the server's state, with the chosen fields. */
    async settle(values: Values) {
      if (!conflict) return;
      const { saved } = conflict;
      setConflict(null);
      startFrom(saved);
      form.reset(saved.values);
      form.reset(values, { keepDefaultValues: true });
      await submit();
    },
    postpone: () => setConflict(null),
  };
}

export type LevelForm<Values extends FieldValues, Checked extends FieldValues> = ReturnType<
  typeof useLevelForm<Values, Checked>
>;
