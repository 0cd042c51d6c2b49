import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';

/** Keeps the signature of a link from being valid for anything else that the same key signs. */
const purpose = 'release preview\n';

/** A link has to fit into a cookie. */
export const mostPreviewedVersions = 5;

const previewLink = v.object({
  versions: v.pipe(
    v.array(
      v.object({
        target: v.string(),
        version: v.string(),
        /** The hash of the version's `version.json`, which has those of all its files. */
        seal: v.string(),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostPreviewedVersions),
  ),
  /** From this moment on nobody gets the versions by this link. */
  until: v.pipe(v.string(), v.isoTimestamp()),
});
export type PreviewLink = v.InferOutput<typeof previewLink>;

const toSignedBytes = (content: string): Buffer => Buffer.from(purpose + content);

/** The content and its Ed25519 signature, in characters that an address and a cookie may have. */
export function signPreviewLink(link: PreviewLink, privateKey: KeyObject): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${sign(null, toSignedBytes(content), privateKey).toString('base64url')}`;
}

/** The content of a link that one of the keys signed, or undefined. Its end is not looked at. */
export function readPreviewLink(text: string, publicKeys: readonly KeyObject[]): PreviewLink | undefined {
  const [content = '', signature = '', ...more] = text.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  if (more.length > 0 || !publicKeys.some((key) => verify(null, toSignedBytes(content), key, bytes)))
    return undefined;
  try {
    const read = v.safeParse(previewLink, JSON.parse(Buffer.from(content, 'base64url').toString()));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
