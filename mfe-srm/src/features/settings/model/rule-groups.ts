import { alertRuleNames, trackingAlertKinds, type AlertRuleName } from '@portal/shared/contract';

const money: readonly AlertRuleName[] = [
  'depositDue',
  'holdDue',
  'holdLapsed',
  'refundFailed',
  'fineDue',
  'electronicDue',
  'deliveryFailing',
];
const trackers: readonly AlertRuleName[] = trackingAlertKinds;
const others = new Set([...money, ...trackers]);

/** The rules under the headings of the settings page. A new rule stands with those of trips. */
export const ruleGroups = {
  trips: alertRuleNames.filter((name) => !others.has(name)),
  money,
  trackers,
} as const;

export type RuleGroup = keyof typeof ruleGroups;
export const ruleGroupNames = Object.keys(ruleGroups) as readonly RuleGroup[];
