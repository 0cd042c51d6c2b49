import './nonce';
import { bootstrap } from './boot/bootstrap';

void bootstrap();
