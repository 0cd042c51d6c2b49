export { prepareUpload, uploadLimits } from './prepare-upload';
export { fitSize, shrinkPhoto } from './shrink-photo';
