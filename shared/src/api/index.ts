export * from './client';
export * from './error';
export * from './upload';
