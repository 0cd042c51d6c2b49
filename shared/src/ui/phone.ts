export { PhoneField, type PhoneFieldProps } from './phone/PhoneField';
export { validatePhone } from './phone/validatePhone';
export { findCallingCode } from './phone/findCallingCode';
