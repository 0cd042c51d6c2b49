import type { ReadyMessage } from './child-messages';
import type { StartSettings } from './settings';

/** What a person needs to know once everything runs. */
export function banner(
  { ports }: Pick<StartSettings, 'ports'>,
  api: ReadyMessage,
  developmentMails: boolean,
): string {
  const portal = `http://localhost:${ports.PORT}`;
  const lines = [
    '',
    `The portal runs:          ${portal}`,
    `The customer's page:      http://localhost:${ports.CUSTOMER_PORT}/srm/customer-details/public`,
    `The API:                  http://localhost:${ports.API_PORT}/api/ae and /api/in, described at http://localhost:${ports.API_PORT}/docs`,
    ...api.demo.map(
      ({ country, phoneNumber, password }) =>
        `Demo login (${country.toUpperCase()}):          ${portal}/${country}/login   phone ${phoneNumber}   password ${password}`,
    ),
    `Mails:                    ${api.mails ?? (developmentMails ? `${portal}/dev/outbox` : 'see the API’s settings')}`,
    '',
    'Ctrl-C stops everything.',
  ];
  return lines.join('\n');
}
