import { countries, endpointTable, type CountryCode, type Endpoint } from '@portal/shared/contract';
import { openApi } from './open-api';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const accessTexts: Readonly<Record<Endpoint['access'], string>> = {
  public: 'Anyone',
  agent: 'Signed-in agent',
  operator: 'Platform operator',
  customer: 'Customer with a link',
  payer: 'Customer with the link of a payment',
};

interface Operation {
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: { content: Record<string, { schema: unknown }> };
  readonly responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

const block = (title: string, value: unknown): string =>
  `<h4>${escape(title)}</h4><pre>${escape(JSON.stringify(value, null, 2))}</pre>`;

function card(endpoint: Endpoint, operation: Operation): string {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const [answer] = Object.values(operation.responses[String(endpoint.status)]?.content ?? {});
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required }) =>
        `<li><code>${escape(name)}</code> (${place}${required ? '' : ', optional'})</li>`,
    )
    .join('');
  const words = escape(
    `${endpoint.id} ${endpoint.method} ${endpoint.path} ${endpoint.summary}`.toLowerCase(),
  );
  return `<details class="call" data-words="${words}">
<summary><b class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</b> <code>${escape(endpoint.path)}</code>
<span>${escape(endpoint.summary)}</span>${endpoint.built ? '' : '<i>not in this release</i>'}</summary>
<div><p>${accessTexts[endpoint.access]} · <code>${escape(endpoint.id)}</code></p>
${parameters && `<h4>Parameters</h4><ul>${parameters}</ul>`}
${body ? block('Body', body.schema) : ''}${answer ? block(`Answer ${endpoint.status}`, answer.schema) : ''}</div></details>`;
}

/** One page, no external assets, no inline script or style. */
export function docsPage(countryCodes: readonly CountryCode[]): string {
  const paths = openApi(countryCodes)['paths'] as Record<string, Record<string, Operation>>;
  const domains = [...new Set(endpointTable.map(({ id }) => id.split('.')[0] ?? ''))];
  const sections = domains.map((domain) => {
    const cards = endpointTable
      .filter(({ id }) => id.startsWith(`${domain}.`))
      .map((endpoint) => card(endpoint, paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation));
    return `<section><h2>${escape(domain)}</h2>${cards.join('\n')}</section>`;
  });
  const bases = countryCodes
    .map((code) => `<code>/api/${code}</code> ${escape(countries[code].name)}`)
    .join(', ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API of the supplier portal</title><link rel="stylesheet" href="/docs/page.css"><script src="/docs/page.js" defer></script></head>
<body><header><h1>API of the supplier portal</h1><p>Bases: ${bases}. As data: <a href="/docs/json">OpenAPI 3.1</a>.</p>
<p>Success is <code>{ "result": … }</code>; a failure is <code>application/problem+json</code>.</p>
<label>Filter <input id="filter" type="search" autocomplete="off"></label> <output id="count">${endpointTable.length} calls</output></header>
<main>${sections.join('\n')}</main></body></html>`;
}
