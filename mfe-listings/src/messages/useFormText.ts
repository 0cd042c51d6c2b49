import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './form.en.messages.json';

export type FormMessageId = keyof typeof en;
export type FormWords = Translate<FormMessageId>;

/** `t(id, values)` for adding and editing a listing. Its texts load with these pages. */
export const useFormText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './form.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './form.hi.messages.json'),
});
