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

/** A logout deletes licences and photos from the device, also those of the gallery; after an ended session they are still there. */
async function forgetFiles() {
  try {
    const { keptFiles } = await import(
      /* webpackChunkName: "listing-kept-files" */ './entities/media/model/kept-files'
    );
    await keptFiles.clear();
    const { sharedPhotos } = await import(
      /* webpackChunkName: "listing-kept-files" */ './entities/shared-photo/model/shared-photos'
    );
    await sharedPhotos.clear();
  } catch {
    // Without storage there is nothing to delete.
  }
}
