export interface SecurityHeaderInput {
  readonly tls: boolean;
  /** `no-referrer` where the address itself is a secret (the customer's link). */
  readonly referrerPolicy: 'same-origin' | 'no-referrer';
}

/** For every answer of the gateway. */
export function securityHeaders({ tls, referrerPolicy }: SecurityHeaderInput): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': referrerPolicy,
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(tls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
