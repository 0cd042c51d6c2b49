import { stopAll } from './harness/run-state';

export default stopAll;
