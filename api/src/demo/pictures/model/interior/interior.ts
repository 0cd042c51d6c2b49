/** What a vehicle looks like from its rear seats. */
export interface Interior {
  readonly kind: 'cabin' | 'open' | 'cargo' | 'lounge';
  /** Seats of each row, from the front. */
  readonly rows: readonly number[];
  /** Half the width at the doors, and the height of the roof above the floor. */
  readonly half: number;
  readonly roof: number;
  readonly seat: string;
  readonly accent: string;
  readonly dash: string;
  readonly strip: 'wood' | 'metal' | 'body' | 'none';
  readonly screen: 'wide' | 'tall' | 'small' | 'double';
  /** Distance between rows; the length of a load space. */
  readonly pitch: number;
}
