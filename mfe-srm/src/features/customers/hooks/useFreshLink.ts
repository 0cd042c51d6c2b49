import { fileEndpoints, type FileReference } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { isApiError, type ApiError } from '@portal/shared/api';
import { useEffect, useState } from 'react';

type Link =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly file: FileReference; readonly url: string }
  | { readonly state: 'failed'; readonly error: ApiError };

/** A fresh link to the file, because those that came with the page expire soon. */
export function useFreshLink(file: FileReference): Link & { retry: () => void } {
  const api = useApi();
  const [link, setLink] = useState<Link>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    api
      .call(fileEndpoints.get, { query: { fileId: file.id } }, { signal: control.signal })
      .then((fresh) => ({ ...file, ...fresh }))
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        // A server without temporary links sends a permanent one with the record.
        if (file.url !== undefined && error.kind === 'http') return file;
        return error;
      })
      .then((found) => {
        if (control.signal.aborted) return;
        if (isApiError(found)) setLink({ state: 'failed', error: found });
        else setLink({ state: 'ready', file: found, url: found.url ?? '' });
      });
    return () => control.abort();
  }, [api, file, tries]);
  return {
    ...link,
    retry: () => {
      setLink({ state: 'loading' });
      setTries(tries + 1);
    },
  };
}
