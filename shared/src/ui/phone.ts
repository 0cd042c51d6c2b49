export { PhoneField, type PhoneFieldProps } from './phone/PhoneField';
export { validatePhone } from './phone/validatePhone';
export { callingCodeOfNumber } from './phone/callingCodeOfNumber';
