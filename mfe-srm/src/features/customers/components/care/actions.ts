export const careActions = ['merge', 'export', 'erase'] as const;
export type CareAction = (typeof careActions)[number];
