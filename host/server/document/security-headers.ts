export interface SecurityHeaderInput {
  readonly tls: boolean;
  /** `no-referrer` where the address itself is a secret (the customer's link). */
  readonly referrerPolicy: 'same-origin' | 'no-referrer';
}

/** For every answer of the gateway. */
export function securityHeaders({ tls, referrerPolicy }: SecurityHeaderInput): Record<string, string> {
  return {
    ...scriptHeaders({ tls }),
    'x-frame-options': 'DENY',
    'referrer-policy': referrerPolicy,
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** For a script: most headers of a page mean nothing for a script, and a first load has a dozen scripts. */
export const scriptHeaders = ({ tls }: Pick<SecurityHeaderInput, 'tls'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(tls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
