export { UploadField } from './UploadField';
export { useAfterUploads, type Uploads } from './useAfterUploads';
export { WaitingForFiles } from './WaitingForFiles';
