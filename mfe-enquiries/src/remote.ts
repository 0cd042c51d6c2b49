import { CONTRACT, defineRemote } from '@portal/shared/remote';
import { messages } from './messages/source';
import { preload, routes } from './routes';

export default defineRemote({
  name: 'mfe-enquiries',
  contract: CONTRACT,
  messages,
  routes,
  preload,
});
