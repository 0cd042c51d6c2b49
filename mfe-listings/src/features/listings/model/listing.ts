import { MISSING_LEVEL_TWO, type FileReference, type Listing } from '@portal/shared/contract';

type File = FileReference | string;

/** The thumbnail of a listing: its cover is the first photo. */
export function getCoverUrl(photos: readonly File[] | null | undefined): string | null {
  const cover = photos?.[0];
  if (!cover) return null;
  // A server of another maker may send addresses, or ids that no browser can show.
  if (typeof cover === 'string') return /^(https?:|\/)/.test(cover) ? cover : null;
  return cover.thumbnailUrl ?? cover.url ?? null;
}

export interface Progress {
  readonly filled: number;
  /** The level that the form should open at; null when all are complete. */
  readonly next: 1 | 2 | 3 | null;
  /** Whether it can be published. */
  readonly isComplete: boolean;
  /** Fields of level one that lack something. */
  readonly missing: readonly string[];
}

export function getProgress({ levelsFilled, missing }: Pick<Listing, 'levelsFilled' | 'missing'>): Progress {
  const filled = Math.min(3, Math.max(0, Math.trunc(levelsFilled ?? 0)));
  const fields = (missing ?? []).filter((name) => name !== MISSING_LEVEL_TWO);
  const next = filled === 3 ? null : fields.length > 0 ? 1 : ((filled + 1) as 1 | 2 | 3);
  return { filled, next, isComplete: filled >= 2, missing: fields };
}
