/** What happened, for the users of a company, and which of it each has read. Knows no other domain but live events and what can be undone. */
export { choiceOfNotifications } from './choice-action';
export { deleteOldNotifications } from './delete-old-notifications';
export { deleteCustomerNotifications } from './notification-repository';
export { sendNotificationMails } from './deliveries/send-notification-mails';
export { deleteEndedDevices } from './push/device-repository';
export { sendNotificationPushes } from './push/send-notification-pushes';
export { noteImport } from './note-import';
export { raiseNotification } from './raise-notification';
export { registerNotifications } from './routes';
