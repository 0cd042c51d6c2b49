/** One server-sent event, written out. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export interface Frame {
  readonly id: number;
  readonly text: string;
}

/** JSON has no line breaks, so its data is one line. */
export const eventText = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export const HEARTBEAT = ': still here\n\n';
