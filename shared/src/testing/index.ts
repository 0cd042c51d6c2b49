export * from './portal';
export * from './tokens';
