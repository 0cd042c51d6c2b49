import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** The picture library with restrictions. It is large, so it is loaded with the first picture. */
export const loadSharp = (): Promise<typeof Sharp> => (loaded ??= load());

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // libvips reads dozens of formats (SVG and PDF among them); only accepted formats may reach a decoder.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  });
  // One picture at a time in one thread: the API answers others meanwhile, and memory use stays small.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
