export { FileField, type FileFieldProps } from './upload/FileField';
export type { Upload, UploadedFile } from './upload/useUpload';
