export * from './useAddressView';
export * from './useSearchText';
export * from './parameters';
