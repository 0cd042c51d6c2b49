/** The shell's dialogs are one file, loaded when the first of them opens. */
export { AccountMenu } from './AccountMenu';
export { LogoutDialog } from './LogoutDialog';
export { CountryDialog } from './CountryDialog';
export { CountryMenu } from './CountryMenu';
export { HelpDialog } from './HelpDialog';
