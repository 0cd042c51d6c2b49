/** Enquiries of customers, from their arrival to their end. */
export { getEnquiryCounts } from './counts';
export { expireEnquiries } from './expire';
export { findEnquiries } from './find-enquiries';
export { followUpChange } from './follow-up-change';
export { registerEnquiries } from './routes';
export { enquiryColumns, type EnquiryRow } from './store';
