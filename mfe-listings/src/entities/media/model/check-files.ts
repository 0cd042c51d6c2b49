import { limits } from '@portal/shared/contract';
import { SIGNATURE_BYTES, detectType } from './file-signature';
import type { MediaList } from './media-item';

export const fileRules = {
  vehiclePhotos: {
    accept: limits.files.imageTypes,
    maxBytes: limits.files.imageMax,
    maxFiles: limits.vehicle.photosMax,
  },
  vehicleVideos: {
    accept: limits.files.videoTypes,
    maxBytes: limits.files.videoMax,
    maxFiles: limits.vehicle.videosMax,
  },
  commercialLicenses: {
    accept: limits.files.documentTypes,
    maxBytes: limits.files.documentMax,
    maxFiles: limits.vehicle.licencesMax,
  },
} as const satisfies Record<MediaList, { accept: readonly string[]; maxBytes: number; maxFiles: number }>;

/** `disguised`: its content differs from its name. `tooMany`: there was no room left. */
export type FileProblem = 'empty' | 'type' | 'size' | 'disguised' | 'tooMany';
export interface Refusal {
  readonly file: File;
  readonly problem: FileProblem;
}

async function findFileProblem(file: File, list: MediaList): Promise<FileProblem | null> {
  const { accept, maxBytes } = fileRules[list];
  const isAccepted = (type: string | null) => accept.some((one) => one === type);
  if (file.size === 0) return 'empty';
  if (!isAccepted(file.type)) return 'type';
  if (file.size > maxBytes) return 'size';
  const found = detectType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  return isAccepted(found) ? null : 'disguised';
}

/** Takes the valid files up to the free places, in the chosen order, and names the others. */
export async function checkFiles(files: readonly File[], list: MediaList, present: number) {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  const room = Math.max(0, fileRules[list].maxFiles - present);
  for (const file of files) {
    const problem = await findFileProblem(file, list);
    if (problem) refused.push({ file, problem });
    else if (taken.length < room) taken.push(file);
    else refused.push({ file, problem: 'tooMany' });
  }
  return { taken, refused };
}
