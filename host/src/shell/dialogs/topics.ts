export const helpTopics = [
  'vehicle-registration',
  'managing-listings',
  'company-details',
  'photos',
  'plan',
  'account',
  'deletion',
] as const;
