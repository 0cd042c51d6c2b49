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
  it('the configuration is read from the page', () => {
    expect(readConfig(pageWith(JSON.stringify(testConfig)))).toEqual(testConfig);
  });

  it.each([['{ broken'], ['{}'], [null]])(
    'the configuration is null, with a message, when it is %p',
    (text) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(readConfig(pageWith(text))).toBeNull();
      expect(logged).toHaveBeenCalledTimes(1);
    },
  );
});
