export { FormErrors, type FormErrorsProps } from './fields/FormErrors';
export { RadioCards, type RadioCard, type RadioCardsProps } from './fields/RadioCards';
export { SaveBar, type SaveBarProps } from './fields/SaveBar';
export { Stepper, type StepperProps } from './feedback/Stepper';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField';
