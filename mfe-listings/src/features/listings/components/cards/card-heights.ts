/** How high a card usually is, for those that load and those that are not in view: on a phone, and from `medium` on. */
export const cardHeights = { phone: '16rem', medium: '29rem' };
