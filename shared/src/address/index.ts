export * from './useAddressView';
export * from './useSearchText';
