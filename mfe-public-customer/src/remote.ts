import { CONTRACT, defineRemote } from '@portal/shared/remote';
import { messages } from './messages/source';
import { routes } from './routes';

export default defineRemote({ name: 'mfe-public-customer', contract: CONTRACT, messages, routes });
