import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import type { MailTransport } from './transport';

const KEPT = 200;

const fileContent = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  createdAt: v.string(),
});
export type FolderMail = v.InferOutput<typeof fileContent>;

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

const mailFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();

/**
 * Without a mail server each mail becomes a file, so that a newcomer can read the code. Ids grow with time,
 * so names sort.
 */
export function createFolderTransport(folder: string): MailTransport {
  return {
    async deliver({ attachment, ...mail }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.id}.json`);
      if (attachment) await writeFile(join(folder, `${mail.id}.pdf`), attachment.content, { mode: 0o600 });
      await writeFile(`${path}.part`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
      await rename(`${path}.part`, path);
      const old = (await mailFiles(folder)).slice(0, -KEPT);
      await Promise.all(
        old.flatMap((name) =>
          [name, name.replace(/json$/, 'pdf')].map((file) => rm(join(folder, file), { force: true })),
        ),
      );
    },
    close: () => undefined,
  };
}

async function readMail(path: string): Promise<FolderMail | null> {
  try {
    const parsed = v.safeParse(fileContent, JSON.parse(await readFile(path, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null; // removed meanwhile, or not one of ours
  }
}

/** Newest first. */
export async function readOutbox(folder: string): Promise<FolderMail[]> {
  const names = (await mailFiles(folder)).reverse();
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  return mails.filter((mail) => mail !== null);
}
