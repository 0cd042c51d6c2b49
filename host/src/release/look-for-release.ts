import { addBasePath } from '@portal/shared/base-path';

/** What a new document would get is not what this one has. */
export interface NewRelease {
  /** Differs with each combination of versions. */
  readonly mark: string;
}

/** The mark of the versions that this document has. Undefined where the gateway gives none. */
export function readOwnMark(page: ParentNode = document): string | undefined {
  const text = page.querySelector('#portal-release')?.textContent;
  return text ? (JSON.parse(text) as string) : undefined;
}

/**
 * Asks the gateway for the versions that a new document would get.
 * @returns null: those of this document. Undefined: nobody knows, because the network or the gateway failed
 */
export async function lookForRelease(
  own: string,
  get: typeof fetch = (...args) => fetch(...args),
): Promise<NewRelease | null | undefined> {
  try {
    // Set by hand, so that the browser passes on the answer "not modified".
    const answer = await get(addBasePath('/registry.json'), {
      cache: 'no-store',
      headers: { 'if-none-match': `"${own}"` },
    });
    if (answer.status === 304) return null;
    const mark = /^(?:W\/)?"(.+)"$/.exec(answer.headers.get('etag') ?? '')?.[1];
    if (!answer.ok || mark === undefined) return undefined;
    return mark === own ? null : { mark };
  } catch {
    return undefined;
  }
}
