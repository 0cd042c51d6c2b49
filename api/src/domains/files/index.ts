/** Uploaded files: their owners, their readers and the space they use. */
export { attachFiles, type Attachment, detachFiles } from './attach';
export { deleteUnattachedFiles } from './delete-unattached-files';
export { deleteUnused, findFiles, lockOwnFiles, type StoredFile } from './file-repository';
export { openOriginals } from './open-originals';
export { loadPictures } from './pictures';
export { deleteOldReads, moveReads } from './read-repository';
export { readUploads } from './read-uploads';
export { fileLinks, listReferences, toReference } from './references';
export { registerFiles } from './routes';
export { removeObjects, storeUpload, type Upload } from './service';
