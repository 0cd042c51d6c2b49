import type { CompanyRecord, FileReference } from '@portal/shared/contract';

type StoredFile = CompanyRecord['companyLogo'];

/** What a form holds of a stored file: its id, or the plain text another maker's server keeps it under. */
export const fileValue = (file: StoredFile): string | null =>
  (typeof file === 'string' ? file : (file?.id ?? null)) || null;

/** The file's description where the server sends one. */
export const toFileReference = (file: StoredFile): FileReference | null =>
  (typeof file === 'object' ? file : null) ?? null;
