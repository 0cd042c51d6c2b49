import { releaseGroupCookie } from '@portal/shared/remote';
import type { FastifyRequest } from 'fastify';

const groupPattern = new RegExp(`(?:^|;\\s*)${releaseGroupCookie}=([0-9a-f]{8})(?:;|$)`);

/** The group of the reader's company, which the shell set after the sign-in. Undefined: the live versions. */
export const readReleaseGroup = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  groupPattern.exec(headers.cookie ?? '')?.[1];
