/** Names of the values kept in the browser's local storage. */
export const storedKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userId: 'userId',
  authStatus: 'authStatus',
  vehicleId: 'vehicleId',
  categoryId: 'categoryId',
  vehicleTypeId: 'vehicleTypeId',
  appCountry: 'appCountry',
  preferences: 'portalPreferences',
  /** Set once the browser has loaded the typeface. */
  typeface: 'portalTypeface',
} as const;
