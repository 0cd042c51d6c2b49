import { isLoopbackHost } from '@portal/shared/contract';
import type { ReadyMessage } from './child-messages';
import type { StartSettings } from './settings';

/** What a person needs to know once everything runs. */
export function banner(
  { ports, host, basePath }: Pick<StartSettings, 'ports' | 'host' | 'basePath'>,
  api: ReadyMessage,
  developmentMails: boolean,
): string {
  const portal = `http://localhost:${ports.PORT}${basePath}`;
  const lines = [
    '',
    `The portal runs:          ${portal}`,
    `The customer's page:      http://localhost:${ports.CUSTOMER_PORT}${basePath}/srm/customer-details/public`,
    `The API:                  http://localhost:${ports.API_PORT}/api/ae and /api/in, described at http://localhost:${ports.API_PORT}/docs`,
    ...api.demo.map(
      ({ country, phoneNumber, password }) =>
        `Demo login (${country.toUpperCase()}):          ${portal}/${country}/login   phone ${phoneNumber}   password ${password}`,
    ),
    `Mails:                    ${api.mails ?? (developmentMails ? `${portal}/dev/outbox` : 'see the API’s settings')}`,
    ...reachWarning(host, api.demo.length > 0),
    '',
    'Ctrl-C stops everything.',
  ];
  return lines.join('\n');
}

/** A development portal that other machines can reach shows them what is meant for this one. */
function reachWarning(host: string | undefined, hasDemo: boolean): string[] {
  if (host === undefined || isLoopbackHost(host)) return [];
  const reach = `Other machines can reach this portal, because HOST is ${host}.`;
  return [
    '',
    hasDemo
      ? `${reach} The passwords of the demo logins are public: keep real data out, or set DEMO=0.`
      : reach,
  ];
}
