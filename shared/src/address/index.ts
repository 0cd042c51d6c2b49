export * from './useAddressView';
export * from './useLastPage';
export * from './useSearchText';
export * from './define-view';
export * from './define-sort';
export {
  defineChoice,
  defineDay,
  defineFlag,
  defineId,
  definePage,
  defineSearch,
  defineSize,
  defineText,
  isDay,
} from './view-fields';
export { toPage, withParameters } from './parameters';
