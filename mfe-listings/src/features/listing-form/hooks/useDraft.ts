import { MINUTE } from '@portal/shared/contract';
import { useCountry, useSession } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftKey } from '../../../entities/listing/model/draft-key';
import type { Kept } from '../model/draft-content';
import { dropDraft, forgetOldDrafts, keepDraft, readDraft } from '../model/draft-store';

/** The initial values of the form. */
export interface Base<Values> {
  readonly values: Values;
  readonly version: number | null;
}
interface DraftName {
  /** A vehicle's id, or the name of a new one. */
  readonly listing: string;
  readonly level: string;
}

/** The draft of one level, as it was when the form opened. */
export function useStoredDraft<Values>({ listing, level }: DraftName, fresh: Base<Values>) {
  const { id: country } = useCountry();
  const userId = useSession()?.userId ?? '';
  const key = draftKey({ country, userId, listing, level });
  const [found] = useState(() => readDraft<Kept<Values>>(key));
  const base: Base<Values> = found ? { values: found.values.base, version: found.version } : fresh;
  return { key, base, start: found?.values.now ?? fresh.values, keptAt: found?.keptAt ?? null };
}

/** Stores input on this device, so that closing the browser loses nothing. */
export function useKeepDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
  key: string,
  base: Base<Values>,
  foundAt: number | null,
) {
  const [keptAt, setKeptAt] = useState(foundAt);
  const keep = useEffectEvent((now: Values) => {
    if (JSON.stringify(now) === JSON.stringify(base.values)) return drop();
    const time = Date.now();
    const kept = keepDraft<Kept<Values>>(key, {
      values: { base: base.values, now },
      version: base.version,
      keptAt: time,
    });
    if (kept) setKeptAt((before) => (before !== null && time - before < MINUTE ? before : time));
  });
  useEffect(() => forgetOldDrafts(Date.now()), []);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
  function drop() {
    dropDraft(key);
    setKeptAt(null);
  }
  return { keptAt, drop };
}
