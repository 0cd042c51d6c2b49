import { addFonts } from './add-fonts';

const latin = {
  family: 'Portal Sans',
  address: '/host/1/fonts/latin.woff2',
  weight: '100 700',
  unicodeRange: 'U+0000-00FF',
  isInEveryPage: true,
};

/** Runs the script as a page would. @returns what it declares */
function runScript(script: string): unknown[] {
  const added: unknown[] = [];
  class FontFace {
    constructor(
      readonly family: string,
      readonly source: string,
      readonly descriptors: object,
    ) {}
  }
  const fonts = { add: (face: FontFace) => added.push({ ...face }) };
  new Function('document', 'FontFace', script)({ fonts }, FontFace);
  return added;
}

it('the script declares each file once, to be used only if it is there in time', () => {
  expect(runScript(addFonts([latin, { ...latin, weight: '400' }]))).toEqual([
    {
      family: 'Portal Sans',
      source: 'url(/host/1/fonts/latin.woff2)',
      descriptors: { weight: '100 700', unicodeRange: 'U+0000-00FF', display: 'optional' },
    },
    expect.objectContaining({ descriptors: expect.objectContaining({ weight: '400' }) as unknown }),
  ]);
});

it('a release without fonts has no script for them, and no address can end the script', () => {
  expect(addFonts([])).toBe('');
  expect(addFonts([{ ...latin, address: '</script>' }])).not.toContain('</script>');
});
