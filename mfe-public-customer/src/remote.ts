import { CONTRACT, defineRemote } from '@portal/shared/remote';
import en from './messages/en.messages.json';
import { routes } from './routes';

export default defineRemote({ name: 'mfe-public-customer', contract: CONTRACT, messages: { en }, routes });
