export * from './define-remote';
export * from './manifest';
export * from './ownership';
export * from './registry';
export * from './release-group';
export * from './release-preview';
export * from './remote-address';
export * from './remote-origins';
