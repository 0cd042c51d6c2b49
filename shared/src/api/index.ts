export * from './client';
export * from './error';
export * from './read-result';
export * from './upload';
