import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './dashboard.en.messages.json';

export type DashboardMessageId = keyof typeof en;
export type DashboardWords = Translate<DashboardMessageId>;

/** `t(id, values)` for the dashboard. Its texts load with its page. */
export const useDashboardText = createUseText<'validation.date', typeof en>(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './dashboard.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './dashboard.hi.messages.json'),
});
