export { createCapabilityStore, type CapabilityStore } from './capability-store';
export * from './client';
export * from './client-settings';
export * from './error';
export { failureText } from './failure-words';
export * from './read-result';
export { toError } from './to-error';
export * from './upload';
