import { renderRemote } from '@portal/shared/standalone';
import remote from './remote';

renderRemote(remote);
