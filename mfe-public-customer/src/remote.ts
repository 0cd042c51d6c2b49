import { joinSources } from '@portal/shared/i18n';
import { CONTRACT, defineRemote } from '@portal/shared/remote';
import { listingMessages } from './messages/listing-messages';
import { messages } from './messages/source';
import { routes } from './routes';

export default defineRemote({
  name: 'mfe-public-customer',
  contract: CONTRACT,
  // The shell writes the title of the listing's page. In `messages` it would be part of the form's first load.
  messages: joinSources(messages, listingMessages),
  routes,
});
