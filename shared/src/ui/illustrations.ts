export { Illustration, type IllustrationName, type IllustrationProps } from './illustrations/Illustration';
