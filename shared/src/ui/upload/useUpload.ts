import { useEffect, useRef, useState } from 'react';

export interface UploadedFile {
  fileId: string;
  url?: string;
}

/** Sends one file. `onProgress` gets the share that has been sent, from 0 to 1. */
export type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadedFile>;

export type UploadState =
  | { status: 'idle' }
  | { status: 'sending'; file: File; share: number }
  | { status: 'failed'; file: File; message: string }
  | { status: 'done'; file: File };

const idle: UploadState = { status: 'idle' };

/** One upload at a time. A failed one keeps its file, so that nobody has to find it again. */
export function useUpload(upload: Upload, onDone: (uploaded: UploadedFile) => void) {
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setState({ status: 'sending', file, share: 0 });
    try {
      const uploaded = await upload(file, {
        signal: abort.signal,
        onProgress: (share) => {
          if (!abort.signal.aborted) setState({ status: 'sending', file, share });
        },
      });
      if (abort.signal.aborted) return;
      setState({ status: 'done', file });
      onDone(uploaded);
    } catch (error) {
      if (abort.signal.aborted) return;
      setState({ status: 'failed', file, message: error instanceof Error ? error.message : '' });
    }
  }

  function clear() {
    running.current?.abort();
    setState(idle);
  }

  return { state, send, clear };
}
