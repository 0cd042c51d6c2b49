import { DAY } from '@portal/shared/contract';
import { DRAFT_PREFIX } from '../../../entities/listing/model/draft-key';

/** The content of an unfinished form, on this device only. */
export interface Draft<Values> {
  readonly values: Values;
  /** The time of the last input, in milliseconds. */
  readonly keptAt: number;
  /** The version of the listing it started from. */
  readonly version: number | null;
}

/** Nobody returns to an older one, and a shared computer should forget. */
const LIFE = 30 * DAY;

function parsed(text: string | null): Draft<unknown> | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft<unknown>> | null;
    const isDraft =
      typeof draft?.keptAt === 'number' && typeof draft.values === 'object' && draft.values !== null;
    return isDraft ? (draft as Draft<unknown>) : null;
  } catch {
    return null;
  }
}

/** @returns null if there is none, if it is unreadable, and without storage */
export function readDraft<Values>(key: string): Draft<Values> | null {
  try {
    return parsed(localStorage.getItem(key)) as Draft<Values> | null;
  } catch {
    return null;
  }
}

/** @returns whether the browser stored it */
export function keepDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}

/** Deletes drafts that are too old to matter. */
export function forgetOldDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(DRAFT_PREFIX)) continue;
      const draft = parsed(localStorage.getItem(key));
      if (!draft || now - draft.keptAt > LIFE) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
