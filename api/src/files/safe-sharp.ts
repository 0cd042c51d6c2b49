import sharp from 'sharp';

// libvips reads dozens of formats (SVG and PDF among them); only what we accept may reach a decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// One picture at a time in one thread: the API answers others meanwhile, and memory stays small.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
