/** IPv4, IPv6, or IPv4 within IPv6. */
const loopbackAddress = /^(::ffff:)?127\.|^::1$/;
/** With or without a port. */
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** A proxy, a tunnel or a load balancer adds one of these. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

interface IncomingRequest {
  readonly socket: { readonly remoteAddress?: string };
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Whether a program on this machine made the request, without a proxy or a tunnel in between. The `Host` must
 * name this machine too: a page of a foreign site can point its own name at 127.0.0.1 (DNS rebinding).
 */
export const isFromThisMachine = ({ socket, headers }: IncomingRequest): boolean =>
  loopbackAddress.test(socket.remoteAddress ?? '') &&
  typeof headers.host === 'string' &&
  loopbackHost.test(headers.host) &&
  forwardingHeaders.every((name) => headers[name] === undefined);

/** Whether a server that listens there is out of reach of other machines. */
export const isLoopbackHost = (host: string): boolean => loopbackHost.test(host) || host === '::1';
