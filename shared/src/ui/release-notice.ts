export { ReleaseNotice, type ReleaseNoticeProps } from './release/ReleaseNotice';
