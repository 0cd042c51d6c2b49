import { CONTRACT, defineRemote } from '@portal/shared/remote';
import en from './messages/en.messages.json';
import onboarding from './messages/onboarding.en.messages.json';
import { routes } from './routes';

export default defineRemote({
  name: 'mfe-srm',
  contract: CONTRACT,
  messages: { en: { ...en, ...onboarding } },
  routes,
});
