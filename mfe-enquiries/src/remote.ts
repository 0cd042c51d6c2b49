import { CONTRACT, defineRemote } from '@portal/shared/remote';
import desk from './messages/desk.en.messages.json';
import en from './messages/en.messages.json';
import { preload, routes } from './routes';

export default defineRemote({
  name: 'mfe-enquiries',
  contract: CONTRACT,
  messages: { en: { ...en, ...desk } },
  routes,
  preload,
});
