import type { Agent } from '../support/agent';
import type { Page } from './measure-page';

/** The pages that agents open first. */
const paths = ['/', '/listings', '/enquiries', '/srm/ongoing-trips'] as const;

export const agentPages = (portal: string, session: Agent): Record<string, Page> =>
  Object.fromEntries(paths.map((path) => [path, { url: portal + path, session }]));
