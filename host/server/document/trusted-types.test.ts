/** @jest-environment jsdom */
import { createDefaultPolicy } from './trusted-types';

interface Rules {
  createScriptURL(address: string): string | null;
  createHTML(text: string, type?: string, sink?: string): string | null;
  createScript?: unknown;
}

/** The rules that the inline script gives to the browser. */
function readRules(folders: readonly string[] = []): Rules {
  const created: Rules[] = [];
  Object.assign(window, {
    trustedTypes: { createPolicy: (_name: string, rules: Rules) => void created.push(rules) },
  });
  window.eval(createDefaultPolicy(folders));
  const [rules] = created;
  if (!rules) throw new Error('No policy was created');
  return rules;
}
afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test('scripts come from the page’s own origin only', () => {
  const { createScriptURL } = readRules();
  for (const own of ['/host/1/main.js', 'page.js', `${location.origin}/remotes/mfe-srm/1/remoteEntry.js`])
    expect(createScriptURL(own)).toBe(own);
  for (const foreign of ['https://attacker.example/a.js', '//attacker.example/a.js', 'data:,1', 'blob:x'])
    expect(createScriptURL(foreign)).toBeNull();
});

test('scripts of a remote on another origin come from its folder only', () => {
  const folder = 'https://remotes.example/mfe-fines/1.0.0/';
  const { createScriptURL } = readRules([folder]);
  expect(createScriptURL(`${folder}remoteEntry.js?retry=1`)).toBe(`${folder}remoteEntry.js?retry=1`);
  expect(createScriptURL('/host/1/main.js')).toBe('/host/1/main.js');
  for (const foreign of [
    `${folder}../2.0.0/remoteEntry.js`,
    'https://remotes.example/mfe-fines/1.0.0',
    'https://attacker.example/#https://remotes.example/mfe-fines/1.0.0/',
  ])
    expect(createScriptURL(foreign)).toBeNull();
});

test('text becomes a parsed document, but no markup of the page and no code', () => {
  const { createHTML, createScript } = readRules();
  expect(createHTML('<p>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>');
  for (const sink of ['Element innerHTML', 'Element insertAdjacentHTML', 'HTMLIFrameElement srcdoc'])
    expect(createHTML('<p>', 'TrustedHTML', sink)).toBeNull();
  // Emptying an element adds nothing.
  expect(createHTML('', 'TrustedHTML', 'Element innerHTML')).toBe('');
  expect(createHTML(' ', 'TrustedHTML', 'Element innerHTML')).toBeNull();
  expect(createScript).toBeUndefined();
});

test('a browser without trusted types runs it without an error', () => {
  expect(() => window.eval(createDefaultPolicy())).not.toThrow();
});
