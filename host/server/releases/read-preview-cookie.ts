import { releasePreview } from '@portal/shared/remote';
import type { FastifyRequest } from 'fastify';

const cookiePattern = new RegExp(`(?:^|;\\s*)${releasePreview.cookie}=([^;]*)`);

/** The link to a preview that this browser opened, or undefined. */
export const readPreviewCookie = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  cookiePattern.exec(headers.cookie ?? '')?.[1];
