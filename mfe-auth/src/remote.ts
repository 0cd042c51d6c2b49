import { CONTRACT, defineRemote } from '@portal/shared/remote';
import { messages } from './messages/source';
import { routes } from './routes';

export default defineRemote({ name: 'mfe-auth', contract: CONTRACT, messages, routes });
