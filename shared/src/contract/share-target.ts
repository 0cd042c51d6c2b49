import { DAY } from './time';

/**
 * How photos of a phone's gallery arrive: the phone posts them to `address`, the worker of that address keeps them on the
 * device and opens `page`. The worker and the manifest are plain files of the shell; a test compares them with this.
 */
export const shareTarget = {
  address: '/share-photos',
  worker: '/share-worker.js',
  /** Of the form that the phone posts. */
  field: 'photos',
  page: '/listings/shared-photos',
  /** Added to the address of the page where the photos did not arrive. */
  missed: 'missed',
  /** In the browser's Cache Storage. */
  cache: 'shared-photos',
  /** Has the name of the file, percent-encoded. */
  nameHeader: 'x-file-name',
  /** Has the time at which it was shared, in milliseconds. */
  timeHeader: 'x-shared-at',
  /** More than these are not kept, so that nobody can fill the device. */
  filesMax: 60,
  keptFor: DAY,
} as const;
