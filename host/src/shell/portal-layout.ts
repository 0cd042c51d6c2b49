import type { PortalLayout } from '../router/create-router';
import { Elsewhere } from './Elsewhere';
import { Frame } from './Frame';
import { Root } from './Root';

/** The shell as the router needs it. */
export const portalLayout: PortalLayout = { Root, Frame, Elsewhere };
