export { applyFieldErrors } from './applyFieldErrors';
export { Form } from './Form';
export { FormFailure } from './FormFailure';
export { isCode } from './isCode';
export { LoadingForm } from './LoadingForm';
export { useFailureText } from './useFailureText';
export { useRoomCheck, type RoomCheck } from './upload/useRoomCheck';
export { useShownErrors } from './useShownErrors';
export { useUnsavedGuard } from './useUnsavedGuard';
