import { contentSecurityPolicy } from './content-security-policy';
import { renderDocument } from './document';
import { inlineJson } from './escape';

const policy = {
  nonce: 'abc',
  apiOrigins: ['https://api.example'],
  fileOrigins: ['https://files.example'],
  tls: false,
};

describe('the content security policy', () => {
  const text = contentSecurityPolicy(policy);
  const directive = (name: string) =>
    text.split('; ').find((part) => part.startsWith(`${name} `) || part === name);

  it('allows only the page’s own origin and what has the nonce', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'");
    expect(directive('style-src')).toBe("style-src 'self' 'nonce-abc'");
    expect(text).not.toContain('unsafe');
    expect(directive('default-src')).toBe("default-src 'none'");
    expect(directive('object-src')).toBe("object-src 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  it('lets calls go to the API and pictures come from the file store', () => {
    expect(directive('connect-src')).toBe("connect-src 'self' https://api.example https://files.example");
    // Any https address: enquiries show the marketplace's photos, which may be on any host.
    expect(directive('img-src')).toBe(
      "img-src 'self' data: blob: https: https://api.example https://files.example",
    );
    expect(directive('frame-src')).toBe("frame-src 'self' https://api.example https://files.example");
  });

  it('demands trusted types of the known policies, but not of development servers, which evaluate text', () => {
    expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive('trusted-types')).toBe('trusted-types default dompurify');
    const developmentOrigins = ['http://localhost:3401'];
    expect(contentSecurityPolicy({ ...policy, developmentOrigins })).not.toContain('trusted-types');
  });

  it('upgrades requests only with TLS', () => {
    expect(directive('upgrade-insecure-requests')).toBeUndefined();
    expect(contentSecurityPolicy({ ...policy, tls: true })).toContain('upgrade-insecure-requests');
  });
});

describe('the document', () => {
  const parts = {
    title: 'A & B',
    nonce: 'abc',
    scripts: [{ src: '/host/1/main.js' }],
    preloads: [],
    data: {},
  };

  it('stays intact whatever its data contains', () => {
    const hostile = { brandName: '</script><script>alert(1)</script>\u2028<!--' };
    const json = inlineJson(hostile);
    expect(json).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(json)).toEqual(hostile);
    expect(
      renderDocument({ ...parts, data: { 'portal-config': hostile } }).match(/<\/script>/g),
    ).toHaveLength(2);
  });

  it('escapes the title and carries the nonce on scripts and styles', () => {
    expect(renderDocument(parts)).toContain('<script defer nonce="abc" src="/host/1/main.js"></script>');
    const html = renderDocument({
      ...parts,
      firstView: { html: '<main>hello</main>', css: '.a{}</style><b>' },
    });
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('<div id="root"><main>hello</main></div>');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('preloads with the credentials mode of the request that follows', () => {
    const html = renderDocument({
      ...parts,
      preloads: [
        { href: '/m.json', as: 'fetch' },
        { href: '/e.js', as: 'script', integrity: 'sha384-x' },
      ],
    });
    expect(html).toContain('<link rel="preload" as="fetch" href="/m.json" crossorigin>');
    expect(html).toContain('<link rel="preload" as="script" href="/e.js" crossorigin integrity="sha384-x">');
  });

  it('with a first view starts its scripts only after that view', () => {
    const html = renderDocument({
      ...parts,
      preloads: [{ href: '/e.js', as: 'script' }],
      firstView: { html: '<main></main>', css: '' },
    });
    expect(html).not.toMatch(/<script[^>]* src=|<link rel="preload"/);
    expect(html.indexOf('requestAnimationFrame')).toBeGreaterThan(html.indexOf('<main>'));
  });
});
