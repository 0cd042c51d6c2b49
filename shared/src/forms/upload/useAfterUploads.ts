import { useEffect, useEffectEvent, useState } from 'react';

export interface Uploads {
  /** For the fields: an upload began, or ended with its file or without. */
  onUploading(this: void, name: string, uploading: boolean, arrived?: boolean): void;
  /** How many files the form waits for, to be sent by itself after them; 0 while nobody asked for that. */
  readonly waiting: number;
  /** Sends the form, once all files are there. */
  submit(this: void): void;
  /** The form is not sent by itself any more. */
  stop(this: void): void;
}

/**
 * A form is not sent while one of its files is: it would be told that the file is missing. Who sends it meanwhile is remembered.
 * Another field that is found wrong (`errors`, by field), a file that fails and one that is cancelled end the wait.
 */
export function useAfterUploads(send: () => unknown, errors: object): Uploads {
  const [running, setRunning] = useState<readonly string[]>([]);
  // The fields that may be wrong meanwhile: those of the files, whose errors go only after their files are there, and those that
  // were wrong before. Null while nobody asked.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [due, setDue] = useState(0);
  if (asked && Object.keys(errors).some((name) => !asked.some((one) => one.startsWith(name)))) setAsked(null);
  else if (asked && running.length === 0) {
    setAsked(null);
    setDue(due + 1);
  }
  // After the render that the last file brought, so that it goes with the form.
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
      if (!uploading && !arrived && running.includes(name)) setAsked(null);
    },
    waiting: asked ? running.length : 0,
    submit: () => (running.length > 0 ? setAsked([...running, ...Object.keys(errors)]) : void send()),
    stop: () => setAsked(null),
  };
}
