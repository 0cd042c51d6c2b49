export { NativeDateField, type NativeDateFieldProps } from './fields/NativeDateField';
