import { createUseText } from '@portal/shared/i18n';
import en from './engine.en.messages.json';

/** `t(id, values)` for stopping engines. Its texts load with that part alone. */
export const useEngineText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './engine.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './engine.hi.messages.json'),
});
