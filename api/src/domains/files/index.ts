/** Uploaded files: who has them, who reads them, what they take up. */
export { attachFiles, type Attachment, detachFiles } from './attach';
export { deleteUnattachedFiles } from './delete-unattached-files';
export { deleteUnused, findFiles, type StoredFile } from './file-repository';
export { loadPictures } from './pictures';
export { deleteOldReads, moveReads } from './read-repository';
export { readUploads } from './read-uploads';
export { fileLinks, referencesTo, toReference } from './references';
export { registerFiles } from './routes';
export { removeObjects, storeUpload, type Upload } from './service';
