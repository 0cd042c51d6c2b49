import { CONTRACT, defineRemote } from '@portal/shared/remote';
import { messages } from './messages/source';
import { preload, routes } from './routes';

export default defineRemote({
  name: 'mfe-listings',
  contract: CONTRACT,
  messages,
  routes,
  preload,
  setup: (portal) =>
    portal.events.on('session:ended', ({ reason }) => {
      if (reason === 'logout') void forgetFiles();
    }),
});

/** Who logs out leaves no licence or photo behind; whose session merely ended comes back to them. */
async function forgetFiles() {
  try {
    const { keptFiles } = await import(
      /* webpackChunkName: "listing-kept-files" */ './features/media/model/kept-files'
    );
    await keptFiles.clear();
  } catch {
    // Where a browser keeps nothing, there is nothing to forget.
  }
}
