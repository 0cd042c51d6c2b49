/** Accounts: registration, sign-in, sessions, passkeys and the history of an account. */
export { verifyOwner } from './account/owner';
export { registerAccount } from './account/routes';
export { deleteOldActivity, recordActivity } from './activity/record-activity';
export { toTakenProblem } from './auth/accounts';
export { deleteCodesByEmail, deleteExpiredCodes } from './auth/code-repository';
export { deleteOldFailures } from './auth/login-failure-repository';
export { hashPassword } from './auth/passwords';
export { normalisePhone, parsePhone } from './auth/phones';
export { runForOwner } from './auth/readers-language';
export { deleteExpiredRegistrations } from './auth/registration-repository';
export { registerAuth } from './auth/routes';
export { deleteExpiredSessions, endSessions } from './auth/session-repository';
export { cancelDeletion, deleteUser, insertUser, updateUser } from './auth/user-repository';
export { deleteExpiredChallenges } from './passkeys/challenge-repository';
export { registerPasskeys } from './passkeys/routes';
export { registerUsers } from './users/routes';
