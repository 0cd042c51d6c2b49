export interface DemoLogin {
  readonly country: string;
  readonly phoneNumber: string;
  readonly password: string;
}

export interface ReadyMessage {
  readonly ready: true;
  readonly address: string;
  readonly demo: readonly DemoLogin[];
  /** Where mails go, as text. */
  readonly mails: string;
}

export interface Report {
  progress(text: string): void;
  ready(message: ReadyMessage): void;
}

interface Parent {
  send?: (message: unknown) => boolean;
}

/** To the process that started this one, where there is one; else into the log. */
export function createReport(
  log: { info(fields: object, text: string): void },
  parent: Parent = process,
): Report {
  return {
    progress(text) {
      if (parent.send) parent.send({ progress: text });
      else log.info({}, text);
    },
    ready(message) {
      if (parent.send) parent.send(message);
      const { address, mails } = message;
      log.info({ address, mails }, 'ready');
    },
  };
}
