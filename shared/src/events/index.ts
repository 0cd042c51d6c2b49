export * from './bus';
export * from './events';
