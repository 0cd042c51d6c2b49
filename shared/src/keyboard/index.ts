export { isSendKey, sendShortcuts } from './send-key';
export { isSingleKeyOn, setSingleKey } from './single-key';
export { isDialogOpen } from './is-dialog-open';
export { isTextField } from './is-text-field';
export { isTouchScreen } from './is-touch-screen';
export { useArrivalFocus } from './useArrivalFocus';
export { useSearchKey } from './useSearchKey';
export { useToolbar } from './useToolbar';
