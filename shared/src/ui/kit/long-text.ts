/** Longer than any part has room for. */
export const longText =
  'Mercedes-Benz E 300 AMG Line Premium Plus 2024 with a child seat, DXB AA 20417, until 31 December';
