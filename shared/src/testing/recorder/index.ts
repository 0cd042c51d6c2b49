export {
  newUserId,
  recorderTokens,
  settledUserId,
  temporaryToken,
  withoutDeskUserId,
  withoutTermsUserId,
} from './platform';
export { buildId } from './create-stated-data';
export { createRecorder, type Recorder } from './recorder';
export { describePlainPages } from './describe-plain-pages';
export { renderPlainPage } from './render-plain-page';
export { createPlainPortal, useRecorder } from './useRecorder';
