export { Switch, type SwitchProps } from './fields/Switch';
