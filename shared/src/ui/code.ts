export { CodeField, type CodeFieldProps } from './code/CodeField';
