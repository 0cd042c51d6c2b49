/** Enquiries of customers, from their arrival to their end. */
export { getEnquiryCounts } from './counts';
export { expireEnquiries } from './expire';
export { findEnquiries } from './find-enquiries';
export { registerEnquiries } from './routes';
export { enquiryColumns, type EnquiryRow } from './store';
