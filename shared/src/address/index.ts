export * from './useAddressView';
export * from './useLastPage';
export * from './useSearchText';
export * from './parameters';
