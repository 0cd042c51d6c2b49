import { useEffect, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePortal } from './provider';

interface DraftOptions<Values> {
  /** Fields never kept: passwords and codes. */
  readonly except?: readonly (keyof Values & string)[];
}

/**
 * Keeps what is typed into a form for the life of the tab, so that a reload, a lost session or a failed call
 * loses nothing. Call `clear` when the form has been sent.
 */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>,
  name: string,
  { except = [] }: DraftOptions<Values> = {},
): { clear(): void; readonly restored: boolean } {
  const { drafts } = usePortal();
  const key = `draft:${name}`;
  const left = except.join();
  const restored = useMemo(() => read(drafts.get(key)), [drafts, key]);

  useEffect(() => {
    if (restored) form.reset({ ...form.getValues(), ...restored } as Values, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.fromEntries(
          Object.entries(values).filter(([field]) => !left.split(',').includes(field)),
        );
        drafts.set(key, JSON.stringify(kept));
      },
    });
  }, [drafts, form, key, left, restored]);

  return { restored: restored !== null, clear: () => drafts.remove(key) };
}

/** The values of a form that is no longer shown, as `useFormDraft` kept them. Null where there are none. */
export function useKeptDraft(name: string): Readonly<Record<string, unknown>> | null {
  const { drafts } = usePortal();
  const [kept] = useState(() => read(drafts.get(`draft:${name}`)));
  return kept;
}

function read(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
