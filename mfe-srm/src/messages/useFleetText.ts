import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './fleet.en.messages.json';

const messages = { en };

export type FleetMessageId = keyof typeof en;
export type FleetWords = Translate<FleetMessageId>;

/** `t(id, values)` of the fleet, whose words come with its pages: they are no part of the remote's entry. */
export function useFleetText(): FleetWords {
  void useI18n().add(messages);
  return useT<FleetMessageId>();
}
