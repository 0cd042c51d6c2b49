import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './dashboard.en.messages.json';

const messages = { en };

export type DashboardMessageId = keyof typeof en;
export type DashboardWords = Translate<DashboardMessageId>;

/** `t(id, values)` of the dashboard, whose words come with its page. */
export function useDashboardText(): DashboardWords {
  void useI18n().add(messages);
  return useT<DashboardMessageId>();
}
