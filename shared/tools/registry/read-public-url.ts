import { addBasePathTo } from '@portal/shared/contract';

/** The public address of the portal, without a slash at the end; on a developer's machine that of the gateway. */
export const readPublicUrl = (env: NodeJS.ProcessEnv): string =>
  addBasePathTo(
    (env.PUBLIC_URL || `http://localhost:${env.PORT || '3000'}`).replace(/\/+$/, ''),
    env.BASE_PATH ?? '',
  );
