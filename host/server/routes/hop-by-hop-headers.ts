/** Headers of one connection (RFC 9110, 7.6.1, and its predecessors). A proxy never passes them on. */
const hopByHopNames: ReadonlySet<string> = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers without those of the connection, and without those that its `Connection` header names. */
export function removeHopByHopHeaders<Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHopNames.has(name) && !named.has(name)),
  );
}
