export interface LoginValues {
  readonly phoneNumber: string;
  readonly password: string;
}
