import { useState } from 'react';

export interface PendingUploads {
  /** For the fields: an upload began or ended. */
  onUploading(name: string, uploading: boolean): void;
  /** The form was sent too early, and a file is still on its way. */
  readonly waiting: boolean;
  /** @returns whether the form has to wait for a file */
  holdBack(): boolean;
}

/** A form is not sent while one of its files is: it would be told that the file is missing. */
export function usePendingUploads(): PendingUploads {
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  return {
    onUploading(name, uploading) {
      setRunning((before) => {
        if (before.has(name) === uploading) return before;
        const next = new Set(before);
        if (uploading) next.add(name);
        else next.delete(name);
        return next;
      });
    },
    waiting: asked && running.size > 0,
    holdBack() {
      setAsked(running.size > 0);
      return running.size > 0;
    },
  };
}
