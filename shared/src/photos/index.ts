export { prepareUpload, uploadLimits } from './prepare-upload';
export { fitted, shrinkPhoto } from './shrink-photo';
