import { useEffect, useEffectEvent, useState } from 'react';

export interface Uploads {
  /** For the fields: an upload began, or ended with or without its file. */
  onUploading(this: void, name: string, uploading: boolean, arrived?: boolean): void;
  /** How many files the form waits for before it is sent automatically. 0 while nobody submitted it. */
  readonly waiting: number;
  /** Sends the form once all files are uploaded. */
  submit(this: void): void;
  /** The form is no longer sent automatically. */
  stop(this: void): void;
}

/**
 * A form is not sent while one of its files uploads, because the server would report the file as missing. A
 * submit meanwhile is remembered. The wait ends when another field is found invalid (`errors`, by field), or
 * when a file fails or is cancelled.
 */
export function useAfterUploads(send: () => unknown, errors: object): Uploads {
  const [running, setRunning] = useState<readonly string[]>([]);
  // The fields that may be invalid meanwhile: those of the files, whose errors go only when their files are
  // uploaded, and those that were invalid before. Null while nobody submitted.
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const [due, setDue] = useState(0);
  if (pending && Object.keys(errors).some((name) => !pending.some((one) => one.startsWith(name))))
    setPending(null);
  else if (pending && running.length === 0) {
    setPending(null);
    setDue(due + 1);
  }
  // After the render with the last file, so that the form includes it.
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (due > 0) void sendNow();
  }, [due]);
  return {
    onUploading(name, uploading, arrived = false) {
      setRunning((names) => {
        if (names.includes(name) === uploading) return names;
        return uploading ? [...names, name] : names.filter((one) => one !== name);
      });
      if (!uploading && !arrived && running.includes(name)) setPending(null);
    },
    waiting: pending ? running.length : 0,
    submit: () => (running.length > 0 ? setPending([...running, ...Object.keys(errors)]) : void send()),
    stop: () => setPending(null),
  };
}
