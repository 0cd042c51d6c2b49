/** Whose notifications are meant: those of a company, for one of its users. */
export interface Reader {
  readonly companyId: string;
  readonly userId: string;
}
