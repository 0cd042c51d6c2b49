import { useAddressView } from '@portal/shared/address';
import { calendarInAddress } from '../model/calendar-view';

export const useCalendarView = () => useAddressView(calendarInAddress);
