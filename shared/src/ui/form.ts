export { FormBar, type FormBarProps } from './form/FormBar';
export { FormErrors, type FormErrorsProps } from './form/FormErrors';
export { RadioCards, type RadioCard, type RadioCardsProps } from './form/RadioCards';
export { SaveBar, type SaveBarProps } from './form/SaveBar';
export { Stepper, type StepperProps } from './form/Stepper';
export { TextAreaField, type TextAreaFieldProps } from './form/TextAreaField';
