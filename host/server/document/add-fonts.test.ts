import { storedKeys } from '@portal/shared/portal/stored-keys';
import { addFonts } from './add-fonts';

const latin = {
  family: 'Portal Sans',
  address: '/host/1/fonts/latin.woff2',
  weight: '100 700',
  unicodeRange: 'U+0000-00FF',
  isInEveryPage: true,
};
const arabic = {
  ...latin,
  address: '/host/1/fonts/arabic.woff2',
  unicodeRange: 'U+0600-06FF',
  isInEveryPage: false,
};

interface Visit {
  /** `null`: the browser keeps nothing. */
  readonly stored: Record<string, string> | null;
  readonly loads?: boolean;
}

/** Runs the script as a page would. */
function runScript(script: string, { stored, loads = true }: Visit) {
  const declared: object[] = [];
  const links: object[] = [];
  const requested: string[] = [];
  class FontFace {
    constructor(
      readonly family: string,
      readonly source: string,
      readonly descriptors: object,
    ) {}
    load(): Promise<FontFace> {
      requested.push(this.source);
      return loads ? Promise.resolve(this) : Promise.reject(new Error('no network'));
    }
  }
  const document = {
    fonts: { add: (face: FontFace) => declared.push({ ...face }) },
    createElement: () => ({}),
    head: { appendChild: (link: object) => links.push(link) },
  };
  const localStorage = {
    getItem(key: string) {
      if (!stored) throw new Error('blocked');
      return stored[key] ?? null;
    },
    setItem(key: string, value: string) {
      if (stored) stored[key] = value;
    },
  };
  const window: { addTypeface?: () => void } = {};
  const page = new EventTarget();
  const names = [
    'window',
    'document',
    'FontFace',
    'localStorage',
    'addEventListener',
    'removeEventListener',
  ] as const;
  new Function(...names, script)(
    window,
    document,
    FontFace,
    localStorage,
    page.addEventListener.bind(page),
    page.removeEventListener.bind(page),
  );
  const press = async (event: string) => {
    page.dispatchEvent(new Event(event));
    await new Promise(setImmediate);
  };
  return { declared, links, requested, window, press };
}

const preload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: '',
  href: latin.address,
};

it('the script declares each file once, to be used only if it is there in time', () => {
  const { declared } = runScript(addFonts([latin, { ...latin, weight: '400' }]), {
    stored: { [storedKeys.typeface]: 'loaded' },
  });
  expect(declared).toEqual([
    {
      family: 'Portal Sans',
      source: 'url(/host/1/fonts/latin.woff2)',
      descriptors: { weight: '100 700', unicodeRange: 'U+0000-00FF', display: 'optional' },
    },
    expect.objectContaining({ descriptors: expect.objectContaining({ weight: '400' }) as unknown }),
  ]);
});

it.each([
  ['a browser that has loaded the typeface before', { [storedKeys.typeface]: 'loaded' }],
  ['a browser that keeps nothing', null],
])('%s preloads the files of every page', (_, stored) => {
  const { declared, links } = runScript(addFonts([arabic, latin]), { stored });
  expect(declared).toHaveLength(2);
  expect(links).toEqual([preload]);
});

it.each(['pointermove', 'pointerdown', 'keydown'])(
  'on a first visit the files load at the first %s, and the next page uses them',
  async (action) => {
    const stored = {};
    const { declared, links, requested, window, press } = runScript(addFonts([arabic, latin]), {
      stored,
    });
    expect([declared, links, requested]).toEqual([[], [], []]);
    expect(window.addTypeface).toBeUndefined();
    await press(action);
    await press('keydown');
    expect(requested).toEqual(['url(/host/1/fonts/latin.woff2)']);
    expect(stored).toEqual({ [storedKeys.typeface]: 'loaded' });
    expect(declared).toEqual([]);
    window.addTypeface?.();
    expect(declared).toMatchObject([
      { descriptors: { unicodeRange: 'U+0600-06FF', display: 'optional' } },
      { descriptors: { unicodeRange: 'U+0000-00FF', display: 'swap' } },
    ]);
    expect(window.addTypeface).toBeUndefined();
  },
);

it('a file that does not load is asked for again on the next visit', async () => {
  const stored = {};
  const { window, press } = runScript(addFonts([latin]), { stored, loads: false });
  await press('keydown');
  expect(stored).toEqual({});
  expect(window.addTypeface).toBeUndefined();
});

it('a release without fonts has no script for them, and no address can end the script', () => {
  expect(addFonts([])).toBe('');
  expect(addFonts([{ ...latin, address: '</script>' }])).not.toContain('</script>');
});
