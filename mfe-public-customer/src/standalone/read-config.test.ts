import { testConfig } from '@portal/shared/testing';
import { readConfig } from './read-config';

const pageWith = (text: string | null): Document => {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'portal-config';
  script.textContent = text;
  page.head.append(script);
  return page;
};

afterEach(() => jest.restoreAllMocks());

describe('the configuration of the customer\u2019s page', () => {
  it('the configuration is read from the page without a request', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    expect(await readConfig(pageWith(JSON.stringify(testConfig)))).toEqual(testConfig);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('the configuration is requested from the server if the page has none', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(testConfig));
    expect(await readConfig(pageWith(null))).toEqual(testConfig);
  });

  it.each([
    ['{ broken', () => Promise.resolve(Response.json(testConfig))],
    ['{}', () => Promise.resolve(Response.json(testConfig))],
    [null, () => Promise.resolve(new Response('', { status: 503 }))],
    [null, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('the configuration is null, with a message, when it is %p', async (text, answer) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await readConfig(pageWith(text))).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
