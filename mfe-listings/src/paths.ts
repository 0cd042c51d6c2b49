/** Addresses of this remote's pages, as routes.tsx patterns them. */
export const listPath = '/listings';

export const addPath = (userId: string, copyOf?: string): string =>
  `${listPath}/add/${userId}${copyOf ? `?copy=${copyOf}` : ''}`;

export interface Whose {
  readonly companyId: string;
  readonly userId: string;
}

/** `level` is where the form opens: 1 basic details, 2 specifications, 3 features. */
export const editPath = (vehicleId: string, { companyId, userId }: Whose, level?: number): string =>
  `${listPath}/view/${vehicleId}/${companyId}/${userId}${level ? `?level=${level}` : ''}`;
