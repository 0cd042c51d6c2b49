import { loadSharp } from '../../files/load-sharp';

const LOADER = { operation: ['VipsForeignLoadSvg'] };

/**
 * Pictures that we generate, as PNG. The SVG reader is enabled only for them: demo data is loaded before the
 * server accepts calls, and an SVG from outside is always refused by its first bytes.
 */
export async function renderSvgs(documents: readonly string[]): Promise<Buffer[]> {
  const sharp = await loadSharp();
  sharp.unblock(LOADER);
  try {
    const pictures: Buffer[] = [];
    for (const document of documents) pictures.push(await sharp(Buffer.from(document)).png().toBuffer());
    return pictures;
  } finally {
    sharp.block(LOADER);
  }
}
