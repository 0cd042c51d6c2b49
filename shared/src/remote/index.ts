export * from './definition';
export * from './manifest';
export * from './ownership';
export * from './registry';
